// What can be heard of a change, off by default: sounds and calls are loaded with the first one.

import { useEffect, useRef } from 'react';
import { languageFolder } from '../../../texts/languages.ts';
import { useSettings } from '../../client/settings.tsx';
import { resultText } from '../../texts/index.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import { netWon } from '../felt/unconfirmed-wagers.ts';

export const SOUNDS = ['open', 'closed', 'card', 'chip', 'win', 'refused', 'stop'] as const;
export type SoundName = (typeof SOUNDS)[number];

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

/** Plays what can be heard of each change, and says what a dealer calls, while sounds are on. */
export function useSounds(state: ScreenState, isOn: boolean): void {
  const { say, language } = useSettings();
  const before = useRef(state);
  const context = useRef<AudioContext | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (!isOn || was === state) return;
    context.current ??= new AudioContext();
    const sounds = context.current;
    void Promise.all([import('./synth.ts'), import('./calls.ts')]).then(
      ([{ playSound }, { callOf, speak }]) => {
        const [name, call] = [soundOf(was, state), callOf(was, state)];
        const text =
          call === null
            ? ''
            : call.call === 'result'
              ? resultText(language, call.result, call.player, call.banker)
              : say(call.call);
        // Where a voice calls it, the tone in its place is silent.
        const isSpoken = text !== '' && speak(text, languageFolder(language).locale);
        if (name !== null && !(isSpoken && CALLED.has(name))) playSound(sounds, name);
      },
    );
  }, [state, isOn, say, language]);
}

const CALLED: ReadonlySet<SoundName> = new Set(['open', 'closed']);
