// The number of a ticket that somebody came with: it stands behind the hash of the address.

/** Null where the page was opened without one. */
export const broughtTicket = (): string | null =>
  typeof location === 'undefined' ? null : (/^#ticket=([\d-]+)$/.exec(location.hash)?.[1] ?? null);
