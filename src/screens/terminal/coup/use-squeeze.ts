// The squeeze on one terminal: cards of a coup lie face down until this patron has looked at them.
// It plays cards that are known: the result is stored and paid meanwhile (R-RES-1), and the last
// card that is looked at shows it.

import { useEffect, useState } from 'react';
import type { PublicView } from '../../../wire/index.ts';
import { useMedia } from '../../client/use-media.ts';
import { type CardSqueeze, hasCovered, shownCoup } from '../../felt/coup.tsx';
import { useChoices } from '../device/terminal-choices.tsx';

interface Looked {
  readonly coup: number;
  readonly all: boolean;
  readonly at: readonly string[];
}

export interface TerminalSqueeze {
  readonly squeeze: CardSqueeze | null;
  /** Whether some card was not looked at: nothing that depends on it is shown yet. */
  readonly isHidden: boolean;
  /** The shoe's past as this patron has seen it. */
  readonly hands: PublicView['hands'];
  readonly openAll: () => void;
}

const cardAt = (side: string, place: number): string => `${side} ${place}`;

/** The card that can be bent, for whoever squeezes; null until it has come. */
function useSqueezedCard(isOn: boolean): CardSqueeze['Card'] | null {
  const [Card, setCard] = useState<CardSqueeze['Card'] | null>(null);
  useEffect(() => {
    if (!isOn) return;
    void import('../../felt/cards/squeezed-card.tsx').then(({ SqueezedCard }) =>
      setCard(() => SqueezedCard),
    );
  }, [isOn]);
  return isOn ? Card : null;
}

export function useSqueeze(view: PublicView): TerminalSqueeze {
  const { chosen } = useChoices();
  const isStill = useMedia('(prefers-reduced-motion: reduce)') || chosen.stillness;
  const isAllowed = view.sign?.extras.includes('squeeze') ?? false;
  const Card = useSqueezedCard(isAllowed && chosen.squeeze && !isStill);
  const [looked, look] = useState<Looked | null>(null);
  const { coup, isLast } = shownCoup(view);
  // A coup that was over when this page came is shown as it is.
  if (Card !== null && coup !== null && !isLast && looked?.coup !== coup.number) {
    look({ coup: coup.number, all: false, at: [] });
  }
  const squeeze: CardSqueeze | null =
    Card === null || looked === null || looked.coup !== coup?.number || looked.all
      ? null
      : {
          Card,
          isCovered: (side, place) => !looked.at.includes(cardAt(side, place)),
          onOpen: (side, place) => look({ ...looked, at: [...looked.at, cardAt(side, place)] }),
        };
  const isHidden = coup !== null && hasCovered(coup, squeeze);
  const [hands, show] = useState(view.hands);
  if (!isHidden && hands !== view.hands) show(view.hands);
  return {
    squeeze,
    isHidden,
    hands,
    openAll: () => look(was => (was === null ? null : { ...was, all: true })),
  };
}
