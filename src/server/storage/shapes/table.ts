// The earlier shapes of a table's events.

import type { Lift, Lifts } from './shapes.ts';

type Body = Readonly<Record<string, unknown>>;

/** A reason was an English sentence in version 1; it is kept as it was written. */
function reasonFrom(body: unknown): unknown {
  const { because, ...rest } = body as Body; // a change or a return: always an object
  return because === undefined ? rest : { ...rest, reason: { code: 'as-written', note: because } };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const eachIn =
  (...fields: readonly string[]): Lift =>
  body => {
    const lifted = fields.flatMap(field => {
      const list = (body as Body)[field]; // an event's body is an object
      return list === undefined ? [] : [[field, listOf(list).map(reasonFrom)]];
    });
    return Object.assign({}, body, Object.fromEntries(lifted));
  };

export const TABLE_LIFTS: Lifts = {
  'card-corrected': [eachIn('returned')],
  'coup-made-dummy': [eachIn('returned')],
  'wager-refused': [reasonFrom],
  'wagering-closed': [eachIn('returned')],
  'wagers-changed': [eachIn('changes', 'leftOut')],
};
