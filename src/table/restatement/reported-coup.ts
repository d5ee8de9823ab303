// Which coup a report is about: the one at the table, or one that is finished, however long ago.

import type { At } from '../act.ts';
import type { Facts } from '../irregularities/irregularity.ts';
import type { Command } from '../acts.ts';
import type { CoupRecord, Table } from '../table.ts';
import type { CoupName } from './outstanding.ts';

/** A finished coup by its shoe and number, from memory or as the journal has handed it in. */
export function recordOf(
  { table, past }: Pick<At, 'table' | 'past'>,
  shoe: number,
  number: number,
): CoupRecord | undefined {
  const isIt = (record: CoupRecord): boolean => record.shoe === shoe && record.number === number;
  const known = table.records.findLast(isIt) ?? table.restated.findLast(isIt);
  const stored = past !== undefined && isIt(past) ? past : undefined;
  // Records of 0.1.0 do not say what they were played under: the journal does.
  const { played } = stored ?? {};
  return known?.played === undefined && known !== undefined && played !== undefined
    ? { ...known, played }
    : (known ?? stored);
}

/**
 * The coup that a report means: 'present' for the one at the table. A report that names none means
 * that one, or the last that was finished. Undefined where nobody knows such a coup.
 */
export function coupMeant(context: At, facts: Facts): CoupRecord | 'present' | undefined {
  const { table } = context;
  const { coup, shoe = table.shoe.number } = facts;
  if (coup === undefined) {
    if (facts.shoe !== undefined && shoe !== table.shoe.number) {
      return table.records.findLast(record => record.shoe === shoe);
    }
    return table.coup === null ? table.records.at(-1) : 'present';
  }
  const isPresent = shoe === table.shoe.number && coup === table.coup?.number;
  return isPresent ? 'present' : recordOf(context, shoe, coup);
}

/** True where the report is about a finished coup. */
export const isAboutPast = (context: At, facts: Facts): boolean => {
  const meant = coupMeant(context, facts);
  return meant !== undefined && meant !== 'present';
};

/** True while wagers of the coup in question are still taken: what fails now began before. */
export const isStillOpen = (context: At, facts: Facts): boolean =>
  context.table.phase === 'wagering' && coupMeant(context, facts) === 'present';

/** A command that may be about a finished coup. */
interface AboutCoup {
  readonly do: Command['do'];
  readonly facts?: Facts;
  /** The first coup of which winnings are held. */
  readonly since?: CoupName;
}

/** The finished coup that a command is about and that must be looked up; null where none is. */
export function pastCoupWanted(table: Table, command: AboutCoup): CoupName | null {
  const { coup, shoe = table.shoe.number }: Partial<CoupName> =
    command.facts ?? command.since ?? {};
  if (coup === undefined || (shoe === table.shoe.number && coup === table.coup?.number))
    return null;
  const known = recordOf({ table }, shoe, coup);
  const isEnough = known !== undefined && knowsRules({ table }, known);
  return isEnough ? null : { shoe, coup };
}

/** True where the rules that the coup was played under are known. */
export const knowsRules = ({ table }: Pick<At, 'table'>, { played, setup }: CoupRecord): boolean =>
  played !== undefined || setup === table.setup?.id;
