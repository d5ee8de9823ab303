// What the journal and the terminals must agree on after a load, whatever its size.

import type pg from 'pg';

import type { Ended } from './terminals.ts';

/** What they do not agree on: wagers that were acknowledged, and results that were settled. */
export async function compareWithJournal(
  client: pg.ClientBase,
  terminals: number,
  { acknowledged, from, until, results }: Ended,
): Promise<readonly string[]> {
  const findings: string[] = [];
  const wagers = await client.query<{ count: number }>(
    `select count(*)::int as count from journal
      where kind = 'wagers-changed' and key like '%.load-%'`,
  );
  const stored = wagers.rows[0]?.count ?? 0;
  if (stored !== acknowledged) {
    findings.push(`${acknowledged} wagers were acknowledged, the journal has ${stored}`);
  }
  const settled = await client.query<{ table: string; number: number }>(
    `select substr(s.name, 7) as table, j.seq::int as number
       from journal j join stream s on s.id = j.stream
      where j.kind = 'coup-settled' and j.at between to_timestamp($1 / 1000.0)
                                             and to_timestamp($2 / 1000.0)`,
    [from, until],
  );
  const heard = new Map(results.map(result => [`${result.table}/${result.number}`, result.heard]));
  for (const { table, number } of settled.rows) {
    const reached = heard.get(`${table}/${number}`) ?? 0;
    if (reached === terminals) continue;
    findings.push(`${table}: the result of event ${number} reached ${reached} of ${terminals}`);
  }
  if (settled.rows.length !== results.length) {
    findings.push(`${results.length} results were heard, ${settled.rows.length} coups settled`);
  }
  return findings;
}
