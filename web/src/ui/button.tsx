// The button of all pages: a word, perhaps with a picture before it.
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "./icon.tsx";

/** A button; `look` says how large and important it is: small, primary, wide; `size` is its picture’s. */
export function Button(
  { look = "", icon, size = 24, children, ...rest }:
    & { look?: string; icon?: IconName; size?: number; children?: ComponentChildren }
    & JSX.HTMLAttributes<HTMLButtonElement>
    & Pick<JSX.ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "type">,
) {
  return (
    <button type="button" class={`btn ${look}`.trimEnd()} {...rest}>
      {icon && <Icon name={icon} size={size} />}
      {children}
    </button>
  );
}
