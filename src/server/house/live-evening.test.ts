import { afterAll, expect, test } from 'vitest';

import type { Card } from '../../rules/cards.ts';
import type { StaffRole } from '../../wire/roles.ts';
import { componentsOf } from '../checks/software/components.ts';
import { thisInstallation } from '../checks/software/installation.ts';
import { connect } from '../storage/postgres/connect.ts';
import { Forger } from '../testing/forger.ts';
import { verifyHouse } from '../checks/verify/verify-house.ts';
import { signedByRegulator } from '../testing/regulator.ts';
import { dealtTable, startTestHouse, type TestHouse } from '../testing/house.ts';
import { APPROVAL } from '../testing/live-house.ts';
import { post, Screen } from '../testing/screen.ts';

const PASSWORD = 'correct horse battery';
let running: TestHouse;
afterAll(() => running.end());

/** Asks as somebody; what must not be refused, is not. */
async function ask(path: string, body: object, cookie = ''): Promise<Record<string, unknown>> {
  const answer = await post(`${running.url}${path}`, body, { cookie });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return { ...(answer.body as object), cookie: answer.cookie }; // an object, by every schema
}

const signIn = async (id: string): Promise<string> =>
  String((await ask('/api/sign-in', { id, password: PASSWORD }))['cookie']);

/** Adds somebody and signs them in. */
async function hire(id: string, role: StaffRole, administrator: string): Promise<string> {
  const first = 'what ada has chosen';
  // The second administrator is added alone; everybody else by two people.
  const agreed = id === 'anna' ? {} : { approver: { id: 'anna', password: PASSWORD } };
  const person = { id, name: id, roles: [role], password: first };
  await ask('/api/staff', { ...person, ...agreed }, administrator);
  const chosen = { id, password: first, newPassword: PASSWORD };
  return String((await ask('/api/sign-in', chosen))['cookie']);
}

async function enrol(device: object, administrator: string): Promise<string> {
  const approver = { id: 'anna', password: PASSWORD };
  const asked = { ...device, approval: APPROVAL, approver };
  const { token } = await ask('/api/devices', asked, administrator);
  return String((await ask('/api/device', { token }))['cookie']);
}

/** Chips, a wager, cards, payment. */
async function playOneCoup(dealer: Screen, terminal: Screen): Promise<void> {
  const chips = { seat: 1, patron: 'pat', tender: 'chips', cents: 10_000 } as const;
  await dealer.do({ do: 'buy-in', ...chips });
  await dealer.do({ do: 'open-wagering' });
  const bet = { on: 'player' } as const;
  await terminal.do({ do: 'set-wager', seat: 1, patron: 'pat', bet, stake: 5_000 });
  await dealer.do({ do: 'close-wagering' });
  for (const card of ['9s', '5h', 'Ts', 'Tc'] satisfies Card[]) {
    await dealer.do({ do: 'deal-card', card, source: 'keypad' });
  }
  await dealer.do({ do: 'settle-coup' });
  await terminal.until(() => terminal.seat?.view?.balance === 15_000);
}

/** A card was keyed wrongly: the supervisor reports it, and a second person agrees to just that. */
async function corrects(
  table: string,
  sue: string,
  come: (page: string) => Promise<Screen>,
  dealer: Screen,
): Promise<void> {
  const cards: Card[] = ['8s', '5h', 'Ts', 'Tc'];
  const facts = { coup: 1, cards };
  const wrong = { do: 'report-irregularity', what: 'wrong-result-entered', facts } as const;
  await dealer.do({ do: 'freeze-accounts', why: 'look at the cards' });
  const asked = { table, command: wrong, id: 'otto', password: PASSWORD };
  const { approval } = await ask('/api/approvals', asked, sue);
  const ruling = await come('page-rule');
  await ruling.do(wrong, { approval: String(approval) });
  await ruling.do({ do: 'unfreeze-accounts', finding: 'a card was keyed wrongly' });
}

