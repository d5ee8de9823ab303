// Spoils a well-formed message in one place: a field gone, doubled, of another type or far too
// large; or its text cut, bent and blown up.

import type { Chance } from '../oracle/chance.ts';

/** Values that programs stumble over. */
const TRAPS: readonly unknown[] = [
  ...[null, true, [], {}, '', '\u0000', '\uD800', '__proto__', 'constructor', '../../etc/passwd'],
  ...[-1, 0.5, 1e308, 2 ** 53, -(2 ** 53), 'NaN', '9'.repeat(400), "'; drop table journal; --"],
  ...['<script>alert(1)</script>', [[[[[[]]]]]], { toString: 1 }, { length: -1 }],
];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same message with one thing wrong in it, anywhere. */
export function spoil(chance: Chance, message: unknown): unknown {
  if (!isFields(message)) return chance.pick(TRAPS);
  const names = Object.keys(message);
  if (names.length === 0) return { x: chance.pick(TRAPS) };
  const name = chance.pick(names);
  const inner = message[name];
  if (isFields(inner) && !chance.isOneIn(3)) return { ...message, [name]: spoil(chance, inner) };
  switch (chance.below(4)) {
    case 0: {
      const { [name]: _, ...rest } = message;
      return rest;
    }
    case 1:
      return { ...message, [`${name}x`]: inner };
    case 2:
      return { ...message, ['__proto__x']: { isAdmin: true }, x: chance.pick(TRAPS) };
    default:
      return { ...message, [name]: chance.pick(TRAPS) };
  }
}

/** Text that is no message at all, or one that was cut or bent on its way. */
export function garble(chance: Chance, text: string): string {
  switch (chance.below(7)) {
    case 0:
      return text.slice(0, chance.below(text.length));
    case 1:
      return text.replace(/[{}[\]":,]/, '');
    case 2:
      return `${text}${text}`;
    case 3:
      return '['.repeat(1 + chance.below(5_000));
    case 4:
      return String.fromCharCode(...Array.from({ length: 40 }, () => chance.below(0x1_0000)));
    case 5:
      return text.replaceAll(/\d/g, () => '9'.repeat(1 + chance.below(30)));
    default:
      return chance.pick([
        '',
        ' ',
        'null',
        '0',
        '"hello"',
        '{}',
        '[]',
        '\u0000',
        '{"kind":"hello"',
      ]);
  }
}

/** Far more than the wire allows, well-formed or not. */
export function blowUp(chance: Chance, text: string): string {
  const padding = 'x'.repeat(65_536 + chance.below(20_000));
  return chance.isOneIn(2) ? `${text}${' '.repeat(70_000)}` : `{"kind":"ping","at":"${padding}"}`;
}
