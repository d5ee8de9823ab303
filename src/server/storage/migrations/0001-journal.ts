// Streams, their leases, and the journal: what happened, in order, for ever.

export const journalTables = `
create table stream (
  id int generated always as identity primary key,
  name text not null unique,
  -- Whoever owns the stream writes with its epoch; a new owner has a higher one.
  epoch int not null default 0,
  owner text,
  leased_until timestamptz,
  -- A stream that failed its check takes no appends until it is released (R-MEM-5).
  stopped_because text,
  opened_at timestamptz not null default now()
);

-- One row is one event with the transfers that go with it: they cannot be parted (R-MEM-6).
-- Its hash runs over its other columns and the hash before it; docs/journal.md has the bytes.
create table journal (
  stream int not null,
  epoch int not null,
  seq bigint not null,
  at timestamptz not null,
  gaming_day date not null,
  version smallint not null,
  currency text not null,
  kind text not null,
  prev_hash bytea not null,
  hash bytea not null,
  -- json and not jsonb: the bytes that were hashed stay the bytes that are stored.
  body json not null,
  transfers json,
  key text,
  answer json,
  primary key (stream, seq)
);

-- A command's key is written once for ever: repeated, it gets its first answer (R-BET-3).
create unique index journal_key on journal (stream, key) where key is not null;

-- What happened, happened (R-EVT-4).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger journal_is_append_only before update or delete or truncate on journal
  for each statement execute function refuse_change();

-- Each transfer as a row, for whoever reads the books with SQL.
create view transfer as
select s.name as stream, j.seq, t.leg, (t.fields ->> 0)::bigint as id, t.fields ->> 1 as act,
       case t.fields ->> 1
         when 'pend' then 'pending' when 'replace' then 'pending' when 'void' then 'voided'
         else 'posted'
       end as state,
       t.fields ->> 2 as debit, t.fields ->> 3 as credit, (t.fields ->> 4)::bigint as cents,
       j.currency, j.gaming_day, (t.fields ->> 5)::bigint as refers_to, t.fields ->> 6 as memo,
       j.at
  from journal j
  join stream s on s.id = j.stream
 cross join lateral json_array_elements(j.transfers) with ordinality as t(fields, leg)
 where j.transfers is not null;
`;
