// Significant events: everything of the house's own stream, and of a table what the floor must be
// able to look up (R-EVT-2). The bodies stay in the journal.

import type { TableEvent } from '../../../table/acts.ts';
import type { ScreenTexts } from '../../../texts/screen-texts.ts';
import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import type { Part } from './together.ts';

/** What of a table's events is significant: each has a name in every language. */
export const SIGNIFICANT = [
  'table-opened',
  'table-closed',
  'setup-changed',
  'limits-changed',
  'signed-on',
  'signed-off',
  'cards-brought',
  'cards-replaced',
  'shuffle-ordered',
  'wagering-opened',
  'wagering-closed',
  'coup-settled',
  'coup-voided',
  'coup-recalculated',
  'coup-restated',
  'settled-coup-voided',
  'coup-made-dummy',
  'wagers-voided',
  'irregularity-ruled',
  'records-confirmed',
  'float-moved',
  'accounts-frozen',
  'accounts-unfrozen',
  'claim-opened',
  'claim-closed',
  'claim-disputed',
  'patron-sanctioned',
  'hold-ended',
  'exclusion-lifted',
  'detention-ended',
  'debt-released',
  'win-locked',
  'win-cleared',
  'stopped-payment-booked',
] as const satisfies readonly (TableEvent['happened'] & keyof ScreenTexts['events']['names'])[];

const OF_A_TABLE: ReadonlySet<string> = new Set(SIGNIFICANT);
/** What surveillance writes down is on record, and no business of the floor. */
const UNSEEN = 'surveillance-noted';

export const significantEventsProjection: Part = {
  tables: ['significant_event'],
  apply: async (client, { id, name }, events) => {
    const rows = events.filter(({ kind }) =>
      name === HOUSE_STREAM ? kind !== UNSEEN : OF_A_TABLE.has(kind),
    );
    if (rows.length === 0) return;
    await client.query(
      `insert into significant_event (stream, seq, at, gaming_day, currency, kind)
       select $1, * from unnest($2::bigint[], $3::timestamptz[], $4::date[], $5::text[],
                                $6::text[])`,
      [
        id,
        rows.map(({ seq }) => seq),
        rows.map(({ at }) => new Date(at).toISOString()),
        rows.map(({ gamingDay }) => gamingDay),
        rows.map(({ currency }) => currency),
        rows.map(({ kind }) => kind),
      ],
    );
  },
};
