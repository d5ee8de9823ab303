// `sabot place`: may these wagers be placed? Read from a line and judged as at the close.

import { judgePlacement, type WagerAsked } from '../../rules/placement/judge-placement.ts';
import { asciiJson } from '../ascii-json.ts';
import { type Fault, isFault } from '../fault.ts';
import { GAME_FIELDS, readGame, readHouse } from '../game-fields.ts';
import type { LineId } from '../json-lines.ts';
import { type Fields, readFields, readList } from '../reading.ts';
import { patternText } from '../streak-fields.ts';
import { readSituation } from './situation.ts';
import { readWager } from './wager.ts';

const LINE_FIELDS: ReadonlySet<string> = new Set([...GAME_FIELDS, 'house', 'wagers', 'situation']);

/** Judges the wagers of one line. */
export function answerPlace(line: Fields, id: LineId): string | Fault {
  const strange = readFields(line, LINE_FIELDS);
  if (isFault(strange)) return strange;
  const game = readGame(line);
  if (isFault(game)) return game;
  const house = readHouse(line['house'], game);
  if (isFault(house)) return house;
  const wagers = readList(line['wagers'], 'wagers', readWager);
  if (isFault(wagers)) return wagers;
  const situation = readSituation(line['situation']);
  if (isFault(situation)) return situation;

  const { accepted, refused } = judgePlacement({ ...game, house }, situation, wagers);
  return asciiJson({
    id,
    accepted: accepted.map(({ wager, stake }) => ({ ...named(wager), stake, asked: wager.stake })),
    refused: refused.map(({ wager, refusal, clause }) => ({ ...named(wager), refusal, clause })),
  });
}

/** What the wager is, without its stake. */
const named = ({ on, area, length, pattern }: WagerAsked) => ({
  on,
  area,
  length,
  pattern: pattern === undefined ? undefined : patternText(pattern),
});
