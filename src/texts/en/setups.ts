// What is wrong with a set-up.

import type { SetupReasons } from '../../table/reasons/setups.ts';

export const SETUPS: Readonly<Record<keyof SetupReasons, string>> = {
  'no-tournaments-in-book': 'This book knows no tournaments.',
  'table-plays-other-book': 'This table is played by {name}: close it first.',
  'other-currency': 'The books of this table are kept in {name}.',
  'decks-out-of-bounds': 'The book is played with {least} to {most} decks.',
  'places-out-of-bounds': 'A table has {counts} {places}.',
  'other-places-in-book': 'This book is played at {places}.',
  'place-numbers-not-unique': 'Every place has a number of its own, from 1 on.',
  'no-such-version': '{name} has no version {version}.',
  'wager-not-in-version': '{name} has no wager on {wager}.',
  'wager-needs-decks': '{wager} needs at least {least} decks.',
  'no-such-odds-option':
    'The book has {count, plural, one {# option} other {# options}} for {wager}.',
  'chip-below-a-cent': 'A chip is a cent or more.',
  'tie-percent-out-of-bounds': 'The sign states what a tie pays: 1 to 10 percent, whole or half.',
  'limits-not-in-order': 'Limits are whole cents, minimum up to maximum.',
  'limits-missing': '{wager} is on offer without limits.',
  'lock-at-terminals-only': 'Wins are locked at terminals only, from a cent on.',
  'stakes-not-all-payable': 'Not every permitted stake on {wager} can be paid in whole cents.',
  'cutting-card-out-of-bounds': 'The card lies {counts} from the back.',
  'aggregate-minimum-unreachable': 'No wagers together reach that aggregate minimum.',
  'limit-lets-nothing-through': 'It lets no wager through: set it to the minimum at least.',
  'no-such-sum-on-sign': 'This book holds no such sum on its sign.',
  'wagers-at-terminals-in-book': 'Wagers are placed at the terminals of this book.',
  'no-such-layout': 'This book has layout {counts}.',
  'face-up-in-book': 'This book deals face up.',
  'dealer-keeps-shoe-and-cards': 'In this book the dealer keeps the shoe and the cards.',
  'time-not-above-zero': 'Enter a time above nought.',
  'return-not-known': 'The return of {wager} is not known; the floor is {floor}.',
  'return-below-floor': 'The return of {wager} is {percent}; the floor is {floor}.',
  'return-not-as-approved': 'The return of {wager} is {percent}, and not {floor}.',
};
