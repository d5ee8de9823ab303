// What can go wrong at a table, what it may turn on, and the dozen things that can follow.

/** Everything that can go wrong, in the floor's own words. */
export const IRREGULARITIES = [
  'opening-burn-missed',
  'surplus-card-unseen',
  'surplus-card-seen',
  'player-card-to-banker',
  'third-card-to-player',
  'third-card-to-banker',
  'card-face-up-in-shoe',
  'nobody-wagered',
  'cards-to-the-wrong-side',
  'card-order-lost',
  'cards-drawn-together',
  'shoe-order-disturbed',
  'too-few-cards',
  'cards-missing',
  'foreign-card',
  'wrong-number-of-cards',
  'wager-on-a-shut-tail',
  'wager-change-wanted',
  'wrong-result-entered',
  'terminal-malfunction',
  'system-malfunction',
  'equipment-malfunction',
  'game-disrupted',
  'fraud',
] as const;
export type Irregularity = (typeof IRREGULARITIES)[number];

/** What a ruling may turn on; the table works each out from its state and the report. */
export const CONDITIONS = [
  'always',
  'banker-must-draw',
  'player-is-due-a-card',
  'player-is-due-a-third-card',
  'coup-still-needs-a-card',
  'first-card-of-the-coup',
  'last-coup-of-the-shoe',
  'first-coup-of-the-shoe-unfinished',
  'no-card-has-left-the-shoe',
  'a-card-was-burnt-or-dealt',
  'marker-visible-or-drawn',
  'marker-drawn',
  'order-is-certain',
  'cards-can-be-put-right',
  'coup-is-settled',
  'next-coup-has-begun',
  'fault-began-before-the-close',
  'records-agree',
  'wagers-ruled-on-before',
  'wagers-proven-by-records',
  'chosen-again',
  'chosen-complete',
  'chosen-reopen',
  'chosen-dummy',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What may follow. Each is one small file in table/rulings. */
export const RULINGS = [
  'play-on',
  'void-coup',
  'coup-becomes-dummy',
  'goes-to-the-banker',
  'goes-to-the-player',
  'opens-a-dummy-coup',
  'opens-the-next-coup',
  'put-away-unseen',
  'record-the-count',
  'deal-the-first-coup-again',
  'reopen-to-lower-wagers',
  'open-a-wager-change-window',
  'void-the-wager',
  'void-the-terminals-wagers',
  'void-all-wagers',
  'void-unproven-wagers',
  'adjust-from-records',
  'recalculate',
  'invalidate-coup',
  'result-stands',
] as const;
export type RulingName = (typeof RULINGS)[number];
