import { afterAll, beforeAll, expect, test } from 'vitest';

import { verifyShoe } from '../../../lab/shuffle/verify.ts';
import type { Card } from '../../../rules/cards.ts';
import type { ShoePage } from '../../../wire/http.ts';
import type { HouseTable } from '../installed/house-table.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { post, Screen } from '../../testing/screen.ts';
import { verifyJournal } from '../../checks/verify/verify.ts';
import { promiseIn } from '../../storage/secrets/shoe-promise.ts';
import { seal, sealKeyOf, unseal } from '../../storage/secrets/seal.ts';
import { ShoeSafe } from './shoe-safe.ts';

let house: TestHouse;
const troubles: string[] = [];

beforeAll(async () => {
  house = await startTestHouse({ simulatedPatrons: true });
  const { dealerTroubles } = house.house.meters;
  const counted = dealerTroubles.inc.bind(dealerTroubles);
  dealerTroubles.inc = () => {
    troubles.push('refused');
    counted();
  };
});
afterAll(() => house.end());

const virtual = (): readonly HouseTable[] =>
  house.house.tables.filter(({ plan }) => plan.shoe === 'virtual');

const tableOf = (table: HouseTable) => {
  const { parts } = table;
  if (parts === null) throw new Error(`${table.plan.name} is stopped`);
  return parts.mailbox.table;
};

