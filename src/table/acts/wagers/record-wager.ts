// Stakes in chips reach the books: the dealer or a layout that reads chips enters what lies (G12).

import * as field from '../../fields.ts';
import { outsideLimits } from '../../../rules/placement/limits.ts';
import { limitFor } from '../../../rules/placement/personal-terms.ts';
import type { Act, At, CommandWith, Decision } from '../../act.ts';
import { type OpenPlace, openPlaceOf, shutNow, type WagerTouch } from '../../wagers/may-wager.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { stakeRulesAt } from '../../wagers/stake-rules.ts';
import type { WagersChanged, StakeChange } from '../../wagers/wager-change.ts';
import { layWagers, wishFor } from '../../wagers/lay-wagers.ts';

const recordWagerFields = { ...field.wagerTouch, bet: field.bet, stake: field.cents };

/** The total that lies on a bet, outside the limits too; 0 when it was taken back. */
export type RecordWager = CommandWith<'record-wager', typeof recordWagerFields>;

export function decideRecordWager(room: At, command: RecordWager): Decision<WagersChanged> {
  const place = recordedPlace(room, command);
  if ('refused' in place) return place;
  const wish = wishFor(room, place, command.bet, command.stake, true);
  if ('refused' in wish) return wish;
  const { by, at } = command;
  return layWagers(room, place, { by, at, gesture: 'record' }, [outside(room, place, wish)]);
}

/** Where staff enter stakes: at a live table whose stakes are recorded. */
export function recordedPlace(room: At, touch: WagerTouch): OpenPlace | Refusal {
  const shut = shutNow(room, touch);
  if (shut !== undefined) return shut;
  const { book, table } = room;
  if (table.setup?.stakeMode !== 'recorded') {
    return refuse('not-now', book.procedure.wagering.route, { code: 'no-stakes-by-hand' });
  }
  const unauthorised = touch.by.role === 'system' ? undefined : lacksPower(room, touch.by, 'deal');
  return unauthorised ?? openPlaceOf(room, touch);
}

/** Marks a stake that lies outside the limits of the person and the bet (7.3.1, 7.3.2, 7.4). */
export function outside(room: At, { person }: OpenPlace, wish: StakeChange): StakeChange {
  if (wish.stake === 0) return wish;
  const limit = limitFor(stakeRulesAt(room, wish.bet.on), person);
  const marks = outsideLimits(limit, wish.stake);
  return marks === undefined ? wish : { ...wish, outside: marks };
}

export const recordWagerAct: Act<RecordWager> = {
  name: 'record-wager',
  fields: recordWagerFields,
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideRecordWager,
  evolve: {},
};
