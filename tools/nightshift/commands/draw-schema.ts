// Draws a value from a wire schema: what the schema spells out is picked from it, everything else
// is made by the field's name. A field that nobody has given a value has no generator, and says so.

import type { Chance } from '../../oracle/chance.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A field that is a text, or none. */
export const textIn = (fields: Fields, name: string): string => {
  const { [name]: value } = fields;
  return typeof value === 'string' ? value : '';
};

/** What zod says about a schema; only what is asked for here. */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
}
export interface Schema {
  readonly def: Definition;
  readonly shape?: Readonly<Record<string, Schema>>;
}

/** What a command is being drawn for: `made` are the fields that stand already. */
export interface Drawn {
  readonly chance: Chance;
  readonly made: Fields;
}

export type Makes<Drawing> = (drawing: Drawing) => unknown;

/** Where values come from that a schema leaves open. */
export interface Values<Drawing> {
  /** By the name of the field. */
  readonly made: Readonly<Record<string, Makes<Drawing>>>;
  /** Whole objects by name; others are drawn field by field. */
  readonly objects: Readonly<Record<string, Makes<Drawing>>>;
  /** Choices that the state makes likely; undefined where chance may have it. */
  readonly chosen: (drawing: Drawing, field: string, all: readonly unknown[]) => unknown;
  /** Whether a field is said that may be left out. */
  readonly isSaid: (drawing: Drawing, path: string, field: string) => boolean;
  readonly file: string;
}

/** Fields of one object, each drawn in the light of those before it. */
export function drawFields<Drawing extends Drawn>(
  values: Values<Drawing>,
  drawing: Drawing,
  path: string,
  schema: Schema,
  above: Fields = {},
): Fields {
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(schema.shape ?? {})) {
    const now = { ...drawing, made: { ...above, ...made } };
    const value = drawValue(values, now, `${path}.${field}`, field, inner);
    if (value !== undefined) made[field] = value;
  }
  return made;
}

/** A value for one field; undefined where it is left out. */
function drawValue<Drawing extends Drawn>(
  values: Values<Drawing>,
  drawing: Drawing,
  path: string,
  field: string,
  schema: Schema,
): unknown {
  const { chance } = drawing;
  const { type, innerType, element, options, values: only, entries } = schema.def;
  const inner = (one: Schema | undefined, at = path): unknown =>
    one === undefined ? undefined : drawValue(values, drawing, at, field, one);
  switch (type) {
    case 'literal':
      return only?.[0];
    case 'optional':
      return values.isSaid(drawing, path, field) ? inner(innerType) : undefined;
    case 'nullable':
      return chance.isOneIn(4) ? null : inner(innerType);
    case 'boolean':
      return !chance.isOneIn(3);
    case 'enum':
      return chosen(values, drawing, field, Object.values(entries ?? {}));
    case 'union':
      return inner(chance.pick(options ?? []));
    case 'object': {
      const whole = values.objects[field] ?? values.objects[shapeName(schema)];
      return whole === undefined
        ? drawFields(values, drawing, path, schema, drawing.made)
        : whole(drawing);
    }
    case 'array': {
      const make = values.made[field];
      return make === undefined ? [inner(element, `${path}[]`)] : make(drawing);
    }
    default:
      return madeValue(values, drawing, path, field);
  }
}

/** Objects that go by another name in each command are known by a field of theirs. */
const shapeName = ({ shape = {} }: Schema): string => `with ${Object.keys(shape)[0] ?? 'nothing'}`;

const chosen = <Drawing extends Drawn>(
  values: Values<Drawing>,
  drawing: Drawing,
  field: string,
  all: readonly unknown[],
): unknown => values.chosen(drawing, field, all) ?? drawing.chance.pick(all);

function madeValue<Drawing extends Drawn>(
  values: Values<Drawing>,
  drawing: Drawing,
  path: string,
  field: string,
): unknown {
  const make = values.made[field];
  if (make === undefined) {
    throw new Error(`${path} has no generator: give the field a value in ${values.file}`);
  }
  return make(drawing);
}
