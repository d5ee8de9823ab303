// The safe of the virtual shoes: shuffled, promised, sealed on the disk, and opened when played
// out.

import type pg from 'pg';

import { drawFrom } from '../../../lab/shuffle/draw.ts';
import { freshShoe } from '../../../lab/shuffle/commitment.ts';
import { osBytes } from '../../../lab/shuffle/sources.ts';
import { afterCut } from '../../../lab/shuffle/verify.ts';
import type { Card } from '../../../rules/cards.ts';
import type { ShoePage } from '../../../wire/http.ts';
import {
  type ShoePromise,
  SPEND_SHOES,
  UNPLAYED_SHOES,
} from '../../storage/secrets/shoe-promise.ts';
import { revealShoe, type SealedRow, sealShoe, SHOE_COLUMNS } from './sealed-shoe.ts';

/** A shoe in play, in the server's memory and under seal: the order never leaves either. */
export interface SealedShoe extends ShoePromise {
  /** Where it was cut, after the promise was made. */
  readonly cutAt: number;
  /** The cards in the order in which they leave the shoe. */
  readonly cards: readonly Card[];
  /** True where cards of it may have been dealt in a journal that was lost: it is not dealt on. */
  readonly isSpent: boolean;
}

interface ShoeRow extends SealedRow {
  readonly opened: number | null;
  readonly isSpent: boolean;
}

/** Cuts lie at least this far from either end, as the books with bounds want it. */
const CUT_FROM_END = 52;

const COLUMNS = `${SHOE_COLUMNS}, opened_at as opened, spent_at is not null as "isSpent"`;

export class ShoeSafe {
  readonly #db: pg.Pool;
  readonly #key: Buffer;
  readonly #inPlay = new Map<string, SealedShoe>();

  constructor(db: pg.Pool, key: Buffer) {
    this.#db = db;
    this.#key = key;
  }

  /** Shuffles a shoe, promises its order and seals it; on the disk before anybody hears of it. */
  async fresh(table: string, shoe: string, decks: number): Promise<SealedShoe> {
    const opened = freshShoe({ shoe, decks });
    const cards = opened.order.length;
    const cut = CUT_FROM_END + drawFrom(osBytes)(cards - 2 * CUT_FROM_END);
    const sealed = sealShoe(this.#key, opened, cut);
    await this.#db.query(
      `insert into virtual_shoe (name, table_name, decks, commitment, cut_at, sealed)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (name) do update
         set decks = excluded.decks, commitment = excluded.commitment, cut_at = excluded.cut_at,
             sealed = excluded.sealed, sealed_at = now(), spent_at = null
       where virtual_shoe.spent_at is not null`,
      [shoe, table, decks, opened.commitment, cut, sealed],
    );
    // One that was sealed before an interruption and never brought to the table is the one, unless
    // it is spent: then the fresh one has taken its place.
    const kept = await this.inPlay(shoe);
    if (kept === null) throw new Error(`the virtual shoe ${shoe} cannot be unsealed`);
    return kept;
  }

  /**
   * A shoe that is being played, from memory or from under its seal; null if it cannot be opened.
   */
  async inPlay(name: string): Promise<SealedShoe | null> {
    const known = this.#inPlay.get(name);
    if (known !== undefined) return known;
    const row = await this.#row(name);
    const reveal = row === null ? null : revealShoe(this.#key, row);
    if (row === null || reveal === null) return null;
    const shoe: SealedShoe = {
      shoe: name,
      commitment: row.commitment,
      cutAt: row.cut,
      cards: afterCut(reveal.order, row.cut),
      isSpent: row.isSpent,
    };
    this.#inPlay.set(name, shoe);
    return shoe;
  }

  /** The promises of all shoes that are sealed or in play now. */
  async promised(): Promise<readonly string[]> {
    const { rows } = await this.#db.query<{ commitment: string }>(UNPLAYED_SHOES);
    return rows.map(({ commitment }) => commitment);
  }

  /** No shoe that is sealed or in play now is dealt from again. */
  async spendAll(): Promise<void> {
    await this.#db.query(SPEND_SHOES);
    this.#inPlay.clear();
  }

  /** Opens every shoe of a table but the one in play: they are over, and anyone may check them. */
  async openPlayed(table: string, inPlay: string): Promise<void> {
    const { rows } = await this.#db.query<{ name: string }>(
      `update virtual_shoe set opened_at = now()
        where table_name = $1 and name <> $2 and opened_at is null returning name`,
      [table, inPlay],
    );
    for (const { name } of rows) this.#inPlay.delete(name);
  }

  /** A shoe as anybody may see it: the promise, and the order once it was played out. */
  async page(name: string): Promise<ShoePage | null> {
    const row = await this.#row(name);
    if (row === null) return null;
    const opened = row.opened === null ? null : revealShoe(this.#key, row);
    return {
      format: 'sabot-shoe/1',
      shoe: row.name,
      decks: row.decks,
      cut: row.cut,
      commitment: row.commitment,
      nonce: opened?.nonce ?? null,
      order: opened === null ? null : [...opened.order],
    };
  }

  async #row(name: string): Promise<ShoeRow | null> {
    const { rows } = await this.#db.query<ShoeRow>(
      `select ${COLUMNS} from virtual_shoe where name = $1`,
      [name],
    );
    return rows[0] ?? null;
  }
}
