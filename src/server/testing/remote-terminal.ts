// A table of remote terminals with printer and note acceptor, for tests of money devices.

import { plainSetup, staff } from '../../table/testing/scene.ts';
import type { Actor, SeatPlan } from '../../table/setup/setup.ts';
import type { Journal } from '../storage/journal/journal.ts';
import type { Clock } from '../ports/clock.ts';
import { MailboxRig } from './mailbox.ts';

export const SYSTEM: Actor = { role: 'system', id: 'note-acceptor' };

const remote = (number: number): SeatPlan => ({
  number,
  kind: 'remote-terminal',
  printer: number !== 3,
  noteAcceptor: true,
});

/** Opens a table, ready for wagers; seat 3 alone has no printer. Taken up again it is as it was. */
export async function remoteTable(
  journal: Journal,
  name: string,
  clock: Clock,
): Promise<MailboxRig> {
  const rig = await MailboxRig.open(journal, name, clock);
  if (rig.box.table.setup !== null) return rig;
  const seats = [remote(1), remote(2), remote(3)];
  await rig.do({ do: 'sign-on', duty: 'dealer' });
  await rig.do({ do: 'open-table', setup: plainSetup('crown-rapid', 'traditional', { seats }) });
  await rig.do({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
  for (const step of rig.box.table.shoe.toDo) {
    const cut = step === 'cut' ? { cutAt: 100 } : {};
    await rig.do({ do: 'prepare-shoe', step, ...cut }, staff('game-supervisor'));
  }
  return rig;
}

/** Seats a patron with notes, who then commands to leave. */
export async function leavingWith(rig: MailboxRig, seat: number, cents: number): Promise<void> {
  const patron = `patron-${seat}`;
  await rig.do({ do: 'buy-in', seat, patron, tender: 'notes', cents }, SYSTEM);
  await rig.do({ do: 'leave', seat, patron, reason: 'own-accord' });
}
