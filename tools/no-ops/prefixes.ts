// Streams that end just before a command is done: of every book, phase and command that simulated
// nights and tournaments come to. Each is a table or tournament of its own in a real journal.

import type { Transfer } from '../../src/ledger/transfer.ts';
import { assert } from '../../src/rules/assert.ts';
import type { RulebookId } from '../../src/rules/rulebook.ts';
import type { NewEvent } from '../../src/server/journal/event.ts';
import type { Journal } from '../../src/server/journal/journal.ts';
import { installedEvent, streamOf } from '../../src/server/mailbox/rebuild.ts';
import { writeEvents } from '../../src/server/mailbox/stored.ts';
import { stored, takeOne } from '../../src/server/testing/journal.ts';
import type { Setup } from '../../src/table/index.ts';
import type { Actor } from '../../src/table/setup.ts';
import { Night, type NightPlan } from '../nightshift/night/night.ts';
import { sentBy } from '../sweep/states.ts';
import type { Fields } from '../sweep/sweep.ts';

/** 1 March 2025, noon: when every command comes, whatever was before it. */
export const NOW = Date.UTC(2025, 2, 1, 12);
const GAMING_DAY = '2025-03-01';

/** What one command made, as it is appended. */
interface Part {
  readonly at: number;
  readonly events: readonly NewEvent[];
  readonly transfers: readonly Transfer[];
}

/** A table just before a command, and that command. */
export interface Prefix {
  readonly name: string;
  readonly rulebook: RulebookId;
  readonly setup: Setup;
  readonly parts: readonly Part[];
  readonly command: string;
  readonly wish: Fields;
  readonly by: Actor;
}

/** Which command of which night, and how long after its beginning it comes. */
interface Place {
  readonly seed: number;
  readonly index: number;
  readonly afterMs: number;
}

/** The first command of each kind in so many nights. */
function placesIn(seeds: number): readonly Place[] {
  const places = new Map<string, Place>();
  for (let seed = 1; seed <= seeds; seed += 1) {
    let index = 0;
    const hears: NightPlan['hears'] = (_, before, command) => {
      const kind = `${before.setup?.rulebook ?? ''} ${before.phase} ${command.do}`;
      if (!places.has(kind)) places.set(kind, { seed, index, afterMs: command.at });
      index += 1;
    };
    new Night({ seed, from: 0, hears }).play();
  }
  return [...places.values()];
}

/** The night is only played as far as it is wanted. */
class EnoughPlayed extends Error {}

function prefixAt({ seed, index, afterMs }: Place): Prefix {
  const from = NOW - afterMs;
  const plan = { seed, from };
  const { setup } = new Night(plan);
  const { rulebook } = setup;
  const parts: Part[] = [{ at: from, events: [installedEvent(rulebook)], transfers: [] }];
  let found: Prefix | null = null;
  let count = 0;
  const hears: NightPlan['hears'] = (events, _before, { by, at, ...command }) => {
    if (count === index) {
      const name = `n${seed}-${index}`;
      const wish = sentBy(command);
      found = { name, rulebook, setup, parts, command: command.do, wish, by };
      throw new EnoughPlayed();
    }
    count += 1;
    if (events.length > 0) parts.push({ at, ...writeEvents(events) });
  };
  try {
    new Night({ ...plan, hears }).play();
  } catch (error) {
    if (!(error instanceof EnoughPlayed)) throw error;
  }
  assert(found !== null, 'the same seed gives the same night');
  return found;
}

/** Tables before so many different commands, `most` of them if that is less. */
export const tablePrefixes = (seeds: number, most = Infinity): readonly Prefix[] => {
  const places = placesIn(seeds);
  // Spread over all of them where only some are wanted.
  const step = Math.max(1, Math.ceil(places.length / most));
  return places.filter((_, index) => index % step === 0).map(prefixAt);
};

/** Writes a stream as its table would have. */
export async function writePrefix(
  journal: Journal,
  { name, setup, parts }: Pick<Prefix, 'name' | 'setup' | 'parts'>,
): Promise<void> {
  await writeParts(journal, streamOf(name), setup.currency, parts);
}

export async function writeParts(
  journal: Journal,
  stream: string,
  currency: string,
  parts: readonly Part[],
): Promise<void> {
  const { epoch } = await takeOne(journal, stream);
  let expectedSeq = 0;
  // One after another into the same batch: nobody waits for the disk in between.
  const all = parts.map(({ at, events, transfers }) => {
    const appended = journal.append({
      ...{ stream, epoch, expectedSeq, at, gamingDay: GAMING_DAY, currency, events, transfers },
    });
    expectedSeq += events.length;
    return appended;
  });
  for (const answer of await Promise.all(all)) stored(answer);
}
