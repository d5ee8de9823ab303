// A member of staff at a console, outside a browser: what a test needs a second person for.

import type { APIRequestContext } from '@playwright/test';
import { WebSocket } from 'ws';
import type { Role } from '../src/rulebooks/roles.ts';
import type { Frame, ServerMessage } from '../src/wire/index.ts';
import { BASE_PORT } from './port.ts';

export interface AtConsole<Found> {
  readonly role: Role;
  readonly table: string;
  /** Looks at one message: what was looked for ends it; undefined waits for the next. */
  readonly hear: (message: ServerMessage, send: (message: object) => void) => Found | undefined;
}

/** Signs on, listens until what is looked for was heard, and goes. */
export async function atConsole<Found>(
  request: APIRequestContext,
  { role, table, hear }: AtConsole<Found>,
): Promise<Found> {
  const taken = await request.post('/api/demo/roles', { data: { role } });
  const { token } = (await taken.json()) as { token: string }; // the wire's schema
  const url = `http://localhost:${BASE_PORT}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { origin: url });
  const send = (message: object) => socket.send(JSON.stringify(message));
  const found = await new Promise<Found>((done, fail) => {
    socket.on('error', fail);
    socket.on('open', () => {
      const watch = { as: 'console', table };
      send({ kind: 'hello', wire: 2, watch, page: `${role}-${Date.now()}`, token });
    });
    socket.on('message', (data: Buffer) => {
      const heard = JSON.parse(data.toString('utf8')) as Frame; // the same
      for (const message of Array.isArray(heard) ? heard : [heard]) {
        if (message.kind === 'bye') fail(new Error(message.reason.code));
        const answer = hear(message, send);
        if (answer !== undefined) done(answer);
      }
    });
  });
  socket.close();
  return found;
}
