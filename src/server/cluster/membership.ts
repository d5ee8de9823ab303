// The nodes of a house as the database knows them: who lives, by its clock alone, and what is
// placed where. Leases of streams are the journal's business; this only says who should take them.

import type pg from 'pg';

import { type LivingNode, type PlacedThing, placementChanges } from './balance.ts';

/** The advisory lock under which placements are changed: one node at a time. */
const PLACING_LOCK = 0x5ab0_7003;
/** Nodes that are gone so long are forgotten. */
const FORGOTTEN_AFTER = '1 hour';

export interface NodeEntry {
  readonly id: string;
  readonly name: string;
  readonly engine: string;
}

/** Everything at one moment. */
export interface ClusterView {
  readonly nodes: readonly LivingNode[];
  readonly placed: readonly PlacedThing[];
}

export class Membership {
  readonly #db: pg.Pool;
  readonly #node: NodeEntry;
  readonly #leaseMs: number;

  constructor(db: pg.Pool, node: NodeEntry, leaseMs: number) {
    this.#db = db;
    this.#node = node;
    this.#leaseMs = leaseMs;
  }

  /** Says that this node lives; from here on others see it for one lease. */
  async beat(): Promise<void> {
    const { id, name, engine } = this.#node;
    await this.#db.query(
      `insert into node (id, name, engine, alive_until)
       values ($1, $2, $3, clock_timestamp() + make_interval(secs => $4))
       on conflict (id) do update set alive_until = excluded.alive_until`,
      [id, name, engine, this.#leaseMs / 1000],
    );
  }

  /** This node stops: whatever can go elsewhere does, from here on. */
  async drain(): Promise<void> {
    await this.#db.query('update node set is_draining = true where id = $1', [this.#node.id]);
  }

  /** Gone for good: nobody waits for its lease to run out. */
  async leave(): Promise<void> {
    await this.#db.query('delete from node where id = $1', [this.#node.id]);
  }

  look(): Promise<ClusterView> {
    return lookAt(this.#db);
  }

  /** Places what nobody has and evens out; answers with how it stands then. */
  async place(things: readonly string[]): Promise<ClusterView> {
    const client = await this.#db.connect();
    let failed: Error | undefined;
    try {
      await client.query('begin');
      // A node that is frozen just here must not keep all others from placing its tables.
      await client.query(`select set_config('idle_in_transaction_session_timeout', $1, true)`, [
        `${this.#leaseMs}ms`,
      ]);
      await client.query('select pg_advisory_xact_lock($1)', [PLACING_LOCK]);
      const view = await lookAt(client);
      const changes = placementChanges(view.nodes, things, view.placed);
      if (changes.length > 0) await write(client, changes);
      await client.query(
        `delete from node where alive_until < clock_timestamp() - interval '${FORGOTTEN_AFTER}'`,
      );
      await client.query('commit');
      const changed = new Map(changes.map(one => [one.thing, one]));
      const others = view.placed.filter(({ thing }) => !changed.has(thing));
      return { nodes: view.nodes, placed: [...others, ...changes] };
    } catch (error) {
      failed = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      // A connection with half a transaction on it is good for nothing.
      client.release(failed);
    }
  }
}

async function write(client: pg.ClientBase, changes: readonly PlacedThing[]): Promise<void> {
  await client.query(
    `insert into placement (thing, node, is_kept)
     select * from unnest($1::text[], $2::text[], $3::boolean[])
     on conflict (thing) do update
        set node = excluded.node, is_kept = excluded.is_kept, placed_at = clock_timestamp()`,
    [
      changes.map(({ thing }) => thing),
      changes.map(({ node }) => node),
      changes.map(({ isKept }) => isKept),
    ],
  );
}

/** Who lives and what is placed where; for commands too, which are no node. */
export async function lookAt(db: pg.Pool | pg.ClientBase): Promise<ClusterView> {
  const { rows: nodes } = await db.query<LivingNode>(
    `select id, name, engine, is_draining as "isDraining" from node
      where alive_until > clock_timestamp() order by joined_at, id`,
  );
  const { rows: placed } = await db.query<PlacedThing>(
    `select thing, node, is_kept as "isKept", engine
       from placement left join node on node.id = placement.node order by thing`,
  );
  return { nodes, placed };
}

/**
 * Places one thing at a node because somebody wants it there; in one statement, so that whoever is
 * frozen here keeps nobody from placing.
 */
export async function placeAt(db: pg.Pool | pg.ClientBase, thing: string, node: string) {
  await db.query(
    `insert into placement (thing, node, is_kept)
     select $1, $2, true from (select pg_advisory_xact_lock($3)) as locked
     on conflict (thing) do update
        set node = excluded.node, is_kept = true, placed_at = clock_timestamp()`,
    [thing, node, PLACING_LOCK],
  );
}
