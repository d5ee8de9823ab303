// The sweep itself: each field of each well-formed command, at its limits and beyond, by whoever
// gets furthest with it. What is accepted is gone on with.

import type { z } from 'zod';

import type { Actor } from '../../src/table/setup/setup.ts';
import { hostileOf, type Path, pathsIn, sayPath } from './hostile.ts';
import { samplesOf } from './samples-from-schema.ts';
import type { Tally } from './tally.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** How something that is asked answers. */
export type Answered<State> =
  | { readonly is: 'done'; readonly state: State }
  | { readonly is: 'unchanged' }
  | { readonly is: 'refused' }
  | { readonly is: 'stopped'; readonly says: string };

/** What happened before, command by command; whatever follows from it shares it. */
export interface History<Event> {
  readonly before: History<Event> | null;
  readonly events: readonly Event[];
}

/** A command just before it was done. */
export interface Moment<State> {
  readonly name: string;
  readonly state: State;
  readonly command: Fields;
  readonly by: Actor;
  /** When; the time of the last event if left out. */
  readonly at?: number;
}

/** One kind of thing that commands are sent to. */
export interface Family<State, Command> {
  /** Its commands by name, as their schemas make them. */
  readonly sound: readonly (readonly [name: string, commands: readonly Fields[]])[];
  /** What reads a command off the wire. */
  readonly schema: z.ZodType<Command>;
  readonly states: readonly State[];
  /** Commands that were really done somewhere. */
  readonly moments: readonly Moment<State>[];
  readonly nameOf: (state: State) => string;
  /** A well-formed command made to suit what stands there. */
  readonly suited: (command: Fields, state: State) => readonly Fields[];
  readonly actorsFor: (name: string, state: State) => readonly Actor[];
  readonly ask: (state: State, command: Command, by: Actor, at?: number) => Answered<State>;
  /** Goes on with what was accepted; stopped where it does not get far. */
  readonly goOn: (state: State) => Answered<State> | null;
  /** Fields that say which command it is: another value is another command. */
  readonly isName: (path: Path) => boolean;
}

/**
 * What can be done from where the simulations have been: each command that nobody did yet is tried
 * everywhere, and wherever one is done, again from there.
 */
export function explored<State, Command>(
  family: Family<State, Command>,
  groupOf: (state: State) => string,
): readonly Moment<State>[] {
  const done = new Set(family.moments.map(({ name, state }) => `${groupOf(state)} ${name}`));
  const found: Moment<State>[] = [];
  const states = [...family.states, ...family.moments.map(({ state }) => state)];
  for (const state of states) {
    for (const [name, sound] of family.sound) {
      for (const [kind, commands] of byKind(name, sound)) {
        const key = `${groupOf(state)} ${kind}`;
        const moment = done.has(key) ? null : firstDone(family, state, name, commands);
        if (moment === null) continue;
        done.add(key);
        found.push(moment.before);
        states.push(moment.after);
      }
    }
  }
  return found;
}

/** Fields that choose between things quite unlike each other. */
const CHOICES = ['what', 'kind', 'method', 'step', 'move', 'to', 'faceDown', 'finding'] as const;

/** Sound commands of one name by what they choose. */
function byKind(name: string, sound: readonly Fields[]): ReadonlyMap<string, readonly Fields[]> {
  const kinds = new Map<string, Fields[]>();
  for (const command of sound) {
    const chosen = CHOICES.map(field => command[field]).filter(
      value => typeof value === 'string' || typeof value === 'boolean',
    );
    const kind = [name, ...chosen].join(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), command]);
  }
  return kinds;
}

function firstDone<State, Command>(
  family: Family<State, Command>,
  state: State,
  name: string,
  sound: readonly Fields[],
): { readonly before: Moment<State>; readonly after: State } | null {
  for (const [command, by, answered] of answersOf(family, state, name, sound)) {
    if (answered.is !== 'done') continue;
    return { before: { name, state, command, by }, after: answered.state };
  }
  return null;
}

/** Asks a state every sound command of one name, by everybody who may until one has it done. */
export function* answersOf<State, Command>(
  family: Family<State, Command>,
  state: State,
  name: string,
  sound: readonly Fields[],
): Generator<readonly [command: Fields, by: Actor, answered: Answered<State>]> {
  for (const command of suitedOnes(family, state, sound)) {
    const read = family.schema.safeParse(command);
    if (!read.success) continue;
    for (const by of family.actorsFor(name, state)) {
      const answered = family.ask(state, read.data, by);
      yield [command, by, answered];
      if (answered.is === 'done') break;
    }
  }
}

/** What differs only in fields that the state decides is one command. */
function suitedOnes<State, Command>(
  { suited }: Family<State, Command>,
  state: State,
  sound: readonly Fields[],
): readonly Fields[] {
  const commands = sound.flatMap(one => suited(one, state));
  return [...new Map(commands.map(command => [JSON.stringify(command), command])).values()];
}

