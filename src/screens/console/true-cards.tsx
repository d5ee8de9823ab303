// A settled coup with a wrong card: its cards as entered; touch the wrong one, then the right one.

import { useState } from 'react';
import type { Card } from '../../rules/cards.ts';
import type { ConsoleView } from '../../wire/index.ts';
import { PlayingCard } from '../felt/card.tsx';
import { useSettings } from '../house/settings.tsx';
import { CardPad } from './card-pad.tsx';
import { dealtOrder, type Said, withFact } from './report.ts';
import { useTell } from './use-words.ts';

export interface TrueCardsProps {
  readonly view: ConsoleView;
  readonly said: Said;
  readonly onSay: (said: Said) => void;
}

const MOST_CARDS = 6;
const LEAST_CARDS = 4;

export function TrueCards({ view, said, onSay }: TrueCardsProps) {
  const { say } = useSettings();
  const tell = useTell();
  const told = said.facts.cards;
  const isAgain = told !== undefined;
  // Cards that make no whole coup want one more, or one fewer.
  const [wrong, setWrong] = useState<number | null>(isAgain ? told.length : null);
  const coups = view.records.filter(({ standing }) => standing === 'live');
  const record = coups.findLast(one => isMeant(one, said)) ?? coups.at(-1);
  if (record === undefined) return null;
  const cards = (told ?? dealtOrder(record)).filter(card => card !== null);
  const send = (truth: readonly Card[]) => onSay(withFact(naming(said, record), 'cards', truth));
  const put = (card: Card) => {
    if (wrong !== null) send(wrong < cards.length ? cards.with(wrong, card) : [...cards, card]);
  };
  return (
    <fieldset className="asked true-cards">
      <legend>{tell('trueCards')}</legend>
      <CoupChoice coups={coups} chosen={record} said={said} onSay={onSay} />
      <div className="entered-cards">
        {cards.map((card, at) => (
          <button
            // The same card may come twice: its place is its name.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={at}
            type="button"
            className={`entered-card tone-${record.cards[at]?.to}`}
            aria-pressed={wrong === at}
            onClick={() => setWrong(at)}
          >
            {say(record.cards[at]?.to === 'banker' ? 'banker' : 'player').charAt(0)}
            <PlayingCard card={card} label={card} />
          </button>
        ))}
        {cards.length < MOST_CARDS && (
          <button
            type="button"
            aria-pressed={wrong === cards.length}
            onClick={() => setWrong(cards.length)}
          >
            {tell('addCard')}
          </button>
        )}
        {cards.length > LEAST_CARDS && (isAgain || (wrong ?? MOST_CARDS) < cards.length) && (
          <button
            type="button"
            onClick={() => send(cards.toSpliced(Math.min(wrong ?? 0, cards.length - 1), 1))}
          >
            {tell(wrong === cards.length ? 'dropLast' : 'dropCard')}
          </button>
        )}
      </div>
      {wrong !== null && wrong < MOST_CARDS && <CardPad exhausted={[]} onCard={put} />}
    </fieldset>
  );
}

type Place = Pick<ConsoleView['records'][number], 'shoe' | 'number'>;

const isMeant = ({ shoe, number }: Place, { facts }: Said): boolean =>
  number === facts.coup && (facts.shoe === undefined || shoe === facts.shoe);

/** Coups are numbered anew with each shoe: both numbers are said. */
const naming = (said: Said, { shoe, number }: Place): Said =>
  withFact(withFact(said, 'coup', number), 'shoe', shoe);

interface CoupChoiceProps {
  readonly coups: ConsoleView['records'];
  readonly chosen: ConsoleView['records'][number];
  readonly said: Said;
  readonly onSay: (said: Said) => void;
}

const COUPS_SHOWN = 5;

/** The last coup is meant unless another is touched. */
function CoupChoice({ coups, chosen, said, onSay }: CoupChoiceProps) {
  const { say } = useSettings();
  const tell = useTell();
  if (coups.length < 2) return null;
  return (
    <fieldset className="coups-asked" aria-label={tell('whichCoup')}>
      {coups.slice(-COUPS_SHOWN).map(({ shoe, number }) => (
        <button
          key={`${shoe} ${number}`}
          type="button"
          aria-pressed={shoe === chosen.shoe && number === chosen.number}
          onClick={() => onSay(naming(said, { shoe, number }))}
        >
          {say('coup')} {number}
        </button>
      ))}
    </fieldset>
  );
}
