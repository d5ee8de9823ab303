// `ready`: the table opened with its staff, its float and a shoe, by ordinary commands.

import type { Card } from '../../rules/cards.ts';
import { balanceOf } from '../../table/accounts/money.ts';
import { lineError, type LineError } from '../line-error.ts';
import { GAMING_DAY } from '../time.ts';
import type { DrivenTable } from './driven-table.ts';
import { driverOf } from './driver.ts';
import { Script } from '../script.ts';

/** 1,000,000.00: no scenario wins that much. */
const OPENING_FLOAT = 100_000_000;

/** Does what is missing until a coup can begin; the cards that are named come next. */
export function makeReady(driven: DrivenTable, named: readonly Card[]): Script | LineError {
  const fault = stack(driven, named);
  if (fault !== undefined) return fault;
  const script = new Script(driverOf(driven));
  if (driven.table.phase === 'closed') open(driven, script);
  if (driven.table.phase === 'preparing') prepare(driven, script);
  return script;
}

/** A shoe that is still to be brought is stacked then; one that is in play, now. */
function stack(driven: DrivenTable, named: readonly Card[]): LineError | undefined {
  const { table, setup } = driven;
  const inPlay = table.phase !== 'closed' && table.shoe.toDo.length === 0 && !table.shoe.over;
  if (!inPlay) {
    driven.stacked = named;
    return tooMany(setup.decks, named);
  }
  const missing = driven.shoe.stackNext(named);
  if (missing === undefined) return undefined;
  return lineError('too-many-copies', `cards: the shoe holds no more ${missing}`, 'cards');
}

function tooMany(decks: number, named: readonly Card[]): LineError | undefined {
  const card = named.find(each => named.filter(other => other === each).length > decks);
  if (card === undefined) return undefined;
  const message = `cards: ${decks} decks hold ${card} ${decks} times, not more`;
  return lineError('too-many-copies', message, 'cards');
}

function open(driven: DrivenTable, script: Script): void {
  const { deal, powers } = driven.book.procedure;
  const { staff } = driven.table;
  script.do({ do: 'begin-gaming-day', day: GAMING_DAY });
  if (staff.dealer === null) script.do({ do: 'sign-on', duty: 'dealer' });
  if (staff.gameSupervisor === null) script.do({ do: 'sign-on', duty: 'game-supervisor' });
  if (deal.needsInspector !== undefined && staff.tableInspector === null) {
    script.do({ do: 'sign-on', duty: 'table-inspector' });
  }
  script.do({ do: 'open-table' });
  if (powers['move-float'] !== undefined && balanceOf(driven.table.ledger, 'float') === 0) {
    const float = { move: 'opening', cents: OPENING_FLOAT, approvedBy: 'cashier' };
    script.do({ do: 'move-float', ...float });
  }
}

function prepare(driven: DrivenTable, script: Script): void {
  if (driven.table.shoe.toDo.length === 0) script.do({ do: 'bring-cards' });
  while (script.goesOn && driven.table.shoe.toDo.length > 0) script.do({ do: 'prepare-shoe' });
}
