// The record of a file that is being reviewed: it is only on this device.
import { signal } from "@preact/signals";

export const recordToReview = signal<string | null>(null);
