// Sends a stream its commands, each under a key of its own as screens do: what changes nothing
// and the command that is done there, twice; or that command with values at their limits.

import { assert } from '../../src/rules/assert.ts';
import type { House } from '../../src/server/house/house.ts';
import { isUnchanged, type CommandOutcome } from '../../src/server/tables/mailbox/outcome.ts';
import type { Key } from '../../src/server/tables/mailbox/pages.ts';
import type { HandClock } from '../../src/server/testing/clock.ts';
import type { Actor } from '../../src/table/setup/setup.ts';
import { tournamentCommandSchema } from '../../src/wire/tournament/commands.ts';
import { commandSchema } from '../../src/wire/socket/commands.ts';
import { hostileOf, sayPath } from '../sweep/hostile.ts';
import type { SweepAnswer, Tally } from '../sweep/tally.ts';
import type { TriedCommand } from './find.ts';
import type { TrialStream } from './streams.ts';

/** What was answered: no-ops by book and phase with the commands beside them; extreme values. */
export interface Tallies {
  readonly noOps: Tally;
  readonly extremes: Tally;
}

export interface SendPlan extends Tallies {
  readonly house: House;
  readonly clock: HandClock;
  /** Whether it is this extreme value's turn. */
  readonly isTurn: () => boolean;
}

const SECOND: Actor = { role: 'operator', id: 'operator-2' };
const SERVER: Actor = { role: 'system', id: 'server' };
const DAY_MS = 24 * 3_600_000;

/** A table or a tournament of the house that takes commands. */
interface Taker {
  readonly stopped: () => string | null;
  /** Undefined for what the wire refuses. */
  readonly take: (message: unknown, by: Actor, key: Key) => Promise<CommandOutcome> | undefined;
}

function takerOf(house: House, { of, name }: TrialStream): Taker | null {
  if (of === 'tournament') {
    const desk = house.tournaments.desk(name);
    if (desk === undefined) return null;
    return {
      stopped: () => desk.stopped,
      take: (message, by, key) => {
        const { data: command } = tournamentCommandSchema.safeParse(message);
        return command && desk.submit({ by, command, key });
      },
    };
  }
  const mailbox = house.table(name)?.parts?.mailbox;
  if (mailbox === undefined) return null;
  return {
    stopped: () => mailbox.stopped,
    take: (message, by, key) => {
      const { data: command } = commandSchema.safeParse(message);
      return command && mailbox.submit({ by, command, key, approvedBy: SECOND });
    },
  };
}

class Sender {
  readonly #taker: Taker;
  readonly #where: string;

  constructor(taker: Taker, where: string) {
    this.#taker = taker;
    this.#where = where;
  }

  get isStopped(): boolean {
    return this.#taker.stopped() !== null;
  }

  /** Sends one message and counts its answer. */
  async send(
    tally: Tally,
    { name, command, by }: { readonly name: string; readonly command: unknown; readonly by: Actor },
    key: Key,
    field: string,
  ): Promise<void> {
    if (this.isStopped) return;
    const outcome = await this.#taker.take(command, by, key);
    const says = this.#taker.stopped();
    if (says === null) tally.count(name, field, answerOf(outcome));
    else tally.stopped(name, field, says, { in: this.#where, by: by.role, message: command });
  }
}

function answerOf(outcome: CommandOutcome | undefined): SweepAnswer {
  if (outcome === undefined) return 'refused by the wire';
  assert(outcome.outcome !== 'busy', JSON.stringify(outcome));
  if (outcome.outcome === 'refused') return 'refused';
  return isUnchanged(outcome) ? 'unchanged' : 'done';
}

/** Everything there is for a stream; an event comes last, which a snapshot follows. */
export async function sendAll(plan: SendPlan, stream: TrialStream): Promise<void> {
  const sender = beginSending(plan, stream);
  if (sender === null) return;
  if (stream.gets === 'extremes') {
    await sendExtremes(plan, stream, sender);
  } else {
    await sendNoOps(plan, stream, sender);
    for (const number of [1, 2]) {
      await sender.send(plan.noOps, stream.own, { page: 'own', number }, stream.where);
    }
  }
  await endDay(plan, stream, sender);
}

/** The same no-ops again under the same keys, as a screen sends what was never answered. */
export async function sendAgain(plan: SendPlan, stream: TrialStream): Promise<void> {
  const sender = beginSending(plan, stream);
  if (sender === null) return;
  await sendNoOps(plan, stream, sender);
  await endDay(plan, stream, sender);
}

function beginSending({ house, clock }: SendPlan, stream: TrialStream): Sender | null {
  const taker = takerOf(house, stream);
  if (taker === null) return null;
  clock.set(Math.max(clock.now(), stream.at));
  return new Sender(taker, stream.where);
}

async function sendNoOps(
  { noOps: tally }: Tallies,
  { noOps, where }: TrialStream,
  sender: Sender,
): Promise<void> {
  for (const noOp of noOps) {
    // A page remembers few answers: each comes from a page of its own.
    await sender.send(tally, noOp, { page: `no-op/${noOp.name}`, number: 1 }, where);
  }
}

async function sendExtremes(
  { extremes, isTurn }: SendPlan,
  { own }: TrialStream,
  sender: Sender,
): Promise<void> {
  let number = 0;
  for (const { path, message } of hostileOf(own.command)) {
    if (!isTurn()) continue;
    number += 1;
    // As it comes over the wire.
    const command: unknown = JSON.parse(JSON.stringify(message));
    await sender.send(extremes, { ...own, command }, { page: 'extremes', number }, sayPath(path));
  }
}

/** An event that every open table takes. */
async function endDay(
  { clock, noOps }: SendPlan,
  { of, where }: TrialStream,
  sender: Sender,
): Promise<void> {
  if (of !== 'table') return;
  const day = new Date(clock.now() + DAY_MS).toISOString().slice(0, 10);
  const command = { do: 'begin-gaming-day', day };
  const tried: TriedCommand = { name: 'begin-gaming-day', command, by: SERVER };
  await sender.send(noOps, tried, { page: 'day', number: clock.now() }, where);
}
