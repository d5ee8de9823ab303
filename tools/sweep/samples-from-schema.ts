// Well-formed messages out of their schemas: one with everything in it, and one more for each
// alternative anywhere inside. A new command is swept because it has a schema.

import { z } from 'zod';

import { assert } from '../../src/rules/assert.ts';

/** What of a JSON Schema is read here. */
export interface Shape {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** Texts that fit one pattern or another. */
const KEY = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
const TEXTS = [
  'x',
  'p1',
  '2025-03-01',
  '1234',
  '123456',
  'AUD',
  'T-000001',
  'A-000001',
  'demo-page',
  'c'.repeat(64),
  'a'.repeat(43),
  'b'.repeat(86),
  'some text',
  'correct horse battery',
  KEY,
  `-----BEGIN PUBLIC KEY-----\n${KEY}\n-----END PUBLIC KEY-----`,
  'http://localhost/',
];

/** Of a long list of names a few stand for all: cards are as good as one another. */
const MOST_NAMES = 32;

/** Every sample of a schema; the first has all its fields. */
export const samplesOf = (schema: z.ZodType): readonly unknown[] =>
  // The library's own description, read as far as it is needed here.
  alternatives(z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' }) as Shape);

export function alternatives(shape: Shape): readonly unknown[] {
  if ('const' in shape) return [shape.const];
  if (shape.enum !== undefined) return shape.enum.slice(0, MOST_NAMES);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return choices.flatMap(alternatives);
  switch (shape.type) {
    case 'integer':
    case 'number':
      return [Math.max(shape.minimum ?? 1, 1)];
    case 'boolean':
      return [true, false];
    case 'null':
      return [null];
    case 'string':
      return [textFor(shape)];
    case 'array':
      return lists(shape);
    case 'object':
      return objects(shape);
    case undefined:
    default:
      return ['anything'];
  }
}

function textFor({ pattern, minLength = 0, allOf = [] }: Shape): string {
  const patterns = [pattern, ...allOf.map(part => part.pattern)].flatMap(one => one ?? []);
  const found = TEXTS.find(
    text => text.length >= minLength && patterns.every(one => new RegExp(one, 'u').test(text)),
  );
  assert(found !== undefined, `a text for ${patterns.join(' and ')} of ${minLength} letters`);
  return found;
}

function lists({ items = {}, minItems = 0 }: Shape): readonly unknown[] {
  const each = alternatives(items).map(one => [one]);
  return minItems === 0 ? [...each, []] : each;
}

function objects(shape: Shape): readonly unknown[] {
  const { properties, propertyNames, additionalProperties } = shape;
  if (properties === undefined && typeof additionalProperties === 'object') {
    const [name = 'x'] = propertyNames === undefined ? ['x'] : alternatives(propertyNames);
    return [...alternatives(additionalProperties).map(one => ({ [String(name)]: one })), {}];
  }
  const fields = Object.entries(properties ?? {});
  const all = Object.fromEntries(fields.map(([name, own]) => [name, alternatives(own)[0]]));
  const others = fields.flatMap(([name, own]) =>
    alternatives(own)
      .slice(1)
      .map(one => ({ ...all, [name]: one })),
  );
  const optional = fields.filter(([name]) => shape.required?.includes(name) !== true);
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
  const less = optional.map(([name]) => without([name]));
  const bare = optional.length > 1 ? [without(optional.map(([name]) => name))] : [];
  const bareOthers = bare.flatMap(one => others.map(other => ({ ...one, ...pick(other, one) })));
  return [all, ...others, ...less, ...bare, ...bareOthers];
}

/** Of an object the fields that another one has. */
const pick = (from: Readonly<Record<string, unknown>>, names: object) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in names));
