// Reads a Run or a Dragon Tail wager and the coup that it was placed before.

import type { StreakAsked, TailAsked } from '../../rules/follow-streaks.ts';
import { type RunStake, runLength } from '../../rules/runs.ts';
import {
  isSingleCoupWager,
  isTailWager,
  type RunWager,
  type SingleCoupWager,
  type TailWager,
} from '../../rules/wagers.ts';
import { Fault, isFault } from './fault.ts';
import { type Game, notOffered, readStake, readWagerName } from './game.ts';
import { type InputFields, readFields, readObject, readWhole } from './read-field.ts';
import { readArea, readLength, readPattern } from './streak-fields.ts';

const FIELDS: Readonly<Record<'run' | 'combination' | 'tail', ReadonlySet<string>>> = {
  run: new Set(['on', 'stake', 'before', 'length']),
  combination: new Set(['on', 'stake', 'before', 'pattern']),
  tail: new Set(['on', 'stake', 'before', 'area']),
};

/** A streak wager of a line with this many coups. */
export function readStreakWager(value: unknown, game: Game, coups: number): StreakAsked | Fault {
  const fields = readObject(value);
  if (isFault(fields)) return fields;
  const on = readWagerName(fields['on']);
  if (isFault(on)) return on;
  if (isSingleCoupWager(on)) return belongsToSettle(game, on);
  const strange = readFields(fields, fieldsFor(on));
  if (isFault(strange)) return strange;
  const stake = readStake(fields['stake']);
  if (isFault(stake)) return stake;
  const before = readWhole(fields['before'], 'before', {
    least: 0,
    most: Number.MAX_SAFE_INTEGER,
  });
  if (isFault(before)) return before;
  const wager = isTailWager(on)
    ? readTail(fields, game, on, stake)
    : readRun(fields, game, on, stake);
  if (isFault(wager)) return wager;
  if (before < coups) return { ...wager, before };
  const message = `expected the index of one of ${coups} coups, from 0, got ${before}`;
  return new Fault('no-such-coup', message, 'before');
}

function fieldsFor(on: RunWager | TailWager): ReadonlySet<string> {
  if (isTailWager(on)) return FIELDS.tail;
  return on === 'combination-run' ? FIELDS.combination : FIELDS.run;
}

function belongsToSettle(game: Game, on: SingleCoupWager): Fault {
  const offer = game.version.wagers[on];
  if (offer === undefined) return notOffered(game, on);
  const message = `${on} is decided by one coup: ask settle, or sabot settle`;
  return new Fault('wrong-command', message, 'on', offer.clause);
}

function readTail(
  fields: InputFields,
  game: Game,
  on: TailWager,
  stake: number,
): TailAsked | Fault {
  const area = readArea(fields['area']);
  if (isFault(area)) return area;
  return game.version.tails === undefined ? notOffered(game, on) : { on, area, stake };
}

function readRun(fields: InputFields, game: Game, on: RunWager, stake: number): RunStake | Fault {
  const run = readRunStake(fields, on, stake);
  if (isFault(run)) return run;
  const offer = game.version.runs?.[on];
  if (offer === undefined) return notOffered(game, on);
  if (offer.odds[runLength(run)] !== undefined) return run;
  const lengths = Object.keys(offer.odds).join(', ');
  const message = `expected a ${on} of ${lengths} coups, got ${runLength(run)}`;
  const field = on === 'combination-run' ? 'pattern' : 'length';
  return new Fault('wrong-length', message, field, game.book.placement.refusals['wrong-length']);
}

function readRunStake(fields: InputFields, on: RunWager, stake: number): RunStake | Fault {
  if (on === 'combination-run') {
    const pattern = readPattern(fields['pattern']);
    return isFault(pattern) ? pattern : { on, pattern, stake };
  }
  const length = readLength(fields['length']);
  return isFault(length) ? length : { on, length, stake };
}
