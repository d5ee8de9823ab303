// Who patrons and staff are outside the house: names, documents, cards. Each person's lie sealed in
// the journal under a key of their own; to erase them is to destroy that key, and the chain holds.

import type pg from 'pg';

import { type PersonalData, personalData, type PersonKind } from '../../wire/pit/persons.ts';
import { HOUSE_STREAM } from '../storage/journal/house-stream-name.ts';
import { seal, unseal } from '../storage/secrets/seal.ts';
import type { Identity, IdentityMarks } from './identity-marks.ts';
import type { PersonKeys } from '../storage/secrets/person-keys.ts';

/** Somebody by the name under which the house's tables and registers know them. */
export interface PersonId {
  readonly kind: PersonKind;
  readonly person: string;
}

/** Why nothing was found. */
export type NotFound = 'unknown' | 'erased';

export interface PersonsWorld {
  readonly db: pg.Pool;
  readonly keys: PersonKeys;
  readonly record: {
    readonly note: (
      kind: 'person-recorded' | 'person-looked-at' | 'person-erased',
      body: object,
    ) => Promise<void>;
  };
}

interface PersonRow extends PersonId {
  readonly event: string;
  readonly sealed: string | null;
}

const labelOf = ({ kind, person }: PersonId): string => `${kind} ${person}`;

export class Persons {
  readonly #world: PersonsWorld;

  constructor(world: PersonsWorld) {
    this.#world = world;
  }

  /** Keeps what is known of somebody; what was kept before is no longer shown. */
  async keep(id: PersonId, data: PersonalData, by: string): Promise<void> {
    const { keys, record } = this.#world;
    const { kind, person } = id;
    const key = await keys.make(labelOf(id));
    const sealed = seal(key, labelOf(id), JSON.stringify(data)).toString('base64');
    await record.note('person-recorded', { kind, person, sealed, by });
  }

  /** Shows it to somebody who says why; that they looked is on record before they see anything. */
  async look(id: PersonId, by: string, why: string): Promise<PersonalData | NotFound> {
    const { kind, person } = id;
    const row = await this.#last(id);
    if (row === undefined) return 'unknown';
    const data = await this.#opened(row);
    if (data === null) return 'erased';
    await this.#world.record.note('person-looked-at', { kind, person, by, why });
    return data;
  }

  /** Under which names the house knows whoever has one of these cards or documents. */
  async patronsKnownBy(identity: Identity, marks: IdentityMarks): Promise<readonly string[]> {
    const wanted = marks.all(identity);
    if (wanted.length === 0) return [];
    const { rows } = await this.#world.db.query<PersonRow>(
      `select distinct on (person) * from (${OF_PERSONS}) p where kind = 'patron'
        order by person, seq desc`,
      [HOUSE_STREAM],
    );
    const found: string[] = [];
    for (const row of rows) {
      const data = await this.#opened(row);
      const own = data === null ? [] : marks.all(identityOf(data));
      if (own.some(mark => wanted.includes(mark))) found.push(row.person);
    }
    return found;
  }

  /** Null where its key is gone. */
  async #opened(row: PersonRow): Promise<PersonalData | null> {
    const key = row.sealed === null ? null : await this.#world.keys.find(labelOf(row));
    if (key === null || row.sealed === null) return null;
    const text = unseal(key, labelOf(row), Buffer.from(row.sealed, 'base64'));
    return text === null ? null : personalData.parse(JSON.parse(text));
  }

  /** Erases somebody on a lawful request: two people, on record, and then the key is gone. */
  async erase(
    id: PersonId,
    { by, approvedBy, why }: Readonly<Record<'by' | 'approvedBy' | 'why', string>>,
  ): Promise<void> {
    const { kind, person } = id;
    await this.#world.record.note('person-erased', { kind, person, by, approvedBy, why });
    await this.#forget(id);
  }

  /** Destroys what a crash left, or an old copy of the keys brought back. */
  async finishErasures(): Promise<void> {
    const { rows } = await this.#world.db.query<PersonRow>(
      `select distinct on (kind, person) * from (${OF_PERSONS}) p order by kind, person, seq desc`,
      [HOUSE_STREAM],
    );
    for (const row of rows) if (row.event === 'person-erased') await this.#forget(row);
  }

  async #forget(id: PersonId): Promise<void> {
    await this.#world.keys.destroy(labelOf(id));
    if (id.kind !== 'staff') return;
    await this.#world.db.query(
      `update staff set name = id, name_salt = null where id = $1 and left_at is not null`,
      [id.person],
    );
  }

  async #last({ kind, person }: PersonId): Promise<PersonRow | undefined> {
    const { rows } = await this.#world.db.query<PersonRow>(
      `select * from (${OF_PERSONS}) p where kind = $2 and person = $3 order by seq desc limit 1`,
      [HOUSE_STREAM, kind, person],
    );
    return rows[0];
  }
}

/** By what of it somebody is known again. */
export const identityOf = ({ documents, cards }: PersonalData): Identity => ({
  documents: documents.map(({ number }) => number),
  cards,
});

const OF_PERSONS = `
  select j.seq, j.kind as event, j.body ->> 'kind' as kind, j.body ->> 'person' as person,
         j.body ->> 'sealed' as sealed
    from journal j join stream s on s.id = j.stream
   where s.name = $1 and j.kind in ('person-recorded', 'person-erased')`;
