// COPY in both directions: rows as PostgreSQL's binary form, without a detour through text.

import type pg from 'pg';

import { tap } from './copy-rows.ts';

/** What pg's connection can do for COPY; its types leave these out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** The answers that pg passes on to the query that is under way. */
abstract class Copy implements pg.Submittable {
  /** How many rows were copied. */
  readonly done: Promise<number>;
  readonly #sql: string;
  #failure: Error | null = null;
  #settle: { resolve: (rows: number) => void; reject: (error: Error) => void } | null = null;
  #rows = 0;

  constructor(sql: string) {
    this.#sql = sql;
    this.done = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#sql);
  }

  fail(error: Error): void {
    this.#failure ??= error;
  }

  // The names are pg's own: it calls them as the answers come in.
  handleError(error: Error): void {
    this.fail(error);
    // After a lost connection no "ready" follows; settling twice does no harm.
    this.#settle?.reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failure === null) this.#settle?.resolve(this.#rows);
    else this.#settle?.reject(this.#failure);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)/u.exec(text)?.[1] ?? 0);
  }

  handleRowDescription(): void {}
}

/** Where chunks go. Their bytes are only lent: they change after the call. */
export type ChunkSink = (chunk: Buffer, stream: { pause(): void; resume(): void }) => void;

class CopyOut extends Copy {
  readonly #sink: ChunkSink;

  constructor(sql: string, sink: ChunkSink) {
    super(sql);
    this.#sink = sink;
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    try {
      this.#sink(chunk, connection.stream);
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/**
 * Rows straight off the socket: a check reads millions of them, and pg's own way (a message, an
 * object and an event for each) would take longer than the check itself.
 */
class RowsOut extends Copy {
  readonly #sink: (row: Buffer) => void;
  #off: () => void = () => undefined;

  constructor(sql: string, sink: (row: Buffer) => void) {
    super(sql);
    this.#sink = sink;
  }

  override submit(connection: pg.Connection): void {
    this.#off = tap(connection.stream, row => this.#take(row));
    super.submit(connection);
  }

  override handleReadyForQuery(): void {
    this.#off();
    super.handleReadyForQuery();
  }

  override handleError(error: Error): void {
    this.#off();
    super.handleError(error);
  }

  #take(row: Buffer): void {
    try {
      this.#sink(row);
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

class CopyIn extends Copy {
  readonly #chunks: AsyncIterable<Buffer>;

  constructor(sql: string, chunks: AsyncIterable<Buffer>) {
    super(sql);
    this.#chunks = chunks;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection);
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#chunks) {
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) {
          await new Promise(resolve => connection.stream.once('drain', resolve));
        }
      }
      connection.endCopyFrom();
    } catch (error) {
      const why = error instanceof Error ? error : new Error(String(error));
      this.fail(why);
      connection.sendCopyFail(why.message);
    }
  }
}

/** Sends every chunk of a binary COPY to the sink as it comes: for files. */
export async function copyOutRaw(
  client: pg.ClientBase,
  query: string,
  sink: ChunkSink,
): Promise<number> {
  return client.query(new CopyOut(`copy (${query}) to stdout (format binary)`, sink)).done;
}

/**
 * Gives each row to the sink: two bytes that count its fields, then for each field a length and
 * that many bytes. The bytes are only lent.
 */
export async function copyOutRows(
  client: pg.ClientBase,
  query: string,
  sink: (row: Buffer) => void,
): Promise<void> {
  await client.query(new RowsOut(`copy (${query}) to stdout (format binary)`, sink)).done;
}

/** Loads chunks of a binary COPY into a table. */
export async function copyIn(
  client: pg.ClientBase,
  table: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  return client.query(new CopyIn(`copy ${table} from stdin (format binary)`, chunks)).done;
}
