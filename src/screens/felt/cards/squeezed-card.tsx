// A card that lies face down until a finger has bent it far enough to look; a tap turns it at once.

import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { CardBack } from './card-back.tsx';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type Fold,
  foldTo,
  type Grip,
  gripAt,
  type Point,
} from '../fold.ts';

export interface SqueezedCardProps {
  /** 'Turn the card': what is on it is not said before it is seen. */
  readonly label: string;
  readonly onOpen: () => void;
  /** Its face, drawn. */
  readonly children: ReactNode;
}

/** Lifted that far it is open, and that far it opens when the finger goes. */
const OPEN_AT = 0.5;
const OPENS_WHEN_LEFT = 0.33;

const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) / width) * CARD_WIDTH, ((clientY - top) / height) * CARD_HEIGHT];
};

const shapeText = (shape: readonly Point[]): string =>
  shape.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

export function SqueezedCard({ label, onOpen, children }: SqueezedCardProps) {
  const [fold, bend] = useState<Fold | null>(null);
  const grip = useRef<Grip | null>(null);
  const wasBent = useRef(false);
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = gripAt(pointOf(event));
    wasBent.current = false;
  };
  const pull = (event: PointerEvent<HTMLButtonElement>) => {
    if (grip.current === null) return;
    const bent = foldTo(grip.current, pointOf(event));
    if (bent !== null) wasBent.current = true;
    if (bent !== null && bent.share >= OPEN_AT) onOpen();
    else bend(bent);
  };
  const leave = () => {
    grip.current = null;
    if (fold !== null && fold.share >= OPENS_WHEN_LEFT) onOpen();
    else bend(null);
  };
  return (
    <button
      type="button"
      className="card squeezed-card"
      aria-label={label}
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={leave}
      onPointerCancel={leave}
      // After a look that ended early comes a click as well: it is none.
      onClick={() => {
        if (!wasBent.current) onOpen();
        wasBent.current = false;
      }}
    >
      <BentCard fold={fold}>{children}</BentCard>
    </button>
  );
}

function BentCard({
  fold,
  children,
}: {
  readonly fold: Fold | null;
  readonly children: ReactNode;
}) {
  const id = useId();
  if (fold === null) {
    return (
      <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
        <CardBack className="card-back" />
      </svg>
    );
  }
  // The face is drawn as it is printed: mirrored against the side that lies up.
  const seen = fold.lifted.map(([x, y]): Point => [CARD_WIDTH - x, y]);
  return (
    <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      <clipPath id={`${id}lying`}>
        <polygon points={shapeText(fold.lying)} />
      </clipPath>
      <clipPath id={`${id}lifted`}>
        <polygon points={shapeText(seen)} />
      </clipPath>
      <g clipPath={`url(#${id}lying)`}>
        <CardBack className="card-back" />
      </g>
      <g transform={`matrix(${fold.face.join(' ')})`}>
        <g clipPath={`url(#${id}lifted)`}>{children}</g>
        <polygon className="fold-edge" points={shapeText(seen)} />
      </g>
    </svg>
  );
}
