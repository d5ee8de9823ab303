// The bare path: a socket, the wire's own check, an actor that only counts, an event with two
// ledger rows in one commit with whatever came meanwhile, an answer. No rules, no chain, no lease,
// no keys, no views: what no house over these sockets and this database could be quicker than.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

import { BARE_BATCH, BARE_TABLES, EVENT_BODY } from '../../bench/bare.ts';
import { connect } from '../../src/server/storage/postgres/connect.ts';
import { readMessage } from '../../src/server/sockets/read-message.ts';
import { textOf } from '../../src/server/sockets/transport.ts';
import { startTestPostgres } from '../../src/server/testing/database.ts';

/** A wager that waits for its commit. */
interface Waiting {
  readonly table: number;
  readonly number: number;
  readonly body: string;
  readonly patron: string;
  readonly stake: number;
  readonly answer: () => void;
}

const postgres = await startTestPostgres();
const client = await connect(postgres.address, 'sabot bare');
await client.query(BARE_TABLES);

const numbers = new Map<number, number>();
let waiting: Waiting[] = [];
let isWriting = false;
let writing = Promise.resolve();

async function write(): Promise<void> {
  isWriting = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    const values = [
      batch.map(({ table }) => table),
      batch.map(({ number }) => number),
      batch.map(({ body }) => body),
      batch.map(({ patron }) => patron),
      batch.map(() => 'house'),
      batch.map(({ stake }) => stake),
    ];
    await client.query({ name: 'bare-batch', text: BARE_BATCH, values });
    for (const { answer } of batch) answer();
  }
  isWriting = false;
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', socket => {
  const send = (message: object): void => socket.send(JSON.stringify(message));
  let table = 0;
  let patron = '';
  socket.on('message', data => {
    const message = readMessage(textOf(data));
    if (message?.kind === 'hello' && message.watch.as === 'terminal') {
      const { watch } = message;
      table = Number(watch.table.slice(1));
      patron = `patron-${watch.table}-${watch.seat}`;
      send({ kind: 'view', view: { phase: 'wagering', closesAt: null } });
      send({ kind: 'seat', number: 0, patron, view: null });
    } else if (message?.kind === 'command' && message.command.do === 'set-wager') {
      const { key, command } = message;
      const { stake } = command;
      const number = (numbers.get(table) ?? 0) + 1;
      numbers.set(table, number);
      const body = JSON.stringify({ ...EVENT_BODY, stake });
      const answer = (): void => send({ kind: 'answer', key, outcome: 'done', number });
      waiting.push({ table, number, body, patron, stake, answer });
      if (!isWriting) writing = write();
    }
  });
});
await once(server, 'listening');
const { port } = server.address() as AddressInfo; // it listens on a port
process.send?.({ url: `http://127.0.0.1:${port}`, places: [] });
process.once('SIGTERM', () => {
  for (const socket of server.clients) socket.terminate();
  waiting = [];
  void writing
    .then(() => client.end())
    .then(() => postgres.stop())
    .then(() => process.exit(0));
});
