// Why a Run or a Dragon Tail was paid, lost or given back, and what a stake outside the limits
// came to.

export interface StreakReasons {
  /** The count is of coups in a row. */
  readonly 'tie-run-pays': 'count' | 'bet' | 'odds';
  readonly 'streak-pays': 'side' | 'count' | 'bet' | 'odds';
  readonly 'nominated-run-pays': 'count' | 'sides' | 'bet' | 'odds';
  readonly 'tail-pays-at-end-of-shoe': 'side' | 'count' | 'bet' | 'odds';
  readonly 'late-tail-pays': 'side' | 'count' | 'bet' | 'odds';
  readonly 'late-tail-pays-at-end-of-shoe': 'side' | 'count' | 'bet' | 'odds';
  readonly 'bet-goes-back': 'bet';
  readonly 'run-broken': 'shown' | 'player' | 'banker' | 'bet' | 'count';
  readonly 'tail-before-first-coup': 'bet';
  readonly 'tail-too-short': 'shown' | 'player' | 'banker' | 'bet' | 'count';
  readonly 'late-tail-too-short': 'shown' | 'player' | 'banker' | 'bet' | 'count';
  readonly 'outcome-invalid': never;
  readonly 'under-minimum-again': 'minimum';
  readonly 'under-minimum-settled-once': 'reason' | 'minimum';
  readonly 'above-maximum-returned': 'reason' | 'over' | 'maximum' | 'clause';
  /** A wager that was shown and never stored: what the coup makes of it comes with the rest. */
  readonly 'not-decided-yet': never;
}
