// A card that was touched and not yet sent: for a moment it can be taken back (a wrong key), and
// the same card twice in a moment is asked about (a double tap).

import { useEffect, useRef, useState } from 'react';
import type { Card } from '../../../rules/cards.ts';
import { NOTHING_TYPED, type TypedKeys, typeKey } from './card-entry.ts';

/** How long a touched card waits for second thoughts; the next touch sends it at once. */
export const SECOND_THOUGHTS_MS = 900;

/** Two touches of one card within this time are asked about; people need longer for two cards. */
export const DOUBLE_TAP_MS = 700;

export type SendCard = (card: Card, source: 'keypad' | 'scanner') => void;

export interface StagedCard {
  readonly staged: Card | null;
  /** The rank that was typed and waits for its suit. */
  readonly rank: string | null;
  /** A dead key that was typed: the shoe holds no more of it. */
  readonly dead: Card | null;
  /** A card that was touched twice in a moment: is it a second one? */
  readonly doubted: Card | null;
  /** A touch of the pad, and when it was. */
  readonly touch: (card: Card, at: number) => void;
  readonly takeBack: () => void;
  /** Answers the doubt. */
  readonly answer: (isSecond: boolean) => void;
}

export interface StagedCardOptions {
  readonly exhausted: readonly Card[];
  readonly onCard: SendCard;
  /** False while the house is away: nothing is sent, and what was touched is kept. */
  readonly isThere: boolean;
  /** How long it waits; 0 sends it at once. */
  readonly waitMs?: number;
}

/** Each touch is an object of its own: the clock runs from it, however often it is drawn. */
interface TouchedCard {
  readonly card: Card;
}

/** Holds a card back until the next touch, Enter or a moment sends it; typing works the same. */
export function useStagedCard(options: StagedCardOptions): StagedCard {
  const { isThere, waitMs = SECOND_THOUGHTS_MS } = options;
  const [staged, setStaged] = useState<TouchedCard | null>(null);
  const [dead, setDead] = useState<Card | null>(null);
  const [doubted, setDoubted] = useState<Card | null>(null);
  const [typed, setTyped] = useState<TypedKeys>(NOTHING_TYPED);
  const before = useRef({ card: '', at: 0 });
  // Listeners stay while the view moves on: they look at what is true now.
  const latest = useRef({ staged, typed, options });
  latest.current = { staged, typed, options };
  const stage = (next: TouchedCard | null) => {
    latest.current.staged = next;
    setStaged(next);
  };
  const commit = (source: 'keypad' | 'scanner') => {
    const { staged: waiting, options: now } = latest.current;
    if (waiting === null || !now.isThere) return;
    stage(null);
    now.onCard(waiting.card, source);
  };
  const enter = (card: Card) => {
    if (!latest.current.options.isThere) return;
    setDoubted(null);
    commit('keypad');
    const isDead = latest.current.options.exhausted.includes(card);
    setDead(isDead ? card : null);
    if (isDead) return;
    stage({ card });
    if (waitMs === 0) commit('keypad');
  };
  const touch = (card: Card, at: number) => {
    const isDouble = card === before.current.card && at - before.current.at < DOUBLE_TAP_MS;
    before.current = { card, at };
    if (isDouble) setDoubted(card);
    else enter(card);
  };
  const answer = (isSecond: boolean) => {
    if (isSecond && doubted !== null) enter(doubted);
    else setDoubted(null);
  };
  useEffect(() => {
    if (staged === null || !isThere) return undefined;
    const waits = setTimeout(() => commit('keypad'), waitMs);
    return () => clearTimeout(waits);
    // oxlint-disable-next-line react/exhaustive-deps -- the clock runs from the touch alone
  }, [staged, isThere, waitMs]);
  useTyping(latest, {
    set: setTyped,
    enter,
    commit,
    takeBack: () => stage(null),
  });
  return {
    ...{ staged: staged?.card ?? null, rank: typed.rank, dead, doubted },
    ...{ touch, takeBack: () => stage(null), answer },
  };
}

interface TypingActs {
  readonly set: (typed: TypedKeys) => void;
  readonly enter: (card: Card) => void;
  readonly commit: (source: 'keypad' | 'scanner') => void;
  readonly takeBack: () => void;
}

interface LatestEntry {
  readonly staged: TouchedCard | null;
  typed: TypedKeys;
}

/** Cards by the keyboard or a scanner, for as long as the pad is there. */
function useTyping(latest: { readonly current: LatestEntry }, acts: TypingActs): void {
  const { set, enter, commit, takeBack } = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextEntry(event.target)) return;
      // Enter on a key of the screen is a touch of that key, unless a scanner has just typed.
      const { typed: sofar, staged: waiting } = latest.current;
      if (event.key === 'Enter' && !sofar.whole && isOtherKey(event.target, waiting)) return;
      const [after, did] = typeKey(sofar, event.key, event.timeStamp);
      latest.current.typed = after;
      set(after);
      if (did.did === 'card') enter(did.card);
      else if (did.did === 'send') commit(did.source);
      else if (did.did === 'take-back') takeBack();
      if (did.did === 'send' || did.did === 'take-back') event.preventDefault();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      // The pad goes, what was touched on it does not.
      commit('keypad');
    };
    // oxlint-disable-next-line react/exhaustive-deps -- everything it needs is in `latest`
  }, []);
}

/** Whoever writes a note or fills in a sheet deals no cards by it. */
const isTextEntry = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('dialog') !== null) ||
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** A key of the screen other than the one whose card waits: Enter there is a touch of that key. */
const isOtherKey = (target: EventTarget | null, waiting: TouchedCard | null): boolean =>
  target instanceof HTMLButtonElement && target.dataset['card'] !== waiting?.card;
