// The version of the wire. A screen of another version is told so and sends nothing more.

/** Raised when a message changes in a way that an older screen or server would misread. */
export const WIRE_VERSION = 2;
export type WireVersion = typeof WIRE_VERSION;
