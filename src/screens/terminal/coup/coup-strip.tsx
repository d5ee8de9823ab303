// The coup over the felt: both hands, the result, what it came to for this patron, and the squeeze.

import type { PublicView, SeatView } from '../../../wire/index.ts';
import { CoupOnFelt, shownCoup } from '../../felt/coup.tsx';
import { useSettings } from '../../client/settings.tsx';
import { cardSign } from '../../../texts/card-sign.ts';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import type { TerminalSqueeze } from './use-squeeze.ts';
import { PatronNoticeBanner } from '../patron-notice.tsx';
import { netWon } from '../felt/unconfirmed-wagers.ts';

export interface CoupStripProps {
  readonly view: PublicView;
  readonly mine: SeatView;
}

interface StripProps extends CoupStripProps {
  /** Asks for the burnt card to be shown. */
  readonly onAskBurnt: () => void;
}

interface CoupProps extends StripProps {
  readonly squeezing: TerminalSqueeze;
}

export function CoupStrip({ view, mine, onAskBurnt, squeezing }: CoupProps) {
  const words = useTerminalTexts();
  const { squeeze, isHidden, openAll } = squeezing;
  return (
    <CoupOnFelt view={view} squeeze={squeeze}>
      {isHidden && (
        <button type="button" className="skip" onClick={openAll}>
          {words.skip}
        </button>
      )}
      {mine.open && <Burnt view={view} mine={mine} onAskBurnt={onAskBurnt} />}
      {/* Always there: a screen reader hears what comes into it. */}
      <div className="my-news" aria-live="polite">
        {!isHidden && <MyResult view={view} mine={mine} />}
        <PatronNoticeBanner notice={mine.notice} />
      </div>
    </CoupOnFelt>
  );
}

/** Before the first coup of a shoe a patron may ask to see the card that was burnt (4.3.1 (a)). */
function Burnt({ view: { burnt }, mine, onAskBurnt }: StripProps) {
  const words = useTerminalTexts();
  if (burnt === null) return null;
  if (burnt.shown !== null) {
    return (
      <output className="burnt">
        {words.burnt} {cardSign(burnt.shown)}
      </output>
    );
  }
  const isAsked = burnt.askedBy.includes(mine.seat);
  return (
    <button type="button" className="skip" disabled={isAsked} onClick={onAskBurnt}>
      {isAsked ? words.askedBurnt : words.seeBurnt}
    </button>
  );
}

type PaidWagers = SeatView['lastPaid'];

/** What its wagers won and what they lost: a coup that comes to nothing may have both. */
const wonAndLost = (paid: PaidWagers): readonly [won: number, lost: number] => {
  const nets = paid.map(wager => netWon([wager]));
  const sum = (all: readonly number[]) => all.reduce((whole, each) => whole + each, 0);
  return [sum(nets.filter(net => net > 0)), 0 - sum(nets.filter(net => net < 0))];
};

/** What the coup that is shown came to for this patron. */
export function MyResult({ view, mine }: CoupStripProps) {
  const { say, money } = useSettings();
  const { coup, isLast } = shownCoup(view);
  const paid = mine.lastPaid.filter(({ outcome }) => outcome !== 'open');
  if (!isLast || coup === null || paid.length === 0) return null;
  const net = netWon(paid);
  // What went back was neither won nor lost, whatever the cards say.
  const isVoid = paid.every(({ outcome }) => outcome === 'void');
  const [won, lost] = wonAndLost(paid);
  const word = isVoid ? 'voidCoup' : net > 0 ? 'youWin' : net < 0 ? 'youLose' : 'evenCoup';
  return (
    <p className={`my-result my-${word}`}>
      {net === 0 && won > 0 ? (
        say('wonAndLost', money(won), money(lost))
      ) : (
        <>
          {say(word)} {net !== 0 && <b>{money(Math.abs(net))}</b>}
        </>
      )}
    </p>
  );
}
