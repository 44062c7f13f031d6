// The lessons: one for each edition and one for the Eclipse, and how far one has come in each.
import { useEffect, useState } from "preact/hooks";
import { learn, words } from "../i18n.ts";
import { courses, learnLessons, reach, stepOf } from "../lessons.ts";
import { go } from "../routes.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Leaf, Pawn } from "../ui/parts.tsx";
import { Signpost } from "../ui/signpost.tsx";
import type { LessonForm } from "../wire.ts";

function Lesson({ form }: { form: LessonForm }) {
  const at = stepOf(form);
  const last = form.steps.length;
  const way = `/learn/${form.id}`;
  return (
    <li class="panel lesson-row" data-theme={form.edition}>
      <Pawn
        cast={form.id === form.edition ? 1 : "lord"}
        height={64}
        world={form.edition}
      />
      <div>
        <h2>{words(form.title)}</h2>
        <p>{words(`lesson-about-${form.id}`)}</p>
        {at > 0 && (
          <p class="mut tnum">
            {at < last ? words("lesson-step", { at: at + 1, last }) : words("lesson-finished")}
          </p>
        )}
      </div>
      {at < last
        ? (
          <a class={`btn ${at ? "primary" : ""}`} href={way}>
            <Icon name="play" />
            {words(at ? "lesson-go-on" : "lesson-begin")}
          </a>
        )
        : (
          <Button
            icon="replay"
            onClick={() => {
              reach(form.id, 0);
              go(way);
            }}
          >
            {words("once-more")}
          </Button>
        )}
    </li>
  );
}

export function LearnPage() {
  const [trouble, setTrouble] = useState("");
  const [ready, setReady] = useState(false);
  useEffect(() => {
    Promise.all([learnLessons(), learn("lessons")])
      .then(() => setReady(true), () => setTrouble(words("trouble-offline")));
  }, []);
  return (
    <Leaf title={words("learn")}>
      {ready && (
        <>
          <p class="lead">{words("lesson-list-note")}</p>
          <ul class="tables">
            {courses.value.map((form) => <Lesson key={form.id} form={form} />)}
          </ul>
          <Signpost
            icon="swap"
            title={words("position-editor")}
            note={words("position-editor.note")}
            to="/editor"
          />
        </>
      )}
      <p class="trouble" role="alert">{trouble}</p>
    </Leaf>
  );
}
