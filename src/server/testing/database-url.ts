// A test's database as DATABASE_URL names one.

import type { TestPostgres } from './database.ts';

export function databaseUrlOf({ address }: Pick<TestPostgres, 'address'>): string {
  if ('url' in address) return address.url;
  const { host, port, user, password, database } = address;
  const who = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  const query = new URLSearchParams({ host, port: String(port) }).toString();
  return `postgresql://${who}@localhost:${port}/${database}?${query}`;
}
