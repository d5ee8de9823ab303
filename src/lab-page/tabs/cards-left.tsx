// The 52 faces: a touch takes a card out of the shoe, or puts one back.

import { useState } from 'react';
import { type Card, DECK, suitOf } from '../../rules/cards.ts';
import { cardSign } from '../../texts/card-sign.ts';
import { useFigures } from '../use-figures.ts';
import { useLabTexts } from '../use-lab-texts.ts';

interface CardsLeftProps {
  readonly decks: number;
  /** How many of each card, in the order of DECK. */
  readonly left: readonly number[];
  readonly onChange: (left: readonly number[]) => void;
}

const isRed = (card: Card): boolean => suitOf(card) === 'h' || suitOf(card) === 'd';

export function CardsLeft({ decks, left, onChange }: CardsLeftProps) {
  const text = useLabTexts();
  const { whole } = useFigures();
  const [puts, setPuts] = useState(false);
  const total = decks * DECK.length;
  const cards = left.reduce((sum, each) => sum + each, 0);
  const touch = (place: number) =>
    onChange(left.map((count, at) => (at === place ? count + (puts ? 1 : -1) : count)));
  return (
    <details className="lab-cards">
      <summary>
        {text('cards')}{' '}
        <span aria-live="polite">{text('cardsLeft', whole(cards), whole(total))}</span>
      </summary>
      <p className="lab-keys">
        <button type="button" aria-pressed={!puts} onClick={() => setPuts(false)}>
          {text('takeOut')}
        </button>
        <button type="button" aria-pressed={puts} onClick={() => setPuts(true)}>
          {text('putBack')}
        </button>
        <button
          type="button"
          disabled={cards === total}
          onClick={() => onChange(DECK.map(() => decks))}
        >
          {text('allBack')}
        </button>
      </p>
      <div className="lab-faces">
        {DECK.map((card, place) => (
          <button
            key={card}
            type="button"
            className={isRed(card) ? 'lab-face lab-red' : 'lab-face'}
            disabled={left[place] === (puts ? decks : 0)}
            onClick={() => touch(place)}
          >
            <b aria-hidden="true">{cardSign(card)}</b>
            <small aria-hidden="true">{left[place]}</small>
            <span className="unseen">{text('cardLeft', cardSign(card), left[place] ?? 0)}</span>
          </button>
        ))}
      </div>
    </details>
  );
}
