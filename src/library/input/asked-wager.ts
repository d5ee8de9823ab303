// Reads a wager that somebody asks to place, or that stands already.

import type { WagerAsked } from '../../rules/placement/judge-placement.ts';
import { isSingleCoupWager, isTailWager, type WagerName } from '../../rules/wagers.ts';
import { type Fault, isFault } from './fault.ts';
import { readStake, readWagerName } from './game.ts';
import { type InputFields, readFields, readObject } from './read-field.ts';
import { readArea, readLength, readPattern } from './streak-fields.ts';

/** A Run may leave its length and sides to be declared coup by coup (C7). */
const FIELDS: Readonly<Record<'single' | 'run' | 'combination' | 'tail', ReadonlySet<string>>> = {
  single: new Set(['on', 'stake']),
  run: new Set(['on', 'stake', 'length']),
  combination: new Set(['on', 'stake', 'length', 'pattern']),
  tail: new Set(['on', 'stake', 'area']),
};

function fieldsFor(on: WagerName): ReadonlySet<string> {
  if (isSingleCoupWager(on)) return FIELDS.single;
  if (isTailWager(on)) return FIELDS.tail;
  return on === 'combination-run' ? FIELDS.combination : FIELDS.run;
}

/** A wager; of a Run or tail, length, pattern and area may be left to the judgement. */
export function readWager(value: unknown): WagerAsked | Fault {
  const fields = readObject(value);
  if (isFault(fields)) return fields;
  const on = readWagerName(fields['on']);
  if (isFault(on)) return on;
  const strange = readFields(fields, fieldsFor(on));
  if (isFault(strange)) return strange;
  const stake = readStake(fields['stake']);
  if (isFault(stake)) return stake;
  const streak = readStreak(fields);
  return isFault(streak) ? streak : { on, stake, ...streak };
}

function readStreak(fields: InputFields): Pick<WagerAsked, 'length' | 'pattern' | 'area'> | Fault {
  const length = fields['length'] === undefined ? undefined : readLength(fields['length']);
  if (isFault(length)) return length;
  const pattern = fields['pattern'] === undefined ? undefined : readPattern(fields['pattern']);
  if (isFault(pattern)) return pattern;
  const area = fields['area'] === undefined ? undefined : readArea(fields['area']);
  if (isFault(area)) return area;
  return {
    ...(length === undefined ? {} : { length }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(area === undefined ? {} : { area }),
  };
}
