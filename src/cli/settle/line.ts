// `sabot settle`: one coup and the wagers on it, read from a line and answered to the fraction.

import { type Fault, isFault } from '../../library/input/fault.ts';
import { GAME_FIELDS } from '../../library/input/game.ts';
import { type InputFields, readFields } from '../../library/input/read-field.ts';
import {
  type CoupToSettle,
  readCoup,
  type SettledCoup,
  settledCoup,
} from '../../library/settle.ts';
import { readPlayableGame } from '../game.ts';

const LINE_FIELDS: ReadonlySet<string> = new Set([
  ...GAME_FIELDS,
  'kind',
  'cards',
  'house',
  'wagers',
]);

/** The coup of a line, dealt; its wagers are not yet read. */
export function readCoupLine(line: InputFields): CoupToSettle | Fault {
  const strange = readFields(line, LINE_FIELDS);
  if (isFault(strange)) return strange;
  const game = readPlayableGame(line);
  return isFault(game) ? game : readCoup(game, line);
}

/** Settles the coup of one line. */
export function settleCoupLine(line: InputFields): SettledCoup | Fault {
  const coup = readCoupLine(line);
  return isFault(coup) ? coup : settledCoup(coup, line['wagers']);
}
