// A stopped copy of a house that has played, with its second place: altered, verified, put back.

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generateSync } from 'otplib';
import type pg from 'pg';

import { checkpointsAt } from '../../src/server/checks/checkpoints/given.ts';
import type { House } from '../../src/server/house/house.ts';
import { isTicketRefusal } from '../../src/server/money/cage/cage.ts';
import { appendPlainly } from '../../src/server/storage/migrations/0009-append-plainly.ts';
import { verifyHouse } from '../../src/server/checks/verify/verify-house.ts';
import { catchUp } from '../../src/server/reports/projections/catch-up.ts';
import { PROJECTIONS } from '../../src/server/reports/projections/index.ts';
import { addStaff, leaveStaff } from '../../src/server/people/staff.ts';
import { connect } from '../../src/server/storage/postgres/connect.ts';
import { startTestPostgres, type TestPostgres } from '../../src/server/testing/database.ts';
import { Forger } from '../../src/server/testing/forger.ts';
import { playedHouse } from '../../src/server/testing/played-house.ts';

/** Every table that a way may alter: what was gathered, and what nothing makes again. */
const TABLES = [
  ...['stream', 'journal', 'snapshot', 'projection', 'staff', 'device', 'virtual_shoe'],
  ...['session', 'key_fingerprint'],
  ...new Set(PROJECTIONS.flatMap(({ tables }) => tables)),
];

/** The database's own programs as they were. */
const UNDO_PROGRAMS = [
  'drop trigger if exists eve on journal',
  'alter table journal enable trigger journal_is_append_only',
  appendPlainly,
];

const SEAT = { table: 'rapid', seat: 1, patron: 'anna' };

/** A session, one-time codes, tickets, and shoes that two people have spent. */
async function furnish({ sessions, desk, record, cage, safe, clock }: House): Promise<void> {
  const ada = { id: 'ada', name: 'ada', roles: ['administrator'], since: 0 } as const;
  await sessions.open(ada, 'administrator');
  const secret = (await desk.enrolCode('ada'))?.secret ?? '';
  const epoch = Math.floor(clock.now() / 1000);
  if (!(await desk.confirmCode('ada', generateSync({ secret, epoch })))) throw new Error('no code');
  await record.note('code-enrolled', { id: 'ada' });
  for (const cents of [500, 700, 900]) {
    const ticket = await cage.issue(SEAT, cents, 'AUD');
    if (isTicketRefusal(ticket)) throw new Error(ticket.refused);
    await cage.markPrinted(ticket.id);
    if (cents > 500) await cage.markPaid(ticket.id);
    if (cents < 900) continue;
    const boss = { id: 'boss', role: 'pit-boss' } as const;
    await cage.voidTicket(ticket.id, { id: 'carla', role: 'cashier' }, boss, 'torn');
  }
  const agreed = { found: 'behind', by: 'olga', approvedBy: 'boss', why: 'a test', lost: [] };
  const spent = await safe.promised();
  await record.note('journal-reconciled', { ...agreed, stood: [], spent });
  await safe.spendAll();
}

/** Ada changes her password; what was stored before. */
async function changedPassword({ desk, record, journal }: House): Promise<string> {
  const { rows } = await journal.db.query<{ password: string }>(
    `select password from staff where id = 'ada'`,
  );
  const noted = (mark: string) => record.note('password-changed', { id: 'ada', mark });
  await desk.setPassword('ada', 'another long one', noted);
  return rows[0]?.password ?? '';
}

/** What a verification found: by itself, and with the second place at hand. */
export interface Found {
  readonly alone: readonly string[];
  readonly withSecondPlace: readonly string[];
}

export class StoppedCopy {
  readonly #postgres: TestPostgres;
  readonly #kept: string;
  readonly admin: pg.Client;
  readonly second: string;
  /** What was stored of ada's password before she changed it. */
  readonly earlier: string;

  private constructor(
    postgres: TestPostgres,
    admin: pg.Client,
    [second, kept, earlier]: readonly [string, string, string],
  ) {
    this.#postgres = postgres;
    this.admin = admin;
    this.second = second;
    this.earlier = earlier;
    this.#kept = kept;
  }

