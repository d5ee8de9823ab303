// `sabot verify-slip` by itself: a slip that holds, one that was changed, one of another house.

import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { type CoupSlip, slipFragment, slipLine } from '../../slip/index.ts';
import { sabot } from '../testing/sabot.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const spki = publicKey.export({ type: 'spki', format: 'der' });

const SLIP: Omit<CoupSlip, 'format'> = {
  ...{ house: 'Northshore', demonstration: true, table: 'crown-1' },
  ...{ rulebook: 'crown', version: 'traditional', decks: 8, currency: 'AUD' },
  pay: { dragonBonus: 1, perfectPairs: 1, chip: 1 },
  ...{ shoe: 1, coup: 7, seat: 3, at: 1_000_000, standing: 'live', result: 'banker' },
  ...{ cards: '2h 9s Kd Kc', rulings: [] },
  wagers: [{ on: 'banker', stake: 5000, paid: 9750, clause: '10.1 traditional banker' }],
};

const linkOf = (slip: Omit<CoupSlip, 'format'>, changed: (line: string) => string = x => x) => {
  const line = slipLine(slip);
  const parts = {
    line: Buffer.from(changed(line)).toString('base64url'),
    signature: sign(null, Buffer.from(line), privateKey).toString('base64url'),
    key: spki.toString('base64url'),
  };
  return `https://house.example/slip.html#${slipFragment(parts)}`;
};

const folder = mkdtempSync(join(tmpdir(), 'sabot-slip-'));
const keyFile = (name: string, pem: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, pem);
  return path;
};

test('a slip holds by itself, and by the house’s own key', async () => {
  const { code, out } = await sabot(['verify-slip', linkOf(SLIP)]);
  expect(out).toContain('crown traditional: 2h 9s Kd Kc, banker');
  expect(out).toContain('Everything holds: 1 payments worked out again.');
  expect(code).toBe(0);
  const key = keyFile('own.pem', publicKey.export({ type: 'spki', format: 'pem' }));
  expect((await sabot(['verify-slip', linkOf(SLIP), '--key', key])).code).toBe(0);
  const file = keyFile('slip.txt', linkOf(SLIP));
  const json = await sabot(['verify-slip', file, '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ holds: true, judged: 1, slip: { coup: 7 } });
});

test('what was changed after the house signed it does not hold', async () => {
  const link = linkOf(SLIP, line => line.replace('9750', '9751'));
  const { code, out } = await sabot(['verify-slip', link]);
  expect(out).toContain('The signature does not hold.');
  expect(code).toBe(1);
});

test('what the house signed and the book does not pay is told', async () => {
  const wagers = [
    { ...SLIP.wagers[0], on: 'banker', stake: 5000, paid: 10_000, clause: '' } as const,
  ];
  const { code, out } = await sabot(['verify-slip', linkOf({ ...SLIP, wagers })]);
  expect(out).toContain('the slip says $100.00, the book pays $97.50');
  expect(code).toBe(1);
});

test('another house’s key, no slip, no key: each is told', async () => {
  const other = generateKeyPairSync('ed25519').publicKey;
  const key = keyFile('other.pem', other.export({ type: 'spki', format: 'pem' }));
  const says = async (...args: string[]) => (await sabot(['verify-slip', ...args])).out;
  expect(await says(linkOf(SLIP), '--key', key)).toContain('The signature does not hold.');
  expect(await says('https://house.example/slip.html')).toContain('It is no slip');
  expect(await says('#a.b.c')).toContain('The key cannot be read.');
});
