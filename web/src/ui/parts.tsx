// Small parts that pages share.
import { DEFAULT_SKIN } from "../skins/index.ts";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { badgePicture, castDefs, type Piece, type Seat } from "../art/cast.ts";
import { figurePicture } from "../art/pieces.ts";
import { words } from "../i18n.ts";
import { say, state } from "../state.ts";
import { Icon, type IconName } from "./icon.tsx";
import { useTitle } from "./title.ts";

/** Markup made by our own art functions, never anything a person wrote. */
export function Drawn({ svg, class: name = "" }: { svg: string; class?: string }) {
  return <span class={`drawn ${name}`} dangerouslySetInnerHTML={{ __html: svg }} />;
}

const piece = (cast: number | "lord"): Piece => cast === "lord" ? cast : Math.min(6, cast) as Seat;

/** A piece as it looks in a world: one of the folk, a ship or a spaceship. */
export function Pawn(
  { cast, height, world }: { cast: number | "lord"; height: number; world: string },
) {
  return <Drawn class="pawnbox" svg={figurePicture(world, piece(cast), height)} />;
}

export function Badge({ cast, size = 18 }: { cast: number; size?: number }) {
  return <Drawn svg={badgePicture(piece(cast) as Seat, size)} />;
}

/** The patterns of the cast: once in the page, above everything that uses them. */
export function CastDefs() {
  return (
    <svg class="nowhere" aria-hidden="true" focusable="false">
      <defs dangerouslySetInnerHTML={{ __html: castDefs() }} />
    </svg>
  );
}

/** A round button with an icon and a spoken name. */
export function IconButton(
  { icon, label, title = label, onClick, pressed, disabled }: {
    icon: IconName;
    label: string;
    title?: string;
    onClick: () => void;
    pressed?: boolean;
    disabled?: boolean;
  },
) {
  return (
    <button
      type="button"
      class="ib"
      aria-label={label}
      title={title}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The way back, at the left of a bar. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a class="ib" href={href} aria-label={label} title={label}>
      <Icon name="back" />
    </a>
  );
}

/** The look and label of a button that needs the server while there is no connection. */
export function needsLine(): { readonly disabled?: boolean; readonly title?: string } {
  return state.connection.value === "lost" ? { disabled: true, title: words("needs-line") } : {};
}

/** A dialog over the page; Escape, the cross and a tap beside it close it. */
export function Sheet(
  { title, onClose, children, wide = false }: {
    title: string;
    onClose: () => void;
    children: ComponentChildren;
    wide?: boolean;
  },
) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current!;
    const before = document.activeElement as HTMLElement | null;
    if (!shown.open) shown.showModal();
    return () => {
      shown.close();
      before?.focus?.();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet ${wide ? "wide" : ""}`}
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-in">
        <div class="sheet-head">
          <h2 id="sheet-title" tabIndex={-1}>{title}</h2>
          <IconButton icon="close" label={words("close")} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

export function Switch(
  { label, note, value, onChange }: {
    label: string;
    note?: string;
    value: boolean;
    onChange: (value: boolean) => void;
  },
) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="track" aria-hidden="true" />
      <span class="switch-text">
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}

/** A number with a button on each side. */
export function Stepper(
  { label, value, low, high, show = String, onChange }: {
    label: string;
    value: number;
    low: number;
    high: number;
    show?: (value: number) => string;
    onChange: (value: number) => void;
  },
) {
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label">{label}</span>
      <button
        type="button"
        class="round"
        aria-label={words("fewer", { what: label })}
        disabled={value <= low}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <output class="tnum">{show(value)}</output>
      <button
        type="button"
        class="round"
        aria-label={words("more-of", { what: label })}
        disabled={value >= high}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}

/** Copies a text, and says so. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyByHand(text)) return false;
  }
  say(words("copied"));
  return true;
}

/** Fallback: without a certificate, as at home, browsers do not expose the clipboard. */
function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** The frame of text pages: a back link, a heading, and the text. */
export function Leaf(
  { title, children, back = "/", theme = DEFAULT_SKIN, behind, plain = false }: {
    title: string;
    children: ComponentChildren;
    back?: string;
    theme?: string;
    behind?: ComponentChildren;
    plain?: boolean; // shown only briefly: not worth loading a font
  },
) {
  useTitle(title);
  return (
    <div
      class={`leaf ${behind ? "with-backdrop" : ""} ${plain ? "plain" : ""}`}
      data-theme={theme}
    >
      {behind}
      <header class="bar">
        <a class="ib" href={back} aria-label={words("back")}>
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      <main class="leaf-in">{children}</main>
    </div>
  );
}

/** The live region for screen readers; there is only one in the page. */
export function LiveRegion() {
  return (
    <div class="unseen" role="log" aria-live="polite">
      {state.spoken.value.map(({ id, sentence }) => <p key={id}>{sentence}</p>)}
    </div>
  );
}
