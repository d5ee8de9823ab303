// What stops a correction, a freeze or a ruling on a finished coup. Each code with its figures.

export interface CorrectionReasons {
  readonly 'rules-of-coup-not-on-record': never;
  readonly 'coup-not-settled-yet': never;
  readonly 'cards-as-on-record': never;
  readonly 'accounts-not-frozen-first': never;
  readonly 'found-fact-missing': never;
  readonly 'accounts-frozen': never;
  readonly 'patron-owes-nothing': never;
  readonly 'owing-less': 'owed';
  readonly 'chips-too-few': never;
  readonly 'patron-without-account': never;
  readonly 'no-wager-stored-for-coup': never;
  readonly 'terminal-showed-otherwise': 'note';
  readonly 'wager-was-not-on-offer': never;
  readonly 'bet-shown-twice': 'bet';
  readonly 'settle-before-shown-wagers': never;
  readonly 'terminal-in-service': 'seat';
  readonly 'self-test-missing': never;
  readonly 'technician-missing': never;
  readonly 'several-coups-in-question': never;
  readonly 'correct-before-settling': never;
  readonly 'no-card-open': never;
  readonly 'card-as-on-record': never;
  readonly 'card-without-hand': never;
  readonly 'card-would-not-be-drawn': 'card';
  readonly 'no-approval-stored': never;
  readonly 'rule-in-book-already': never;
}
