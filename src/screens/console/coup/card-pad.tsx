// The card pad: 52 keys, one touch a card; what the shoe cannot hold any more is dead.

import { useSettings } from '../../client/settings.tsx';
import { type Card, RANKS, SUITS } from '../../../rules/cards.ts';
import { PlayingCard } from '../../felt/card.tsx';
import { cardSign } from '../../../texts/card-sign.ts';
import { useConsoleText } from '../use-texts.ts';
import { type SendCard, useStagedCard } from './use-staged-card.ts';

export interface CardPadProps {
  readonly exhausted: readonly Card[];
  readonly onCard: (card: Card) => void;
  /** The rank that was typed, to be shown on its keys. */
  readonly rank?: string | null;
}

/** The keys alone: a touch is the card. */
export function CardPad({ exhausted, onCard, rank = null }: CardPadProps) {
  const { say } = useSettings();
  return (
    <fieldset className="card-pad" aria-label={say('cards')}>
      {SUITS.map(suit => (
        <div key={suit} className={`pad-row pad-${suit}`}>
          {RANKS.map(each => {
            const card: Card = `${each}${suit}`;
            return (
              <button
                key={card}
                type="button"
                className={rank === each ? 'pad-key pad-typed' : 'pad-key'}
                disabled={exhausted.includes(card)}
                aria-label={card}
                onClick={() => onCard(card)}
              >
                {cardSign(card)}
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}

export interface CardEntryProps {
  /** What the card is for: 'Player draws.' */
  readonly guide: string;
  readonly exhausted: readonly Card[];
  readonly onCard: SendCard;
}

/** The pad while a card is due: touched, typed or scanned, and taken back if it was wrong. */
export function CardEntry({ guide, exhausted, onCard }: CardEntryProps) {
  const tell = useConsoleText();
  const { staged, rank, dead, touch, takeBack } = useStagedCard(exhausted, onCard);
  return (
    <>
      <div className="entry-line">
        <output className="guide">{guide}</output>
        {staged !== null && (
          <span className="staged">
            <PlayingCard card={staged} label={`${tell('entered')}: ${staged}`} />
            <button type="button" className="take-back" onClick={takeBack}>
              {tell('takeBackCard')}
            </button>
          </span>
        )}
        {rank !== null && (
          <span className="typed-rank">
            {tell('typed')}: {rank} …
          </span>
        )}
      </div>
      {dead !== null && (
        <p className="refusal" role="alert">
          {tell('wrongKey', cardSign(dead))}
        </p>
      )}
      <CardPad exhausted={exhausted} onCard={touch} rank={rank} />
    </>
  );
}
