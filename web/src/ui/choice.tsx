// A choice among a few: radio buttons side by side, or a list that opens.
import type { ComponentChildren } from "preact";

type Choosable = string | number | boolean;

/** Radio buttons that look like a row of chips; or, as `seg`, like a switch without a heading. */
export function Choice<T extends Choosable>(
  { name, label, value, choices, onChange, look = "chips" }: {
    name: string;
    label: string;
    value: T;
    choices: readonly { readonly value: T; readonly label: ComponentChildren }[];
    onChange: (value: T) => void;
    look?: string;
  },
) {
  const chips = look === "chips";
  const labels = choices.map((each) => (
    <label key={String(each.value)} class={chips ? "chip" : undefined}>
      <input
        type="radio"
        name={name}
        value={String(each.value)}
        checked={each.value === value}
        onChange={() =>
          onChange(each.value)}
      />
      <span>{each.label}</span>
    </label>
  ));
  return (
    <fieldset class={look}>
      <legend class={chips ? undefined : "unseen"}>{label}</legend>
      {chips ? <div class="chips-in">{labels}</div> : labels}
    </fieldset>
  );
}

/** One of a list: its value, what it says, and whether it cannot be chosen now. */
export type ListItem = readonly [value: string, label: string, disabled?: boolean];

/** A list that opens; without a `label`, one that says by `aria-label` what it is. */
export function Select(
  { label, value, choices, onChange, ...rest }: {
    label?: string;
    value: string;
    choices: readonly ListItem[];
    onChange: (value: string) => void;
    class?: string;
    title?: string;
    disabled?: boolean;
    "aria-label"?: string;
  },
) {
  const list = (
    <select
      value={value}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        if (value === "") event.currentTarget.value = ""; // what happens says what is chosen
        onChange(chosen);
      }}
      {...rest}
    >
      {choices.map(([each, said, disabled]) => (
        <option key={each} value={each} disabled={disabled}>{said}</option>
      ))}
    </select>
  );
  return label === undefined ? list : (
    <label class="field">
      <span>{label}</span>
      {list}
    </label>
  );
}