  /** Plays a few coups, adds people and a device, closes, and keeps everything as it is. */
  static async make(): Promise<StoppedCopy> {
    const second = await mkdtemp(join(tmpdir(), 'sabot-second-place-'));
    const house = await playedHouse({ checkpoints: second });
    const { record, journal, devices } = house.house;
    for (const [id, roles] of [
      ['ada', ['administrator']],
      ['dan', ['dealer']],
    ] as const) {
      const person = { id, name: id, roles: [...roles], password: 'a long one' };
      await addStaff(journal.db, record, person, 'set-up');
    }
    await leaveStaff(journal.db, record, 'dan', 'ada');
    const place = { kind: 'terminal', table: 'rapid', seat: 1 } as const;
    await devices.enrol(place, 'ada');
    await furnish(house.house);
    const earlier = await changedPassword(house.house);
    for (const projection of PROJECTIONS) await catchUp(journal.db, projection, 100_000);
    await house.close();
    const postgres = await startTestPostgres({ folder: house.folder });
    const admin = await connect(postgres.address, 'somebody with all rights');
    await admin.query(`set session_replication_role = replica; create schema kept`);
    for (const table of TABLES) await admin.query(`create table kept.${table} as table ${table}`);
    const kept = await mkdtemp(join(tmpdir(), 'sabot-kept-'));
    const copy = new StoppedCopy(postgres, admin, [second, kept, earlier]);
    await copy.#copyFiles('keep');
    return copy;
  }

  /** The data folder, with the house's keys. */
  get folder(): string {
    return this.#postgres.folder;
  }

  forger(stream = 'table:rapid'): Promise<Forger> {
    return Forger.at(this.admin, stream);
  }

  /** What `sabot verify` finds. */
  async verify(): Promise<Found> {
    const { address } = this.#postgres;
    const { folder } = this;
    const report = await verifyHouse({ address, folder, threads: 1 }).catch((error: unknown) => ({
      damages: [{ found: `unreadable: ${String(error)}` }],
    }));
    const alone = report.damages.map(({ found }) => found);
    // The inspector's copy of the key, and the house's own: an exchanged one is told by the other.
    const compared = [
      await this.#compare(join(this.#kept, 'inspector.pem')),
      await this.#compare(null),
    ];
    return { alone, withSecondPlace: [...alone, ...compared.flat()] };
  }

  async #compare(keyFile: string | null): Promise<readonly string[]> {
    const against = await checkpointsAt({ place: this.second, keyFile, folder: this.folder });
    if ('failed' in against) return [against.failed];
    const compared = await Promise.all(against.checks.map(check => check(this.admin)));
    return compared.flatMap(({ damages }) => damages.map(({ found }) => found));
  }

  async undo(): Promise<void> {
    for (const table of TABLES) {
      await this.admin.query(`delete from ${table}`);
      const always = table === 'stream' ? 'overriding system value' : '';
      await this.admin.query(`insert into ${table} ${always} table kept.${table}`);
    }
    for (const undo of UNDO_PROGRAMS) await this.admin.query(undo);
    await this.admin.query('discard temp');
    await this.#copyFiles('restore');
  }

  async end(): Promise<void> {
    await this.admin.end();
    await this.#postgres.stop();
    for (const folder of [this.second, this.#kept]) await rm(folder, { recursive: true });
  }

  /** The second place, the house's key, and the inspector's copy of the public one. */
  async #copyFiles(way: 'keep' | 'restore'): Promise<void> {
    const key = [join(this.folder, 'checkpoint-key.pem'), join(this.#kept, 'key.pem')] as const;
    const seal = [join(this.folder, 'virtual-shoes.key'), join(this.#kept, 'seal.key')] as const;
    const place = [this.second, join(this.#kept, 'second')] as const;
    for (const [own, kept] of [key, seal, place]) {
      const [from, to] = way === 'keep' ? [own, kept] : [kept, own];
      await rm(to, { recursive: true, force: true });
      await cp(from, to, { recursive: true });
    }
    if (way === 'restore') return;
    await cp(join(this.second, 'checkpoint-key.pub.pem'), join(this.#kept, 'inspector.pem'));
  }
}
