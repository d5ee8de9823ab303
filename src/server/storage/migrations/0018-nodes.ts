// The nodes of a house of several processes, and which of them each table and the office is placed
// at. It says who should hold a stream; who does is the stream's own lease and epoch.

export const nodeTables = `
create table node (
  id text primary key,
  -- What people call it; two nodes may not live under one.
  name text not null,
  -- The software that runs there: version and mark of the code.
  engine text not null,
  joined_at timestamptz not null default clock_timestamp(),
  -- By the database's clock, as every lease.
  alive_until timestamptz not null,
  is_draining boolean not null default false
);

create table placement (
  -- A table by its stream's name, or 'office'.
  thing text primary key,
  node text not null,
  -- Somebody wants it there; it is moved away only when that node is not there any more.
  is_kept boolean not null default false,
  placed_at timestamptz not null default clock_timestamp()
);
`;
