// Dragging chips: from the tray to an area, from one area to another, from an area to the tray.

import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Chip } from '../../felt/chip.tsx';
import { type Area, areaKey } from './areas.ts';
import type { PatronHand } from './patron-hand.ts';

/** What is carried: chips of the tray, or a stake that lies on an area. */
export interface Load {
  readonly from: Area | null;
  readonly cents: number;
}

/** Where it was let go: an area by its key, the tray, or nowhere. */
export type DropPlace = { readonly area: string } | 'tray' | null;

export interface Carry {
  readonly load: Load | null;
  readonly pick: (event: PointerEvent, load: Load) => void;
  readonly ghost: RefObject<HTMLDivElement | null>;
}

/** A finger that moved less than this has touched, not dragged. */
const DRAG_PX = 10;

const placeAt = (x: number, y: number): DropPlace => {
  const under = document.elementFromPoint(x, y);
  const area = under?.closest<HTMLElement>('[data-area]')?.dataset['area'];
  if (area !== undefined) return { area };
  return under?.closest('.tray') ? 'tray' : null;
};

/** The click that a browser sends after a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

export function useCarry(onDrop: (load: Load, place: DropPlace) => void): Carry {
  const [load, setLoad] = useState<Load | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const dropNow = useRef(onDrop);
  const letGo = useRef<() => void>(() => undefined);
  useEffect(() => {
    dropNow.current = onDrop;
  });
  useEffect(() => () => letGo.current(), []);
  const pick = useCallback((event: PointerEvent, picked: Load) => {
    if (event.button !== 0) return;
    letGo.current();
    const [fromX, fromY] = [event.clientX, event.clientY];
    let isDragged = false;
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!isDragged && Math.hypot(clientX - fromX, clientY - fromY) < DRAG_PX) return;
      if (!isDragged) setLoad(picked);
      isDragged = true;
      // Straight to the element: a finger is not to wait for a render.
      const at = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`;
      requestAnimationFrame(() => {
        if (ghost.current !== null) ghost.current.style.transform = at;
      });
    };
    const up = ({ clientX, clientY }: globalThis.PointerEvent) => {
      letGo.current();
      if (!isDragged) return;
      swallowClick();
      dropNow.current(picked, placeAt(clientX, clientY));
    };
    letGo.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', letGo.current);
      setLoad(null);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', letGo.current);
  }, []);
  return { load, pick, ghost };
}

/** Where a load goes: chips of the tray onto an area, a stake to another area, or to the tray. */
export function drop(
  { from, cents }: Load,
  place: DropPlace,
  areas: readonly Area[],
  hand: Pick<PatronHand, 'add' | 'move' | 'takeBack'>,
): void {
  if (place === null) return;
  if (place === 'tray') {
    if (from !== null) hand.takeBack(from);
    return;
  }
  const to = areas.find(area => areaKey(area) === place.area);
  if (to === undefined) return;
  if (from === null) hand.add(to, cents);
  else if (areaKey(from) !== place.area) hand.move(from, to);
}

/** The chip under the finger. */
export const CarriedChip = ({ load, ghost }: Pick<Carry, 'load' | 'ghost'>) =>
  load === null ? null : (
    <div ref={ghost} className="carried" aria-hidden="true">
      <Chip cents={load.cents} />
    </div>
  );
