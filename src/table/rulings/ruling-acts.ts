// Every ruling by name: one small file each carries it out.

import type { RulingName } from '../../rulebooks/irregularity.ts';
import type { At } from '../act.ts';
import type { TableEvent } from '../acts.ts';
import type { Ruled } from '../irregularities/irregularity.ts';
import type { Refusal } from '../refusal.ts';
import { adjustFromRecords } from './adjust-from-records.ts';
import { coupBecomesDummy } from './coup-becomes-dummy.ts';
import { dealTheFirstCoupAgain } from './deal-the-first-coup-again.ts';
import { goesToTheBanker } from './goes-to-the-banker.ts';
import { goesToThePlayer } from './goes-to-the-player.ts';
import { invalidateCoup } from './invalidate-coup.ts';
import { openAWagerChangeWindow } from './open-a-wager-change-window.ts';
import { opensADummyCoup } from './opens-a-dummy-coup.ts';
import { opensTheNextCoup } from './opens-the-next-coup.ts';
import { playOn } from './play-on.ts';
import { putAwayUnseen } from './put-away-unseen.ts';
import { recalculate } from './recalculate.ts';
import { recordTheCount } from './record-the-count.ts';
import { reopenToLowerWagers } from './reopen-to-lower-wagers.ts';
import { resultStands } from './result-stands.ts';
import { voidCoup } from './void-coup.ts';
import { voidAllWagers, voidTheTerminalsWagers, voidUnprovenWagers } from './void-open-wagers.ts';
import { voidTheWager } from './void-the-wager.ts';

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
