// What a dealer calls, spoken by the browser where it has a voice of the language.

import type { ScreenState } from '../../client/screen-state.ts';

export type Call =
  | { readonly call: 'placeYourBets' | 'noMoreBets' }
  | {
      readonly call: 'result';
      readonly result: 'player' | 'banker' | 'tie';
      readonly player: number;
      readonly banker: number;
    };

/** What of a change is called out; null where nothing is. */
export function callOf(before: ScreenState, after: ScreenState): Call | null {
  const [was, is] = [before.table, after.table];
  if (was === null || is === null) return null;
  const [last, result] = [is.last, is.last?.result ?? null];
  if (last !== null && result !== null && last.standing !== 'void') {
    const { player, banker } = last.hands;
    if (last.number !== was.last?.number || was.last.result === null) {
      return { call: 'result', result, player: player.count ?? 0, banker: banker.count ?? 0 };
    }
  }
  if (is.phase === was.phase) return null;
  if (is.phase === 'wagering') return { call: 'placeYourBets' };
  return was.phase === 'wagering' ? { call: 'noMoreBets' } : null;
}

/** A voice of the language that is installed here; none where only another one is. */
const voiceFor = (language: string): SpeechSynthesisVoice | undefined => {
  const wanted = language.toLowerCase();
  const isOf = ({ lang }: SpeechSynthesisVoice, start: string): boolean =>
    lang.toLowerCase().replace('_', '-').startsWith(start);
  const voices = speechSynthesis.getVoices();
  const [base = wanted] = wanted.split('-');
  return voices.find(each => isOf(each, wanted)) ?? voices.find(each => isOf(each, base));
};

/** Says it instead of what was being said; true where there is a voice for it. */
export function speak(text: string, language: string): boolean {
  if (!('speechSynthesis' in globalThis)) return false;
  const voice = voiceFor(language);
  if (voice === undefined) return false;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
  return true;
}
