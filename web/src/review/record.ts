// The record of a file that is to be looked back at: it is on this device alone.
import { signal } from "@preact/signals";

export const recordToReview = signal<string | null>(null);
