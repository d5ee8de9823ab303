// Puts the parts of a node together: its floor, the office, what they say and hear, and its door's
// lines and requests.

import type { Logger } from 'pino';

import { houseFailure, type StartFailure } from '../house/failure.ts';
import type { HouseShare } from '../house/share.ts';
import type { Bus } from '../ports/bus.ts';
import { type Clock, pause } from '../ports/clock.ts';
import type { Release } from '../ports/release.ts';
import type { HousePlan } from '../record/plan.ts';
import type { Settings } from '../settings/settings.ts';
import type { Address } from '../storage/postgres/connect.ts';
import { EdgeLines } from './edge-lines.ts';
import { forwarding } from './forward.ts';
import type { Membership } from './membership.ts';
import { ClusterNode } from './node.ts';
import { beginOffice, type OfficeWork } from './office-work.ts';
import { openPart, type HousePart } from './part.ts';
import {
  listenToOffice,
  recordByBus,
  answerAsOffice,
  TablesElsewhere,
  answerAsPart,
  type PartOnBus,
} from './node-messages.ts';
import type { Subjects } from './subjects.ts';

export interface NodeParts {
  readonly id: string;
  readonly settings: Settings;
  readonly address: Address;
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly membership: Membership;
  readonly leaseMs: number;
  readonly beatMs: number;
  readonly plan?: HousePlan;
  readonly release: Release;
  /** What it opens and what goes on beside it: the house's own, unless a simulation has others. */
  readonly open?: typeof openPart;
  readonly beginWork?: typeof beginOffice;
}

/** How often all nodes hear how tables stand; every so many times those that stand as before. */
const SAY_MS = 500;
const SAY_ALL_EVERY = 10;

/** Something on record by which sign-ins at hand are not as they were. */
const ENDS_SESSIONS: readonly string[] = [
  ...['signed-out', 'break-begun', 'break-ended', 'shift-handed-over', 'staff-left'],
  ...['password-changed', 'code-enrolled', 'code-removed'],
];

export function openNode(parts: NodeParts) {
  const opened = new OpenedNode(parts);
  opened.node.begin();
  return opened;
}

class OpenedNode {
  readonly node: ClusterNode;
  readonly forward: ReturnType<typeof forwarding>;
  readonly #parts: NodeParts;
  readonly #heard = new TablesElsewhere();
  readonly #ends: (() => void)[] = [];
  readonly #messaging: Messaging;
  #edge: EdgeLines | null = null;
  #floorOnBus: PartOnBus | null = null;
  #officeOnBus: PartOnBus | null = null;
  #endOffice: () => void = () => undefined;
  #work: OfficeWork | null = null;
  #fault: StartFailure | null = null;
  #said = 0;
  #isOver = false;