test('every virtual table of the demonstration is dealt and played by itself', async () => {
  await expect
    .poll(() => virtual().map(one => Math.min(tableOf(one).records.length, 3)), { timeout: 15_000 })
    .toEqual(virtual().map(() => 3));
  const wagered = virtual().map(one => tableOf(one).records.flatMap(({ seats }) => seats).length);
  expect(Math.min(...wagered)).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

test('simulated patrons say what they showed at the close, and no matter is left', async () => {
  const asks = virtual().filter(one => one.plan.setup.rulebook === 'crown-rapid');
  expect(asks.length).toBeGreaterThan(0);
  const answers = async () => {
    const { rows } = await house.house.journal.db.query<{ differs: string | null }>(
      "select body ->> 'differsFrom' as differs from journal where kind = 'snapshot-confirmed'",
    );
    return rows.map(({ differs }) => differs);
  };
  await expect.poll(async () => (await answers()).length, { timeout: 15_000 }).toBeGreaterThan(3);
  expect(new Set(await answers())).toEqual(new Set([null]));
  // A late answer closes its matter too, so none stays.
  for (const one of asks) {
    await expect.poll(() => tableOf(one).kept.shownMatters).toEqual([]);
  }
});

test('[R-RNG-1] the order is promised before any wager and sealed to the last card', async () => {
  const [table] = virtual();
  const cardSet = table === undefined ? null : tableOf(table).shoe.cardSet;
  const promise = promiseIn(cardSet);
  expect(promise?.commitment).toMatch(/^[0-9a-f]{64}$/);
  const display = await Screen.overSocket(house.url);
  await display.hello({ as: 'display', table: table?.plan.name ?? '' });
  expect(display.last('view')?.shoePromise).toEqual(promise);
  const page = (await (await fetch(`${house.url}/api/shoes/${promise?.shoe}`)).json()) as ShoePage;
  expect(page).toMatchObject({ ...promise, order: null, nonce: null });
  // The database alone does not tell the order: neither in the clear nor to another key.
  const { rows } = await house.house.journal.db.query<{ sealed: Buffer }>(
    'select sealed from virtual_shoe where name = $1',
    [promise?.shoe],
  );
  expect(rows[0]?.sealed.toString('latin1')).not.toMatch(/[2-9TJQKA][shdc] [2-9TJQKA][shdc]/);
  const stranger = new ShoeSafe(house.house.journal.db, Buffer.alloc(32));
  expect(await stranger.inPlay(promise?.shoe ?? '')).toBeNull();
});

test('[R-RNG-5] a shoe that was played out is opened, as promised and as dealt', async () => {
  const { house: running } = house;
  const table = running.table('rapid-1');
  const { parts } = table ?? {};
  if (parts === undefined || parts === null) throw new Error('rapid-1 is open');
  const played = promiseIn(parts.mailbox.table.shoe.cardSet);
  // A supervisor has the cards shuffled: the shoe is over after this coup.
  await parts.mailbox.submit({
    by: { role: 'casino-supervisor', id: 'someone' },
    command: { do: 'order-shuffle', reason: 'a test' },
  });
  await expect
    .poll(() => promiseIn(parts.mailbox.table.shoe.cardSet)?.shoe, { timeout: 10_000 })
    .not.toBe(played?.shoe);
  const address = `${house.url}/api/shoes/${played?.shoe}`;
  const opened = async () => (await (await fetch(address)).json()) as ShoePage;
  await expect.poll(async () => (await opened()).order?.length).toBe(416);
  const page = await opened();
  const { rows } = await running.journal.db.query<{ card: Card }>(
    `select j.body ->> 'card' as card from journal j join stream s on s.id = j.stream
      where s.name = 'table:rapid-1' and j.kind = 'card-dealt' and j.seq < (
        select max(k.seq) from journal k where k.stream = j.stream and k.kind = 'cards-brought')
      order by j.seq`,
  );
  const report = verifyShoe(
    {
      format: 'sabot-shoe/1',
      shoe: page.shoe,
      decks: page.decks,
      commitment: page.commitment,
      nonce: page.nonce ?? '',
      order: (page.order ?? []) as Card[], // checked here
    },
    {
      commitment: played?.commitment,
      dealt: { shoe: page.shoe, cut: page.cut, burn: 1, cards: rows.map(({ card }) => card) },
    },
  );
  expect(report).toMatchObject({ holds: true, findings: [] });
  expect(rows.length).toBeGreaterThan(3);
});

test('a first visitor sits down, inserts a note and plays a coup at a virtual table', async () => {
  const sat = await post(`${house.url}/api/demo/seats`, { table: 'rapid-2' });
  const { token, seat } = sat.body as { token: string; seat: number };
  const screen = await Screen.overSocket(house.url);
  await screen.hello({ as: 'terminal', table: 'rapid-2', seat }, { token });
  const note = await post(`${house.url}/api/demo/notes`, { token, cents: 10_000 });
  expect(note.body).toEqual({ credited: 10_000, refusal: null });
  await screen.until(() => screen.seat?.view?.balance === 10_000);
  const patron = screen.seat?.patron ?? '';
  const command = { do: 'set-wager', seat, patron, bet: { on: 'player' }, stake: 500 } as const;
  await screen.until(() => screen.view?.phase === 'wagering');
  await expect.poll(async () => screen.ask(command)).toMatchObject({ outcome: 'done' });
  await screen.until(() => (screen.seat?.view?.lastPaid.length ?? 0) > 0);
  expect(screen.seat?.view?.lastPaid[0]).toMatchObject({ on: 'player', stake: 500 });
});

test('a console takes a virtual table over, and no card but the next can come', async () => {
  const url = `${house.url}/api/demo/tables/crown-1`;
  expect((await post(`${url}/step`, {})).status).toBe(409);
  await post(`${url}/dealer`, { dealer: 'by-hand' });
  const { body } = await post(`${house.url}/api/demo/roles`, { role: 'dealer' });
  const dealer = await Screen.overSocket(house.url);
  const { token } = body as { token: string };
  await dealer.hello({ as: 'console', table: 'crown-1' }, { token });
  const own = { do: 'deal-card', card: '9s', source: 'virtual-shoe' } as const;
  expect(await dealer.ask(own)).toMatchObject({ refusal: { clause: 'R-RNG-1' } });
  await expect
    .poll(async () => ((await post(`${url}/step`, {})).body as { did: string | null }).did)
    .toBe('deal-card');
  await post(`${url}/dealer`, { dealer: 'virtual' });
});

test('simulated patrons go when they are switched off, with their money', async () => {
  await post(`${house.url}/api/demo/patrons`, { on: false });
  const sitting = (): number =>
    virtual()
      .flatMap(one => tableOf(one).seats)
      .filter(({ patron }) => patron?.id.startsWith('simulated-')).length;
  await expect.poll(sitting, { timeout: 15_000 }).toBe(0);
});

test('[R-MEM-2] a virtual house that was stopped goes on with the very same shoes', async () => {
  const before = new Map(virtual().map(one => [one.plan.name, tableOf(one).shoe] as const));
  const { folder } = house;
  await house.close();
  house = await startTestHouse({ simulatedPatrons: true }, { folder });
  await expect
    .poll(
      () =>
        virtual().every(one => {
          const [now, then] = [tableOf(one).shoe, before.get(one.plan.name)];
          return now.cardSet !== then?.cardSet || now.dealt > then.dealt;
        }),
      { timeout: 15_000 },
    )
    .toBe(true);
  const report = await verifyJournal({
    address: house.address,
    witnessModule: new URL('../../checks/verify/witness.ts', import.meta.url).href,
  });
  expect(report).toMatchObject({ isWhole: true, damages: [] });
});

test('a seal opens with its key and its label only, and shows a changed byte', async () => {
  const key = await sealKeyOf(house.folder);
  expect(await sealKeyOf(house.folder)).toEqual(key);
  const sealed = seal(key, 'shoe-1', 'As Kd');
  expect(unseal(key, 'shoe-1', sealed)).toBe('As Kd');
  expect(unseal(key, 'shoe-2', sealed)).toBeNull();
  const changed = Buffer.from(sealed);
  changed.writeUInt8((changed.readUInt8(30) + 1) % 256, 30);
  expect(unseal(key, 'shoe-1', changed)).toBeNull();
});

test('[R-MOD-2] a demonstration house can never become a live one', async () => {
  const { folder } = house;
  await house.close();
  const again = startTestHouse({ house: 'live' }, { folder });
  await expect(again).rejects.toThrow('The database holds a demonstration house');
  house = await startTestHouse({ simulatedPatrons: false }, { folder });
  expect(house.house.demonstration).toBe(true);
});
