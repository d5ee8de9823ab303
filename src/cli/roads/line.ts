// `sabot roads`: the hands of a shoe as letters in, the five roads and the ask-roads out.

import { type Fault, isFault } from '../../library/input/fault.ts';
import { type InputFields, notOfKind, readFields } from '../../library/input/read-field.ts';
import { readRoads } from '../../library/roads.ts';
import { asciiJson } from '../ascii-json.ts';
import type { LineId } from '../json-lines.ts';

const LINE_FIELDS: ReadonlySet<string> = new Set(['id', 'hands']);

/** Answers a line of JSON, `{"id":1,"hands":"B B T"}`. */
export function answerRoads(line: InputFields, id: LineId): string | Fault {
  const strange = readFields(line, LINE_FIELDS);
  if (isFault(strange)) return strange;
  const text = line['hands'];
  if (typeof text !== 'string') return notOfKind(text, 'hands', 'hands like "B B T P Pp P"');
  const roads = readRoads(text);
  return isFault(roads) ? roads : asciiJson({ id, ...roads });
}
