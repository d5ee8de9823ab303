// What a ruling may turn on: each condition worked out from the table and the report.

import type { ConditionChecks } from './irregularity.ts';
import { recordsAgree, wasRuledOn } from '../malfunctions/terminal-record-differences.ts';
import { isAboutPast, isStillOpen } from '../restatement/reported-coup.ts';
import {
  aCardHasLeft,
  cardsOut,
  dueTo,
  isLastCoup,
  markerDrawn,
  markerShows,
} from '../coup/standing.ts';

/** Every condition that a book may name, as a question to the table. */
export const CONDITION_HOLDS: ConditionChecks = {
  always: () => true,
  'banker-must-draw': room => cardsOut(room.table) >= 4 && dueTo(room) === 'banker',
  'player-is-due-a-card': room => dueTo(room) === 'player',
  'player-is-due-a-third-card': room => cardsOut(room.table) >= 4 && dueTo(room) === 'player',
  'coup-still-needs-a-card': room => dueTo(room) !== 'nobody',
  // Between coups the next card opens a coup as well, but no coup is there yet to be changed.
  'first-card-of-the-coup': ({ table }) => table.coup !== null && cardsOut(table) === 0,
  'last-coup-of-the-shoe': ({ table }) => isLastCoup(table),
  'first-coup-of-the-shoe-unfinished': ({ table: { shoe, coup, phase } }) =>
    shoe.coups === 0 || (shoe.coups === 1 && coup !== null && phase !== 'complete'),
  'no-card-has-left-the-shoe': ({ table }) => !aCardHasLeft(table),
  'a-card-was-burnt-or-dealt': ({ table }) => aCardHasLeft(table),
  'marker-visible-or-drawn': ({ table }, { facts }) =>
    facts.markerVisible === true || markerShows(table, facts.cards?.length ?? 0),
  'marker-drawn': ({ table }) => markerDrawn(table),
  'order-is-certain': (_, { facts }) => facts.orderIsCertain === true,
  'cards-can-be-put-right': (_, { facts }) => facts.canBePutRight === true,
  'coup-is-settled': (context, { facts }) => isAboutPast(context, facts),
  'next-coup-has-begun': (context, { facts }) =>
    context.table.coup !== null && isAboutPast(context, facts),
  'fault-began-before-the-close': (context, { facts }) =>
    isStillOpen(context, facts) || facts.onset === 'before-the-close',
  'records-agree': (context, { facts }) => recordsAgree(context, facts),
  'wagers-ruled-on-before': (context, { facts }) => wasRuledOn(context, facts),
  'wagers-proven-by-records': (_, { facts }) => facts.provenByRecords === true,
  'chosen-again': (_, { facts }) => facts.choice === 'again',
  'chosen-complete': (_, { facts }) => facts.choice === 'complete',
  'chosen-reopen': (_, { facts }) => facts.choice === 'reopen',
  'chosen-dummy': (_, { facts }) => facts.choice === 'dummy',
};
