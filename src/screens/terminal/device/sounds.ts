// Sounds drawn by the browser, off by default: a few soft notes, no files.

import { useEffect, useRef } from 'react';
import type { ScreenState } from '../../client/screen-state.ts';
import { netWon } from '../felt/unconfirmed-wagers.ts';

export const SOUNDS = ['open', 'closed', 'card', 'chip', 'win', 'refused', 'stop'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Notes in hertz, one after the other. */
const NOTES: Readonly<Record<SoundName, readonly number[]>> = {
  open: [523, 659],
  closed: [392],
  card: [880],
  chip: [1320],
  win: [523, 659, 784, 1047],
  refused: [220, 196],
  stop: [196, 196],
};

const NOTE_S = 0.11;
const LOUD = 0.12;

/** What of a change can be heard: the most important thing, or nothing. */
export function soundOf(before: ScreenState, after: ScreenState): SoundName | null {
  const [was, is] = [before.table, after.table];
  if (before.connected && !after.connected) return 'stop';
  if (after.refused !== null && after.refused !== before.refused) return 'refused';
  const paid = after.seat?.lastPaid ?? [];
  const isNew = after.seat?.lastPaid !== before.seat?.lastPaid;
  if (was === null || is === null) return null;
  if (isNew && is.last?.number !== was.last?.number && netWon(paid) > 0) return 'win';
  if (is.phase !== was.phase && is.phase === 'wagering') return 'open';
  if (is.phase !== was.phase && was.phase === 'wagering') return 'closed';
  if (cardsOf(after) > cardsOf(before)) return 'card';
  return after.pending.length > before.pending.length ? 'chip' : null;
}

const cardsOf = ({ table }: ScreenState): number =>
  table?.coup === null || table === null
    ? 0
    : table.coup.hands.player.cards.length + table.coup.hands.banker.cards.length;

function play(context: AudioContext, name: SoundName): void {
  NOTES[name].forEach((hertz, at) => {
    const start = context.currentTime + at * NOTE_S;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUD, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S * 2);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + NOTE_S * 2);
  });
}

/** Plays what can be heard of each change, while sounds are on. */
export function useSounds(state: ScreenState, isOn: boolean): void {
  const before = useRef(state);
  const context = useRef<AudioContext | null>(null);
  useEffect(() => {
    const name = soundOf(before.current, state);
    before.current = state;
    if (!isOn || name === null) return;
    context.current ??= new AudioContext();
    play(context.current, name);
  }, [state, isOn]);
}
