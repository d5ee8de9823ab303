// One card as it leaves the shoe, by its name: '9s'.

import { useState } from 'react';
import { type Card, parseCard } from '../../../rules/cards.ts';
import { useTournamentTexts } from '../use-tournament.ts';

/** A card off the felt, by its name: typed, or from a scanner that types. */
export function CardEntryLine({ onCard }: { readonly onCard: (card: Card) => void }) {
  const { tell } = useTournamentTexts();
  const [text, setText] = useState('');
  const card = parseCard(text.trim());
  const enter = () => {
    if (card === undefined) return;
    onCard(card);
    setText('');
  };
  return (
    <form
      className="row-form"
      onSubmit={event => {
        event.preventDefault();
        enter();
      }}
    >
      <label>
        {tell('card')}
        <input value={text} placeholder="9s" onChange={event => setText(event.target.value)} />
      </label>
      <button type="submit" disabled={card === undefined}>
        {tell('dealCard')}
      </button>
    </form>
  );
}
