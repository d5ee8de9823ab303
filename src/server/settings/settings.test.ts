import { expect, test } from 'vitest';

import { readSettings, SETTINGS, unknownSetting } from './settings.ts';

test('what is typed stands over the environment, and that over the defaults', () => {
  expect(readSettings({})).toMatchObject({ port: 8080, house: null, simulatedPatrons: true });
  const environment = { SABOT_PORT: '9000', SABOT_SIMULATED_PATRONS: 'no', SABOT_PACE: 'fast' };
  expect(readSettings(environment)).toMatchObject({
    ...{ port: 9000, simulatedPatrons: false, pace: 'fast' },
  });
  expect(readSettings(environment, { port: 9001 })).toMatchObject({ port: 9001 });
  expect(readSettings({ SABOT_ORIGINS: 'https://a.example, https://b.example' })).toMatchObject({
    origins: ['https://a.example', 'https://b.example'],
  });
  expect(
    readSettings({
      SABOT_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8',
      SABOT_NOTES: '500, 1000',
      SABOT_SUBSTANTIAL_WIN: 'AUD:1000000, SGD:5000',
    }),
  ).toMatchObject({
    trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    notes: [500, 1000],
    substantialWin: { AUD: 1_000_000, SGD: 5_000 },
  });
});

test.each([
  ['SABOT_PORT', 'eighty', 'a whole number from 0 to 65535'],
  ['SABOT_PORT', '65536', 'a whole number from 0 to 65535'],
  ['SABOT_PACE', 'slow', 'floor or brisk or fast'],
  ['SABOT_HOUSE', 'both', 'demonstration or live'],
  ['SABOT_SIMULATED_PATRONS', 'maybe', 'yes or no'],
  ['SABOT_TRUST_PROXY', 'yes', 'IP addresses or networks with commas between'],
  ['SABOT_TRUST_PROXY', '10.0.0.0/33', 'IP addresses or networks with commas between'],
  [
    'SABOT_SUBSTANTIAL_WIN',
    'AUD:0',
    'sums in cents by currency, as AUD:1000000, with commas between',
  ],
  ['SABOT_NOTES', '500,many', 'whole numbers with commas between'],
  ['SABOT_GAMING_DAY_ZONE', 'Mars/Olympus', 'a time zone, as Australia/Melbourne'],
  ['SABOT_CURRENCY', 'DOLLARS', 'a currency by its three letters, as AUD'],
  ['SABOT_MONITORING', 'ftp://example', 'a URL, as https://monitoring.example/events'],
  ['DATABASE_URL', 'mysql://host/db', 'a URL, as postgres://user@host/database'],
  [
    'SABOT_CHECKPOINTS',
    'smb://host/share',
    'a folder, or a URL that begins with http:// or https://',
  ],
  ['SABOT_CODE_ROLES', 'patron', 'roles with commas between, as administrator, operator'],
])('%s = %s is told what is wanted', (name, value, wanted) => {
  expect(readSettings({ [name]: value })).toEqual({
    failed: 'setting',
    says: `${name}: expected ${wanted}, got "${value}".`,
  });
});

test('a name that is no setting stops the start', () => {
  expect(unknownSetting(['HOME', 'SABOT_PORT', 'SABOT_CHROMIUM'])).toBeNull();
  expect(unknownSetting(['SABOT_PROT'])?.says).toMatch(/^SABOT_PROT is not a setting: /);
});

test('every setting has a name of its own in the environment, and says what it does', () => {
  const entries = Object.values(SETTINGS);
  expect(new Set(entries.map(({ env }) => env)).size).toBe(entries.length);
  for (const { env, says } of entries) {
    expect(env).toMatch(/^(SABOT_[A-Z_]+|DATABASE_URL|NATS_URL)$/);
    expect(says).toMatch(/^[A-Z].*\.$/);
  }
});
