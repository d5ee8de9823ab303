// What can be rebuilt from the journal: snapshots, projections' places, balances.

export const projectionTables = `
create table snapshot (
  stream int not null,
  seq bigint not null,
  at timestamptz not null default now(),
  -- The release whose state this is; another release begins from the journal.
  engine text not null,
  body text not null,
  -- Binds the state to the very event after which it was taken.
  digest bytea not null,
  primary key (stream, seq)
);

-- How far each projection has read each stream.
create table projection (
  name text not null,
  version int not null,
  stream int not null,
  seq bigint not null,
  primary key (name, stream)
);

create table balance (
  stream int not null,
  account text not null,
  currency text not null,
  debits bigint not null,
  credits bigint not null,
  pending_debits bigint not null,
  pending_credits bigint not null,
  primary key (stream, account, currency)
);

create table pending_transfer (
  stream int not null,
  id bigint not null,
  debit text not null,
  credit text not null,
  cents bigint not null,
  currency text not null,
  primary key (stream, id)
);
`;
