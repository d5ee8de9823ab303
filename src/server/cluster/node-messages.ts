// What the parts of one node send to others and answer them: lines, requests, the record,
// devices, approvals, and how tables stand.

import type { HouseEvent } from '../record/house-record.ts';
import { HOUSE_EVENTS, HouseRecordFault } from '../record/house-record.ts';
import type { NamedApproval } from '../people/approvals.ts';
import type { ListedDevice } from '../devices/devices.ts';
import type { Bus } from '../ports/bus.ts';
import type { Clock } from '../ports/clock.ts';
import type { TableHeard } from '../tables/installed/house-table.ts';
import { answering } from './forward.ts';
import { HostLines, type LineRequest } from './host-lines.ts';
import { heardOf, type HousePart } from './part.ts';
import type { Subjects } from './subjects.ts';

const NOTE_MS = 4_000;
const DEVICE_MS = 2_000;

/** What messages between nodes stand on. */
export interface NodeMessaging {
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly clock: Clock;
  readonly onFailed: (error: unknown) => void;
}

/** A part's ends on the bus. */
export interface PartOnBus {
  readonly lines: HostLines;
  /** Opens a line, as an edge asks for one. */
  readonly open: (text: string) => string;
  /** Answers for tables from here on. */
  readonly take: (tables: readonly string[]) => void;
  readonly letGo: (tables: readonly string[]) => void;
  readonly has: (table: string) => boolean;
  readonly end: () => void;
}

/** Lets a part be asked: for its tables, and for the office's own things where it is that. */
export function answerAsPart(world: NodeMessaging, part: HousePart, place: string): PartOnBus {
  const { bus, subjects, clock, onFailed } = world;
  const lines = new HostLines({ bus, subjects, clock, place, floor: part.floor, onFailed });
  const { answerBy, end: endAnswers } = answering(world, place);
  const open = (text: string): string => lines.open(JSON.parse(text) as LineRequest); // `EdgeLines`
  const ends = new Map<string, readonly (() => void)[]>();
  const http = answerBy(part.behind);
  const letGo = (tables: readonly string[]): void => {
    for (const table of tables) {
      for (const end of ends.get(table) ?? []) end();
      ends.delete(table);
    }
  };
  const take = (tables: readonly string[]): void => {
    for (const table of tables) {
      if (ends.has(table)) continue;
      ends.set(table, [
        bus.answer(subjects.table(table), open),
        bus.answer(subjects.tableHttp(table), http),
      ]);
    }
    bus.publish(subjects.taken, JSON.stringify({ place, tables }));
  };
  const end = (): void => {
    letGo([...ends.keys()]);
    lines.close();
    endAnswers();
  };
  return { lines, open, take, letGo, has: table => ends.has(table), end };
}

/** The office's questions beside its tables. */
export function answerAsOffice(
  world: NodeMessaging,
  part: HousePart,
  voice: PartOnBus,
  place: string,
): () => void {
  const { bus, subjects } = world;
  const { house } = part;
  const { answerBy, end } = answering(world, `${place} requests`);
  const ends = [
    end,
    bus.answer(subjects.office, voice.open),
    bus.answer(subjects.officeHttp, answerBy(part.behind)),
    bus.answer(subjects.note, text => putOnRecord(part, text)),
    bus.answer(subjects.device, hash => JSON.stringify(house.devices.behind(hash))),
  ];
  house.approvals.onGiven = given => bus.publish(subjects.approval, JSON.stringify(given));
  house.devices.onForgotten = id => bus.publish(subjects.deviceForgotten, id);
  return () => {
    for (const each of ends) each();
  };
}

async function putOnRecord({ house }: HousePart, text: string): Promise<string> {
  const { kind, body } = JSON.parse(text) as { kind: HouseEvent; body: object }; // `recordByBus`
  if (!HOUSE_EVENTS.includes(kind)) return 'no such event';
  try {
    await house.record.note(kind, body);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Puts something on record where the office is; it may have been put there twice at worst. */
export const recordByBus =
  ({ bus, subjects }: NodeMessaging) =>
  async (kind: HouseEvent, body: object): Promise<void> => {
    const says = await bus
      .ask(subjects.note, JSON.stringify({ kind, body }), NOTE_MS)
      .catch(() => 'The office is not reached.');
    if (says !== '') throw new HouseRecordFault(says);
  };

/** What a floor hears from the office. */
export function listenToOffice(world: NodeMessaging, { house }: HousePart): () => void {
  const { bus, subjects } = world;
  house.devices.asksElsewhere = async hash => {
    const found = await bus.ask(subjects.device, hash, DEVICE_MS);
    return JSON.parse(found) as ListedDevice | null; // by `answerAsOffice`
  };
  const ends = [
    bus.listen(subjects.approval, text => {
      house.approvals.keep(JSON.parse(text) as NamedApproval); // by `answerAsOffice`
    }),
    bus.listen(subjects.deviceForgotten, id => house.devices.forget(id)),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** What was heard of tables that others have. */
export class TablesElsewhere {
  readonly #heard = new Map<string, TableHeard>();
  readonly #said = new Map<string, string>();

  readonly of = (table: string): TableHeard | null => this.#heard.get(table) ?? null;

  hear(text: string): void {
    const heard = JSON.parse(text) as readonly TableHeard[]; // by `say`
    for (const one of heard) this.#heard.set(one.summary.table, one);
  }

  /** Says how the tables of a part stand; those that stand as before only now and then. */
  say({ bus, subjects }: NodeMessaging, part: HousePart, isAll: boolean): void {
    const changed: TableHeard[] = [];
    for (const one of heardOf(part)) {
      const { table } = one.summary;
      const text = JSON.stringify(one);
      // A node's own tables too: its office and its floor are two houses.
      this.#heard.set(table, one);
      if (!isAll && this.#said.get(table) === text) continue;
      this.#said.set(table, text);
      changed.push(one);
    }
    const AT_ONCE = 100;
    for (let from = 0; from < changed.length; from += AT_ONCE) {
      bus.publish(subjects.heard, JSON.stringify(changed.slice(from, from + AT_ONCE)));
    }
  }
}
