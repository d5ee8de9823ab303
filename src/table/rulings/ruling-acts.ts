// Every ruling by name: one small file each carries it out.

import type { RulingName } from '../../rulebooks/irregularity.ts';
import type { At } from '../act.ts';
import type { TableEvent } from '../acts.ts';
import type { Ruled } from '../irregularities/irregularity.ts';
import type { Refusal } from '../refusal.ts';
import { adjustFromRecords } from './coup/adjust-from-records.ts';
import { coupBecomesDummy } from './coup/coup-becomes-dummy.ts';
import { dealTheFirstCoupAgain } from './coup/deal-the-first-coup-again.ts';
import { goesToTheBanker } from './cards/goes-to-the-banker.ts';
import { goesToThePlayer } from './cards/goes-to-the-player.ts';
import { invalidateCoup } from './coup/invalidate-coup.ts';
import { openAWagerChangeWindow } from './wagers/open-a-wager-change-window.ts';
import { opensADummyCoup } from './cards/opens-a-dummy-coup.ts';
import { opensTheNextCoup } from './cards/opens-the-next-coup.ts';
import { playOn } from './coup/play-on.ts';
import { putAwayUnseen } from './cards/put-away-unseen.ts';
import { recalculate } from './coup/recalculate.ts';
import { recordTheCount } from './cards/record-the-count.ts';
import { reopenToLowerWagers } from './wagers/reopen-to-lower-wagers.ts';
import { resultStands } from './coup/result-stands.ts';
import { voidCoup } from './coup/void-coup.ts';
import {
  voidAllWagers,
  voidTheTerminalsWagers,
  voidUnprovenWagers,
} from './wagers/void-open-wagers.ts';
import { voidTheWager } from './wagers/void-the-wager.ts';

/** What follows from a ruling, after the ruling itself is on record. */
export type RulingEvents = readonly TableEvent[];

export type CarryOut = (room: At, ruled: Ruled) => RulingEvents | Refusal;

export const RULING_ACTS: Readonly<Record<RulingName, CarryOut>> = {
  'play-on': playOn,
  'result-stands': resultStands,
  'void-coup': (room, ruled) => voidCoup(room, ruled),
  'coup-becomes-dummy': coupBecomesDummy,
  'goes-to-the-banker': goesToTheBanker,
  'goes-to-the-player': goesToThePlayer,
  'opens-a-dummy-coup': opensADummyCoup,
  'opens-the-next-coup': opensTheNextCoup,
  'put-away-unseen': putAwayUnseen,
  'record-the-count': recordTheCount,
  'deal-the-first-coup-again': dealTheFirstCoupAgain,
  'reopen-to-lower-wagers': reopenToLowerWagers,
  'open-a-wager-change-window': openAWagerChangeWindow,
  'void-the-wager': voidTheWager,
  'void-the-terminals-wagers': voidTheTerminalsWagers,
  'void-all-wagers': voidAllWagers,
  'void-unproven-wagers': voidUnprovenWagers,
  'adjust-from-records': adjustFromRecords,
  recalculate,
  'invalidate-coup': invalidateCoup,
};
