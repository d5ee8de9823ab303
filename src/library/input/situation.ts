// Reads the situation that wagers are placed in; whatever is left out is as plain as can be.

import { LONGEST_TAIL } from '../../rules/dragon-tails.ts';
import { SIDES, type Side } from '../../rules/hand.ts';
import {
  PHASES,
  type PlacementSituation,
  PLAIN_SITUATION,
} from '../../rules/placement/judge-placement.ts';
import type { Limit } from '../../rules/placement/limits.ts';
import { WAGERS, type WagerName } from '../../rules/wagers.ts';
import { Fault, isFault } from './fault.ts';
import { readWagerName } from './game.ts';
import { given, readChoice, readFields, readFlag, readList, readWhole } from './read-field.ts';
import { readWager } from './asked-wager.ts';

const MONEY = { least: 0, most: Number.MAX_SAFE_INTEGER };
const COUNT = { least: 0, most: 9 };

type Situation = Required<Omit<PlacementSituation, 'tailRules'>>;

/** How each field is read when it is there. */
const READERS: {
  readonly [Field in keyof Situation]: (value: unknown) => Situation[Field] | Fault;
} = {
  phase: value => readChoice(value, 'phase', PHASES, 'unknown-phase'),
  standing: value => readList(value, 'standing', readWager),
  balance: value => readWhole(value, 'balance', MONEY),
  limits: readLimits,
  aggregateMin: value => readWhole(value, 'aggregateMin', MONEY),
  tails: readTails,
  lastCoup: value => readFlag(value, 'lastCoup'),
  playerCount: value => readWhole(value, 'playerCount', COUNT),
  bankerCount: value => readWhole(value, 'bankerCount', COUNT),
  offered: value => readList(value, 'offered', readOffered),
};

const FIELDS: ReadonlySet<string> = new Set(Object.keys(READERS));

/** The situation of a line. */
export function readSituation(value: unknown): PlacementSituation | Fault {
  if (value === undefined) return PLAIN_SITUATION;
  const fields = readFields(value, FIELDS);
  if (isFault(fields)) return fields.inside('situation');
  const read: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(READERS)) {
    if (fields[name] === undefined) continue;
    const part = reader(fields[name]);
    if (isFault(part)) return part.inside('situation');
    read[name] = part;
  }
  return { ...PLAIN_SITUATION, ...read }; // every reader gives what its field holds
}

/** A name in the list of what is offered is no field of an object: the place is enough. */
function readOffered(value: unknown): WagerName | Fault {
  const on = readWagerName(value);
  return isFault(on) ? new Fault(on.code, on.message) : on;
}

function readTails(value: unknown): Readonly<Record<Side, number>> | Fault {
  const fields = readFields(value, new Set(SIDES));
  if (isFault(fields)) return fields.inside('tails');
  const indicators = { ...PLAIN_SITUATION.tails };
  for (const side of SIDES) {
    if (fields[side] === undefined) continue;
    const indicator = readWhole(fields[side], side, { least: 0, most: LONGEST_TAIL });
    if (isFault(indicator)) return indicator.inside('tails');
    indicators[side] = indicator;
  }
  return indicators;
}

function readLimits(value: unknown): PlacementSituation['limits'] | Fault {
  const fields = readFields(value, new Set(WAGERS));
  if (isFault(fields)) return fields.inside('limits');
  const limits: { [on in WagerName]?: Limit } = {};
  for (const on of WAGERS) {
    if (fields[on] === undefined) continue;
    const limit = readLimit(fields[on]);
    if (isFault(limit)) return limit.inside(`limits.${on}`);
    limits[on] = limit;
  }
  return limits;
}

const LIMIT_FIELDS: ReadonlySet<string> = new Set(['min', 'max', 'step']);

/** A limit; what is left out does not bind. */
function readLimit(value: unknown): Limit | Fault {
  const fields = readFields(value, LIMIT_FIELDS);
  if (isFault(fields)) return fields;
  const min = readWhole(given(fields['min'], 0), 'min', MONEY);
  if (isFault(min)) return min;
  const max = readWhole(given(fields['max'], MONEY.most), 'max', MONEY);
  if (isFault(max)) return max;
  const step = readWhole(given(fields['step'], 1), 'step', { ...MONEY, least: 1 });
  if (isFault(step)) return step;
  if (min <= max) return { min, max, step };
  return new Fault('limits-crossed', `expected max of ${min} or more, got ${max}`, 'max');
}
