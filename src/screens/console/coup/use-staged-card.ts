// A card that was touched and not yet sent: for a moment it can be taken back (a wrong key).

import { useEffect, useRef, useState } from 'react';
import type { Card } from '../../../rules/cards.ts';
import { NOTHING_TYPED, type Typed, typeKey } from './card-entry.ts';

/** How long a touched card waits for second thoughts; the next touch sends it at once. */
export const SECOND_THOUGHTS_MS = 900;

export type SendCard = (card: Card, source: 'keypad' | 'scanner') => void;

export interface StagedCard {
  readonly staged: Card | null;
  /** The rank that was typed and waits for its suit. */
  readonly rank: string | null;
  /** A dead key that was typed: the shoe holds no more of it. */
  readonly dead: Card | null;
  readonly touch: (card: Card) => void;
  readonly takeBack: () => void;
}

/** Holds a card back until the next touch, Enter or a moment sends it; typing works the same. */
export function useStagedCard(exhausted: readonly Card[], send: SendCard): StagedCard {
  const [staged, setStaged] = useState<Card | null>(null);
  const [dead, setDead] = useState<Card | null>(null);
  const [typed, setTyped] = useState<Typed>(NOTHING_TYPED);
  // Listeners stay while the view moves on: they look at what is true now.
  const latest = useRef({ staged, typed, send, exhausted });
  latest.current = { staged, typed, send, exhausted };
  const commit = (source: 'keypad' | 'scanner') => {
    const { staged: card, send: sendIt } = latest.current;
    if (card === null) return;
    latest.current.staged = null;
    setStaged(null);
    sendIt(card, source);
  };
  const touch = (card: Card) => {
    commit('keypad');
    const isDead = latest.current.exhausted.includes(card);
    setDead(isDead ? card : null);
    if (isDead) return;
    latest.current.staged = card;
    setStaged(card);
  };
  const takeBack = () => {
    latest.current.staged = null;
    setStaged(null);
  };
  useEffect(() => {
    if (staged === null) return undefined;
    const waits = setTimeout(() => commit('keypad'), SECOND_THOUGHTS_MS);
    return () => clearTimeout(waits);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextEntry(event.target)) return;
      // Enter on a key of the screen is a touch of that key, unless a scanner has just typed.
      const before = latest.current.typed;
      if (event.key === 'Enter' && !before.whole && isOtherKey(event.target, latest.current.staged))
        return;
      const [after, did] = typeKey(before, event.key, event.timeStamp);
      latest.current.typed = after;
      setTyped(after);
      if (did.did === 'card') touch(did.card);
      else if (did.did === 'send') commit(did.source);
      else if (did.did === 'take-back') takeBack();
      if (did.did === 'send' || did.did === 'take-back') event.preventDefault();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
    // oxlint-disable-next-line react/exhaustive-deps -- everything it needs is in `latest`
  }, []);
  return { staged, rank: typed.rank, dead, touch, takeBack };
}

/** Whoever writes a note or fills in a sheet deals no cards by it. */
const isTextEntry = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('dialog') !== null) ||
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** A key of the screen other than the one whose card waits: Enter there is a touch of that key. */
const isOtherKey = (target: EventTarget | null, staged: Card | null): boolean =>
  target instanceof HTMLButtonElement && target.getAttribute('aria-label') !== staged;
