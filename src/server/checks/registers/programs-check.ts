// The programs that live in the database itself: our functions as our migrations wrote them, our
// trigger, and nothing else that could change a row on its way in (R-EVT-4, R-SW-1).

import type pg from 'pg';

import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import { type Migration, MIGRATIONS } from '../../storage/migrations/migrate.ts';
import type { CheckFinding } from './finding.ts';

const FUNCTION = /create (?:or replace )?function (\w+)\s*\([^$]*\$\$([\s\S]*?)\$\$/gu;
const TRIGGER = /create trigger (\w+)\s[^;]*?\son (\w+)\s[^;]*?execute function (\w+)/gu;

/** Every function that migrations make, as the last of them wrote it. */
export function functionsIn(migrations: readonly Migration[]): ReadonlyMap<string, string> {
  const all = migrations.flatMap(({ sql }) => [...sql.matchAll(FUNCTION)]);
  return new Map(all.map(([, name = '', body = '']) => [name, body]));
}

/** Every trigger that they make, and that it is on. */
export const triggersIn = (migrations: readonly Migration[]): readonly string[] =>
  migrations
    .flatMap(({ sql }) => [...sql.matchAll(TRIGGER)])
    .map(([, name = '', table = '', runs = '']) => `${name} on ${table} runs ${runs} (O)`);

/** Extensions bring functions of their own; they are the database's, as its programs are. */
const OWN = `n.nspname = current_schema()
  and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

export async function checkPrograms(client: pg.ClientBase): Promise<CheckFinding> {
  const says = [...(await functionFaults(client)), ...(await otherFaults(client))];
  return {
    checked: 'functions and triggers of the database against the migrations',
    damages: says.map(one => ({
      ...{ stream: HOUSE_STREAM, seq: 0, found: 'database-altered', says: one },
    })),
  };
}

async function functionFaults(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; body: string }>(
    `select o.proname as name, o.prosrc as body from pg_proc o
       join pg_namespace n on n.oid = o.pronamespace where ${OWN} order by 1`,
  );
  const ours = functionsIn(MIGRATIONS);
  const found = new Map(rows.map(({ name, body }) => [name, body]));
  return [
    ...rows.flatMap(({ name, body }) => {
      // Others stand beside ours, and do nothing unless something runs them.
      const known = ours.get(name) ?? body;
      return known === body ? [] : [`The function ${name} is not as its migration made it.`];
    }),
    ...[...ours.keys()]
      .filter(name => !found.has(name))
      .map(name => `The function ${name} is missing.`),
  ];
}

async function otherFaults(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ what: string }>(
    `select t.tgname || ' on ' || o.relname || ' runs ' || p.proname ||
            ' (' || t.tgenabled::text || ')'
              as what
       from pg_trigger t join pg_class o on o.oid = t.tgrelid
       join pg_namespace n on n.oid = o.relnamespace join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and ${OWN}
     union all
     select 'rule ' || r.rulename::text || ' on ' || o.relname
       from pg_rewrite r join pg_class o on o.oid = r.ev_class
       join pg_namespace n on n.oid = o.relnamespace
      where o.relkind <> 'v' and ${OWN}
     union all
     select 'row security on ' || o.relname
       from pg_class o join pg_namespace n on n.oid = o.relnamespace
      where o.relrowsecurity and ${OWN}`,
  );
  const found = rows.map(({ what }) => what);
  const ours = triggersIn(MIGRATIONS);
  return [
    ...found.filter(what => !ours.includes(what)).map(what => `No migration makes this: ${what}.`),
    ...ours.filter(what => !found.includes(what)).map(what => `This is missing: ${what}.`),
  ];
}
