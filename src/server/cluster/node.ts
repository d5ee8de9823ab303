// One node of a house of several: it says that it lives, takes up what is placed at it, lets go
// what is not, and gives up what others have meanwhile. docs/cluster.md has the protocol.

import type { Logger } from 'pino';

import type { StartFailure } from '../house/failure.ts';
import type { House } from '../house/house.ts';
import { isAtOffice } from '../house/share.ts';
import type { Clock } from '../ports/clock.ts';
import { OFFICE } from './balance.ts';
import type { ClusterView, Membership } from './membership.ts';
import { thingOf } from './operator-commands.ts';
import type { HousePart } from './part.ts';

export interface NodeWorld {
  readonly id: string;
  /** Its software: within a shoe a table is given to a node of the same alone. */
  readonly engine: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly membership: Membership;
  readonly beatMs: number;
  readonly leaseMs: number;
  readonly openOffice: () => Promise<HousePart | StartFailure>;
  readonly openFloor: () => Promise<HousePart | StartFailure>;
  /** Takes a table's questions, or gives them up. */
  readonly onTaken: (part: HousePart, tables: readonly string[]) => void;
  readonly onLetGo: (tables: readonly string[]) => void;
  readonly onOffice: (office: HousePart | null) => Promise<void>;
  /** Who lives by now: lines to and from others are cut. */
  readonly onView: (view: ClusterView) => void;
}

export class ClusterNode {
  readonly #world: NodeWorld;
  #floor: HousePart | null = null;
  #office: HousePart | null = null;
  /** Tables that are being taken up or let go just now. */
  readonly #moving = new Set<string>();
  /** Those that go to a node of other software as soon as their shoe is over. */
  #leaving: ReadonlySet<string> = new Set();
  #isOfficeMoving = false;
  #isOfficeLeaving = false;
  #callOff: () => void = () => undefined;
  #turn: Promise<void> = Promise.resolve();
  #isAgain = false;
  #isOver = false;
  #beatAt = Number.NEGATIVE_INFINITY;

  constructor(world: NodeWorld) {
    this.#world = world;
  }

  get floor(): HousePart | null {
    return this.#floor;
  }

  get office(): HousePart | null {
    return this.#office;
  }

  /** Whether nobody else can have taken what is placed here, by this node's own clock. */
  get isSure(): boolean {
    return this.#world.clock.steady() - this.#beatAt < this.#world.leaseMs;
  }

  /** Looks now and again and again. */
  begin(): void {
    this.look();
  }

