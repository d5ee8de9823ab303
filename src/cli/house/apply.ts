// Brings a live house to what its file says, step by step as the guided page does; what is there
// already is left as it is, so that it can be run again.

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { z } from 'zod';

import { staffEntry } from '../../wire/http.ts';
import {
  setUpProgressPage,
  type SetUpProgress,
  setupPreset,
} from '../../wire/administration/set-up.ts';
import type { HouseFile, Passwords } from './house-file.ts';
import { AtHouse, HouseSaysNo } from './office.ts';

export interface Applying {
  readonly url: string;
  readonly file: HouseFile;
  /** Files are named from where the house's file lies. */
  readonly path: string;
  readonly passwords: Passwords;
  /** The link that the first start prints; left out once the house has its people. */
  readonly link: string | undefined;
}

export interface HouseApplied {
  /** What was done, in its order. */
  readonly did: readonly string[];
  /** First passwords to be handed out: each is changed at its first use. */
  readonly firstPasswords: Readonly<Record<string, string>>;
  readonly progress: SetUpProgress;
}

const FIRST_BYTES = 12;

export async function applyHouse(asked: Applying): Promise<HouseApplied> {
  const { url, file, link } = asked;
  const [first] = file.founders;
  const did: string[] = [];
  if (link !== undefined) {
    await new AtHouse(url).begin(founding(asked, link));
    did.push(`founded by ${file.founders.map(({ id }) => id).join(' and ')}`);
  }
  const office = await new AtHouse(url).signIn(first.id, passwordOf(asked, first.id));
  await inOffice(asked, office, did);
  const firstPasswords = await addPeople(asked, office, did);
  await asOperator(asked, did);
  return { did, firstPasswords, progress: await progressOf(office) };
}

function passwordOf({ passwords }: Applying, id: string): string {
  const password = passwords[id];
  if (password !== undefined) return password;
  throw new HouseSaysNo('no-password', `the file of passwords has none for ${id}`);
}

function founding(asked: Applying, link: string): Readonly<Record<string, string>> {
  const [first, second] = asked.file.founders;
  const token = new URL(link).searchParams.get('token') ?? '';
  return {
    ...{ token, id: first.id, name: first.name, password: passwordOf(asked, first.id) },
    ...{ secondId: second.id, secondName: second.name },
    secondPassword: passwordOf(asked, second.id),
  };
}

const progressOf = (at: AtHouse) => at.get('/api/set-up/progress', setUpProgressPage);

const isDone = ({ steps }: SetUpProgress, step: string): boolean =>
  steps.some(each => each.step === step && each.isDone);

/** The second founder, who agrees to what the first one does. */
const agreed = (asked: Applying) => {
  const [, { id }] = asked.file.founders;
  return { approver: { id, password: passwordOf(asked, id) } };
};

const readBeside = ({ path }: Applying, name: string): Promise<string> =>
  readFile(resolve(dirname(path), name), 'utf8').catch(() => {
    throw new HouseSaysNo('not-read', `${name} cannot be read`);
  });

/** What the house is called and counts in, and whose approvals it takes. */
async function inOffice(asked: Applying, office: AtHouse, did: string[]): Promise<void> {
  const { terms, regulatorKey } = asked.file;
  const before = await progressOf(office);
  if (!isDone(before, 'terms')) {
    await office.post('/api/set-up/terms', { ...terms, ...agreed(asked) });
    did.push(`terms: ${terms.name}, ${terms.currency}, ${terms.startsAtHour}:00 ${terms.zone}`);
  }
  if (regulatorKey !== undefined && before.regulatorKey === null) {
    const key = await readBeside(asked, regulatorKey);
    await office.post('/api/set-up/regulator-key', { key, ...agreed(asked) });
    did.push('regulator’s key on record');
  }
}

/** Whoever has an own password in the file signs in once, so that the first one is spent. */
async function addPeople(asked: Applying, office: AtHouse, did: string[]) {
  const there = await office.get('/api/staff', z.array(staffEntry));
  const firstPasswords: Record<string, string> = {};
  for (const person of asked.file.people) {
    if (there.some(({ id }) => id === person.id)) continue;
    const password = randomBytes(FIRST_BYTES).toString('base64url');
    await office.post('/api/staff', { ...person, password, ...agreed(asked) });
    did.push(`${person.id} works here: ${person.roles.join(', ')}`);
    const own = asked.passwords[person.id];
    if (own === undefined) firstPasswords[person.id] = password;
    else await new AtHouse(asked.url).signIn(person.id, password, own);
  }
  return firstPasswords;
}

const presets = z.array(setupPreset);
const tablesThere = z.object({ tables: z.array(z.object({ table: z.string() })) });

/** Tables and the software's approval are an operator's. */
async function asOperator(asked: Applying, did: string[]): Promise<void> {
  const { tables, approval, people } = asked.file;
  const operator = people.find(({ id, roles }) => {
    const has = asked.passwords[id] !== undefined;
    return has && roles.includes('operator');
  });
  if (operator === undefined) return;
  const { id } = operator;
  const at = await new AtHouse(asked.url).signIn(id, passwordOf(asked, id));
  const { tables: there } = await at.get('/api/house', tablesThere);
  const known = await at.get('/api/set-up/presets', presets);
  for (const { name, title, book, version, setup } of tables) {
    if (there.some(({ table }) => table === name)) continue;
    const preset = known.find(each => each.rulebook === book && each.version === version);
    if (preset === undefined) throw new HouseSaysNo('no-preset', `${book} has no ${version}`);
    await at.post('/api/tables', { name, title, setup: { ...preset.setup, ...setup } });
    did.push(`table ${name}: ${book} ${version}`);
  }
  if (approval === undefined || isDone(await progressOf(at), 'software')) return;
  await at.post('/api/system/approval', { file: await readBeside(asked, approval) });
  did.push('software approved');
}
