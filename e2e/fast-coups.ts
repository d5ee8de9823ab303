// A house that plays coups as fast as it is asked to: the messages of one coup at a real table,
// again and again under new numbers. Only the page is measured by it.

import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { plainSetup, readyTable, type Scene } from '../src/table/testing/scene.ts';
import type { RoadHand } from '../src/rules/roads.ts';
import { CutView } from '../src/server/tables/broadcast/cut-view.ts';
import { publicView } from '../src/table/views/public-view.ts';
import { seatView } from '../src/table/views/seat-view.ts';
import { textOf } from '../src/server/sockets/transport.ts';
import type { CommandMessage, PublicView, SeatView, ServerMessage } from '../src/wire/index.ts';

interface Frame {
  readonly table: PublicView;
  readonly seat: SeatView | null;
}

const settlementTemplateOf = ({ book, table }: Scene): Frame => ({
  table: publicView({ book, table }),
  seat: seatView({ book, table }, 1),
});

/** What a terminal is shown in one coup, view by view: the cards come one at a time. */
function framesOfACoup(): readonly Frame[] {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  const frames: Frame[] = [];
  const shown = (act: () => void) => {
    act();
    frames.push(settlementTemplateOf(scene));
  };
  shown(() => scene.do({ do: 'open-wagering' }));
  shown(() => scene.wager(1, 'player', 5000));
  shown(() => scene.wager(1, 'tie', 2000));
  shown(() => scene.do({ do: 'close-wagering' }));
  for (const card of ['2s', '3h', 'Kd', 'Kc', '9d', '5c']) shown(() => scene.cards(card));
  shown(() => scene.do({ do: 'settle-coup' }));
  return frames;
}

const COUPS_IN_A_SHOE = 70;

/** The same view under the number of another coup, with the past of a shoe so far. */
function numbered({ table, seat }: Frame, number: number, last: PublicView['last']): Frame {
  const over = table.last === null ? number - 1 : number;
  const hands: readonly RoadHand[] = Array.from({ length: over % COUPS_IN_A_SHOE }, (_, at) => ({
    winner: at % 3 === 0 ? 'B' : 'P',
    bankerPair: at % 11 === 0,
    playerPair: false,
  }));
  return {
    seat,
    table: {
      ...table,
      hands,
      coup: table.coup && { ...table.coup, number },
      last: last && { ...last, number: over },
    },
  };
}

export interface FastHouse {
  readonly url: string;
  /** Plays so many coups, one view after another; the page need not have drawn them yet. */
  readonly play: (coups: number, pauseMs?: number) => Promise<void>;
  /** Sends the next view of a coup; how many a coup has is said by `steps`. */
  readonly step: () => void;
  readonly steps: number;
  /** The number of the coup that was played last. */
  readonly coup: () => number;
  readonly close: () => Promise<void>;
}

const SCREENS = fileURLToPath(new URL('../dist/screens', import.meta.url));
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves the built screens, and gives everybody seat 1. */
function doors(screens: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://fast');
    if (pathname === '/api/demo/seats') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ token: 'fast', seat: 1 }));
      return;
    }
    response.setHeader('content-type', KINDS[extname(pathname)] ?? 'text/plain');
    readFile(join(screens, pathname)).then(
      file => response.end(file),
      () => response.writeHead(404).end(),
    );
  });
}

/** A house of one terminal, over a real socket: what the page does is all that is measured. */
export async function fastHouse(screens = SCREENS): Promise<FastHouse> {
  const frames = framesOfACoup();
  const [first] = frames;
  const server = doors(screens).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ server, path: '/socket' });
  // The server's own knife: a page is sent what changed, and nothing else.
  const cut = new CutView({ table: 'T', for: 'public', demonstration: true });
  let [number, coup, at, seatText] = [1, 0, 0, ''];
  const tell = (message: string) => {
    for (const socket of sockets.clients) socket.send(message);
  };
  const tellSeat = (view: SeatView | null) => {
    const text = JSON.stringify(view);
    if (text === seatText) return;
    seatText = text;
    tell(JSON.stringify({ kind: 'seat', table: 'T', number, patron: 'patron-1', view }));
  };
  sockets.on('connection', socket => {
    socket.once('message', () => {
      const you = {
        ...({ role: 'patron', id: 'patron-1', seat: 1 } as const),
        powers: ['play' as const],
      };
      const welcome: ServerMessage = {
        ...{ kind: 'welcome', wire: 2, house: 'Fast', demonstration: true, release: '0' },
        ...{ now: Date.now(), you, nextKey: 1, seal: 'fast' },
      };
      socket.send(JSON.stringify(welcome));
      if (first === undefined) return;
      cut.cut(first.table, number, null);
      socket.send(cut.whole());
      tellSeat(first.seat);
      // All that a page says by itself: at the close, what it shows.
      socket.on('message', heard => {
        const { key } = JSON.parse(textOf(heard)) as CommandMessage; // the page's own
        const answer: ServerMessage = { kind: 'answer', key, outcome: 'done', number };
        socket.send(JSON.stringify(answer));
      });
    });
  });
  const step = () => {
    const frame = frames[at];
    if (frame === undefined) return;
    if (at === 0) coup += 1;
    at = (at + 1) % frames.length;
    number += 1;
    const { table, seat } = numbered(frame, coup, frames.at(-1)?.table.last ?? null);
    const change = cut.cut(table, number, null);
    if (change !== null) tell(change);
    tellSeat(seat);
  };
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    step,
    steps: frames.length,
    play: async (coups, pauseMs = 0) => {
      for (let steps = 0; steps < coups * frames.length; steps += 1) {
        step();
        await setTimeout(pauseMs);
      }
    },
    coup: () => coup,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the house has a port');
  return address.port;
}
