// Reads how a whole stack is to be played: what is burnt first and where the cutting card lies.

import type { GameRules } from '../../rules/rulebook.ts';
import type { StackPlan } from '../../rules/shoe.ts';
import { Fault, isFault } from './fault.ts';
import { type InputFields, given, readWhole } from './read-field.ts';

const CARDS = { least: 0, most: Number.MAX_SAFE_INTEGER };

/** Burn and cutting card; left out they are the book's own. */
export function readPlan(line: InputFields, { shoe }: GameRules, cards: number): StackPlan | Fault {
  const burn = readWhole(given(line['burn'], shoe.burn === undefined ? 0 : 1), 'burn', CARDS);
  if (isFault(burn)) return burn;
  if (burn > cards) return beyond('burn', burn, cards, shoe.burn?.clause);
  const usual = 'fromBack' in shoe.end ? (shoe.end.fromBack[0] ?? 0) : 0;
  const cutFromBack = readWhole(given(line['cutFromBack'], usual), 'cutFromBack', CARDS);
  if (isFault(cutFromBack)) return cutFromBack;
  if (cutFromBack > cards) return beyond('cutFromBack', cutFromBack, cards, shoe.end.clause);
  return { burn, cutFromBack };
}

function beyond(name: string, asked: number, cards: number, clause: string | undefined): Fault {
  const message = `expected at most the ${cards} cards of the stack, got ${asked}`;
  return new Fault('beyond-the-stack', message, name, clause);
}
