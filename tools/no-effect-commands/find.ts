// Finds commands that change nothing: asked of every state that the sweep comes to, each command as
// its schema makes it and by everybody who may send it.

import type { Actor } from '../../src/table/setup/setup.ts';
import { answersOf, type Family, type Fields } from '../sweep/sweep.ts';

/** A command as it is sent. */
export interface TriedCommand {
  /** Its name, as the table of outcomes has it. */
  readonly name: string;
  readonly command: Fields;
  readonly by: Actor;
}

/** The first no-op of every command that has one in this state. */
export function noOpsAt<State, Command>(
  family: Family<State, Command>,
  state: State,
): readonly TriedCommand[] {
  return family.sound.flatMap(([name, sound]) => {
    for (const [command, by, { is }] of answersOf(family, state, name, sound)) {
      if (is === 'unchanged') return [{ name, command, by }];
    }
    return [];
  });
}
