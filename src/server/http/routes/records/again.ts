// Last night again: a gaming day played once more under other rules.

import { againAnswer, againAsked } from '../../../../wire/inspection/again.ts';
import { playDayAgain } from '../../../reports/again/play-day.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

/** So many wagers are listed; how many there are is counted. */
const MOST_LISTED = 1000;

export const playDayAgainAct = houseAct({
  address: 'POST /api/again',
  summary: 'A gaming day under another version, limits or odds: what would have been won',
  may: ['read-accounts'],
  // It settles every wager of a day.
  perMinute: 20,
  body: againAsked,
  answer: againAnswer,
  do: async ({ journal }: Parts<'journal'>, { body }, { projector }) => {
    const fresh = await projector.freshen();
    const played = await playDayAgain(journal.db, body);
    if ('failed' in played) return notDone(STATUS.conflict, 'not-permitted', played.failed);
    const { left } = played;
    return { fresh, ...played, leftOut: left.length, left: left.slice(0, MOST_LISTED) };
  },
});
