// Deliberate breaks of duties that are kept in code rather than in a book's data: the words of one
// line, and what stands there when the duty is forgotten.

export interface WrittenBreak {
  readonly book: string;
  readonly clause: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

type Break = readonly [book: string, clause: string, from: string, to: string];

/** Breaks by file, below `src/`. */
const BREAKS: Readonly<Record<string, readonly Break[]>> = {
  'table/acts/accounts/buy-in.ts': [
    ['crown-rapid', '6.2.1', "tender !== 'notes' && seat.kind === 'remote-terminal'", 'false'],
  ],
  'table/acts/accounts/leave.ts': [
    ['crown-rapid', '6.7.1', 'if (balance !== cents)', 'if (cents < 0)'],
  ],
  'table/coup/held-cards.ts': [
    [
      'crown',
      '11.2',
      'const held = [...table.shoe.held, ...cards];',
      'const { held } = table.shoe;',
    ],
  ],
  'rules/placement/close.ts': [
    ['crown-rapid', '4.11.1', 'if (rule === undefined || lying', 'if (rule !== undefined || lying'],
    ['crown-rapid', '5.3.3', 'if (sum >= least)', 'if (sum >= 0)'],
  ],
  'table/coup/coup-over.ts': [
    ['crown-rapid', '13.8', ': seat.idleCoups + 1;', ': seat.idleCoups;'],
  ],
  'table/people/holders.ts': [
    ['crown', '8.1.3 (h)', 'return lost ? null : holder;', 'return holder;'],
  ],
  'table/restatement/lie-again.ts': [
    ['crown', '11.13', 'dragon-tail` && !isOpen', 'dragon-tail` && isOpen'],
  ],
  'table/restatement/coup-restated.ts': [
    [
      'crown-rapid',
      '11.11',
      'hands: shoe.hands.toSpliced(place, gone, ...hand)',
      'hands: shoe.hands',
    ],
    ['crown-rapid', '11.9', 'one.shoe === other.shoe && one.number === other.number', 'true'],
  ],
  'table/settlement/settle-single.ts': [
    ['crown', '7.3.1', 'if (!table.kept.warned.includes(wager.patron))', 'if (table.kept)'],
    ['tasmania', '7.5', 'if (!table.kept.warned.includes(wager.patron))', 'if (table.kept)'],
  ],
  'table/restatement/streaks-anew.ts': [
    ['crown', '11.12', '!isLast || ', ''],
    ['crown', '13.4', 'freshToo ? riding.fresh.map', 'freshToo === null ? riding.fresh.map'],
  ],
  'tournament/play/acts/deduct-minimum.ts': [
    ['tasmania', '16.6.10.d', 'chips: chips - event.chips', 'chips'],
    ['tasmania', '16.3.2.a', 'chips: chips - event.chips', 'chips'],
  ],
  'tournament/play/acts/give-chips.ts': [
    ['tasmania', '16.4.2', 'if (chips !== rules.bank)', 'if (chips < 0)'],
  ],
  'tournament/simultaneous/acts/settle-coup.ts': [
    ['crown', '12.4.4 (c)', 'if (waiting.length > 0)', 'if (waiting.length < 0)'],
  ],
};

export const WRITTEN: readonly WrittenBreak[] = Object.entries(BREAKS).flatMap(([name, breaks]) =>
  breaks.map(([book, clause, from, to]) => ({ book, clause, file: `src/${name}`, from, to })),
);
