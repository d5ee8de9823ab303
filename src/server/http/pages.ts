// The screens there are, by their addresses.

/** The pages that are printed at the start; those of a table name it in their address. */
export const SCREENS = [
  { path: '', title: 'front page', isOfTable: false },
  { path: 'one', title: 'table for one', isOfTable: true },
  { path: 'terminal', title: 'terminal', isOfTable: true },
  { path: 'console', title: 'console', isOfTable: true },
  { path: 'display', title: 'display', isOfTable: true },
  { path: 'pit', title: 'pit', isOfTable: false },
] as const;
