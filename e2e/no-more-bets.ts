// The dealer's "No more bets" from outside a browser, for tables where only a clock would say it.

import type { APIRequestContext } from '@playwright/test';
import { WebSocket } from 'ws';
import type { Frame } from '../src/wire/index.ts';
import { BASE_PORT } from './port.ts';

/** Signs on as a dealer, closes the wagers of a table, and goes. */
export async function noMoreBets(request: APIRequestContext, table: string): Promise<void> {
  const taken = await request.post('/api/demo/roles', { data: { role: 'dealer' } });
  const { token } = (await taken.json()) as { token: string }; // the wire's schema
  const url = `http://localhost:${BASE_PORT}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { origin: url });
  const send = (message: object) => socket.send(JSON.stringify(message));
  await new Promise<void>((done, fail) => {
    socket.on('error', fail);
    socket.on('open', () => {
      const watch = { as: 'console', table };
      send({ kind: 'hello', wire: 1, watch, page: `closer-${Date.now()}`, token });
    });
    socket.on('message', (data: Buffer) => {
      const heard = JSON.parse(data.toString('utf8')) as Frame; // the same
      for (const message of Array.isArray(heard) ? heard : [heard]) {
        if (message.kind === 'welcome') {
          send({ kind: 'command', key: message.nextKey, command: { do: 'close-wagering' } });
        }
        if (message.kind === 'answer') {
          if (message.outcome === 'done') done();
          else fail(new Error(JSON.stringify(message)));
        }
        if (message.kind === 'bye') fail(new Error(message.says));
      }
    });
  });
  socket.close();
}
