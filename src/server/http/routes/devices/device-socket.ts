// The machines' door: a WebSocket for smart shoes, scanners, note acceptors and printers.

import type { WebSocket } from 'ws';

import { MachineConnection, type MachineHouse } from '../../../equipment/machine-connection.ts';
import { Challenges } from '../../../devices/proof.ts';
import type { Floor } from '../../../connections/floor.ts';
import type { House } from '../../../house/house.ts';
import { textOf } from '../../../sockets/transport.ts';
import type { App } from '../../app.ts';

const BEAT_MS = 10_000;

export function deviceSocketRoute(app: App, house: House, { strangers }: Floor): void {
  const { clock, devices, demonstration: isDemonstration } = house;
  const { machines } = house.equipment;
  const challenges = new Challenges(clock);
  const noteDoor: MachineHouse['noteDoor'] = ({ id, table, seat }, { door, open }) => {
    const kind = open ? 'door-opened' : 'door-closed';
    void house.record.note(kind, { device: id, table, seat, what: door }).catch(() => undefined);
  };
  const world = { clock, devices, machines, challenges, isDemonstration, noteDoor };
  app.get('/device', { websocket: true, schema: { hide: true } }, (socket: WebSocket, { ip }) => {
    const stranger = strangers.enter(ip, () => socket.terminate());
    const connection = new MachineConnection(world, {
      send: message => socket.send(message, { binary: false }),
      close: (code, why) => socket.close(code, why),
      buffered: () => socket.bufferedAmount,
    });
    const stopBeat = beat(socket);
    socket.on('message', (data, isBinary) => {
      if (isBinary) {
        connection.bye('Messages are text.');
        return;
      }
      const received = connection.receive(textOf(data)).then(() => {
        if (connection.isJoined) stranger.leave();
      });
      received.catch((error: unknown) => {
        house.log.error({ err: error }, 'a device’s message could not be answered');
        connection.bye('Something went wrong here: connect again.');
      });
    });
    socket.on('error', () => socket.terminate());
    socket.once('close', () => {
      stopBeat();
      stranger.leave();
      connection.over();
    });
  });
}

/** A machine that does not answer is gone: its line is cut, so that nobody counts on it. */
function beat(socket: WebSocket): () => void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const timer = setInterval(() => {
    if (!isThere) {
      socket.terminate();
      return;
    }
    isThere = false;
    socket.ping();
  }, BEAT_MS).unref();
  return () => clearInterval(timer);
}
