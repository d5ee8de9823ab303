// `sabot roads`: the hands of a shoe as letters in, the five roads and the ask-roads out.

import { parseRoadHand, type RoadHand, type Roads, roadsOf } from '../../rules/roads.ts';
import { asciiJson } from '../ascii-json.ts';
import { Fault, isFault, shown } from '../fault.ts';
import type { LineId } from '../json-lines.ts';
import { type Fields, notOfKind, readFields } from '../reading.ts';

const LINE_FIELDS: ReadonlySet<string> = new Set(['id', 'hands']);

/** A capital begins a hand, so that "BBTPpP" reads as "B B T Pp P". */
const TOKENS = /[A-Z][a-z]*|[^\sA-Z,]+/g;

/** Reads hands like "B B T P Pp P"; the first that is none is named with its place. */
function readHands(text: string): readonly RoadHand[] | Fault {
  const hands: RoadHand[] = [];
  for (const token of text.match(TOKENS) ?? []) {
    const hand = parseRoadHand(token);
    if (hand === undefined) {
      const expected = 'B, P or T, then b for a Banker pair and p for a Player pair';
      const message = `hand ${hands.length + 1} is ${shown(token)}; expected ${expected}`;
      return new Fault('unknown-hand', message, `hands[${hands.length}]`);
    }
    hands.push(hand);
  }
  return hands;
}

/** The roads of hands written as letters. */
export function roadsOfText(text: string): Roads | Fault {
  const hands = readHands(text);
  return isFault(hands) ? hands : roadsOf(hands);
}

/** Answers a line of JSON, `{"id":1,"hands":"B B T"}`. */
export function answerRoads(line: Fields, id: LineId): string | Fault {
  const strange = readFields(line, LINE_FIELDS);
  if (isFault(strange)) return strange;
  const text = line['hands'];
  if (typeof text !== 'string') return notOfKind(text, 'hands', 'hands like "B B T P Pp P"');
  const roads = roadsOfText(text);
  return isFault(roads) ? roads : asciiJson({ id, ...roads });
}
