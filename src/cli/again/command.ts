// `sabot again`: last night again. A gaming day of a house played once more under another version,
// limits or odds: what the house would have won, beside what it did.

import { readFile } from 'node:fs/promises';

import type { Command } from 'commander';

import { englishText } from '../../texts/index.ts';
import { type AgainAsked, againAsked, otherRulesGiven } from '../../wire/inspection/again.ts';
import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { type AtHand, atDatabase, type DatabaseOptions, placeOptions } from '../database/where.ts';
import { complain, EXIT, type Shell } from '../shell.ts';
import { formatAgain } from './format.ts';

const EXAMPLES = `
Examples:
  $ sabot again --day 2026-11-18
  $ sabot again --day 2026-11-18 --rulebook mbs-rapid --game no-commission
  $ sabot again --limit tie=1000:20000:500 --limit banker=5000:1000000:500
  $ sabot again --table rapid-1 --rules rules.json --json

A limit is minimum:maximum:step in whole cents. A file of rules is JSON with any of "rulebook",
"version", "limits", "aggregateMin", "offered", "pay" and "odds", as
  {"odds":{"banker":[{"when":"banker-wins","pays":[1,1],"commission":[4,100]},
                     {"when":"tie","pays":"push"}]}}
Whatever is left out stays as it was in each coup; with nothing changed a day comes out to the cent.
Wagers that the other rules refuse are left out and listed. Nothing is written anywhere.`;

interface Options extends DatabaseOptions {
  readonly day?: string;
  readonly table?: string;
  readonly rulebook?: string;
  readonly game?: string;
  readonly limit: readonly string[];
  readonly rules?: string;
}

export function define(command: Command, shell: Shell): void {
  placeOptions(
    command.description(
      'Plays a gaming day once more under another version, limits or odds, and says what the ' +
        'house would have won beside what it did.',
    ),
  )
    .option('--day <date>', 'the gaming day (the newest with coups)')
    .option('--table <name>', 'one table alone')
    .option('--rulebook <id>', 'another book')
    .option('--game <version>', 'another version of the book')
    .option('--limit <bet=min:max:step>', 'other limits of a bet; may be repeated', collect, [])
    .option('--rules <file>', 'other rules as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      const asked = await askedBy(options);
      if (typeof asked === 'string') return complain(shell, EXIT.usage, asked);
      await atDatabase(shell, options, { purpose: 'sabot again', as: 'join' }, at =>
        play(shell, at, options, asked),
      );
    });
}

const collect = (one: string, before: readonly string[]): readonly string[] => [...before, one];

const LIMIT = /^([a-z0-9-]+)=(\d{1,12}):(\d{1,12}):(\d{1,12})$/u;

/** What was typed as one question; or what is wrong with it. */
async function askedBy(options: Options): Promise<AgainAsked | string> {
  const { day, table, rulebook, game, limit, rules } = options;
  const given = rules === undefined ? {} : await rulesIn(rules);
  if (typeof given === 'string') return given;
  const limits: Record<string, object> = { ...given.limits };
  for (const text of limit) {
    const [, on = '', min, max, step] = LIMIT.exec(text) ?? [];
    if (on === '') return `--limit: expected bet=min:max:step, got ${JSON.stringify(text)}`;
    limits[on] = { min: Number(min), max: Number(max), step: Number(step) };
  }
  const typed = { day, table, rulebook, version: game };
  const named = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined));
  const asked = againAsked.safeParse({ ...given, ...named, limits });
  if (asked.success) return asked.data;
  const [issue] = asked.error.issues;
  const [field = ''] = issue?.path ?? [];
  const name = field === 'version' ? 'game' : field === 'limits' ? 'limit' : String(field);
  return `--${name}: ${issue?.message ?? 'not understood'}`;
}

async function rulesIn(path: string): Promise<Partial<AgainAsked> | string> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `--rules: ${path} cannot be read: ${why}`;
  }
  const rules = otherRulesGiven.safeParse(value);
  if (rules.success) return rules.data;
  const [issue] = rules.error.issues;
  return `--rules: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not understood'}`;
}

async function play(
  shell: Shell,
  { address }: AtHand,
  options: Options,
  asked: AgainAsked,
): Promise<void> {
  const { playStoredDay, readyToRead } = await import('../../server/index.ts');
  const notReady = await readyToRead(address);
  if (notReady !== null) return fail(shell, options, notReady.failed, notReady.says);
  const played = await playStoredDay(address, asked);
  if ('failed' in played) {
    const says = `Table ${played.table}: ${englishText(played.failed)}`;
    return fail(shell, options, 'not-permitted', says);
  }
  if (played.day === null || played.coups === 0) {
    const says = played.day === null ? 'No coup was ever played here.' : `${played.day}: no coups.`;
    return fail(shell, options, 'no-coups', says);
  }
  const text = options.json === true ? `${asciiJson(played)}\n` : formatAgain(played);
  shell.stdout.write(text);
}
