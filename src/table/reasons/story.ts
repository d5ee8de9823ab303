// The lines of a coup told again from its events. Each code with its figures.

type Payment = 'seat' | 'patron' | 'stake' | 'bet' | 'paid';
type Streak = 'seat' | 'patron' | 'stake' | 'bet';

export interface StoryReasons {
  readonly 'coup-opened': 'coup';
  readonly 'dummy-coup-opened': 'coup';
  readonly 'wager-set': 'seat' | 'patron' | 'bet' | 'stake' | 'gesture';
  readonly 'wager-set-in-part': 'seat' | 'patron' | 'bet' | 'stake' | 'asked' | 'gesture';
  readonly 'wager-taken-back': 'seat' | 'patron' | 'bet' | 'gesture';
  readonly 'wager-reduced': 'seat' | 'bet' | 'from' | 'to';
  readonly 'no-more-wagers': 'closedBy';
  readonly 'returned-at-seat': 'seat' | 'reason';
  readonly 'bet-goes-back-at-seat': 'seat' | 'bet';
  readonly 'shown-at-close': 'seat' | 'laid';
  readonly 'card-face-down': 'side' | 'number';
  readonly 'card-dealt': 'side' | 'number' | 'card';
  readonly 'card-dealt-making': 'side' | 'number' | 'card' | 'count';
  readonly 'card-turned': 'side' | 'card';
  readonly 'card-turned-making': 'side' | 'card' | 'count';
  readonly 'counts-announced': 'player' | 'banker';
  readonly 'insurance-closed': 'closedBy';
  readonly 'player-won-coup': 'player' | 'banker';
  readonly 'banker-won-coup': 'player' | 'banker';
  readonly 'coup-was-tie': 'player' | 'banker';
  readonly 'coup-is-void': never;
  readonly 'coup-recalculated': 'line';
  readonly 'card-corrected': 'number' | 'was' | 'card';
  readonly 'wager-paid': Payment;
  readonly 'wager-paid-less-commission': Payment | 'commission';
  readonly 'wager-paid-commission-owed': Payment | 'commission';
  readonly 'line-with-reason': 'line' | 'reason';
  readonly 'streak-lies-again': Streak;
  readonly 'streak-cannot-lie-again': Streak;
  readonly 'streak-area-shut': Streak;
  readonly 'streak-left-to-a-claim': Streak;
  readonly 'streak-rides-as-it-did': Streak;
  /** An event that has nothing to tell but its name. */
  readonly 'event-happened': 'event';
}