  constructor(parts: NodeParts) {
    const { id, clock, log, bus, subjects, membership, leaseMs, beatMs, release } = parts;
    this.#parts = parts;
    const onFailed = (error: unknown): void => log.error({ err: error }, 'a line was not answered');
    this.#messaging = { bus, subjects, clock, onFailed };
    this.node = new ClusterNode({
      ...{ id, clock, log, membership, beatMs, leaseMs, engine: release.engine },
      openOffice: () => this.#open('office'),
      openFloor: () => this.#openFloor(),
      onTaken: (_, tables) => this.#floorOnBus?.take(tables),
      onLetGo: tables => this.#floorOnBus?.letGo(tables),
      onOffice: office => this.#onOffice(office),
      onView: ({ nodes }) => this.#cutDead(new Set(nodes.map(node => node.id))),
    });
    this.forward = forwarding({
      ...{ bus, subjects, clock },
      deviceTable: token => this.#deviceTable(token),
      here: table => this.#partOf(table)?.behind ?? null,
    });
    this.#ends.push(
      bus.listen(subjects.heard, text => this.#heard.hear(text)),
      bus.listen(subjects.noted, () => this.#catchUp()),
      bus.listen(subjects.look, this.node.look),
      bus.listen(subjects.taken, text => this.#taken(text)),
    );
    bus.onUp(this.node.look);
    this.#say();
  }

  get edge(): EdgeLines {
    if (this.#edge === null) throw new Error('the floor is open before its door is');
    return this.#edge;
  }

  /** The floor, once the house was founded and this node could open it. */
  async floor(withinMs: number): Promise<HousePart | StartFailure> {
    const { clock } = this.#parts;
    const giveUp = clock.steady() + withinMs;
    while (clock.steady() < giveUp) {
      if (this.node.floor !== null) return this.node.floor;
      if (this.#fault !== null) return this.#fault;
      await pause(clock, 25);
    }
    const says = 'The office of the house does not open, and nothing is known without it.';
    return houseFailure('not-heard', says);
  }

  /** Whatever others can take goes to them, while those who come are still led there. */
  async drain(withinMs: number): Promise<void> {
    await this.node.giveAway(withinMs);
    this.#floorOnBus?.lines.cut(() => true);
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.#onOffice(null);
    this.#floorOnBus?.letGo(this.node.floor?.house.placed.held ?? []);
    await this.node.close();
    for (const end of this.#ends) end();
    this.#floorOnBus?.end();
    this.#edge?.close();
  }

  #share(is: HouseShare['is']): HouseShare {
    const { id, leaseMs, log } = this.#parts;
    return {
      ...{ is, owner: id, leaseMs, heard: this.#heard.of },
      note: recordByBus(this.#messaging),
      onFollowed: (kind, body) => this.#followed(kind, body),
      onChange: table => this.node.lookAtShoe(table),
      onElsewhere: table => {
        log.warn({ table }, 'another node has this table');
        const voice = is === 'floor' ? this.#floorOnBus : this.#officeOnBus;
        voice?.letGo([table]);
        const part = is === 'floor' ? this.node.floor : this.node.office;
        part?.floor.sendElsewhere(table);
        this.node.look();
      },
    };
  }

  #open(is: HouseShare['is']): Promise<HousePart | StartFailure> {
    const { open = openPart } = this.#parts;
    return open({ ...this.#parts, share: this.#share(is) });
  }

  async #openFloor(): Promise<HousePart | StartFailure> {
    const part = await this.#open('floor');
    if ('failed' in part) {
      if (part.failed !== 'journal-not-taken') this.#fault = part;
      return part;
    }
    const { id, bus, subjects, clock } = this.#parts;
    this.#floorOnBus = answerAsPart(this.#messaging, part, `${id} floor`);
    this.#ends.push(listenToOffice(this.#messaging, part));
    this.#edge = new EdgeLines({
      ...{ bus, subjects, clock, edge: id, floor: part.floor },
      here: table => this.#partOf(table)?.floor ?? null,
    });
    return part;
  }

  async #onOffice(office: HousePart | null): Promise<void> {
    this.#endOffice();
    this.#endOffice = () => undefined;
    this.#officeOnBus?.end();
    this.#officeOnBus = null;
    await this.#work?.close();
    this.#work = null;
    if (office === null) return;
    const { id, address, bus, subjects, beginWork = beginOffice } = this.#parts;
    const place = `${id} office`;
    const voice = answerAsPart(this.#messaging, office, place);
    this.#work = await beginWork(office, address);
    office.house.record.onWritten = () => bus.publish(subjects.noted, '');
    this.#officeOnBus = voice;
    this.#endOffice = answerAsOffice(this.#messaging, office, voice, place);
    voice.take(office.house.placed.held);
  }

  /** Whoever has it in this process; somebody unknown is answered by the floor. */
  #partOf(table: string | null): HousePart | null {
    const { office, floor } = this.node;
    if (table === null) return this.#officeOnBus === null ? null : office;
    if (floor !== null && floor.house.table(table) === undefined) return floor;
    for (const part of [floor, office]) {
      const known = part?.house.table(table);
      if (known !== undefined && !known.isElsewhere && this.#speaksFor(part, table)) return part;
    }
    return null;
  }

  #speaksFor(part: HousePart | null, table: string): boolean {
    const voice = part === this.node.floor ? this.#floorOnBus : this.#officeOnBus;
    return voice?.has(table) ?? false;
  }

  async #deviceTable(token: string): Promise<string | null> {
    const devices = this.node.floor?.house.devices;
    await devices?.learn(token).catch(() => undefined);
    return devices?.find(token)?.table ?? null;
  }

  #followed(kind: string, body: unknown): void {
    const house = this.node.floor?.house;
    if (house === undefined) return;
    if (ENDS_SESSIONS.includes(kind)) void house.sessions.readAgain().catch(() => undefined);
    if (
      kind === 'setup-approved' ||
      kind === 'table-installed' ||
      kind === 'pay-options-switched'
    ) {
      void house.approved.countReturns().catch(() => undefined);
      this.node.look();
    }
    if (kind === 'display-message-shown' || kind === 'display-message-ended') {
      for (const { parts } of house.tables) parts?.broadcast.tellMessages();
    }
    if (kind === 'table-released') {
      this.node.takeAgain((body as { readonly table: string }).table); // `releaseStopped`
    }
    if (kind === 'simulated-patrons-switched') {
      house.floor.switchSimulatedPatrons((body as { readonly on: boolean }).on); // its act
    }
  }

  #catchUp(): void {
    void this.node.floor?.house.record.catchUp().catch(() => undefined);
  }

  /** Lines to and from nodes that do not live are cut: their screens come again elsewhere. */
  #cutDead(living: ReadonlySet<string>): void {
    const isDead = (name: string): boolean => !living.has(name.split(' ')[0] ?? '');
    this.#edge?.cut(isDead);
    this.#floorOnBus?.lines.cut(isDead);
    this.#officeOnBus?.lines.cut(isDead);
  }

  /** Lines that lead to whoever had these tables before lead nowhere. */
  #taken(text: string): void {
    const { place, tables } = JSON.parse(text) as TablesTaken; // by `answerAsPart`
    this.#edge?.cut((led, table) => led !== place && table !== null && tables.includes(table));
    const own = [this.node.floor, this.node.office].flatMap(part => part?.house.placed.held ?? []);
    if (!place.startsWith(`${this.#parts.id} `) && tables.some(table => own.includes(table))) {
      this.node.look();
    }
  }

  #say(): void {
    if (this.#isOver) return;
    this.#said += 1;
    for (const part of [this.node.floor, this.node.office]) {
      if (part !== null) this.#heard.say(this.#messaging, part, this.#said % SAY_ALL_EVERY === 0);
    }
    this.#parts.clock.after(SAY_MS, () => this.#say());
  }
}

interface TablesTaken {
  readonly place: string;
  readonly tables: readonly string[];
}

type Messaging = Parameters<typeof recordByBus>[0];
