// A table changes over to an amendment of its book: at the start of a shoe or of a gaming day, as
// the operator was told to, and never while anything rides (ruling G22).

import { editionOf } from '../../rulebooks/editions.ts';
import type { At, Happened } from '../act.ts';
import type { Command } from '../acts.ts';
import { streaksRide } from '../coup/standing.ts';
import type { Table } from '../table.ts';
import { amendedSetup } from './setup-edition.ts';

export interface EditionChanged extends Happened {
  readonly happened: 'edition-changed';
  readonly edition: string;
}

/** The room with the edition on the shelf that the table goes by. */
export function inForce<Room extends At>(room: Room): Room {
  const book = editionOf(room.book, room.table.setup?.edition);
  return book === undefined || book === room.book ? room : { ...room, book };
}

/** What begins a shoe, and what begins a coup. */
const BEGINS: Partial<Readonly<Record<Command['do'], 'shoe' | 'coup'>>> = {
  'bring-cards': 'shoe',
  'open-wagering': 'coup',
  'begin-dummy-coup': 'coup',
};

/** The change that comes before a command; undefined where the edition stays as it is. */
export function changeBefore({ book, table }: At, command: Command): EditionChanged | undefined {
  const begins = BEGINS[command.do];
  const amendment = table.setup?.amendment;
  if (begins === undefined || amendment === undefined || streaksRide(table)) return undefined;
  const { edition, from } = amendment;
  const effective = editionOf(book, edition)?.document.effective;
  // A gaming day that began under the announcement, or any shoe of a day on which it has effect.
  const day = from === 'gaming-day' ? table.kept.announcedDay : table.kept.gamingDay;
  const isDue = effective !== undefined && (day ?? '') >= effective;
  if (!isDue || (from === 'shoe' && begins !== 'shoe')) return undefined;
  return { happened: 'edition-changed', by: command.by, at: command.at, edition };
}

export const evolveEditionChanged = (table: Table): Table => ({
  ...table,
  setup: table.setup && amendedSetup(table.setup),
});