  /** Something has changed, perhaps: no need to wait for the next beat. */
  readonly look = (): void => {
    if (this.#isOver) return;
    this.#callOff();
    if (this.#isAgain) return;
    this.#isAgain = true;
    this.#turn = this.#turn
      .then(() => {
        this.#isAgain = false;
        return this.#beat();
      })
      .catch((error: unknown) => {
        this.#world.log.warn({ err: error }, 'this node could not look at the others');
      })
      .then(() => {
        if (this.#isOver) return;
        this.#callOff = this.#world.clock.after(this.#world.beatMs, this.look);
      });
  };

  /** A table that had stopped may be played again. */
  takeAgain(table: string): void {
    const house = this.#floor?.house;
    const stopped = house?.table(table)?.stopped ?? null;
    if (house === undefined || stopped === null || this.#moving.has(table)) return;
    if (house.placed.held.includes(table)) this.#give(house, table);
  }

  /** A table that waits for the end of its shoe goes then, before the next cards are brought. */
  lookAtShoe(table: string): void {
    if (this.#isOfficeLeaving) this.look();
    const house = this.#floor?.house;
    if (house === undefined || !this.#leaving.has(table) || this.#moving.has(table)) return;
    if (!isShoeInPlay(house, table)) this.#give(house, table);
  }

  /** Gives away what others can take, as before an upgrade. */
  async giveAway(withinMs: number): Promise<void> {
    const { membership, clock } = this.#world;
    const giveUp = clock.steady() + withinMs;
    await membership.drain().catch(() => undefined);
    while (clock.steady() < giveUp && (await this.#hasMore())) {
      this.look();
      await new Promise<void>(again => clock.after(100, again));
    }
  }

  /** Gives everything up. */
  async close(): Promise<void> {
    const { membership } = this.#world;
    this.#isOver = true;
    this.#callOff();
    await this.#turn;
    await this.#office?.close();
    await this.#floor?.close();
    await membership.leave().catch(() => undefined);
  }

  /** Whether somebody else lives who is to have what is still here. */
  async #hasMore(): Promise<boolean> {
    const { membership, id } = this.#world;
    const view = await membership.look().catch(() => null);
    if (view === null || !view.nodes.some(node => node.id !== id && !node.isDraining)) return false;
    // Shoes may last for hours: whoever wants their end drains before, and does not stop yet.
    const held = this.#floor?.house.placed.held ?? [];
    const isOfficeHere = this.#office !== null && !this.#isOfficeLeaving;
    return isOfficeHere || held.some(name => !this.#leaving.has(name));
  }

  async #beat(): Promise<void> {
    const { membership, clock, onView } = this.#world;
    const at = clock.steady();
    await membership.beat();
    const view = await membership.place(this.#things());
    this.#beatAt = at;
    onView(view);
    const mine = new Set(
      view.placed.filter(({ node }) => node === this.#world.id).map(({ thing }) => thing),
    );
    // What was taken from a node that was away is opened again, if it is placed here once more.
    const isLost = (this.#office?.house.journal.leases.lost ?? 0) > 0;
    this.#isOfficeLeaving = !mine.has(OFFICE) && this.#officeWaits(view);
    this.#moveOffice((mine.has(OFFICE) || this.#isOfficeLeaving) && !isLost);
    await this.#openFloor();
    if (this.#floor !== null) {
      await this.#floor.house.record.catchUp();
      this.#moveTables(this.#floor, view, mine);
    }
  }

  /** Everything that is placed: the office, and the tables that need not stand where it is. */
  #things(): readonly string[] {
    const plan = this.#floor?.house.record.known.plan ?? null;
    if (plan === null) return [OFFICE];
    const tables = plan.tables.filter(table => !isAtOffice(table)).map(({ name }) => thingOf(name));
    return [OFFICE, ...tables];
  }

  #moveOffice(isMine: boolean): void {
    if (this.#isOfficeMoving || isMine === (this.#office !== null)) return;
    this.#isOfficeMoving = true;
    const moved = isMine ? this.#takeOffice() : this.#letOfficeGo();
    void moved
      .catch((error: unknown) => this.#world.log.warn({ err: error }, 'the office does not move'))
      .then(() => {
        this.#isOfficeMoving = false;
      });
  }

  async #takeOffice(): Promise<void> {
    const { openOffice, onOffice, log } = this.#world;
    const opened = await openOffice();
    if ('failed' in opened) {
      // Whoever had it may still have its lease: asked again at the next look.
      log.warn({ says: opened.says }, 'the office cannot be opened here yet');
      return;
    }
    this.#office = opened;
    await onOffice(opened);
    log.info('the office is here');
    this.look();
  }

  async #letOfficeGo(): Promise<void> {
    const { onOffice, log } = this.#world;
    const office = this.#office;
    await onOffice(null);
    await office?.close();
    this.#office = null;
    log.info('the office has gone elsewhere');
  }

  async #openFloor(): Promise<void> {
    if (this.#floor !== null) return;
    const opened = await this.#world.openFloor();
    if ('failed' in opened) {
      if (opened.failed !== 'journal-not-taken') throw new Error(opened.says);
      return;
    }
    this.#floor = opened;
    await opened.house.begin();
    this.look();
  }

  /** Whether a thing is placed at a living node of other software. */
  #isUpgraded({ nodes, placed }: ClusterView, thing: string): boolean {
    const at = placed.find(one => one.thing === thing)?.node;
    const engine = nodes.find(({ id }) => id === at)?.engine;
    return engine !== undefined && engine !== this.#world.engine;
  }

  /** The office's own tables go with it, and none of them within a shoe. */
  #officeWaits(view: ClusterView): boolean {
    const house = this.#office?.house;
    if (house === undefined || !this.#isUpgraded(view, OFFICE)) return false;
    return house.placed.held.some(name => isShoeInPlay(house, name));
  }

  #moveTables(floor: HousePart, view: ClusterView, mine: ReadonlySet<string>): void {
    const { placed } = floor.house;
    const held = new Set(placed.held);
    const planned = floor.house.plan.tables.filter(table => !isAtOffice(table));
    const isHere = (name: string): boolean => mine.has(thingOf(name));
    const wanted = planned.filter(({ name }) => isHere(name) && !held.has(name));
    const toTake = wanted.map(({ name }) => name).filter(name => !this.#moving.has(name));
    const toGive = [...held].filter(name => !isHere(name) && !this.#moving.has(name));
    if (toTake.length > 0 && floor.house.hold.reason === null) this.#take(floor, toTake);
    const later = toGive.filter(name => this.#isUpgraded(view, thingOf(name)));
    this.#leaving = new Set(later.filter(name => isShoeInPlay(floor.house, name)));
    for (const name of toGive) if (!this.#leaving.has(name)) this.#give(floor.house, name);
  }

  #take(floor: HousePart, names: readonly string[]): void {
    const { log, onTaken } = this.#world;
    for (const name of names) this.#moving.add(name);
    void takeUp(floor.house, names)
      .then(held => {
        if (held.length === 0) return;
        log.info({ tables: held.length }, 'tables are played here');
        onTaken(floor, held);
      })
      .catch((error: unknown) => log.warn({ err: error }, 'tables could not be taken up'))
      .then(() => {
        for (const name of names) this.#moving.delete(name);
      });
  }

  #give(house: House, name: string): void {
    const { log, onLetGo } = this.#world;
    this.#moving.add(name);
    // Nobody is led here any more; then what is on its way is stored, then another may have it.
    onLetGo([name]);
    void house.placed
      .letGo(name)
      .then(() => log.info({ table: name }, 'a table goes elsewhere'))
      .catch((error: unknown) => log.warn({ err: error, table: name }, 'a table does not go'))
      .then(() => {
        this.#moving.delete(name);
        this.look();
      });
  }
}

/** Whether cards of a shoe are being played; before its first coup it may be any software's. */
function isShoeInPlay(house: House, name: string): boolean {
  const phase = house.table(name)?.parts?.mailbox.table.phase;
  return phase !== undefined && phase !== 'closed' && phase !== 'preparing';
}

/** Takes tables up with what was paid at them while they were stopped, and their note acceptors. */
async function takeUp(house: House, names: readonly string[]): Promise<readonly string[]> {
  const held = await house.placed.hold(names);
  for (const name of held) {
    const table = house.table(name);
    if (table === undefined) continue;
    await house.stoppedPayments.book(table);
    await house.equipment.notes.resumeAt(name);
  }
  return held;
}
