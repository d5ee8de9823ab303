// What a line of the odds pays, said in full: 'pays 1:1 less 5% commission', 'stake returned'.

import type { OddsOnSign } from '../../../wire/index.ts';
import type { TerminalTexts } from '../use-terminal-texts.ts';

export function payText(words: TerminalTexts, { pays, commission }: OddsOnSign): string {
  if (pays === 'push') return words.pushes;
  if (pays === 'lose') return words.loses;
  const paid = words.pays(...pays);
  if (commission === null) return paid;
  return words.lessCommission(paid, `${(commission[0] * 100) / commission[1]}`);
}
