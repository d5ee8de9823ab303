// Gathers what one turn of the event loop sends to a screen into one call of the system: on a busy
// floor the calls cost more than all the judging and writing.

import type { Socket } from 'node:net';

let gathering: Socket[] = [];

/** Holds back what is written to the socket until everything that happens now has happened. */
export function gather(socket: Socket): void {
  // Corked already: by us, and what is to be sent with it is on its way.
  if (socket.writableCorked > 0) return;
  if (gathering.length === 0) process.nextTick(letGo);
  socket.cork();
  gathering.push(socket);
}

function letGo(): void {
  const sockets = gathering;
  gathering = [];
  for (const socket of sockets) socket.uncork();
}
