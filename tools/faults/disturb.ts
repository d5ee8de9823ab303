// Lets each fault of a plan happen in the simulated world, and takes it back.

import { tableName } from '../floor/plan.ts';
import { thingOf } from '../../src/server/cluster/operator-commands.ts';
import { tableStream } from '../../src/server/tables/mailbox/rebuild.ts';
import type { Fault } from './plan.ts';
import type { SimNode, SimWorld } from './world/node.ts';

export interface Night extends SimWorld {
  readonly nodes: readonly SimNode[];
  readonly tables: number;
}

const FAR_MS = 5_000;

/** Lets a fault happen at its time; answers with what takes it back at once. */
export function nightly(night: Night, fault: Fault): () => void {
  const { time } = night;
  let undo: (() => void) | null = null;
  const callOff = time.in(fault.atMs, null, () => {
    undo = happen(night, fault);
    time.in(fault.lastsMs, null, end);
  });
  const end = (): void => {
    callOff();
    undo?.();
    undo = null;
  };
  return end;
}

function happen(night: Night, fault: Fault): () => void {
  const { time, db, exchange, nodes } = night;
  const [node, other] = [nodes[fault.node], nodes[fault.other]];
  if (node === undefined || other === undefined) throw new Error('there are three nodes');
  switch (fault.kind) {
    case 'crash':
      node.crash();
      return () => node.start();
    case 'leave':
      node.leave();
      return () => {
        node.crash();
        node.start();
      };
    case 'freeze': {
      const { process } = node;
      if (process === null) return () => undefined;
      process.isFrozen = true;
      return () => time.thaw(process);
    }
    case 'bus-trouble':
      Object.assign(exchange.faults, { lost: 20, repeated: 20, overtaken: 20 });
      return () => void Object.assign(exchange.faults, { lost: 0, repeated: 0, overtaken: 0 });
    case 'bus-cut': {
      const way = `${node.name}>${other.name}`;
      exchange.cut.add(way);
      return () => void exchange.cut.delete(way);
    }
    case 'bus-away': {
      const { bus, process } = node;
      if (bus === null || process === null) return () => undefined;
      bus.setUp(false);
      return () => void time.in(0, process, () => bus.setUp(true));
    }
    case 'database-cut':
      db.cut(node.name, fault.figure % 2 === 0 ? 'to' : 'from');
      return () => db.join(node.name);
    case 'database-away':
      db.restart(fault.lastsMs / 2);
      return () => undefined;
    case 'database-trouble':
      Object.assign(db.faults, { refused: 30, brokenBefore: 60, brokenAfter: 60 });
      return () => void Object.assign(db.faults, { refused: 0, brokenBefore: 0, brokenAfter: 0 });
    case 'clock': {
      const { process } = node;
      if (process === null) return () => undefined;
      process.offsetMs = ((fault.figure - 500) * FAR_MS) / 500;
      return () => {
        process.offsetMs = 0;
      };
    }
    case 'lease': {
      const stream = db.tables.streams.get(tableStream(tableName(fault.table)));
      if (stream !== undefined) stream.leasedUntil = 0;
      return () => undefined;
    }
    case 'move':
      db.tables.placements.set(thingOf(tableName(fault.table)), { node: node.id, isKept: true });
      return () => undefined;
  }
}

/** Who has what at the end, for whoever looks for what went wrong. */
export const standing = ({ db, time, nodes }: Night): readonly string[] => [
  ...nodes.flatMap(node => node.standing),
  ...[...db.tables.streams.values()].map(({ name, owner, epoch, leasedUntil, last }) => {
    const placed = db.tables.placements.get(name)?.node;
    const lease = Math.round(leasedUntil - time.now);
    return `${name}: owner ${owner} epoch ${epoch} for ${lease} ms, at ${placed}, ${last?.seq}`;
  }),
];

/** Streams that were stopped: nothing in a night may stop one. */
export const isStopped = ({ db }: Night): readonly string[] =>
  [...db.tables.streams.values()].flatMap(({ name, stopped }) =>
    stopped === null ? [] : [`${name} is stopped: ${stopped}`],
  );
