// A card that was keyed wrongly: touched on the felt, then the right one on the pad (ruling G16).

import { useState } from 'react';
import type { Card } from '../../../rules/cards.ts';
import type { ConsoleView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { cardName } from '../../felt/cards/card-name.ts';
import type { CardTouch } from '../../felt/coup.tsx';
import { mayDo } from '../staff/power-key.tsx';
import { useConsoleText } from '../use-texts.ts';
import { type CardPlace, cardPlaceOf } from './position.ts';

type CorrectCard = Extract<SentCommand, { do: 'correct-card' }>;

export interface Correction {
  /** What the felt's cards do when they are touched; null where nothing can be corrected. */
  readonly touch: CardTouch | null;
  /** The card that is put right now; null while none is. */
  readonly place: CardPlace | null;
  /** What a second person has to stand behind; null where nobody has to. */
  readonly unconfirmed: CorrectCard | null;
  readonly choose: (card: Card) => void;
  readonly confirm: (approval: string) => void;
  readonly leave: () => void;
}

interface CorrectionOptions {
  readonly view: ConsoleView;
  readonly state: Pick<ScreenState, 'role' | 'pending' | 'refused'>;
  readonly line: Pick<ScreenConnection, 'send'>;
  /** False where cards come out of a machine: it keys nothing wrongly. */
  readonly isKeyed: boolean;
}

const PHASES: readonly ConsoleView['phase'][] = ['dealing', 'insurance', 'complete'];

interface Chosen {
  readonly coup: number;
  readonly side: 'player' | 'banker';
  readonly place: number;
}

interface SentCorrection {
  readonly key: number;
  readonly command: CorrectCard;
}

export function useCorrection({ view, state, line, isKeyed }: CorrectionOptions): Correction {
  const { say } = useSettings();
  const tell = useConsoleText();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [sent, setSent] = useState<SentCorrection | null>(null);
  const { coup } = view;
  const isOpen =
    coup !== null &&
    isKeyed &&
    PHASES.includes(view.phase) &&
    mayDo(view.powers, state.role, 'correct-card');
  const isRefused = sent !== null && state.refused?.key === sent.key;
  // Done once it is under way no more and nobody has refused it.
  const isDone = sent !== null && !isRefused && !state.pending.some(({ key }) => key === sent.key);
  const isMeant = isOpen && !isDone && chosen?.coup === coup.number;
  const place = isMeant ? (cardPlaceOf(coup, chosen.side, chosen.place) ?? null) : null;
  const leave = () => {
    setChosen(null);
    setSent(null);
  };
  const send = (command: CorrectCard, approval?: string) => {
    const key = line.send(command, approval);
    setSent(key === undefined ? null : { key, command });
  };
  const touch: CardTouch | null = isOpen
    ? {
        label: (side, at, card) => tell('cardOnFelt', say(side), at, cardName(say, card)),
        chosen: place,
        onTouch: (side, at) => {
          const isAgain = place?.side === side && place.place === at;
          setSent(null);
          setChosen(isAgain ? null : { coup: coup.number, side, place: at });
        },
      }
    : null;
  return {
    ...{ touch, place, leave },
    unconfirmed:
      isRefused && state.refused?.refused === 'needs-second-approver' ? sent.command : null,
    choose: card => {
      if (card === place?.card) leave();
      else if (place !== null) send({ do: 'correct-card', position: place.position, card });
    },
    confirm: approval => {
      if (sent !== null) send(sent.command, approval);
    },
  };
}
