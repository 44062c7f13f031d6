"""Tasks of the benchmark: fixed deals, scores that add up, the same report for the same player."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

import daedalus  # noqa: E402
from daedalus.arena import Contest, run  # noqa: E402
from daedalus.arena import jobs as work  # noqa: E402
from daedalus.cli import main  # noqa: E402
from daedalus.core.errors import OptionError  # noqa: E402
from daedalus.extras import installed  # noqa: E402
from daedalus.tasks import TASKS, LevelPlayer, PolicyPlayer, Task, evaluate, task  # noqa: E402
from daedalus.tasks.dataset import decisions, load, played, write  # noqa: E402
from daedalus.tasks.deals import FINGERPRINTS, deals, fingerprint, fits  # noqa: E402
from daedalus.tasks.environment import TaskEnv  # noqa: E402
from daedalus.tasks.evaluate import read_report, write_report  # noqa: E402

NAMES = [each.name for each in TASKS]
ALONE = [each for each in TASKS if not each.rivals and each.edition != "go"]


@pytest.mark.parametrize("each", TASKS, ids=NAMES)
def test_the_fixed_deals_never_change(each: Task) -> None:
    assert fingerprint(each) == FINGERPRINTS[each.id]


def first_legal() -> Any:
    """Return a policy: the legal action with the lowest number."""
    return lambda seen, mask: int(np.argmax(mask))


def never_legal() -> Any:
    return lambda seen, mask: int(np.argmin(mask))


def reaching() -> Any:
    """Return a policy that needs one look: where a push brings a goal into reach, and a walk."""

    def choose(seen: Any, mask: Any) -> int:
        reach, goals = seen[-96:-48], seen[-48:]
        pays = (reach & goals).any(axis=(1, 2)) & (mask[:48] == 1)
        if pays.any():
            return int(np.argmax(pays))
        there = mask[48:97].reshape(7, 7) & seen[5]  # own goals, where nobody else sits
        return 48 + int(np.argmax(there)) if there.any() else int(np.argmax(mask))

    return choose


@pytest.mark.parametrize("each", TASKS, ids=NAMES)
def test_levels_and_policies_play_every_task_to_the_same_report(each: Task) -> None:
    for player in (LevelPlayer("easy"), PolicyPlayer("first", first_legal)):
        once, again = (evaluate(each, player, games=3) for _ in range(2))
        assert write_report(once) == write_report(again)
        assert once["forfeits"] == 0


def test_one_look_solves_what_one_push_opens() -> None:
    assert evaluate(task("Fetch1"), PolicyPlayer("reaching", reaching), games=200)["score"] == 1


def test_who_chooses_what_is_not_legal_forfeits_the_deal() -> None:
    found = evaluate(task("Duel"), PolicyPlayer("never", never_legal), games=2)
    assert (found["score"], found["forfeits"]) == (0, 2)


@pytest.mark.parametrize("each", ALONE, ids=[each.name for each in ALONE])
def test_the_return_of_an_episode_is_the_score_of_the_deal(each: Task) -> None:
    env = gymnasium.make(each.id)
    chosen = first_legal()
    for number in range(2):
        seen, _ = env.reset(options={"deal": number})
        total, over = 0.0, False
        while not over:
            action = chosen(seen["observation"], seen["action_mask"])
            seen, paid, ended, cut, _ = env.step(action)
            total, over = total + paid, ended or cut
        scores = evaluate(each, PolicyPlayer("first", first_legal), games=number + 1)["scores"]
        assert total == pytest.approx(scores[number])


@pytest.mark.parametrize("each", TASKS, ids=NAMES)
def test_a_task_says_what_its_numbers_mean(each: Task) -> None:
    env = gymnasium.make(each.id)
    seen, told = env.reset(seed=7)
    planes = env.get_wrapper_attr("planes")
    assert len(planes) == len(seen["observation"])
    masks = env.get_wrapper_attr("action_masks")()
    assert np.array_equal(masks, told["action_mask"].astype(bool))
    assert env.get_wrapper_attr("action_meaning")(int(np.argmax(masks)))


def test_no_training_deals_what_is_evaluated() -> None:
    env = TaskEnv("Fetch2")
    fixed = {env.task.rules.write(state) for state in deals(env.task)}
    for seed in range(20):
        env.reset(seed=seed)
        state = env.unwrapped.table.spot.state  # type: ignore[attr-defined]
        assert fits(env.task, state)
        assert env.task.rules.write(state) not in fixed


def test_the_same_seed_begins_the_same_episodes() -> None:
    def seen(name: str) -> list[bytes]:
        env = TaskEnv(name)
        first = env.reset(seed=7)[0]["observation"]
        return [first.tobytes(), env.reset()[0]["observation"].tobytes()]

    for name in ("Fetch1", "Solo3", "Duel"):
        assert seen(name) == seen(name)
        assert len(set(seen(name))) == 2


def test_a_report_that_was_changed_does_not_add_up(tmp_path: Path) -> None:
    found = evaluate(task("Fetch1"), LevelPlayer("easy"), games=5)
    path = tmp_path / "report.json"
    path.write_text(write_report(found))
    assert read_report(path) == found
    wrong: tuple[dict[str, Any], ...] = (
        {"score": 1.5},
        {"task": "no"},
        {"deals": 4},
        {"scores": []},
    )
    for change in wrong:
        path.write_text(json.dumps(found | change))
        with pytest.raises(OptionError):
            read_report(path)


def test_wrong_deals_and_tasks_are_named() -> None:
    with pytest.raises(OptionError, match="1 to 1000"):
        evaluate(task("Fetch1"), LevelPlayer("easy"), games=1001)
    with pytest.raises(OptionError, match="no such task"):
        task("Fetch")
    with pytest.raises(OptionError, match="no such deal"):
        TaskEnv("Fetch1").reset(options={"deal": 1000})


@pytest.mark.parametrize("name", ["classic", "connect"])
def test_games_to_learn_from_are_the_same_again_and_read_as_decisions(
    name: str, tmp_path: Path
) -> None:
    games = list(played(name, 2))
    assert games == list(played(name, 2))
    path = tmp_path / "games.jsonl"
    write(path, games)
    assert list(load(path)) == games
    for game in games:
        done = daedalus.read_game(game.record)
        found = list(decisions(game))
        assert len(found) >= sum(event.seat >= 0 for event in done.events)
        assert all(decision.mask[decision.action] for decision in found)
        results = {decision.seat: decision.result for decision in found}
        assert sum(results.values()) == (1 if game.winners else 0)


def test_columns_hold_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    games = list(played("classic", 3))
    path = tmp_path / "games.parquet"
    write(path, games)
    assert list(load(path)) == games


def test_the_command_reports_and_verifies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")

    def command(*arguments: str) -> int:
        return main(["bench-task", *arguments])

    report = str(tmp_path / "report.json")
    few = ("--task", "Fetch1", "--games", "4", "--jobs", "1")
    assert command("evaluate", *few, "--bot", "expert", "--out", report) == 0
    assert "Daedalus/Fetch1-v1: expert" in capsys.readouterr().out
    assert command("verify", report) == 0
    assert command("verify", report, "--jobs", "1", "--bot", "expert") == 0
    assert command("verify", report, "--jobs", "1", "--bot", "random") == 1
    assert command("list") == 0
    assert "Daedalus/Solo24-v1" in capsys.readouterr().out
    assert command("evaluate", "--task", "Fetch1") == 2


def node_of(number: int, seconds: float) -> tuple[int, str]:
    """Return which machine of a cluster does a job."""
    import ray

    time.sleep(seconds)  # so that the other machine takes the next one
    return number, ray.get_runtime_context().get_node_id()


@pytest.mark.long
@pytest.mark.skipif(not installed("cluster"), reason="no Ray")
def test_two_machines_give_what_one_gives() -> None:
    import ray
    from ray.cluster_utils import Cluster

    duel, player = task("Duel"), LevelPlayer("medium")
    alone = evaluate(duel, player, games=60)
    dealt = sorted(played("classic", 6))
    met = Contest(("medium", "random"), options={"cards": 1}, games=6)
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        machines.add_node(num_cpus=1)
        ray.init(address=machines.address, log_to_driver=False)
        nodes = {
            node for _, node in work.done(node_of, ((at, 0.5) for at in range(8)), cluster=True)
        }
        assert len(nodes) == 2
        assert evaluate(duel, player, games=60, cluster=True) == alone
        assert sorted(played("classic", 6, cluster=True)) == dealt
        games = [game[:13] for game in run(met, cluster=True)]
        assert games == [game[:13] for game in run(met, jobs=1)]
    finally:
        ray.shutdown()
        machines.shutdown()
