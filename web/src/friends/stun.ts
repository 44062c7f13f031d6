// Whether a server tells devices their addresses: the operator's choice, or the host's; usually none.
import { settings } from "../settings.ts";

/** The STUN server that whoever runs this page has named; "": none. */
export const operators = globalThis.document?.documentElement.dataset.stun ?? "";

/** The one for invitations from this device. */
export const ownStun = (): string => settings.value.stun || operators;
