// Who deals at a table and which game is played there, as its events go by.

import type pg from 'pg';

import type { Setup } from '../../../table/setup/setup.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import { gameKeyOf } from './game-key.ts';

/** Empty texts where nobody is signed on, and before a table was ever opened. */
export interface TablePlace {
  readonly dealer: string;
  readonly game: string;
}

/** The place after an event, which is the one before it where nothing of it changes. */
export function placeAfter(before: TablePlace, { kind, body }: StoredEvent): TablePlace {
  switch (kind) {
    case 'table-opened':
    case 'setup-changed': {
      const { setup } = body as { readonly setup: Setup }; // as the table wrote it
      return { ...before, game: gameKeyOf(setup) };
    }
    case 'signed-on': {
      const { duty, person } = body as OnDuty; // as the table wrote it
      return duty === 'dealer' ? { ...before, dealer: person } : before;
    }
    case 'signed-off': {
      const { duty, person } = body as OnDuty; // as the table wrote it
      return duty === 'dealer' && person === before.dealer ? { ...before, dealer: '' } : before;
    }
    default:
      return before;
  }
}

interface OnDuty {
  readonly duty: string;
  readonly person: string;
}

export async function readPlace(client: pg.ClientBase, stream: number): Promise<TablePlace> {
  const { rows } = await client.query<TablePlace>(
    'select dealer, game from table_place where stream = $1',
    [stream],
  );
  return rows[0] ?? { dealer: '', game: '' };
}

export async function writePlace(
  client: pg.ClientBase,
  stream: number,
  { dealer, game }: TablePlace,
): Promise<void> {
  await client.query(
    `insert into table_place (stream, dealer, game) values ($1, $2, $3)
     on conflict (stream) do update set dealer = excluded.dealer, game = excluded.game`,
    [stream, dealer, game],
  );
}

/** Who settled a coup of which nobody was signed on as the dealer. */
export function dealerOf({ dealer }: TablePlace, { body }: StoredEvent): string {
  const { by } = body as { readonly by?: { readonly id: string } }; // as every event has it
  return dealer === '' ? (by?.id ?? '') : dealer;
}
