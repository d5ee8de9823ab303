// Requests that wait: on one line, and for the house. Whoever reads answers sends few requests
// ahead of them; the answers to somebody who sends thousands in one packet and reads none would
// fill the memory. And a hundred that come at once are not all done before the next wager is heard.

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

/** Hands one request on in a turn of the event loop: what the gateway forwards comes in between. */
export function oneInATurn(handler: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  let isDue = false;
  const due = (): void => {
    isDue = waiting.length > 0;
    if (isDue) setImmediate(next);
  };
  const next = (): void => {
    const [request, response] = waiting.shift() ?? [];
    // Whoever has hung up is not worth a turn.
    if (request?.socket.destroyed === false && response !== undefined) handler(request, response);
    due();
  };
  return (request, response) => {
    waiting.push([request, response]);
    if (!isDue) due();
  };
}
