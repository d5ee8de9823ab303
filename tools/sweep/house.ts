// A house to be swept from outside: a table that plays, staff of every role, and a look at what
// must not have happened.

import { assert } from '../../src/rules/assert.ts';
import type { SeatPlan } from '../../src/table/setup/setup.ts';
import { staff } from '../../src/table/testing/scene.ts';
import { doingAt } from '../../src/server/testing/dealt-coup.ts';
import { dealtTable, planOf } from '../../src/server/testing/house.ts';
import { LiveHouse, PASSWORD } from '../../src/server/testing/live-house.ts';
import { STAFF_ROLES, type StaffRole } from '../../src/wire/roles.ts';
import type { SentCommand } from '../../src/table/acts.ts';
import type { Tally } from './tally.ts';

const remote = (number: number): SeatPlan => ({
  ...{ number, kind: 'remote-terminal', printer: true, noteAcceptor: true },
});

export const TABLE = dealtTable('pit', { seats: [remote(1), remote(2), remote(3)] });

/** Whoever agrees to machines; nothing that is swept is theirs. */
const AGREES = { id: 'agrees', password: PASSWORD };

export class SweptHouse {
  readonly live: LiveHouse;
  readonly tally: Tally;
  readonly isTurn: () => boolean;

  private constructor(live: LiveHouse, tally: Tally, isTurn: () => boolean) {
    this.live = live;
    this.tally = tally;
    this.isTurn = isTurn;
  }

  /** Opens one in which the table is ready for wagers. */
  static async open(
    kind: 'live' | 'demonstration',
    tally: Tally,
    isTurn: () => boolean,
  ): Promise<SweptHouse> {
    // Rates are tested elsewhere: here everything must get through to be refused for itself.
    const rates = { commandsPerSecond: 10_000, trustProxy: ['127.0.0.1'], house: kind };
    const plan = { ...planOf(TABLE), kind };
    const swept = new SweptHouse(await LiveHouse.start([TABLE], rates, { plan }), tally, isTurn);
    await swept.#prepare();
    return swept;
  }

  async #prepare(): Promise<void> {
    for (const role of STAFF_ROLES) await this.live.as(role);
    await this.live.add({ ...AGREES, name: AGREES.id, roles: ['pit-boss'] });
    await this.act({ do: 'sign-on', duty: 'dealer' });
    await this.act({ do: 'open-table', setup: TABLE.setup });
    await this.act({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
    for (const step of this.box.table.shoe.toDo) {
      const cut = step === 'cut' ? { cutAt: 100 } : {};
      await this.act({ do: 'prepare-shoe', step, ...cut }, 'game-supervisor');
    }
  }

  get box() {
    const mailbox = this.live.running.house.table('pit')?.parts?.mailbox;
    assert(mailbox !== undefined, 'the table is open');
    return mailbox;
  }

  async act(command: SentCommand, role: Parameters<typeof staff>[0] = 'dealer'): Promise<void> {
    await doingAt(this.live, TABLE.name)(command, staff(role));
  }

  /** Somebody of a role, signed in anew: what was swept before may have ended the last sign-in. */
  async token(role: StaffRole): Promise<string> {
    const { sessions } = this.live.running.house;
    const person = { id: `the-${role}`, name: role, roles: [role], since: 0 };
    return (await sessions.open(person, role)).token;
  }

  /** Puts a device on the house's list. */
  async enrol(device: object): Promise<Readonly<Record<string, unknown>>> {
    const cookie = `sabot-session=${await this.token('administrator')}`;
    const asked = { ...device, approver: AGREES };
    const { status, body } = await this.live.ask('/api/devices', asked, cookie);
    assert(status === 201, JSON.stringify(body));
    return body;
  }

  /** Whatever a message was answered, nothing may have stopped. */
  look(command: string, field: string, message: unknown): void {
    const { house } = this.live.running;
    const stopped = house.tables.find(table => table.stopped !== null)?.stopped;
    const says = stopped ?? house.cage.stopped ?? house.tournaments.desks[0]?.stopped ?? null;
    if (says === null) return;
    this.tally.stopped(command, field, says, message);
    assert(false, `${command} ${field} has stopped it: ${says}`);
  }
}
