// `sabot shoe`: many coups with their Runs and Dragon Tails, or a whole stack of cards.

import { playStack } from '../../rules/shoe.ts';
import { type Fault, isFault } from '../../library/input/fault.ts';
import { type Game, GAME_FIELDS, readCards } from '../../library/input/game.ts';
import { type InputFields, notOfKind, readFields } from '../../library/input/read-field.ts';
import { readPlan } from '../../library/input/stack-plan.ts';
import { settledStreaks } from '../../library/streaks.ts';
import { asciiJson } from '../ascii-json.ts';
import { readPlayableGame } from '../game.ts';
import type { LineId } from '../json-lines.ts';

const COUPS_FIELDS: ReadonlySet<string> = new Set([...GAME_FIELDS, 'coups', 'wagers']);
const STACK_FIELDS: ReadonlySet<string> = new Set([...GAME_FIELDS, 'stack', 'burn', 'cutFromBack']);

/** Answers one line: what became of the wagers, or the coups of a stack. */
export function answerShoe(line: InputFields, id: LineId): string | Fault {
  const isStack = line['stack'] !== undefined;
  const strange = readFields(line, isStack ? STACK_FIELDS : COUPS_FIELDS);
  if (isFault(strange)) return strange;
  const game = readPlayableGame(line);
  if (isFault(game)) return game;
  const answer = isStack ? answerStack(line, game) : answerCoups(line, game);
  return isFault(answer) ? answer : asciiJson({ id, ...answer });
}

function answerStack(line: InputFields, game: Game): object | Fault {
  const stack = readCards(line['stack'], 'stack', game);
  if (isFault(stack)) return stack;
  const plan = readPlan(line, game.book, stack.length);
  return isFault(plan) ? plan : { coups: playStack(game.book, stack, plan) };
}

function answerCoups(line: InputFields, game: Game): object | Fault {
  if (line['coups'] === undefined) {
    return notOfKind(undefined, 'coups', 'a list of coups, or a "stack" of cards');
  }
  const settlements = settledStreaks(game, line['coups'], line['wagers']);
  return isFault(settlements) ? settlements : { settlements };
}
