// A table under a scenario: reads each line, drives the engine, answers.

import type { Draw } from '../../lab/shuffle/draw.ts';
import { type Card, parseCards } from '../../rules/cards.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { viewFor } from '../../table/views/index.ts';
import type { LineFields, Stage } from '../answer.ts';
import { isLineError, lineError, type LineError, readAs } from '../line-error.ts';
import { DrivenTable } from './driven-table.ts';
import { TABLE_LINES } from './lines.ts';
import { playCoups } from './play.ts';
import { presetSetup } from './preset.ts';
import { makeReady } from './ready.ts';
import { answerTo, Script } from '../script.ts';
import { driverOf } from './driver.ts';
import { type LineOutcome, type Doer, stageOf } from '../stage.ts';
import { moneyAt } from './show/money.ts';
import { tableAt } from './show/table.ts';

/** Makes the table that a scenario drives. */
export type TableMaker = (setup: Setup, draw: Draw) => DrivenTable;

const plainTable: TableMaker = (setup, draw) => new DrivenTable(setup, draw);

/** A table under a scenario. Chance comes from outside: a seed must always give the same draws. */
export const tableStage = (draws: (seed: number) => Draw, make = plainTable): Stage =>
  stageOf<DrivenTable>({
    first: 'table',
    begin: fields => {
      const read = readAs(TABLE_LINES.table, fields);
      if (isLineError(read)) return read;
      const { table, seed = 1 } = read.value;
      const setup = presetSetup(table);
      return 'code' in setup ? setup : { driven: make(setup, draws(seed)) };
    },
    show: shown,
    doers: DOERS,
  });

const DOERS: Readonly<Record<string, Doer<DrivenTable>>> = {
  ready: (driven, fields) => {
    const read = readAs(TABLE_LINES.ready, fields);
    if (isLineError(read)) return read;
    const cards = cardsIn(read.value.ready.cards ?? '', 'ready.cards');
    if ('code' in cards) return cards;
    const script = makeReady(driven, cards);
    return isLineError(script) ? script : script.answer();
  },
  sit: (driven, fields) => {
    const read = readAs(TABLE_LINES.sit, fields);
    if (isLineError(read)) return read;
    return seated(driven, read.value.sit);
  },
  play: (driven, fields) => {
    const read = readAs(TABLE_LINES.play, fields);
    if (isLineError(read)) return read;
    const cards = cardsIn(read.value.play, 'play');
    if ('code' in cards) return cards;
    const { play: _cards, at: _at, ...plan } = read.value;
    return playCoups(driven, { cards: cards.length === 0 ? null : cards, ...plan });
  },
  do: (driven, fields) => answerTo(driverOf(driven).do(fields)),
};

interface Sitting {
  readonly patron: string;
  readonly cents: number;
  readonly seat?: number;
  readonly tender?: string;
}

/** Buys chips for a patron, with what the seat takes. */
function seated(driven: DrivenTable, { patron, cents, seat, tender }: Sitting): LineOutcome {
  const free = driven.table.seats.find(each => each.patron === null || each.patron.id === patron);
  const number = seat ?? free?.number ?? 1;
  const kind = driven.table.seats.find(each => each.number === number)?.kind;
  const usual = kind === 'remote-terminal' ? 'notes' : kind === 'terminal' ? 'cash' : 'chips';
  const script = new Script(driverOf(driven));
  script.do({ do: 'buy-in', seat: number, patron, cents, tender: tender ?? usual });
  return script.answer();
}

function cardsIn(text: string, field: string): readonly Card[] | LineError {
  const cards = parseCards(text);
  return 'notACard' in cards
    ? lineError('wrong-value', `${field}: expected cards, got ${cards.notACard}`, field)
    : cards;
}

function shown(driven: DrivenTable, fields: LineFields): LineOutcome {
  const read = readAs(TABLE_LINES.show, fields);
  if (isLineError(read)) return read;
  const what = read.value;
  if (what.show === 'money') return { show: moneyAt(driven) };
  if (what.show === 'table') return { show: tableAt(driven) };
  if (what.show === 'setup') return { show: driven.table.setup ?? driven.setup };
  const { role, seat: number, patron } = what;
  if (role === 'display') return { show: viewFor('display', driven) };
  const seat = driven.table.seats.find(each => each.number === number);
  const id = patron ?? seat?.patron?.id ?? role;
  const viewer = { role, id, ...(number === undefined ? {} : { seat: number }) };
  return { show: viewFor(viewer, driven) };
}
