// The record of a file that is being reviewed: only this window has it, also after a reload.
const PLACE = "daedalus.record";

/** Keep the record of the file that is shown, and note in the history that this page shows it. */
export function keepRecord(record: string): void {
  try {
    sessionStorage.setItem(PLACE, record);
    history.replaceState({ record: true }, "");
  } catch {
    // no room: the review asks for the file
  }
}

/** The record that was last kept, or null. */
export function keptRecord(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** The record that this page of the history showed before, or null: for whoever comes back. */
export const recordShownHere = (): string | null => history.state?.record ? keptRecord() : null;
