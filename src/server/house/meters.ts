// The figures behind /metrics: what an operator's monitoring watches (Prometheus).
// deploy/prometheus and deploy/grafana read them by these names.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Table } from '../../table/table.ts';
import type { CheckpointFigures } from '../checks/checkpoints/house-checkpoints.ts';
import type { ProjectionLags } from '../checks/projector/lag.ts';
import type { ProjectionLag } from '../reports/projections/catch-up.ts';
import { freeBytesOn, LEAST_ROOM_BYTES } from '../checks/watches/disk-watch.ts';
import type { Release } from '../ports/release.ts';
import { HOUSE_EVENTS, type HouseEvent } from '../record/house-record.ts';
import type { Journal } from '../storage/journal/journal.ts';
import type { CommandOutcome } from '../tables/mailbox/outcome.ts';

/** From a tenth of a millisecond to two seconds. */
const SECONDS = [0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2];
const SECOND_MS = 1000;

/** What of a table is counted. */
interface MeteredTable {
  readonly stopped: string | null;
  readonly parts: { readonly mailbox: { readonly table: Pick<Table, 'seats'> } } | null;
}

/** What of a house is counted when somebody asks. */
interface MeteredHouse {
  readonly release: Release;
  readonly journal: Pick<Journal, 'meters' | 'leases'>;
  readonly tables: readonly MeteredTable[];
  readonly play: { readonly possible: boolean };
  readonly connections: () => number;
}

/** What is done beside play, and how far it is. */
interface MeteredBeside {
  readonly now: () => number;
  /** Null where the settings name no second place. */
  readonly checkpoints: (() => CheckpointFigures) | null;
  /** Null where the database does not answer. */
  readonly projections: () => Promise<ProjectionLags | null>;
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
  readonly #houseEvents = new Counter({
    name: 'sabot_house_events_total',
    help: 'Events on the house’s own record since the start, by their kind.',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // A counter that begins with its first event would never be seen to rise.
    for (const kind of HOUSE_EVENTS) this.#houseEvents.inc({ kind }, 0);
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

  /** Counts what went on the house's record. */
  noted(kind: HouseEvent): void {
    this.#houseEvents.inc({ kind });
  }

  /** Figures that are read when somebody asks; the house's files lie in `folder`. */
  watch(house: MeteredHouse, folder: string): void {
    const stopped = (): number => house.tables.filter(table => table.stopped !== null).length;
    this.#gauge('sabot_connections', 'Sockets that are open.', () => house.connections());
    this.#gauge('sabot_tables_open', 'Tables in play.', () => house.tables.length - stopped());
    this.#gauge('sabot_tables_stopped', 'Tables that are stopped.', stopped);
    const locked = (): number =>
      house.tables
        .flatMap(({ parts }) => parts?.mailbox.table.seats ?? [])
        .filter(({ wins }) => wins !== undefined).length;
    this.#gauge('sabot_terminals_win_locked', 'Terminals whose win waits for staff.', locked);
    this.#gauge('sabot_play', '1 while play is possible.', () => (house.play.possible ? 1 : 0));
    for (const name of ['commits', 'appends', 'events', 'waiting', 'refused', 'outages'] as const) {
      const help = `The journal’s ${name}.`;
      this.#gauge(`sabot_journal_${name}`, help, () => house.journal.meters[name]);
    }
    this.#watchLeases(house.journal);
    const free = (): Promise<number> => freeBytesOn(folder).catch(() => Number.NaN);
    this.#gauge('sabot_disk_free_bytes', 'Room on the disk of the data folder.', free);
    this.#gauge('sabot_disk_least_bytes', 'Play waits below this room.', () => LEAST_ROOM_BYTES);
    const build = { ...house.release, node: process.versions.node };
    new Gauge({
      name: 'sabot_build_info',
      help: 'Which software runs; always 1.',
      labelNames: Object.keys(build),
      registers: [this.registry],
    }).set(build, 1);
  }

  /** The same of what goes on beside play. */
  watchBeside({ now, checkpoints, projections }: MeteredBeside): void {
    if (checkpoints !== null) {
      const age = (): number => (now() - checkpoints().keptAt) / SECOND_MS;
      const every = (): number => checkpoints().everyMs / SECOND_MS;
      this.#gauge('sabot_checkpoint_age_seconds', 'Since a checkpoint was kept, or start.', age);
      this.#gauge('sabot_checkpoint_interval_seconds', 'How often one is to be kept.', every);
      this.#count(
        'sabot_checkpoint_failures_total',
        'Checkpoints that could not be kept.',
        () => checkpoints().failures,
      );
    }
    this.#watchProjections(now, projections);
  }

  #watchLeases(journal: Pick<Journal, 'leases'>): void {
    this.#gauge('sabot_leases_held', 'Streams that this house owns.', () => journal.leases.held);
    const age = (): number => journal.leases.renewedMsAgo / SECOND_MS;
    this.#gauge('sabot_lease_renewal_age_seconds', 'Since leases were last renewed.', age);
    this.#count(
      'sabot_leases_lost_total',
      'Streams that another house took.',
      () => journal.leases.lost,
    );
  }

  #watchProjections(now: () => number, read: MeteredBeside['projections']): void {
    const lag = (name: string, help: string, of: (lag: ProjectionLag) => number): void => {
      const reading: Gauge<'projection'> = new Gauge({
        ...{ name, help, labelNames: ['projection'], registers: [this.registry] },
        collect: async () => {
          const lags = await read();
          // No figure is better than one of an hour ago.
          reading.reset();
          for (const [projection, each] of lags ?? []) reading.set({ projection }, of(each));
        },
      });
    };
    lag('sabot_projection_lag_events', 'Events a projection has not read.', each => each.events);
    lag('sabot_projection_lag_seconds', 'Age of the oldest of them.', ({ since }) =>
      since === null ? 0 : Math.max(0, now() - since) / SECOND_MS,
    );
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const reading: Gauge = new Gauge({
      ...{ name, help, registers: [this.registry] },
      collect: async () => reading.set(await read()),
    });
  }

  /** A count that somebody else keeps. */
  #count(name: string, help: string, read: () => number): void {
    const counter: Counter = new Counter({
      ...{ name, help, registers: [this.registry] },
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }
}
