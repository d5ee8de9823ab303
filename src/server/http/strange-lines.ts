// Lines of the web server before anybody is known on them: counted by address and in all, so that
// whoever opens ten thousand and says nothing takes nobody's place.

import type { FastifyRequest } from 'fastify';

import type { Floor } from '../connections/floor.ts';
import type { House } from '../house/house.ts';
import type { Stranger } from '../sockets/strangers.ts';
import type { App } from './app.ts';
import { isKnown } from './who.ts';

/** The parts of a socket that name it, also where TLS lies around it. */
type Named = Pick<FastifyRequest['raw']['socket'], 'remoteAddress' | 'remotePort'>;

const nameOf = ({ remoteAddress, remotePort }: Named): string =>
  `${remoteAddress ?? ''} ${remotePort ?? ''}`;

/** Watches every line until somebody signed in sends something on it, or a screen takes it over. */
export function watchStrangeLines(app: App, house: House, { strangers }: Floor): void {
  const lines = new Map<string, Stranger>();
  const leave = (name: string): void => {
    lines.get(name)?.leave();
    lines.delete(name);
  };
  // Behind a proxy all lines come from its address: there it is the proxy that counts them.
  const isProxied = house.settings.trustProxy.length > 0;
  app.server.on('connection', socket => {
    const name = nameOf(socket);
    const address = isProxied ? name : (socket.remoteAddress ?? '');
    const stranger = strangers.enter(address, () => {
      house.meters.dropped.inc({ why: 'stranger' });
      socket.destroy();
    });
    lines.set(name, stranger);
    socket.once('close', () => leave(name));
  });
  // A screen's socket is counted as its own line from here on.
  app.server.prependListener('upgrade', ({ socket }) => leave(nameOf(socket)));
  app.addHook('preParsing', async request => {
    if (isKnown(request)) leave(nameOf(request.raw.socket));
  });
}
