// Draws a command of a table from its wire schema, about somebody and perhaps about some coup. A
// new command needs nothing here unless it has a field of a new name.

import type { CommandName } from '../../../src/table/acts.ts';
import { COMMAND_SCHEMAS } from '../../../src/wire/socket/commands.ts';
import { drawFields, type Fields, type Schema, type Values } from './draw-schema.ts';
import type { Drawing, Source } from './drawing.ts';
import { CHOSEN, MADE, MADE_OBJECTS } from './field-values.ts';
import { someCoup, someFocus } from './focus.ts';

export type { Fields } from './draw-schema.ts';

/** How often a field that may be left out is said, one in so many; others every second time. */
const SAID_ONE_IN: Readonly<Record<string, number>> = {
  laidOn: 10,
  cardSeen: 12,
  coup: 8,
  shoe: 2,
  checkedBy: 4,
  burnOnRequest: 4,
  shown: 3,
  person: 3,
};

/** Facts of an irregularity are mostly said: each kind asks for its own. */
function isSaid({ chance, coup }: Drawing, path: string, field: string): boolean {
  const isFact = path.includes('facts');
  const times = SAID_ONE_IN[field];
  if (field === 'coup' || field === 'shoe') {
    return coup !== null && (isFact || chance.isOneIn(times ?? 2));
  }
  if (times !== undefined) return chance.isOneIn(times);
  return isFact ? !chance.isOneIn(5) : chance.isOneIn(2);
}

/** What the state makes likely, or what the night has in mind. */
function chosen(drawing: Drawing, field: string, all: readonly unknown[]): unknown {
  const { chance, favourites } = drawing;
  const likely = CHOSEN[field]?.(drawing);
  if (likely !== undefined) return likely;
  const liked = favourites[field]?.filter(each => all.includes(each)) ?? [];
  return liked.length > 0 && !chance.isOneIn(3) ? chance.pick(liked) : undefined;
}

export const TABLE_VALUES: Values<Drawing> = {
  ...{ made: MADE, objects: MADE_OBJECTS, chosen, isSaid },
  file: 'commands/field-values.ts',
};

export interface DrawnCommand {
  readonly drawing: Drawing;
  readonly fields: Fields;
}

/** A command without the person who gives it and the time. */
export function drawCommand(source: Source, name: CommandName): DrawnCommand {
  const { driven, chance, past, inQuestion } = source;
  const focus = someFocus(driven, chance, name);
  const again = inQuestion !== null && chance.isOneIn(2);
  const some = again ? inQuestion : someCoup(past, driven, chance);
  const coup = chance.isOneIn(4) ? null : some;
  const drawing: Drawing = { ...source, name, focus, coup, made: {} };
  const schema = COMMAND_SCHEMAS[name] as unknown as Schema; // read by its definition alone
  return { drawing, fields: drawFields(TABLE_VALUES, drawing, name, schema) };
}
