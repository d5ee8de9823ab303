// `sabot shoe`: many coups with their Runs and Dragon Tails, or a whole stack of cards.

import { dealCoup, factsOf } from '../../rules/coup.ts';
import { followStreaks, type StreakAsked } from '../../rules/follow-streaks.ts';
import { formatFraction } from '../../rules/fraction.ts';
import { playStack } from '../../rules/shoe.ts';
import { COUP_KINDS, type PlayedCoup } from '../../rules/streaks.ts';
import { asciiJson } from '../ascii-json.ts';
import { type Fault, isFault } from '../fault.ts';
import { type Game, GAME_FIELDS, readCards, readPlayableGame } from '../game-fields.ts';
import type { LineId } from '../json-lines.ts';
import {
  type Fields,
  given,
  notOfKind,
  readChoice,
  readFields,
  readFlag,
  readList,
} from '../reading.ts';
import { readStreakWager } from './wager.ts';
import { readPlan } from './stack.ts';

const COUPS_FIELDS: ReadonlySet<string> = new Set([...GAME_FIELDS, 'coups', 'wagers']);
const STACK_FIELDS: ReadonlySet<string> = new Set([...GAME_FIELDS, 'stack', 'burn', 'cutFromBack']);
const COUP_FIELDS: ReadonlySet<string> = new Set(['cards', 'kind', 'endOfShoe']);

/** Answers one line: what became of the wagers, or the coups of a stack. */
export function answerShoe(line: Fields, id: LineId): string | Fault {
  const isStack = line['stack'] !== undefined;
  const strange = readFields(line, isStack ? STACK_FIELDS : COUPS_FIELDS);
  if (isFault(strange)) return strange;
  const game = readPlayableGame(line);
  if (isFault(game)) return game;
  const answer = isStack ? answerStack(line, game) : answerCoups(line, game);
  return isFault(answer) ? answer : asciiJson({ id, ...answer });
}

function answerStack(line: Fields, game: Game): object | Fault {
  const stack = readCards(line['stack'], 'stack', game);
  if (isFault(stack)) return stack;
  const plan = readPlan(line, game.book, stack.length);
  return isFault(plan) ? plan : { coups: playStack(game.book, stack, plan) };
}

function answerCoups(line: Fields, game: Game): object | Fault {
  if (line['coups'] === undefined) {
    return notOfKind(undefined, 'coups', 'a list of coups, or a "stack" of cards');
  }
  const coups = readList(line['coups'], 'coups', coup => readCoup(coup, game));
  if (isFault(coups)) return coups;
  const wagers = readList(line['wagers'], 'wagers', wager =>
    readStreakWager(wager, game, coups.length),
  );
  if (isFault(wagers)) return wagers;
  const fates = followStreaks(game.version, coups, wagers);
  return { settlements: fates.map((fate, index) => shownFate(wagers[index], fate)) };
}

type Fate = ReturnType<typeof followStreaks>[number];

const shownFate = (wager: StreakAsked | undefined, fate: Fate) => ({
  on: wager?.on,
  outcome: fate.outcome,
  profit: formatFraction(fate.profit),
  settledAt: fate.settledAt,
  count: fate.count,
  clause: fate.clause,
});

/** One coup of the list; a void one may have no cards. */
function readCoup(value: unknown, game: Game): PlayedCoup | Fault {
  const fields = readFields(value, COUP_FIELDS);
  if (isFault(fields)) return fields;
  const kind = readChoice(given(fields['kind'], 'live'), 'kind', COUP_KINDS, 'unknown-kind');
  if (isFault(kind)) return kind;
  const endOfShoe = readFlag(given(fields['endOfShoe'], false), 'endOfShoe');
  if (isFault(endOfShoe)) return endOfShoe;
  const dealt = kind === 'void' ? given(fields['cards'], []) : fields['cards'];
  const cards = readCards(dealt, 'cards', game);
  if (isFault(cards)) return cards;
  const coup = dealCoup(game.book.tableau, cards);
  return { kind, endOfShoe, result: coup.complete ? factsOf(coup).result : undefined };
}
