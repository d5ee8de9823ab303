// A settled coup with a wrong card: its cards as entered; touch the wrong one, then the right one.

import { useState } from 'react';
import type { Card } from '../../../rules/cards.ts';
import type { ConsoleView } from '../../../wire/index.ts';
import { PlayingCard } from '../../felt/cards/card.tsx';
import { useSettings } from '../../client/settings.tsx';
import { CardPad } from '../coup/card-pad.tsx';
import { CoupKeys, type NamedCoup, naming } from './coup-asked.tsx';
import { type ReportDraft, withFact } from './report.ts';
import { useConsoleText } from '../use-texts.ts';

export interface TrueCardsProps {
  readonly view: ConsoleView;
  readonly said: ReportDraft;
  readonly onSay: (said: ReportDraft) => void;
}

const MOST_CARDS = 6;
const LEAST_CARDS = 4;
const COUPS_SHOWN = 5;

export function TrueCards({ view, said, onSay }: TrueCardsProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const told = said.facts.cards;
  const isAgain = told !== undefined;
  // Cards that make no whole coup want one more, or one fewer.
  const [wrong, setWrong] = useState<number | null>(isAgain ? told.length : null);
  const coups = view.records.filter(({ standing }) => standing === 'live');
  const record: OldCoup | undefined =
    coups.findLast(one => isMeant(one, said)) ?? forgotten(said) ?? coups.at(-1);
  if (record === undefined) return <NoCoupYet said={said} onSay={onSay} />;
  const cards = (told ?? record.cards.map(({ card }) => card)).filter(card => card !== null);
  const send = (truth: readonly Card[]) => onSay(withFact(naming(said, record), 'cards', truth));
  const put = (card: Card) => {
    if (wrong !== null) send(wrong < cards.length ? cards.with(wrong, card) : [...cards, card]);
  };
  return (
    <fieldset className="asked true-cards">
      <legend>
        {tell('trueCards')} ({say('shoeNumber', record.shoe)}, {say('coupNumber', record.number)})
      </legend>
      <div className="coups-asked">
        <CoupKeys
          coups={coups.slice(-COUPS_SHOWN)}
          chosen={record}
          onChoose={place => onSay(naming(said, place))}
        />
      </div>
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

/** In the first coup of a shoe nothing is settled: another is named, or the felt corrected. */
function NoCoupYet({ said, onSay }: Pick<TrueCardsProps, 'said' | 'onSay'>) {
  const tell = useConsoleText();
  return (
    <fieldset className="asked true-cards">
      <legend>{tell('trueCards')}</legend>
      <p className="amber">{tell('noCoupSettled')}</p>
      <CoupKeys coups={[]} chosen={null} onChoose={place => onSay(naming(said, place))} />
    </fieldset>
  );
}

const isMeant = ({ shoe, number }: NamedCoup, { facts }: ReportDraft): boolean =>
  number === facts.coup && (facts.shoe === undefined || shoe === facts.shoe);

/** A coup that the table no longer remembers: its cards are entered from the first. */
function forgotten({ facts: { shoe, coup } }: ReportDraft): OldCoup | undefined {
  return shoe === undefined || coup === undefined ? undefined : { shoe, number: coup, cards: [] };
}

type OldCoup = Pick<ConsoleView['records'][number], 'shoe' | 'number' | 'cards'>;
