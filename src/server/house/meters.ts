// The figures behind /metrics: what an operator's monitoring watches (Prometheus).

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Table } from '../../table/table.ts';
import type { Journal } from '../storage/journal/journal.ts';
import type { CommandOutcome } from '../tables/mailbox/outcome.ts';

/** From a tenth of a millisecond to two seconds. */
const SECONDS = [0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2];

/** What of a table is counted. */
interface MeteredTable {
  readonly stopped: string | null;
  readonly parts: { readonly mailbox: { readonly table: Pick<Table, 'seats'> } } | null;
}

/** What of a house is counted when somebody asks. */
interface MeteredHouse {
  readonly journal: Pick<Journal, 'meters'>;
  readonly tables: readonly MeteredTable[];
  readonly play: { readonly possible: boolean };
  readonly connections: () => number;
}

export class HouseMeters {
  readonly registry = new Registry();
  /** What became of commands over the wire, counted by hand: there are thousands a second. */
  readonly outcomes: Record<CommandOutcome['outcome'], number> = { done: 0, refused: 0, busy: 0 };
  readonly commandSeconds = new Histogram({
    name: 'sabot_command_seconds',
    help: 'From a command’s arrival to its answer; what was done is on the disk by then.',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly malformed = new Counter({
    name: 'sabot_malformed_messages_total',
    help: 'Messages that were not understood.',
    registers: [this.registry],
  });
  readonly dropped = new Counter({
    name: 'sabot_dropped_connections_total',
    help: 'Connections that were ended by us, by the reason.',
    labelNames: ['why'] as const,
    registers: [this.registry],
  });
  readonly dealerTroubles = new Counter({
    name: 'sabot_virtual_dealer_troubles_total',
    help: 'Commands of virtual dealers that were refused.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const { outcomes, registry } = this;
    const commands: Counter<'outcome'> = new Counter({
      name: 'sabot_commands_total',
      help: 'Commands that came over the wire, by what became of them.',
      labelNames: ['outcome'],
      registers: [registry],
      collect: () => {
        commands.reset();
        for (const [outcome, times] of Object.entries(outcomes)) commands.inc({ outcome }, times);
      },
    });
  }

  /** Figures that are read when somebody asks. */
  watch(house: MeteredHouse): void {
    const stopped = (): number => house.tables.filter(table => table.stopped !== null).length;
    const gauge = (name: string, help: string, read: () => number): void => {
      const reading: Gauge = new Gauge({
        ...{ name, help, registers: [] },
        collect: () => reading.set(read()),
      });
      this.registry.registerMetric(reading);
    };
    gauge('sabot_connections', 'Sockets that are open.', () => house.connections());
    gauge('sabot_tables_open', 'Tables in play.', () => house.tables.length - stopped());
    gauge('sabot_tables_stopped', 'Tables that are stopped.', stopped);
    const locked = (): number =>
      house.tables
        .flatMap(({ parts }) => parts?.mailbox.table.seats ?? [])
        .filter(({ wins }) => wins !== undefined).length;
    gauge('sabot_terminals_win_locked', 'Terminals whose win waits for an attendant.', locked);
    gauge('sabot_play', '1 while play is possible.', () => (house.play.possible ? 1 : 0));
    for (const name of ['commits', 'appends', 'events', 'waiting', 'refused', 'outages'] as const) {
      gauge(`sabot_journal_${name}`, `The journal’s ${name}.`, () => house.journal.meters[name]);
    }
  }
}
