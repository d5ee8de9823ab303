// The shape of every line in and out, said once more for those who read schemas; loaded by `sabot
// schema` alone. Tests hold the shapes to what the commands really take and give.

import { z } from 'zod';
import {
  backupAnswer,
  clockAnswer,
  disputeAnswer,
  houseErrorAnswer,
  replayCoupAnswer,
  replayTableAnswer,
  restoreAnswer,
  timingAnswer,
  verifyAnswer,
  verifyDisputeAnswer,
  verifySlipAnswer,
} from './shapes/keeping.ts';
import {
  softwareDigestsAnswer,
  softwareManifestAnswer,
  softwareVerifyAnswer,
} from './shapes/software.ts';
import {
  batteryAnswer,
  compareAnswer,
  labErrorAnswer,
  simulateAnswer,
  verifyShoeAnswer,
} from './shapes/lab.ts';
import { oddsAnswerSchema, watchAnswerSchema, watchLine } from './shapes/odds.ts';
import { errorAnswer } from './shapes/parts.ts';
import { placeAnswer, placeLine } from './shapes/place.ts';
import {
  COMMAND_SHAPES,
  tableAnswer,
  tableLine,
  tableRefusal,
  tournamentLine,
  tournamentPlayAnswer,
  tournamentRefusal,
} from './shapes/scenario.ts';
import { roadsAnswer, roadsLine } from './shapes/roads.ts';
import { settleAnswer, settleLine } from './shapes/settle.ts';
import { shoeAnswer, shoeLine } from './shapes/shoe.ts';
import { tournamentAnswer } from './shapes/tournament.ts';

/** Raised when a shape changes so that an old reader may stumble. */
export const SHAPES_VERSION = 1;

/** Every shape by its name: the command, then which way the line goes. */
export const SHAPES = {
  'settle-line': settleLine,
  'settle-answer': settleAnswer,
  'place-line': placeLine,
  'place-answer': placeAnswer,
  'shoe-line': shoeLine,
  'shoe-answer': shoeAnswer,
  'roads-line': roadsLine,
  'roads-answer': roadsAnswer,
  'odds-answer': oddsAnswerSchema,
  'tournament-answer': tournamentAnswer,
  'watch-line': watchLine,
  'watch-answer': watchAnswerSchema,
  'compare-answer': compareAnswer,
  'simulate-answer': simulateAnswer,
  'verify-shoe-answer': verifyShoeAnswer,
  'battery-answer': batteryAnswer,
  'lab-error-answer': labErrorAnswer,
  'verify-answer': verifyAnswer,
  'replay-coup-answer': replayCoupAnswer,
  'replay-table-answer': replayTableAnswer,
  'timing-answer': timingAnswer,
  'clock-answer': clockAnswer,
  'dispute-answer': disputeAnswer,
  'verify-dispute-answer': verifyDisputeAnswer,
  'verify-slip-answer': verifySlipAnswer,
  'software-digests-answer': softwareDigestsAnswer,
  'software-manifest-answer': softwareManifestAnswer,
  'software-verify-answer': softwareVerifyAnswer,
  'backup-answer': backupAnswer,
  'restore-answer': restoreAnswer,
  'house-error-answer': houseErrorAnswer,
  'table-line': tableLine,
  'table-answer': tableAnswer,
  'table-refusal': tableRefusal,
  'tournament-play-line': tournamentLine,
  'tournament-play-answer': tournamentPlayAnswer,
  'tournament-refusal': tournamentRefusal,
  'error-answer': errorAnswer,
  ...COMMAND_SHAPES,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type ShapeName = keyof typeof SHAPES;

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** One shape as JSON Schema. */
export const schemaOf = (name: ShapeName): object => z.toJSONSchema(SHAPES[name], { io: 'input' });

/** All shapes as one JSON Schema document. */
export function allSchemas(): object {
  const names = Object.keys(SHAPES) as ShapeName[]; // the keys of a closed record
  const definitions = names.map(name => {
    const { $schema: _dialect, ...schema } = z.toJSONSchema(SHAPES[name], { io: 'input' });
    return [name, schema] as const;
  });
  return {
    $schema: DIALECT,
    title: 'Lines of the sabot command',
    version: SHAPES_VERSION,
    $defs: Object.fromEntries(definitions),
  };
}
