// The card pad: 52 keys, one touch a card; what the shoe cannot hold any more is dead.

import type { ReactNode } from 'react';
import { useSettings } from '../../client/settings.tsx';
import { useRest } from '../../client/resting-key.tsx';
import { type Card, RANKS, SUITS } from '../../../rules/cards.ts';
import { PlayingCard } from '../../felt/cards/card.tsx';
import { cardName } from '../../felt/cards/card-name.ts';
import { cardSign } from '../../../texts/card-sign.ts';
import { useConsoleText } from '../use-texts.ts';
import { type StagedCard, type StagedCardOptions, useStagedCard } from './use-staged-card.ts';

export interface CardPadProps {
  readonly exhausted: readonly Card[];
  readonly onCard: (card: Card, at: number) => void;
  /** The rank that was typed, to be shown on its keys. */
  readonly rank?: string | null;
  /** True while no key may be touched: the house is away. */
  readonly isLocked?: boolean;
}

/** The keys alone: a touch is the card. They rest when they come, for a finger may be there. */
export function CardPad({ exhausted, onCard, rank = null, isLocked = false }: CardPadProps) {
  const { say } = useSettings();
  const [isResting] = useRest('pad');
  return (
    <fieldset
      className="card-pad"
      aria-label={say('cards')}
      disabled={isLocked}
      aria-disabled={isResting || isLocked ? true : undefined}
    >
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
                data-card={card}
                aria-label={cardName(say, card)}
                onClick={() => {
                  if (!isResting) onCard(card, performance.now());
                }}
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

export interface CardEntryProps extends StagedCardOptions {
  /** What the card is for: 'Player draws.' */
  readonly guide: string;
  /** Another way out, beside the guide. */
  readonly children?: ReactNode;
}

/** The pad while a card is due: touched, typed or scanned, and taken back if it was wrong. */
export function CardEntry({ guide, children, ...options }: CardEntryProps) {
  const { exhausted, isThere } = options;
  const entry = useStagedCard(options);
  return (
    <>
      <div className="entry-line">
        <output className="guide">{guide}</output>
        <EntryState {...entry} isThere={isThere} />
        {children}
      </div>
      <CardPad exhausted={exhausted} onCard={entry.touch} rank={entry.rank} isLocked={!isThere} />
    </>
  );
}

interface EntryStateProps extends StagedCard {
  readonly isThere: boolean;
}

/** What was touched and waits, what is asked about it, and why nothing can be touched. */
function EntryState({ isThere, staged, rank, dead, doubted, answer, takeBack }: EntryStateProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  if (!isThere) {
    return (
      <p className="refusal pad-locked" role="alert">
        <span aria-hidden="true">⚠</span> {tell('padLocked')}{' '}
        {staged !== null && tell('keptForLater', cardSign(staged))}
      </p>
    );
  }
  if (doubted !== null) {
    return (
      <span className="staged" role="alert">
        <b>{tell('secondOne', cardSign(doubted))}</b>
        <button type="button" onClick={() => answer(true)}>
          {tell('yesSecond', cardSign(doubted))}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {tell('noSecond')}
        </button>
      </span>
    );
  }
  return (
    <>
      {dead !== null && (
        <p className="refusal" role="alert">
          {tell('wrongKey', cardSign(dead))}
        </p>
      )}
      {staged !== null && (
        <span className="staged">
          <PlayingCard card={staged} label={`${tell('entered')}: ${cardName(say, staged)}`} />
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
    </>
  );
}
