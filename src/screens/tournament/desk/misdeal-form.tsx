// A card that went wrong at a competition's table: which way, which card; the book rules on it.

import { useState } from 'react';
import { parseCard } from '../../../rules/cards.ts';
import { useSettings } from '../../client/settings.tsx';
import { textsOf } from '../../texts/load-texts.ts';
import { atTable, type InTurnCommand } from './desk-steps.ts';
import { useTournamentTexts } from '../use-tournament.ts';

const floorTexts = textsOf('floor');

const MISDEALS = [
  'third-card-to-player',
  'third-card-to-banker',
  'player-card-to-banker',
  'surplus-card-seen',
  'surplus-card-unseen',
  'card-face-up-in-shoe',
  'cards-to-the-wrong-side',
] as const;
type Misdeal = (typeof MISDEALS)[number];

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
): InTurnCommand | undefined {
  const marker = markerVisible ? { markerVisible } : {};
  const report = (facts: object) => atTable({ do: 'report-irregularity', what, facts });
  if (what === 'cards-to-the-wrong-side') {
    // Cards that are on record already lie by their order: only another one is named.
    if (text.trim() === '') return report({ orderIsCertain });
    const other = parseCard(text.trim());
    return other && report({ cards: [other], orderIsCertain });
  }
  if (what === 'surplus-card-unseen') return report({ cards: [null], ...marker });
  const card = parseCard(text.trim());
  return card && report({ cards: [card], ...marker });
}

export function MisdealForm({ send }: { readonly send: (what: InTurnCommand) => void }) {
  const { tell } = useTournamentTexts();
  const { language } = useSettings();
  const [what, choose] = useState<Misdeal>();
  const [card, setCard] = useState('');
  const [marker, setMarker] = useState(false);
  const [orderIsCertain, setCertain] = useState(false);
  const told = what && misdealTold(what, card, { markerVisible: marker, orderIsCertain });
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
          value={what ?? ''}
          onChange={event => choose(MISDEALS.find(each => each === event.target.value))}
        >
          <option value="">–</option>
          {MISDEALS.map(each => (
            <option key={each} value={each}>
              {floorTexts(language).irregularities[each]}
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
