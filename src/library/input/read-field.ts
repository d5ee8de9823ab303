// Reads fields of unknown input. By hand: the library has no dependency, and a schema library costs
// more than settling the coup.

import { Fault, type FaultCode, isFault, shownInput } from './fault.ts';

export type InputFields = Readonly<Record<string, unknown>>;

/** An object, whatever it holds. */
export function readObject(value: unknown): InputFields | Fault {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as InputFields; // what JSON makes has text keys alone
  }
  return new Fault('wrong-type', `expected an object, got ${shownInput(value)}`);
}

/** An object that holds no field but the known ones: a slip of the pen must not pass silently. */
export function readFields(value: unknown, known: ReadonlySet<string>): InputFields | Fault {
  const fields = readObject(value);
  if (isFault(fields)) return fields;
  for (const name in fields) {
    if (!known.has(name)) {
      const expected = [...known].join(', ');
      return new Fault('unknown-field', `expected only the fields ${expected}`, name);
    }
  }
  return fields;
}

/** What a field that was left out stands for; null is not left out. */
export const given = (value: unknown, otherwise: unknown): unknown =>
  value === undefined ? otherwise : value;

const missing = (name: string, expected: string): Fault =>
  new Fault('missing-field', `expected ${expected}, got nothing`, name);

/** The fault of a field that is not there or not of its kind. */
export const notOfKind = (value: unknown, name: string, expected: string): Fault =>
  value === undefined
    ? missing(name, expected)
    : new Fault('wrong-type', `expected ${expected}, got ${shownInput(value)}`, name);

/** One of a closed set of words. */
export function readChoice<Choice extends string>(
  value: unknown,
  name: string,
  choices: readonly Choice[],
  unknown: FaultCode,
): Choice | Fault {
  const choice = choices.find(each => each === value);
  if (choice !== undefined) return choice;
  const expected = `one of ${choices.join(', ')}`;
  if (typeof value !== 'string') return notOfKind(value, name, expected);
  return new Fault(unknown, `expected ${expected}, got ${shownInput(value)}`, name);
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A whole number within bounds. */
export function readWhole(
  value: unknown,
  name: string,
  { least, most }: Bounds,
  clause?: string,
): number | Fault {
  if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) {
    return Number(value);
  }
  const upTo = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  const expected = `a whole number, ${upTo}`;
  if (typeof value !== 'number') return notOfKind(value, name, expected);
  return new Fault('out-of-range', `expected ${expected}, got ${shownInput(value)}`, name, clause);
}

export function readFlag(value: unknown, name: string): boolean | Fault {
  return typeof value === 'boolean' ? value : notOfKind(value, name, 'true or false');
}

/** A list, every member read alike; a fault names the place, `wagers[2]`. */
export function readList<Member>(
  value: unknown,
  name: string,
  readMember: (member: unknown, index: number) => Member | Fault,
): readonly Member[] | Fault {
  if (!Array.isArray(value)) return notOfKind(value, name, 'a list');
  const members: Member[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const member = readMember(value[index], index);
    if (isFault(member)) return member.inside(`${name}[${index}]`);
    members.push(member);
  }
  return members;
}
