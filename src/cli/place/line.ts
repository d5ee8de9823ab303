// `sabot place`: may these wagers be placed? Read from a line and judged as at the close.

import { asciiJson } from '../ascii-json.ts';
import { type Fault, isFault } from '../../library/input/fault.ts';
import { GAME_FIELDS } from '../../library/input/game.ts';
import { type InputFields, readFields } from '../../library/input/read-field.ts';
import { judgedWagers } from '../../library/place.ts';
import { readGame } from '../game.ts';
import type { LineId } from '../json-lines.ts';

const LINE_FIELDS: ReadonlySet<string> = new Set([...GAME_FIELDS, 'house', 'wagers', 'situation']);

/** Judges the wagers of one line. */
export function answerPlace(line: InputFields, id: LineId): string | Fault {
  const strange = readFields(line, LINE_FIELDS);
  if (isFault(strange)) return strange;
  const game = readGame(line);
  if (isFault(game)) return game;
  const judged = judgedWagers(game, line);
  return isFault(judged) ? judged : asciiJson({ id, ...judged });
}
