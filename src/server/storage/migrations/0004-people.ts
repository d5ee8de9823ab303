// Who may come in: staff and their sessions, the one-time link of the first start, devices.

export const peopleTables = `
create table staff (
  id text primary key,
  name text not null,
  roles text[] not null,
  -- argon2id; null for people of a demonstration house, who sign in by one click and never here.
  password text,
  since timestamptz not null default now(),
  left_at timestamptz
);

-- Tokens are kept as their hashes: whoever reads the database cannot use them.
create table session (
  token_hash bytea primary key,
  staff text not null references staff (id),
  role text not null,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  until timestamptz not null
);

create table set_up_link (
  token_hash bytea primary key,
  made_at timestamptz not null default now(),
  used_at timestamptz
);

create table device (
  id text primary key,
  kind text not null,
  table_name text not null,
  seat int,
  token_hash bytea not null unique,
  enrolled_by text not null,
  enrolled_at timestamptz not null default now(),
  revoked_at timestamptz
);
`;
