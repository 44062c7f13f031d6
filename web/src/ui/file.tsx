// A file is chosen with a button of ours; the browser's own stays out of sight.
import type { RefObject } from "preact";

export function HiddenFile({ input, accept, onFile }: {
  input: RefObject<HTMLInputElement>; // a click on it opens the dialog
  accept: string;
  onFile: (file: File | undefined) => void;
}) {
  return (
    <input
      ref={input}
      type="file"
      class="unseen"
      tabIndex={-1}
      aria-hidden="true"
      accept={accept}
      onChange={(event) => {
        onFile(event.currentTarget.files?.[0]);
        event.currentTarget.value = ""; // so that the same file, once fixed, can be chosen again
      }}
    />
  );
}
