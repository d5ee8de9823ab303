// Whatever stops play takes the middle of the screen, says what happens to the money, and leaves
// balance and stakes in sight.

import type { SeatView } from '../../wire/index.ts';
import { bannerOf, bannerDetail } from '../felt/banner.tsx';
import type { ScreenState } from '../client/screen-state.ts';
import { useSettings } from '../client/settings.tsx';
import { type TerminalTexts, useTerminalTexts } from './use-terminal-texts.ts';

type MoneyWord = keyof TerminalTexts & `money${string}`;

/** What each state means for the patron's money. */
const MONEY: Readonly<Record<string, MoneyWord>> = {
  away: 'moneyAway',
  connecting: 'moneySafe',
  malfunction: 'moneySafe',
  frozen: 'moneyFrozen',
  dummyCoup: 'moneyDummy',
  nextDummy: 'moneyDummy',
  closed: 'moneyClosed',
  ended: 'moneyClosed',
};

interface Stop {
  readonly name: string;
  readonly title: string;
  readonly money: string;
  readonly says: string;
}

export interface StopSignProps {
  readonly state: ScreenState;
  readonly mine: SeatView | null;
  /** Minutes of the patron's own break; 0 when there is none. */
  readonly breakLeft: number;
}

export function StopSign(props: StopSignProps) {
  const stop = useStop(props);
  if (stop === null) return null;
  return (
    <div className={`stop banner-${stop.name}`} role="alert">
      <span className="stop-mark" aria-hidden="true">
        ⚠
      </span>
      <p className="stop-title">{stop.title}</p>
      {stop.money !== '' && <p className="stop-money">{stop.money}</p>}
      {stop.says !== '' && <small className="stop-says">{stop.says}</small>}
    </div>
  );
}

function useStop({ state, mine, breakLeft }: StopSignProps): Stop | null {
  const { say, language, money: asMoney } = useSettings();
  const words = useTerminalTexts();
  const banner = bannerOf(state);
  if (banner !== null) {
    const { word } = banner;
    const says = bannerDetail(language, banner);
    // Where nothing was opened, no money of anybody lies.
    const money = word === 'cannotOpen' ? '' : words[MONEY[word] ?? 'moneySafe'];
    return { name: word, title: say(word), money, says };
  }
  if (mine?.locked !== undefined) {
    const title = words.winLocked(asMoney(mine.locked));
    return { name: 'win-locked', title, money: words.moneyWinLocked, says: '' };
  }
  if (mine !== null && mine.state !== 'in-order') {
    return { name: 'faulty', title: words.outOfOrder, money: words.moneyOutOfOrder, says: '' };
  }
  if (mine?.leaving === true) {
    const money = mine.prints ? words.leavingTicket : words.leavingAttendant;
    return { name: 'leaving', title: words.leavingTitle, money, says: '' };
  }
  if (breakLeft > 0) {
    const title = words.onABreak(breakLeft);
    return { name: 'break', title, money: words.moneyBreak, says: '' };
  }
  return null;
}
