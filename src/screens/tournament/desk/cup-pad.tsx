// The desk's cards: the felt, the pad, and a card that was keyed wrongly, as at every table (G16).

import { useState } from 'react';
import type { Card } from '../../../rules/cards.ts';
import type { SimultaneousView, TournamentFeltView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { cardName } from '../../felt/cards/card-name.ts';
import type { CardTouch } from '../../felt/coup.tsx';
import { CardEntry } from '../../console/coup/card-pad.tsx';
import { dealText } from '../../console/coup/guide-text.ts';
import { type CardPlace, cardPlaceOf } from '../../console/coup/position.ts';
import { useConsoleText } from '../../console/use-texts.ts';
import { CupCoup } from '../felt/cup-coup.tsx';
import { useTournamentTexts } from '../use-tournament.ts';

type Dealing = NonNullable<SimultaneousView['dealing']>;

/** What the dealer does with cards, whichever way the table wagers. */
export type CardCommand =
  | { readonly do: 'deal-card'; readonly card: Card; readonly source: 'keypad' | 'scanner' }
  | { readonly do: 'correct-card'; readonly position: number; readonly card: Card };

interface CupPadProps {
  readonly felt: TournamentFeltView;
  /** Null for whoever does not run the table. */
  readonly dealing: Dealing | null;
  readonly isThere: boolean;
  readonly at: (command: CardCommand) => void;
}

const CORRECTED_IN: readonly Dealing['phase'][] = ['dealing', 'insurance', 'complete'];

export function CupPad({ felt, dealing, isThere, at }: CupPadProps) {
  const [chosen, choose] = useState<(CardPlace & { readonly coup: number }) | null>(null);
  const mayCorrect = dealing !== null && felt.coup !== null && CORRECTED_IN.includes(dealing.phase);
  const place = mayCorrect && chosen?.coup === felt.coup?.number ? chosen : null;
  const touch = useTouch(felt, place, choose);
  const correct = (card: Card) => {
    if (place !== null && card !== place.card) {
      at({ do: 'correct-card', position: place.position, card });
    }
    choose(null);
  };
  return (
    <CupCoup felt={felt} touch={mayCorrect ? touch : null}>
      {place !== null && dealing !== null && (
        <Correct {...{ place, dealing, isThere }} onCard={correct} onLeave={() => choose(null)} />
      )}
      {place === null && dealing?.guide.next === 'deal-card' && (
        <Deal {...{ felt, dealing, isThere, at }} />
      )}
    </CupCoup>
  );
}

/** A card of the felt is a key: touched again it stays as it is. */
function useTouch(
  { coup }: TournamentFeltView,
  place: CardPlace | null,
  choose: (chosen: (CardPlace & { readonly coup: number }) | null) => void,
): CardTouch {
  const { say } = useSettings();
  const consoleText = useConsoleText();
  return {
    label: (side, at, card) => consoleText('cardOnFelt', say(side), at, cardName(say, card)),
    chosen: place,
    onTouch: (side, at) => {
      const found = coup === null ? undefined : cardPlaceOf(coup, side, at);
      const isAgain = found?.position === place?.position;
      choose(
        found === undefined || coup === null || isAgain ? null : { ...found, coup: coup.number },
      );
    },
  };
}

interface CorrectProps {
  readonly place: CardPlace;
  readonly dealing: Dealing;
  readonly isThere: boolean;
  readonly onCard: (card: Card) => void;
  readonly onLeave: () => void;
}

function Correct({ place, dealing, isThere, onCard, onLeave }: CorrectProps) {
  const { tell } = useTournamentTexts();
  const consoleText = useConsoleText();
  return (
    <div className="cup-pad correction">
      <CardEntry
        guide={tell('wrongCardHere')}
        exhausted={dealing.exhausted.filter(card => card !== place.card)}
        waitMs={0}
        {...{ isThere, onCard }}
      >
        <button type="button" className="take-back" onClick={onLeave}>
          {consoleText('keepCard')}
        </button>
      </CardEntry>
    </div>
  );
}

function Deal({ felt, dealing, isThere, at }: CupPadProps & { readonly dealing: Dealing }) {
  const { say } = useSettings();
  const consoleText = useConsoleText();
  const { guide, phase, exhausted } = dealing;
  return (
    <div className="cup-pad">
      <CardEntry
        guide={dealText({ coup: felt.coup, guide, phase }, say, consoleText)}
        {...{ exhausted, isThere }}
        onCard={(card, source) => at({ do: 'deal-card', card, source })}
      />
    </div>
  );
}
