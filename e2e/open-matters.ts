// What a table still has open of what its terminals showed at the close, as its console sees it.

import type { APIRequestContext } from '@playwright/test';
import { WebSocket } from 'ws';
import type { ConsoleView, Frame } from '../src/wire/index.ts';
import { BASE_PORT } from './port.ts';

/** Looks at a table as a supervisor would, and goes. */
export async function openMatters(
  request: APIRequestContext,
  table: string,
): Promise<ConsoleView['shownMatters']> {
  const taken = await request.post('/api/demo/roles', { data: { role: 'game-supervisor' } });
  const { token } = (await taken.json()) as { token: string }; // the wire's schema
  const url = `http://localhost:${BASE_PORT}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { origin: url });
  const matters = await new Promise<ConsoleView['shownMatters']>((done, fail) => {
    socket.on('error', fail);
    socket.on('open', () => {
      const watch = { as: 'console', table };
      const hello = { kind: 'hello', wire: 1, watch, page: `matters-${Date.now()}`, token };
      socket.send(JSON.stringify(hello));
    });
    socket.on('message', (data: Buffer) => {
      const heard = JSON.parse(data.toString('utf8')) as Frame; // the same
      for (const message of Array.isArray(heard) ? heard : [heard]) {
        if (message.kind === 'view' && message.for === 'console') done(message.view.shownMatters);
        if (message.kind === 'bye') fail(new Error(message.says));
      }
    });
  });
  socket.close();
  return matters;
}
