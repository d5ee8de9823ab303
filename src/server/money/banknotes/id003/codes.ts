// The codes of ID-003 that the driver speaks and understands.

/** What the house says. */
export const SAY = {
  status: 0x11,
  reset: 0x40,
  stack: 0x41,
  return: 0x43,
  ack: 0x50,
  denominations: 0xc0,
  inhibit: 0xc3,
} as const;

/** What the acceptor says it is doing. */
export const IS = {
  idle: 0x11,
  accepting: 0x12,
  escrow: 0x13,
  stacking: 0x14,
  /** The note is past the point of return: from here on it is the house's. */
  vendValid: 0x15,
  stacked: 0x16,
  rejecting: 0x17,
  returning: 0x18,
  holding: 0x19,
  disabled: 0x1a,
  initializing: 0x1b,
  powerUp: 0x40,
  powerUpNoteInAcceptor: 0x41,
  powerUpNoteInStacker: 0x42,
  stackerFull: 0x43,
  stackerOpen: 0x44,
  jamInAcceptor: 0x45,
  jamInStacker: 0x46,
  pause: 0x47,
  cheated: 0x48,
  failure: 0x49,
  communicationError: 0x4a,
} as const;

/** The first of the eight escrow codes; which note each is depends on the acceptor's own table. */
export const FIRST_NOTE = 0x61;
export const MOST_NOTES = 8;

/** Faults as the driver above names them. */
export const FAULTS: ReadonlyMap<number, 'jam' | 'stacker-full'> = new Map([
  [IS.stackerFull, 'stacker-full'],
  // Whoever took the box out has to say so; until then nothing can be stacked.
  [IS.stackerOpen, 'stacker-full'],
  [IS.jamInAcceptor, 'jam'],
  [IS.jamInStacker, 'jam'],
  [IS.cheated, 'jam'],
  [IS.failure, 'jam'],
]);
