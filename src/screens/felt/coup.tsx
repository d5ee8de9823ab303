// The coup on the felt: both hands with their counts, and between them what it came to.

import { memo, type ReactNode } from 'react';
import type { Card } from '../../rules/cards.ts';
import type { CoupView, PublicView } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';
import { resultText } from '../texts/index.ts';
import { cardSign } from '../../texts/card-sign.ts';
import { CardFace, PlayingCard } from './cards/card.tsx';
import { cardName } from './cards/card-name.ts';
import { ShoePicture } from './cards/shoe-picture.tsx';
import type { SqueezedCard } from './cards/squeezed-card.tsx';

type Side = 'player' | 'banker';
type HandView = CoupView['hands'][Side];

const cardsIn = ({ hands }: CoupView): number =>
  hands.player.cards.length + hands.banker.cards.length;

/** What a felt must be told of a table to draw its coup. */
export type CoupShownView = Pick<PublicView, 'coup' | 'last' | 'discs'>;

/** The coup to be shown: the one that is dealt, and until its first card the last one (R-DSP-2). */
export function shownCoup({ coup, last }: Pick<PublicView, 'coup' | 'last'>): {
  readonly coup: CoupView | null;
  readonly isLast: boolean;
} {
  return coup !== null && cardsIn(coup) > 0
    ? { coup, isLast: false }
    : { coup: last, isLast: true };
}

const NATURAL_FROM = 8;

/** What a hand is called beside its count: nothing is Baccarat, eight and nine of two a natural. */
export function handName({ cards, count }: HandView): 'baccarat' | 'natural' | null {
  if (count === null || cards.length < 2) return null;
  if (count === 0) return 'baccarat';
  return cards.length === 2 && count >= NATURAL_FROM ? 'natural' : null;
}

interface HandOnFeltProps {
  /** The coup's number, by which its cards are told from another's. */
  readonly number: number | null;
  readonly hand: HandView | null;
  readonly won: boolean;
  readonly side: Side;
  /** The seat that took the cards: its disc lies beside the hand (8.1.1 (c), 9.3.d). */
  readonly disc: number | null;
  readonly squeeze: CardSqueeze | null;
  readonly touch: CardTouch | null;
}

/** On a terminal whose patron squeezes, cards lie face down until they are looked at. */
export interface CardSqueeze {
  readonly isCovered: (side: Side, place: number) => boolean;
  readonly onOpen: (side: Side, place: number) => void;
  /** Loaded for whoever squeezes. */
  readonly Card: typeof SqueezedCard;
}

/** Whether some card that lies there was not looked at yet: the result waits for it. */
export const hasCovered = ({ hands }: CoupView, squeeze: CardSqueeze | null): boolean =>
  squeeze !== null &&
  (['player', 'banker'] as const).some(side => isHandCovered(hands[side], side, squeeze));

const isHandCovered = ({ cards }: HandView, side: Side, squeeze: CardSqueeze): boolean =>
  cards.some((card, at) => card !== null && squeeze.isCovered(side, at + 1));

/** At the console a card of the felt is a key: it says which one it is and what it does. */
export interface CardTouch {
  readonly label: (side: Side, place: number, card: Card) => string;
  /** The card that is touched now. */
  readonly chosen: { readonly side: Side; readonly place: number } | null;
  readonly onTouch: (side: Side, place: number) => void;
}

/** Drawn again only when it is dealt to: the other hand’s card is none of its own. */
const HandOnFelt = memo(PlainHandOnFelt);

function PlainHandOnFelt({ number, hand, won, side, disc, squeeze, touch }: HandOnFeltProps) {
  const { say, second } = useSettings();
  const covered = hand !== null && squeeze !== null && isHandCovered(hand, side, squeeze);
  const name = hand === null || covered ? null : handName(hand);
  return (
    <section className={`hand hand-${side}${won ? ' hand-won' : ''}`} aria-label={say(side)}>
      <h2>
        {say(side)} <small>{second(side)}</small>
        {disc !== null && (
          <span className="disc">
            {say('yourSeat')} {disc}
          </span>
        )}
      </h2>
      <div className="hand-cards">
        <CardPlaces />
        {(hand?.cards ?? []).map((card, at) => (
          // Cards of a hand only ever come after one another: their place is their name.
          <TouchedCard
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={`${number} ${at}`}
            {...{ side, card, touch, squeeze }}
            place={at + 1}
          />
        ))}
      </div>
      <output className="hand-count">
        {covered ? '' : (hand?.count ?? '')}
        {name !== null && <small className="hand-name">{say(name)}</small>}
      </output>
    </section>
  );
}

/** Places printed on the felt for three cards: so that none moves when the next one lies. */
const CardPlaces = memo(() => (
  <svg className="card-places" viewBox="0 0 216 100" aria-hidden="true">
    <path
      d={[3, 76, 149].map(x => `M${x} 9q0-6 6-6h52q6 0 6 6v82q0 6-6 6h-52q-6 0-6-6z`).join('')}
    />
  </svg>
));

