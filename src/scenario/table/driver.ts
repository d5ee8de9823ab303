// Gives commands to a driven table: read by the wire's schemas, by whoever is named or usual.

import { isRefusal } from '../../table/refusal.ts';
import { guideOf } from '../../table/views/guide.ts';
import { type LineFields, refusedAnswer } from '../answer.ts';
import { isLineError, type LineError } from '../line-error.ts';
import type { Driver, GivenCommand } from '../script.ts';
import { readCommand } from './command-line.ts';
import type { DrivenTable } from './driven-table.ts';
import { completeCommand } from './usual-person.ts';

export const driverOf = (driven: DrivenTable): Driver => ({
  do: line => give(driven, line),
  standing: () => ({ phase: driven.table.phase, next: guideOf(driven).next }),
});

function give(driven: DrivenTable, line: LineFields): GivenCommand | LineError {
  const read = readCommand(driven, line);
  if (isLineError(read)) return read;
  const command = completeCommand(driven, read);
  if (isLineError(command)) return command;
  const decision = driven.give(command);
  if (!isRefusal(decision)) return { command, decision };
  return { command, decision: refusedAnswer(decision) };
}
