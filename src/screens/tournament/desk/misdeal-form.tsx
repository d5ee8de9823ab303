// A card that went wrong at a competition's table: which way, which card; the book rules on it.

import { useState } from 'react';
import { parseCard } from '../../../rules/cards.ts';
import { useSettings } from '../../client/settings.tsx';
import { IRREGULARITY_WORDS } from '../../words/floor-words.ts';
import type { InTurnWish } from './desk-steps.ts';
import { useTournamentWords } from '../use-tournament.ts';

type Misdeal = Extract<InTurnWish, { do: 'report-misdeal' }>['what'];

const MISDEALS: readonly Misdeal[] = [
  'third-card-to-player',
  'third-card-to-banker',
  'player-card-to-banker',
  'surplus-card-seen',
  'surplus-card-unseen',
  'card-face-up-in-shoe',
  'cards-to-the-wrong-side',
];

/** What was seen beside the card. */
interface Seen {
  readonly markerVisible: boolean;
  readonly orderIsCertain: boolean;
}

/** The report; undefined while it does not say which card, where one was seen. */
export function misdealTold(
  what: Misdeal,
  text: string,
  { markerVisible, orderIsCertain }: Seen,
): InTurnWish | undefined {
  const marker = markerVisible ? ({ markerVisible } as const) : {};
  if (what === 'cards-to-the-wrong-side') {
    // Cards that are on record already lie by their order: only another one is named.
    const other = text.trim() === '' ? null : parseCard(text.trim());
    return other === undefined
      ? undefined
      : { do: 'report-misdeal', what, card: other, orderIsCertain };
  }
  if (what === 'surplus-card-unseen') return { do: 'report-misdeal', what, card: null, ...marker };
  const card = parseCard(text.trim());
  return card === undefined ? undefined : { do: 'report-misdeal', what, card, ...marker };
}

export function MisdealForm({ send }: { readonly send: (what: InTurnWish) => void }) {
  const { tell } = useTournamentWords();
  const { language } = useSettings();
  const [what, choose] = useState<Misdeal>('third-card-to-player');
  const [card, setCard] = useState('');
  const [marker, setMarker] = useState(false);
  const [orderIsCertain, setCertain] = useState(false);
  const told = misdealTold(what, card, { markerVisible: marker, orderIsCertain });
  const report = () => {
    if (told === undefined) return;
    send(told);
    setCard('');
  };
  return (
    <form className="row-form" onSubmit={event => event.preventDefault()}>
      <label>
        {tell('misdeal')}
        <select
          value={what}
          onChange={event => choose(MISDEALS.find(each => each === event.target.value) ?? what)}
        >
          {MISDEALS.map(each => (
            <option key={each} value={each}>
              {IRREGULARITY_WORDS[language][each]}
            </option>
          ))}
        </select>
      </label>
      {what !== 'surplus-card-unseen' && (
        <label>
          {tell('card')}
          <input value={card} placeholder="9s" onChange={event => setCard(event.target.value)} />
        </label>
      )}
      <label className="mark">
        <input type="checkbox" checked={marker} onChange={() => setMarker(!marker)} />
        {tell('markerVisible')}
      </label>
      {what === 'cards-to-the-wrong-side' && (
        <label className="mark">
          <input
            type="checkbox"
            checked={orderIsCertain}
            onChange={() => setCertain(!orderIsCertain)}
          />
          {tell('orderCertain')}
        </label>
      )}
      <button type="button" disabled={told === undefined} onClick={report}>
        {tell('report')}
      </button>
    </form>
  );
}
