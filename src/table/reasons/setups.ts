// What is wrong with a set-up. Each code with its figures.

export interface SetupReasons {
  readonly 'no-such-edition': 'name';
  readonly 'edition-not-later': 'name';
  readonly 'edition-not-yet': 'name' | 'note';
  readonly 'edition-replaced': 'name' | 'note';
  readonly 'no-tournaments-in-book': never;
  readonly 'book-takes-no-tickets': never;
  readonly 'tickets-into-terminals-only': never;
  readonly 'table-plays-other-book': 'name';
  readonly 'other-currency': 'name';
  readonly 'decks-out-of-bounds': 'least' | 'most';
  readonly 'places-out-of-bounds': 'counts' | 'places';
  readonly 'other-places-in-book': 'places';
  readonly 'place-numbers-not-unique': never;
  readonly 'no-such-version': 'name' | 'version';
  readonly 'wager-not-in-version': 'name' | 'wager';
  readonly 'wager-needs-decks': 'wager' | 'least';
  readonly 'no-such-odds-option': 'count' | 'wager';
  readonly 'chip-below-a-cent': never;
  readonly 'tie-percent-out-of-bounds': never;
  readonly 'limits-not-in-order': never;
  readonly 'limits-missing': 'wager';
  readonly 'lock-at-terminals-only': never;
  readonly 'stakes-not-all-payable': 'wager';
  readonly 'cutting-card-out-of-bounds': 'counts';
  readonly 'aggregate-minimum-unreachable': never;
  readonly 'limit-lets-nothing-through': never;
  readonly 'no-such-sum-on-sign': never;
  readonly 'wagers-at-terminals-in-book': never;
  readonly 'no-such-layout': 'counts';
  readonly 'face-up-in-book': never;
  readonly 'dealer-keeps-shoe-and-cards': never;
  readonly 'time-not-above-zero': never;
  readonly 'return-not-known': 'wager' | 'floor';
  readonly 'return-below-floor': 'wager' | 'percent' | 'floor';
  readonly 'return-not-as-approved': 'wager' | 'percent' | 'floor';
}