/** Everything of the evening is borne out, by the second judge too: who worked, and who agreed. */
async function isBorneOut(): Promise<void> {
  const { address, folder } = running;
  const verified = () => verifyHouse({ address, folder, threads: 1 });
  const { damages, judged } = await verified();
  expect(damages).toEqual([]);
  expect(judged?.unjudged).toMatchObject([{ what: expect.stringContaining('alone') }]);

  // A chain that was rewritten plausibly, with another's agreement, is borne out by no record.
  const admin = await connect(address, 'somebody with all rights');
  const forger = await Forger.at(admin, 'table:river');
  await forger.rewriteFrom(2, body => body.replaceAll('"id":"otto"', '"id":"anna"'));
  const says = (await verified()).damages.map(damage => damage.says).join(' ');
  expect(says).toContain('approval-not-given (id anna');
  await forger.undo();
  await admin.end();
}

/** Eight passwords are hashed, each as slowly as it must be. */
const PATIENCE = { timeout: 120_000 };

test(
  'a live house from its first start to the last coup, by its doors alone',
  PATIENCE,
  async () => {
    // The first start: one link, one administrator, nobody else.
    running = await startTestHouse({ house: 'live' });
    const link = new URL(running.setUpLink ?? '');
    const token = link.searchParams.get('token');
    await ask('/api/set-up', { token, id: 'ada', name: 'Ada', password: PASSWORD });
    const ada = await signIn('ada');
    await hire('anna', 'administrator', ada);
    const dan = await hire('dan', 'dealer', ada);
    const sue = await hire('sue', 'game-supervisor', ada);
    const otto = await hire('otto', 'operator', ada);

    // The operator installs a table; the software's and the devices' approvals go on record.
    const { name: table, title, setup } = dealtTable('river');
    await ask('/api/tables', { name: table, title, setup }, otto);
    const { engine } = running.house.release;
    const { whole } = componentsOf('', thisInstallation(running.programs));
    const approval = await signedByRegulator({ ...APPROVAL, engine, whole });
    await ask('/api/system/approval', approval, otto);
    const ownConsole = await enrol({ kind: 'console', table }, ada);
    const seat = await enrol({ kind: 'terminal', table, seat: 1 }, ada);

    // The dealer opens with the approved set-up; a supervisor cuts at the same console.
    const at = async (person: string, page: string): Promise<Screen> => {
      const screen = await Screen.overSocket(running.url, page, {
        cookie: `${person}; ${ownConsole}`,
      });
      return screen.hello({ as: 'console', table });
    };
    const offered = await fetch(`${running.url}/api/tables/river/setups`, {
      headers: { cookie: dan },
    });
    const { setups } = (await offered.json()) as { setups: [typeof setup] }; // its own schema
    const opening = await at(dan, 'page-open');
    await opening.do({ do: 'sign-on', duty: 'dealer' });
    await opening.do({ do: 'open-table', setup: setups[0] });
    await opening.do({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
    const supervisor = await at(sue, 'page-cut');
    for (const step of ['check', 'shuffle', 'cut', 'place-cutting-card', 'burn'] as const) {
      const cut = step === 'cut' ? { cutAt: 100 } : {};
      await supervisor.do({ do: 'prepare-shoe', step, ...cut });
    }

    // One coup: chips at the console, a wager at the terminal, cards, payment.
    const dealer = await at(dan, 'page-deal');
    const terminal = await Screen.overSocket(running.url, 'page-seat', { cookie: seat });
    await terminal.hello({ as: 'terminal', table, seat: 1 });
    await playOneCoup(dealer, terminal);

    await corrects(table, sue, page => at(sue, page), dealer);

    // The shift ends: the next dealer takes the console over, and who went is out.
    await hire('dora', 'dealer', ada);
    const handover = { table, duty: 'dealer', id: 'dora', password: PASSWORD };
    const dora = String((await ask('/api/handover', handover, dan))['cookie']);
    expect((await post(`${running.url}/api/break`, {}, { cookie: dan })).status).toBe(401);
    const next = await at(dora, 'page-next');
    await next.do({ do: 'leave', seat: 1, patron: 'pat', reason: 'own-accord' });
    await next.do({ do: 'pay-out', seat: 1, patron: 'pat', how: 'chips', cents: 15_000 });
    await terminal.until(() => terminal.last('paid-out') !== undefined);
    expect(running.house.table(table)?.parts?.mailbox.table.staff.dealer).toBe('dora');

    await isBorneOut();
  },
);
