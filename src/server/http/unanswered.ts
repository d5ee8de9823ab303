// Requests that wait on one line. Whoever reads answers sends few requests ahead of them; the
// answers to somebody who sends thousands in one packet and reads none would fill the memory.

import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request when they have the answer to the last. */
const MOST_UNANSWERED = 4;

/** Hands requests on while their line has few unanswered ones; `onMore` hears of a line's end. */
export function answeredInTurn(handler: RequestListener, onMore: () => void): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What lay behind it in the same packet is read all the same, and is nobody's any more.
    if (socket.destroyed) return;
    const many = (unanswered.get(socket) ?? 0) + 1;
    if (many > MOST_UNANSWERED) {
      onMore();
      socket.destroy();
      return;
    }
    unanswered.set(socket, many);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handler(request, response);
  };
}