/** Well-formed commands by the names that their schemas go by. */
export const soundOf = (
  schemas: Readonly<Record<string, z.ZodType>>,
): readonly (readonly [string, readonly Fields[]])[] =>
  Object.entries(schemas).map(
    ([name, schema]) => [name, samplesOf(schema) as readonly Fields[]] as const, // all are objects
  );

const RANKS = { wire: 0, refused: 1, unchanged: 2, stopped: 3, done: 4 } as const;

/** How much is tried: of how many hostile values one, where a command was done and elsewhere. */
export interface Thoroughness {
  readonly whereDone: number;
  /** Nothing where it is nought. */
  readonly elsewhere: number;
}

/** Sweeps a family: each command where it was done, and every command everywhere. */
export function sweep<State, Command>(
  family: Family<State, Command>,
  tally: Tally,
  { whereDone, elsewhere }: Thoroughness,
): void {
  const isTurnThere = oneIn(whereDone);
  for (const moment of family.moments) {
    const { name, command } = moment;
    // A simulation may ask for what no screen could send.
    if (!family.schema.safeParse(command).success) continue;
    tryOne(family, tally, moment, { name, field: 'as it is', message: command, what: null });
    sweepFields(family, tally, moment, isTurnThere);
  }
  if (elsewhere === 0) return;
  const isTurn = oneIn(elsewhere);
  for (const state of family.states) {
    for (const [name, sound] of family.sound) {
      const best = bestOf(family, tally, state, name, sound);
      if (best !== null) sweepFields(family, tally, { name, state, ...best }, isTurn);
    }
  }
}

/** True each so manieth time that it is asked. */
export function oneIn(times: number): () => boolean {
  let turn = 0;
  return () => (turn += 1) % times === 0;
}

function sweepFields<State, Command>(
  family: Family<State, Command>,
  tally: Tally,
  moment: Moment<State>,
  isTurn: () => boolean,
): void {
  const { name, command } = moment;
  const paths = pathsIn(command).filter(path => !family.isName(path));
  for (const { path, what, message } of hostileOf(command, paths)) {
    if (!isTurn()) continue;
    tryOne(family, tally, moment, { name, field: sayPath(path), message, what });
  }
}

/** All sound ones by everybody who may: who gets furthest, and with what. */
function bestOf<State, Command>(
  family: Family<State, Command>,
  tally: Tally,
  state: State,
  name: string,
  sound: readonly Fields[],
): { readonly command: Fields; readonly by: Actor } | null {
  let best: { command: Fields; by: Actor; rank: number } | null = null;
  for (const command of suitedOnes(family, state, sound)) {
    for (const by of family.actorsFor(name, state)) {
      const tried = { name, field: 'as it is', message: command, what: null };
      const rank = RANKS[tryOne(family, tally, { state, by }, tried)];
      if (best === null || rank > best.rank) best = { command, by, rank };
      if (rank === RANKS.done) break;
    }
  }
  return best;
}

interface Tried {
  readonly name: string;
  readonly field: string;
  readonly message: unknown;
  /** What is wrong with it; null for a sound one. */
  readonly what: string | null;
}

function tryOne<State, Command>(
  family: Family<State, Command>,
  tally: Tally,
  { state, by, at }: Pick<Moment<State>, 'state' | 'by' | 'at'>,
  { name, field, message, what }: Tried,
): keyof typeof RANKS {
  const read = family.schema.safeParse(JSON.parse(JSON.stringify(message)));
  if (!read.success) {
    tally.count(name, field, 'refused by the wire');
    // JSON has no symbols.
    const paths = read.error.issues.map(issue => sayPath(issue.path as Path));
    if (what !== null && !paths.some(path => isAbout(path, field))) {
      tally.unnamed.add(`${name} ${field} ${what}: ${paths.join()}`);
    }
    return 'wire';
  }
  const answered = family.ask(state, read.data, by, at);
  const later = answered.is === 'done' && what !== null ? family.goOn(answered.state) : null;
  const after = later ?? answered;
  if (after.is === 'stopped') {
    const where = { in: family.nameOf(state), what, by: by.role, message };
    tally.stopped(name, field, after.says, where);
  } else {
    tally.count(name, field, after.is);
  }
  return after.is;
}

/** A refusal names the field, or the one that it stands in. */
const isAbout = (path: string, field: string): boolean =>
  path === field || field.startsWith(`${path}.`) || path.startsWith(`${field}.`);

/** The message of an error and the place that it comes from. */
export function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack
    ?.split('\n')
    .find(line => line.includes('/src/') && !line.includes('/rules/assert'))
    ?.replace(/^.*\/src\//u, 'src/')
    .replace(/\)$/u, '');
  return `${error.message} (${place ?? 'nowhere'})`;
}
