// For the operator of the server: the tables, statistics, and moderation.
import { useEffect, useState } from "preact/hooks";
import { admin, Refused } from "../api.ts";
import { learn, words } from "../i18n.ts";
import { nameOf } from "../scene.ts";
import { Button } from "../ui/button.tsx";
import { Badge, Leaf, Sheet } from "../ui/parts.tsx";
import type { AdminStats, AdminTable, AdminTables } from "../wire.ts";

const AGAIN_MS = 10_000;
const KEY = "daedalus-admin";
const BAR = { width: 8, gap: 3, height: 72 };

/** The token of this tab; a private window may refuse to keep it. */
function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function keep(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // It has to be entered again after a reload.
  }
}

const TROUBLE: Record<string, string> = {
  forbidden: "admin-wrong",
  "too-many": "admin-slow",
  refused: "admin-off",
  "not-found": "admin-off",
};

function troubleOf(error: unknown): string {
  return words(TROUBLE[error instanceof Refused ? error.code : ""] ?? "trouble-offline");
}

/** Hours and minutes. */
function age(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function Days({ days }: { days: AdminStats["days"] }) {
  const most = Math.max(1, ...days.map((day) => day.games));
  const step = BAR.width + BAR.gap;
  return (
    <>
      <svg
        class="admin-days"
        viewBox={`0 0 ${days.length * step} ${BAR.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {days.map(({ date, games, finished }, at) => (
          <g key={date} transform={`translate(${at * step} 0)`}>
            <title>{words("admin-day", { date, games, finished })}</title>
            {[games, finished].map((many, layer) => (
              <rect
                key={layer}
                class={layer ? "done" : "made"}
                y={BAR.height - (BAR.height * many) / most}
                width={BAR.width}
                height={(BAR.height * many) / most}
                rx="2"
              />
            ))}
          </g>
        ))}
      </svg>
      <ul class="unseen">
        {days.filter((day) => day.games).map(({ date, games, finished }) => (
          <li key={date}>{words("admin-day", { date, games, finished })}</li>
        ))}
      </ul>
    </>
  );
}

function Numbers({ stats }: { stats: AdminStats }) {
  return (
    <section class="panel admin-stats">
      <h2>{words("admin-stats")}</h2>
      <p>{words("admin-stats-games", { games: stats.games })}</p>
      <Days days={stats.days} />
      <dl class="admin-counts">
        {Object.entries(stats.editions).map(([edition, many]) => (
          <div key={edition}>
            <dt>{edition === "?" ? edition : words(`title-${edition}`)}</dt>
            <dd class="tnum">{many}</dd>
          </div>
        ))}
        {Object.entries(stats.ends).map(([end, many]) => (
          <div key={end}>
            <dt>{words(`admin-end-${end}`)}</dt>
            <dd class="tnum">{many}</dd>
          </div>
        ))}
      </dl>
      {stats.busiest_hour !== null && (
        <p>{words("admin-hour", { hour: `${stats.busiest_hour}:00` })}</p>
      )}
    </section>
  );
}

function Row(
  { table, act }: { table: AdminTable; act: (what: Promise<unknown>) => void },
) {
  const [asking, setAsking] = useState(false);
  const token = kept();
  return (
    <li class="panel table-row" data-theme={table.edition}>
      <div>
        <h3>
          <a href={`/t/${table.id}`}>
            {table.edition === "?" ? table.id : words(`title-${table.edition}`)}
          </a>
        </h3>
        <p>{words(`admin-phase-${table.phase}`)}</p>
        <p class="mut">
          {words("admin-about", { ...table, age: age(table.age), seats: 0, listed: 0 })}
        </p>
        <ul class="admin-seats">
          {table.seats.map((seat, at) =>
            seat.kind === "human" && (
              <li key={at} class="row wrap">
                <span class="who-sits">
                  <Badge cast={at + 1} />
                  {nameOf(table.seats, at)}
                </span>
                <Button look="small" onClick={() => act(admin.sendOff(table.id, at, token))}>
                  {words("admin-send-off", { name: nameOf(table.seats, at) })}
                </Button>
                {seat.name && (
                  <Button
                    look="small"
                    onClick={() => act(admin.freeName(table.id, at, token))}
                  >
                    {words("admin-free-name", { name: seat.name })}
                  </Button>
                )}
              </li>
            )
          )}
        </ul>
      </div>
      <div class="admin-acts">
        {table.listed && (
          <Button onClick={() => act(admin.hide(table.id, token))}>
            {words("admin-hide")}
          </Button>
        )}
        {table.box && (
          <Button onClick={() => act(admin.dropBox(table.id, token))}>
            {words("admin-drop-box")}
          </Button>
        )}
        <Button icon="close" onClick={() => setAsking(true)}>
          {words("admin-close")}
        </Button>
      </div>
      {asking && (
        <Sheet title={words("admin-close")} onClose={() => setAsking(false)}>
          <p>{words("admin-close-sure")}</p>
          <Button
            look="primary"
            onClick={() => {
              setAsking(false);
              act(admin.close(table.id, token));
            }}
          >
            {words("admin-close")}
          </Button>
        </Sheet>
      )}
    </li>
  );
}

export function AdminPage() {
  const [ready, setReady] = useState(false);
  const [token, setToken] = useState(kept());
  const [found, setFound] = useState<AdminTables | null>(null);
  const [stats, setStats] = useState<AdminStats | null>(null);
  const [trouble, setTrouble] = useState("");

  const look = async (key: string) => {
    try {
      setFound(await admin.tables(key));
      setStats(await admin.stats(key));
      keep(key);
      setTrouble("");
    } catch (error) {
      setFound(null);
      setTrouble(troubleOf(error));
    }
  };

  useEffect(() => {
    void Promise.all(["admin", "web-admin"].map(learn)).then(() => setReady(true));
    if (token) void look(token);
  }, []);
  useEffect(() => {
    if (!found) return;
    const beat = setTimeout(() => void look(token), AGAIN_MS);
    return () => clearTimeout(beat);
  }, [found]);

  if (!ready) return null;
  const act = (what: Promise<unknown>) =>
    void what.then(() => look(token), (error) => setTrouble(troubleOf(error)));
  return (
    <Leaf title={words("admin-title")}>
      <p class="trouble" role="alert">{trouble}</p>
      {!found && (
        <form
          class="form panel"
          onSubmit={(event) => {
            event.preventDefault();
            void look(token);
          }}
        >
          <label class="field">
            <span>{words("admin-token")}</span>
            <input
              type="password"
              autocomplete="off"
              required
              value={token}
              onInput={(event) => setToken(event.currentTarget.value)}
            />
          </label>
          <p class="mut">{words("admin-token-note")}</p>
          <Button look="primary" type="submit">{words("admin-enter")}</Button>
        </form>
      )}
      {found && (
        <>
          {stats && <Numbers stats={stats} />}
          <h2>{words("admin-tables")}</h2>
          {found.tables.length === 0 && <p class="mut">{words("admin-none")}</p>}
          {found.tables.length < found.unfinished && (
            <p class="mut">
              {words("admin-more", { shown: found.tables.length, all: found.unfinished })}
            </p>
          )}
          <ul class="tables">
            {found.tables.map((table) => <Row key={table.id} table={table} act={act} />)}
          </ul>
        </>
      )}
    </Leaf>
  );
}