interface TouchedCardProps extends Pick<HandOnFeltProps, 'side' | 'squeeze' | 'touch'> {
  readonly place: number;
  readonly card: Card | null;
}

/** A card, and where it may be touched its key around it. */
function TouchedCard({ side, place, card, squeeze, touch }: TouchedCardProps) {
  const { say } = useSettings();
  const name = card === null ? say('faceDown') : cardName(say, card);
  if (card !== null && squeeze?.isCovered(side, place) === true) {
    return (
      <squeeze.Card label={say('turnCard')} onOpen={() => squeeze.onOpen(side, place)}>
        <rect className="card-paper" x="0.5" y="0.5" width="69" height="99" rx="6" />
        <CardFace card={card} />
      </squeeze.Card>
    );
  }
  if (touch === null || card === null) {
    return <PlayingCard card={card} label={name} dealt={squeeze === null} />;
  }
  return (
    <button
      type="button"
      className="card-key"
      aria-label={touch.label(side, place, card)}
      aria-pressed={touch.chosen?.side === side && touch.chosen.place === place}
      onClick={() => touch.onTouch(side, place)}
    >
      <PlayingCard card={card} label={name} />
    </button>
  );
}

interface SpokenCardsProps {
  readonly coup: CoupView | null;
  readonly squeeze: CardSqueeze | null;
}

export interface CoupOnFeltProps {
  readonly view: CoupShownView;
  /** What stands under the result: on a terminal what the patron won. */
  readonly children?: ReactNode;
  /** Cards are opened by hand; only a terminal asks for it. */
  readonly squeeze?: CardSqueeze | null;
  /** What touching a card of this coup does; only the console asks for it. */
  readonly touch?: CardTouch | null;
}

export function CoupOnFelt({ view, children, squeeze = null, touch = null }: CoupOnFeltProps) {
  const { say } = useSettings();
  const { coup, isLast } = shownCoup(view);
  const isHidden = coup !== null && hasCovered(coup, squeeze);
  const hand = (side: Side) => (
    <HandOnFelt
      {...{ side, touch, squeeze }}
      number={coup?.number ?? null}
      hand={coup?.hands[side] ?? null}
      won={!isHidden && coup?.result === side && coup.standing !== 'void'}
      disc={isLast ? null : view.discs[side]}
    />
  );
  return (
    <div className={`coup${isLast ? ' coup-last' : ''}`}>
      {hand('player')}
      <div className="coup-middle">
        <ResultLine coup={isHidden ? null : coup} />
        {coup !== null && <p className="coup-number">{say('coupNumber', coup.number)}</p>}
        {coup !== null && <CorrectedCards coup={coup} />}
        {children}
        <SpokenCards {...{ coup, squeeze }} />
      </div>
      {hand('banker')}
      <ShoePicture />
    </div>
  );
}

/**
 * 'Player: Ace of diamonds', heard as each card comes or, in a squeeze, as it is looked at. It is
 * there before the first card: a screen reader hears only what comes into a place that it knows.
 */
function SpokenCards({ coup, squeeze }: SpokenCardsProps) {
  const { say } = useSettings();
  const spoken = (['player', 'banker'] as const).flatMap(side =>
    (coup?.hands[side].cards ?? []).map((card, at) => {
      const isUnseen = card === null || squeeze?.isCovered(side, at + 1) === true;
      const words = `${say(side)}: ${isUnseen ? say('faceDown') : cardName(say, card)}`;
      return { key: `${coup?.number} ${side} ${at} ${isUnseen}`, words };
    }),
  );
  return (
    <p className="unseen spoken-cards" aria-live="polite" aria-relevant="additions text">
      {spoken.map(({ key, words }) => (
        <span key={key}>{words}. </span>
      ))}
    </p>
  );
}

/** 'Card corrected: K♣ → A♠': what was keyed wrongly is told to everybody (G16). */
function CorrectedCards({ coup }: { readonly coup: CoupView }) {
  const { say } = useSettings();
  return coup.corrected.map(({ position, was, card }, at) => (
    // A card may be put right twice: the order is the name.
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <p key={at} className="corrected-card" role="status" data-position={position}>
      <span aria-hidden="true">
        {say('cardCorrected')}: {cardSign(was)} → {cardSign(card)}
      </span>
      <span className="unseen">{say('wasKeyed', cardName(say, card), cardName(say, was))}</span>
    </p>
  ));
}

/** 'Banker wins, 7 over 4'; nothing before the coup is complete. */
function ResultLine({ coup }: { readonly coup: CoupView | null }) {
  const { say, language } = useSettings();
  const text =
    coup === null
      ? ''
      : coup.standing === 'void'
        ? say('voidCoup')
        : coup.result === null
          ? ''
          : resultText(
              language,
              coup.result,
              coup.hands.player.count ?? 0,
              coup.hands.banker.count ?? 0,
            );
  return (
    <output className={`result result-${coup?.result ?? 'none'}`} aria-live="polite">
      {text}
    </output>
  );
}
