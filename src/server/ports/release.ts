// Which release this is: the version, and a mark of the code that decides about cards and money.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** What decides about cards and money. */
const ROOMS = ['rules', 'rulebooks', 'ledger', 'table'];

export interface Release {
  readonly version: string;
  /** Names the engine: a snapshot of another one is not trusted (R-SW-5). */
  readonly engine: string;
}

let known: Release | null = null;

/** Reads it once, from the sources or from what was built of them. */
export function thisRelease(): Release {
  known ??= readRelease();
  return known;
}

function readRelease(): Release {
  // package.json lies two floors up from src/server and from dist/server alike.
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string }; // our own file
  return { version, engine: `${version}+${markOf(ROOMS)}` };
}

let odds: string | null = null;

/** A mark of all the code that odds are counted by: what was counted by other code is no answer. */
export const markOfOdds = (): string => (odds ??= markOf([...ROOMS, 'lab']));

function markOf(rooms: readonly string[]): string {
  const mark = createHash('sha256');
  for (const room of rooms) {
    const folder = new URL(`../../${room}/`, import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
    for (const file of files.filter(name => /(?<!\.d|\.test)\.(ts|js)$/u.test(name))) {
      mark.update(`${room}/${file}\n`).update(readFileSync(new URL(file, folder)));
    }
  }
  return mark.digest('hex').slice(0, 16);
}
