// The coup over the felt: both hands, the result, what it came to for this patron, and the squeeze.

import { useState } from 'react';
import type { PublicView, SeatView } from '../../../wire/index.ts';
import { CoupOnFelt, shownCoup } from '../../felt/coup.tsx';
import { useSettings } from '../../client/settings.tsx';
import { cardSign } from '../../../texts/card-sign.ts';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { useChoices } from '../device/terminal-choices.tsx';
import { PatronNotice } from '../patron-notice.tsx';
import { netOf } from '../felt/unconfirmed-wagers.ts';

export interface CoupStripProps {
  readonly view: PublicView;
  readonly mine: SeatView;
}

interface StripProps extends CoupStripProps {
  /** Asks for the burnt card to be shown. */
  readonly onAskBurnt: () => void;
}

export function CoupStrip({ view, mine, onAskBurnt }: StripProps) {
  const { chosen } = useChoices();
  const words = useTerminalTexts();
  const [skipped, skip] = useState<number | null>(null);
  const { coup, isLast } = shownCoup(view);
  // The result ends every squeeze: it shows what is known, and delays nothing (R-RES-1).
  const squeeze =
    (view.sign?.extras.includes('squeeze') ?? false) &&
    chosen.squeeze &&
    !isLast &&
    coup?.result === null &&
    skipped !== coup.number;
  return (
    <CoupOnFelt view={view} squeeze={squeeze}>
      {squeeze && (
        <button type="button" className="skip" onClick={() => skip(coup?.number ?? null)}>
          {words.skip}
        </button>
      )}
      {mine.open && <Burnt view={view} mine={mine} onAskBurnt={onAskBurnt} />}
      <MyResult view={view} mine={mine} />
      <PatronNotice notice={mine.notice} />
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

/** What the coup that is shown came to for this patron. */
export function MyResult({ view, mine }: CoupStripProps) {
  const { say, money } = useSettings();
  const { coup, isLast } = shownCoup(view);
  const paid = mine.lastPaid.filter(({ outcome }) => outcome !== 'open');
  if (!isLast || coup === null || paid.length === 0) return null;
  const net = netOf(paid);
  // What went back was neither won nor lost, whatever the cards say.
  const isVoid = paid.every(({ outcome }) => outcome === 'void');
  const word = isVoid ? 'voidCoup' : net > 0 ? 'youWin' : net < 0 ? 'youLose' : 'evenCoup';
  return (
    <output className={`my-result my-${word}`} aria-live="polite">
      {say(word)} {net !== 0 && <b>{money(Math.abs(net))}</b>}
    </output>
  );
}
