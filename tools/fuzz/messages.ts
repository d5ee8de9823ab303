// Hostile messages for the socket: malformed, replayed, reordered, oversized and forged.

import type { Setup } from '../../src/table/index.ts';
import { WIRE_VERSION } from '../../src/wire/socket/version.ts';
import { sampleCommands } from '../../src/server/testing/sample-commands.ts';
import type { Chance } from '../oracle/chance.ts';
import { blowUp, garble, spoil } from './mutate.ts';

export const ATTACKS = ['malformed', 'replayed', 'reordered', 'oversized', 'forged'] as const;
export type Attack = (typeof ATTACKS)[number];

/** Who attacks: nobody at all, or somebody who was let in and goes too far. */
export const ATTACKERS = ['stranger', 'liar', 'display', 'terminal', 'inspector'] as const;
export type Attacker = (typeof ATTACKERS)[number];

/** What the attackers know of the house: one terminal that is really theirs, and an inspector. */
export interface Loot {
  readonly table: string;
  readonly seat: number;
  readonly page: string;
  readonly terminalToken: string;
  readonly inspectorToken: string;
  /** Commands of that terminal that were answered before. */
  readonly answered: readonly { readonly key: number; readonly command: object }[];
  readonly setup: Setup;
}

const TOKEN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const TOKEN_LENGTH = 43;

export const inventToken = (chance: Chance): string =>
  Array.from({ length: TOKEN_LENGTH }, () =>
    TOKEN_LETTERS.charAt(chance.below(TOKEN_LETTERS.length)),
  ).join('');

/** How an attacker says hello; null for one that does not. */
export function helloOf(chance: Chance, who: Attacker, loot: Loot): object | null {
  const { table, seat, page, terminalToken, inspectorToken } = loot;
  const hello = { kind: 'hello', wire: WIRE_VERSION, page: `fuzz-${chance.below(1_000_000)}-x` };
  switch (who) {
    case 'stranger':
      return null;
    case 'liar':
      return {
        ...hello,
        watch: chance.pick([
          { as: 'terminal', table, seat: 1 + chance.below(4) },
          { as: 'console', table },
          { as: 'pit' },
        ]),
        token: inventToken(chance),
      };
    case 'display':
      return { ...hello, watch: { as: 'display', table } };
    case 'terminal':
      return { ...hello, watch: { as: 'terminal', table, seat }, page, token: terminalToken };
    case 'inspector':
      return { ...hello, watch: { as: 'console', table }, token: inspectorToken };
  }
}

/** One hostile message of a kind. */
export function messageOf(chance: Chance, attack: Attack, who: Attacker, loot: Loot): string {
  const forged = forgery(chance, loot);
  switch (attack) {
    case 'malformed':
      return chance.isOneIn(3)
        ? garble(chance, JSON.stringify(forged))
        : JSON.stringify(spoil(chance, forged));
    case 'oversized':
      return blowUp(chance, JSON.stringify(forged));
    case 'replayed':
      return JSON.stringify(who === 'terminal' ? replay(chance, loot) : forged);
    case 'reordered':
      return JSON.stringify(outOfOrder(chance, who, loot));
    case 'forged':
      return JSON.stringify(forged);
  }
}

/** A command that this connection has no right to: somebody else's wager, or a duty of staff. */
function forgery(chance: Chance, { setup, seat }: Loot): object {
  const commands = Object.values(sampleCommands(setup));
  const sample: Readonly<Record<string, unknown>> = { ...chance.pick(commands) };
  // Never the attacker's own seat: what a patron does there is their right.
  const command =
    'seat' in sample ? { ...sample, seat: seat + 1, patron: 'patron-of-others' } : sample;
  const more = chance.isOneIn(4) ? { approval: inventToken(chance) } : {};
  return { kind: 'command', key: 1_000 + chance.below(1_000_000), command, ...more };
}

/** What was answered before, again; or its key with another command. */
function replay(chance: Chance, { answered }: Loot): object {
  const { key, command } = chance.pick(answered);
  const other = chance.pick(answered);
  return { kind: 'command', key, command: chance.isOneIn(2) ? command : other.command };
}

/** Messages that are right in themselves and come at the wrong time. */
function outOfOrder(chance: Chance, who: Attacker, loot: Loot): object {
  const hello = helloOf(chance, who === 'stranger' ? 'liar' : who, loot) ?? {};
  return chance.pick([
    hello,
    { ...hello, wire: 999 },
    { kind: 'ping', at: 0 },
    { kind: 'recall', key: 1 },
    {
      kind: 'preview',
      key: 1,
      command: { do: 'report-irregularity', what: 'foreign-card', facts: {} },
    },
    { ...forgery(chance, loot), key: 1 },
  ]);
}
