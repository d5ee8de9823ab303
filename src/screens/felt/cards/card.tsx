// A playing card drawn by us: big corner indices, clean pips, readable from 48 px up.

import { memo } from 'react';
import type { Card, Rank, Suit } from '../../../rules/cards.ts';
import { CardBack } from './card-back.tsx';
import { courtPips, isCourt, pipAt, pipsOf } from './card-pips.ts';
import type { CourtRank } from './court-art.ts';
import { useCourtArt } from './use-court-art.ts';

const indexOf = (rank: Rank): string => (rank === 'T' ? '10' : rank);

export interface CardProps {
  /** Null lies face down. */
  readonly card: Card | null;
  readonly label: string;
  /** It has come out of the shoe face down, and is turned. */
  readonly dealt?: boolean;
}

export const PlayingCard = memo(({ card, label, dealt = false }: CardProps) => (
  <svg
    className={dealt ? 'card card-dealt' : 'card'}
    viewBox="0 0 70 100"
    role="img"
    aria-label={label}
    data-card={card ?? undefined}
  >
    <rect className="card-paper" x="0.5" y="0.5" width="69" height="99" rx="6" />
    {card === null ? <CardBack className="card-back" /> : <CardFace card={card} />}
    {/* Over the face until the card is turned; what slides out of its frame is not seen. */}
    {dealt && card !== null && <CardBack className="card-cover" />}
  </svg>
));

export function CardFace({ card }: { readonly card: Card }) {
  const rank = card.charAt(0) as Rank; // a card begins with its rank
  const suit = card.charAt(1) as Suit; // and ends with its suit
  return (
    <g className={suit === 'h' || suit === 'd' ? 'card-red' : 'card-black'}>
      {isCourt(rank) && <Court rank={rank} suit={suit} />}
      <CornerIndex rank={rank} />
      <g transform="rotate(180 35 50)">
        <CornerIndex rank={rank} />
      </g>
      <path d={pipsOf(rank, suit)} />
    </g>
  );
}

const CornerIndex = ({ rank }: { readonly rank: Rank }) => (
  <text
    className="card-index"
    x="9.5"
    y="19"
    textAnchor="middle"
    {...(rank === 'T' ? { textLength: 14, lengthAdjust: 'spacingAndGlyphs' } : {})}
  >
    {indexOf(rank)}
  </text>
);

interface CourtProps {
  readonly rank: CourtRank;
  readonly suit: Suit;
}

/** A figure with two heads in a frame; a large letter where it would be too small to see. */
function Court({ rank, suit }: CourtProps) {
  const draw = useCourtArt();
  const half = draw?.(rank, suit).map(([ink, d]) => <path key={ink + d} className={ink} d={d} />);
  return (
    <g className={half === undefined ? 'court' : `court court-drawn court-${suit}`}>
      <rect className="card-frame" x="16.6" y="3.4" width="36.8" height="93.2" rx="2" />
      <g className="court-plain">
        <text className="card-court" x="35" y="52" textAnchor="middle">
          {rank}
        </text>
        <path d={pipAt(suit, 35, 70, 0.9)} />
      </g>
      <g className="court-figure">
        {half}
        <g transform="rotate(180 35 50)">{half}</g>
        <path d={courtPips(suit)} />
      </g>
    </g>
  );
}
