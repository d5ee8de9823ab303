// How many touches a table of fifty terminals takes in a second, early in the night and late.

import type { Command } from '../src/table/acts.ts';
import { decide } from '../src/table/decide.ts';
import { evolve } from '../src/table/evolve.ts';
import { isRefusal } from '../src/table/refusal.ts';
import type { SeatPlan } from '../src/table/setup/setup.ts';
import { newTable, type Table } from '../src/table/table.ts';
import { patronAt, plainSetup, staff } from '../src/table/testing/scene.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import type { BenchRow } from './row.ts';

export const name = 'table: touches of fifty terminals through decide and evolve, one core';

const PROMISED = 150_000;
const TERMINALS = 50;
const COUPS = 10_000;
const BUSY_COUPS = 500;
const TOUCHES = 100_000;
const BETS = ['player', 'banker', 'tie', 'player-pair'] as const;

const book = RULEBOOKS['crown-rapid'];
const seats = Array.from({ length: TERMINALS }, (_, at): SeatPlan => ({
  number: at + 1,
  kind: 'terminal',
  printer: false,
  noteAcceptor: true,
}));
const setup = plainSetup('crown-rapid', 'crown', { seats, wageringMs: null, cuttingCard: 'noted' });
const patrons = seats.map(({ number }) => patronAt(number));
const dealer = staff('dealer');

const done = { by: dealer, at: 0 } as const;

function after(table: Table, command: Command): Table {
  const decision = decide({ book, table }, command);
  if (isRefusal(decision)) throw new Error(`${command.do}: ${JSON.stringify(decision)}`);
  let next = table;
  for (const event of decision) next = evolve({ book, table: next }, event);
  return next;
}

/** New cards, shuffled and cut. */
function withShoe(table: Table): Table {
  let next = after(table, { do: 'bring-cards', ...done, cardSet: 'set', preShuffled: true });
  for (const step of next.shoe.toDo) {
    const by = step === 'cut' ? staff('game-supervisor') : dealer;
    const cut = step === 'cut' ? { cutAt: 100 } : {};
    next = after(next, { do: 'prepare-shoe', by, at: 0, step, ...cut });
  }
  return next;
}

function opened(): Table {
  let table = after(newTable('table-1'), { do: 'sign-on', ...done, duty: 'dealer' });
  table = after(table, { do: 'open-table', ...done, setup });
  for (const { number } of seats) {
    const cents = 10_000_000_000;
    const patron = patrons[number - 1]?.id ?? '';
    const buy = { do: 'buy-in', ...done, seat: number, patron, tender: 'chips', cents } as const;
    table = after(table, buy);
  }
  return withShoe(table);
}

/** So many touches, round and round the terminals and the bets, no two alike in a row. */
function touches(count: number): readonly Command[] {
  return Array.from({ length: count }, (_, turn) => {
    const by = patrons[turn % TERMINALS] ?? dealer;
    const on = BETS[Math.floor(turn / TERMINALS) % BETS.length] ?? 'player';
    const stake = 1000 * (1 + (Math.floor(turn / TERMINALS) % 9));
    const { seat = 0, id: patron } = by;
    return { do: 'set-wager', by, at: 0, seat, patron, bet: { on }, stake };
  });
}

/** Player wins nine to four; suits go round, so that the shoe could hold the cards. */
const CARDS = [
  ['9s', 'Kh', 'Kd', '4c'],
  ['9h', 'Kd', 'Kc', '4s'],
  ['9d', 'Kc', 'Ks', '4h'],
  ['9c', 'Ks', 'Kh', '4d'],
] as const;
const COUPS_A_SHOE = 12;

/** Processor seconds: other work on the machine does not count. */
const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Plays coups, every terminal with so many wagers. */
function play(from: Table, coups: number, wagers: number): Table {
  let table = from;
  const commands = touches(TERMINALS * wagers);
  for (let coup = 0; coup < coups; coup += 1) {
    if (table.shoe.coups >= COUPS_A_SHOE) {
      const by = staff('casino-supervisor');
      table = withShoe(after(table, { do: 'order-shuffle', by, at: 0, reason: 'bench' }));
    }
    table = after(table, { do: 'open-wagering', ...done });
    for (const command of commands) table = after(table, command);
    table = after(table, { do: 'close-wagering', ...done });
    for (const card of CARDS[coup % CARDS.length] ?? CARDS[0]) {
      table = after(table, { do: 'deal-card', ...done, card, source: 'virtual-shoe' });
    }
    table = after(table, { do: 'settle-coup', ...done });
  }
  return table;
}

/** Touches a second at a table as it stands; the best of several windows. */
function rateAt(table: Table): number {
  const open = after(table, { do: 'open-wagering', ...done });
  const commands = touches(TOUCHES);
  let best = 0;
  for (let window = 0; window < 5; window += 1) {
    const from = seconds();
    let now = open;
    for (const command of commands) now = after(now, command);
    best = Math.max(best, TOUCHES / (seconds() - from));
  }
  return Math.round(best);
}

export function rows(): readonly BenchRow[] {
  const warm = play(opened(), COUPS_A_SHOE - 1, BETS.length);
  rateAt(warm);
  const first = rateAt(warm);
  const from = seconds();
  const busy = play(warm, BUSY_COUPS, BETS.length);
  const coups = Math.round(BUSY_COUPS / (seconds() - from));
  const last = rateAt(play(busy, COUPS - BUSY_COUPS, 1));
  return [
    {
      what: 'touches, after ten thousand coups',
      ...{ figure: last, unit: 'a second', against: `promised ${PROMISED} a second` },
      ...{ ratio: last / PROMISED, target: 1 },
    },
    {
      what: 'the same, flat',
      ...{ figure: last, unit: 'a second', against: `in the first shoe, ${first}` },
      // Nothing at a table grows with the coups that were played at it.
      ...{ ratio: last / first, target: 0.8 },
    },
    {
      what: `whole coups, ${BETS.length * TERMINALS} wagers each`,
      ...{ figure: coups, unit: 'a second', against: 'a table plays one a minute' },
      ...{ ratio: coups * 60, target: null },
    },
  ];
}
