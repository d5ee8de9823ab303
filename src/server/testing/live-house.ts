// A live house for tests: staff with passwords, enrolled screens, nothing by one click.

import { assert } from '../../rules/assert.ts';
import type { DEVICE_KINDS } from '../../wire/http.ts';
import type { StaffRole } from '../../wire/roles.ts';
import type { Settings } from '../settings/settings.ts';
import type { PlannedTable } from '../record/plan.ts';
import { addStaff } from '../people/staff.ts';
import type { StartOptions } from '../start.ts';
import { planOf, startTestHouse, type TestHouse } from './house.ts';
import { componentsOf } from '../checks/software/components.ts';
import { thisInstallation } from '../checks/software/installation.ts';
import { signedByRegulator } from './regulator.ts';
import { Screen } from './screen.ts';

export const PASSWORD = 'correct horse battery';
export const APPROVAL = { reference: 'VCGR 17/2025', on: '2025-02-01' };

const personIn = (role: StaffRole) => ({
  ...{ id: `the-${role}`, name: role, roles: [role], password: PASSWORD },
});

const FOUNDER = personIn('administrator');
const OTHER_FOUNDER = { ...FOUNDER, id: 'the-other-administrator' };

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The cookies that came with it, as they are sent back. */
  readonly cookie: string;
}

interface NewDevice {
  readonly kind: (typeof DEVICE_KINDS)[number];
  readonly table: string;
  readonly seat?: number;
  readonly [more: string]: unknown;
}

export class LiveHouse {
  #running: TestHouse;
  /** How it is started once more in its folder. */
  readonly #once: (folder: string) => Promise<TestHouse>;
  readonly #cookies = new Map<StaffRole, string>();
  #founded: Promise<void> | null = null;

  private constructor(running: TestHouse, once: (folder: string) => Promise<TestHouse>) {
    this.#running = running;
    this.#once = once;
  }

  static async start(
    tables: readonly PlannedTable[],
    more: Partial<Settings> = {},
    options: Partial<StartOptions> & { readonly folder?: string } = {},
  ): Promise<LiveHouse> {
    const plan = { ...planOf(...tables), kind: 'live' } as const;
    const once = (folder?: string): Promise<TestHouse> => {
      const where = folder === undefined ? {} : { folder };
      return startTestHouse({ house: 'live', ...more }, { plan, ...options, ...where });
    };
    return new LiveHouse(await once(), once);
  }

  get running(): TestHouse {
    return this.#running;
  }

  /** A restart: everybody who was signed in still is. */
  async again(): Promise<void> {
    await this.#running.close();
    this.#running = await this.#once(this.#running.folder);
  }

  get url(): string {
    return this.running.url;
  }

  /** A request with JSON; without a body it is a GET. */
  async ask(path: string, body: object | null = null, cookie = ''): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(body === null ? {} : { 'content-type': 'application/json' }), cookie },
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : { text }, // as sent
      cookie: response.headers
        .getSetCookie()
        .map(one => one.split(';')[0])
        .join('; '),
    };
  }

  /** Somebody of that role, signed in; the cookie of their session. */
  async as(role: StaffRole): Promise<string> {
    const known = this.#cookies.get(role);
    if (known !== undefined) return known;
    const person = personIn(role);
    // Who founded the house is there already.
    await this.add(person);
    const { status, cookie } = await this.ask('/api/sign-in', {
      id: person.id,
      password: PASSWORD,
    });
    assert(status === 200, `${role} is signed in`);
    this.#cookies.set(role, cookie);
    return cookie;
  }

  /** Somebody more, added by two. */
  async add(person: Parameters<typeof addStaff>[2]): Promise<void> {
    await (this.#founded ??= this.#found());
    const { journal, record } = this.running.house;
    await addStaff(journal.db, record, person, FOUNDER.id, OTHER_FOUNDER.id);
  }

  /** Two administrators, who add everybody else. */
  async #found(): Promise<void> {
    const { journal, record } = this.running.house;
    for (const founder of [FOUNDER, OTHER_FOUNDER]) {
      await addStaff(journal.db, record, founder, 'set-up');
    }
  }

  /** An administrator enrols it, and a pit boss agrees. */
  async enrol(device: NewDevice): Promise<Answer> {
    await this.as('pit-boss');
    const approver = { id: 'the-pit-boss', password: PASSWORD };
    return this.ask('/api/devices', { approver, ...device }, await this.as('administrator'));
  }

  /** Enrols what must be enrolled; the cookie of that device. */
  async deviceCookie(device: NewDevice): Promise<string> {
    const enrolled = await this.enrol({ approval: APPROVAL, ...device });
    const claimed = await this.ask('/api/device', { token: enrolled.body['token'] });
    assert(claimed.status === 200, JSON.stringify(enrolled.body));
    return claimed.cookie;
  }

  /** Puts the approval of what runs on record. */
  async approveSystem(): Promise<void> {
    const body = await this.approvalOf(this.running.house.release.engine);
    const { status } = await this.ask('/api/system/approval', body, await this.as('operator'));
    assert(status === 201, 'the approval is on record');
  }

  /** The regulator's approval of an engine, installed as here. */
  async approvalOf(engine: string): Promise<{ readonly file: string }> {
    const { whole } = componentsOf('', thisInstallation(this.running.programs));
    return signedByRegulator({ ...APPROVAL, engine, whole });
  }

  async consoleOf(table: string, role: StaffRole, device: string, page?: string): Promise<Screen> {
    const cookie = `${await this.as(role)}; ${device}`;
    const screen = await Screen.overSocket(this.url, page, { cookie });
    return screen.hello({ as: 'console', table });
  }
}
