// One coup dealt by hand at a table of a live house, for tests of what it leaves behind.

import { assert } from '../../rules/assert.ts';
import type { Card } from '../../rules/cards.ts';
import { staff } from '../../table/testing/scene.ts';
import type { Actor, Setup } from '../../table/setup/setup.ts';
import type { SentCommand } from '../../table/acts.ts';
import { STAFF_ROLES, type StaffRole } from '../../wire/roles.ts';
import { type LiveHouse, PASSWORD } from './live-house.ts';
import { patronAt, wagerBy } from './mailbox.ts';

/** Somebody does something at a table; it must be done. */
export type Doing = (command: SentCommand, by?: Actor, approvedBy?: Actor) => Promise<void>;

export const doingAt =
  (live: LiveHouse, table: string): Doing =>
  async (command, by = staff('dealer'), approvedBy) => {
    const who = await colleague(live, by);
    const second = approvedBy && (await agreed(live, { table, command }, who, approvedBy));
    const box = live.running.house.table(table)?.parts?.mailbox;
    const outcome = await box?.submit({ by: who, command, ...second });
    assert(outcome?.outcome === 'done', JSON.stringify(outcome));
  };

/** Who works here under that role, on the house's record. */
async function colleague(live: LiveHouse, by: Actor): Promise<Actor> {
  const role = STAFF_ROLES.find(each => each === by.role);
  if (role === undefined) return by;
  await live.as(role);
  return { ...by, id: `the-${role}` };
}

/** The second person proves who they are, for this command at this table. */
async function agreed(live: LiveHouse, what: object, asker: Actor, approver: Actor) {
  const approvedBy = await colleague(live, approver);
  const cookie = await live.as(asker.role as StaffRole); // whoever acts with a second is staff
  const asked = { ...what, id: approvedBy.id, password: PASSWORD };
  const { status, body } = await live.ask('/api/approvals', asked, cookie);
  assert(status === 200, JSON.stringify(body));
  return { approvedBy };
}

/** Opens the table with a shoe that is ready, and somebody at seat 1 with 100.00. */
export async function openWithShoe(
  live: LiveHouse,
  table: string,
  setup: Setup | undefined = live.running.house.table(table)?.plan.setup,
): Promise<Doing> {
  const act = doingAt(live, table);
  assert(setup !== undefined, 'the table is there');
  await act({ do: 'sign-on', duty: 'dealer' });
  await act({ do: 'open-table', setup });
  await act({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
  for (const step of ['check', 'shuffle', 'cut', 'place-cutting-card', 'burn'] as const) {
    const cut = step === 'cut' ? { cutAt: 100 } : {};
    await act({ do: 'prepare-shoe', step, ...cut }, staff('game-supervisor'));
  }
  await act({ do: 'buy-in', seat: 1, patron: 'patron-1', tender: 'chips', cents: 10_000 });
  return act;
}

/** Seat 1 stakes on Player, and these cards are dealt and paid. */
export async function dealCoup(act: Doing, cards: readonly Card[], stake = 5_000): Promise<void> {
  await act({ do: 'open-wagering' });
  await act(wagerBy(1, stake), patronAt(1));
  await act({ do: 'close-wagering' });
  for (const card of cards) await act({ do: 'deal-card', card, source: 'keypad' });
  await act({ do: 'settle-coup' });
}

/** Player wins with the first of these, loses with the second. */
export const PLAYER_WINS: readonly Card[] = ['9s', '5h', 'Ts', 'Tc'];
export const BANKER_WINS: readonly Card[] = ['5h', '9s', 'Tc', 'Ts'];

/** The dealer had keyed the wrong cards: the last coup is recalculated with these. */
export async function recalculate(act: Doing, coup: number, cards: readonly Card[]): Promise<void> {
  await act({ do: 'freeze-accounts', why: 'wrong card keyed' });
  const wrong = { do: 'report-irregularity', what: 'wrong-result-entered' } as const;
  const facts = { cards: [...cards], coup };
  await act({ ...wrong, facts }, staff('dealer'), staff('game-supervisor'));
}
