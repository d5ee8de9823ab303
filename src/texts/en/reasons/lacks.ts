// What conditions and gates of a tournament still need.

import type { LackReasons } from '../../../tournament/reason.ts';

export const LACKS: Readonly<Record<keyof LackReasons, string>> = {
  'item-blank': '{item}',
  'term-blank': 'the term {term}',
  'gate-director-appointed': 'a director must be appointed',
  'gate-conditions-complete': 'the conditions must be complete',
  'gate-approved': 'this version of the conditions must be approved in writing',
  'gate-published': 'this version of the conditions must be published',
  'gate-inspectorate-told': 'the inspectorate must be told of this version',
  'gate-tables-designated': 'the tables must be designated',
  'gate-briefed': 'everybody must be briefed by the director',
  'gate-signed': 'everybody must sign the conditions',
  'lacks-version': 'a version this book has ({name})',
  'lacks-offered-wagers': 'wagers that this version offers',
  'lacks-retained-limit': 'at most {count}% of the fees for the operator',
  'lacks-permitted-variation': 'no variation of a rule that the book does not let vary',
  'lacks-least-entrants': 'a least number of entrants below the greatest',
  'lacks-free-withdrawal': 'free withdrawal up to {count} days before the start',
  'lacks-no-refund': 'no refund to the disqualified',
  'lacks-whole-pool': 'prizes that share out the whole pool',
  'lacks-fewer-prizes': 'no more prizes than entrants',
  'lacks-no-cash-chips': 'chips that are no cash chips',
  'lacks-one-final': 'one final, after all other rounds',
  'lacks-seats-for-all': '{name}: seats for all {count} who may get there',
  'lacks-decks': '{name}: decks that this book is played with',
  'lacks-seats': '{name}: seats that a table of this book has',
  'lacks-playable-limits': '{name}: a bank and limits that can be played',
  'lacks-sessions': '{name}: sessions, tables, seats and a length',
  'lacks-one-table': '{name}: one session at one table',
  'lacks-fewer-advancing': '{name}: fewer who advance than sit at a table',
};
