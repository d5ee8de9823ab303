// The file that says what a live house is to be, and the one with its people's passwords.

import { z } from 'zod';

import { RULEBOOK_IDS, VERSIONS } from '../../rules/rulebook.ts';
import { newStaff, newTableBody } from '../../wire/http.ts';
import { houseTermsBody } from '../../wire/administration/set-up.ts';

const { approver: _, ...terms } = houseTermsBody.shape;

const person = z.strictObject({ id: newStaff.shape.id, name: newStaff.shape.name });

const table = z.strictObject({
  name: newTableBody.shape.name,
  title: newTableBody.shape.title,
  book: z.enum(RULEBOOK_IDS).describe('Its preset is taken as it is ...'),
  version: z.enum(VERSIONS),
  setup: z.record(z.string(), z.unknown()).default({}).describe('... but for these fields.'),
});

export const houseFile = z.strictObject({
  founders: z.tuple([person, person]).describe('Two people who are never alone with the house.'),
  terms: z.strictObject(terms),
  people: z.array(z.strictObject({ ...person.shape, roles: newStaff.shape.roles })).default([]),
  regulatorKey: z.string().exactOptional().describe('A file: the regulator’s public key, PEM.'),
  tables: z.array(table).default([]),
  approval: z.string().exactOptional().describe('A file of `sabot software approve`.'),
});
export type HouseFile = z.infer<typeof houseFile>;

/** Whoever stands there signs in by it; others are given a first password, which is printed. */
export const passwordFile = z.record(newStaff.shape.id, newStaff.shape.password);
export type Passwords = z.infer<typeof passwordFile>;

/** What a new house may begin with. */
export const SAMPLE: z.input<typeof houseFile> = {
  founders: [
    { id: 'ada', name: 'Ada' },
    { id: 'anna', name: 'Anna' },
  ],
  terms: { name: 'River House', currency: 'AUD', startsAtHour: 6, zone: 'Australia/Melbourne' },
  people: [
    { id: 'opal', name: 'Opal', roles: ['operator'] },
    { id: 'dora', name: 'Dora', roles: ['dealer'] },
    { id: 'gil', name: 'Gil', roles: ['game-supervisor'] },
    { id: 'cal', name: 'Cal', roles: ['cashier'] },
  ],
  regulatorKey: 'regulator.pub.pem',
  tables: [
    {
      ...{ name: 'river-1', title: 'River one', book: 'crown-rapid', version: 'traditional' },
      setup: { wageringMs: 25_000 },
    },
  ],
  approval: 'approval.jsonl',
};
