// What other systems follow: every event that leaves the house has one number for all streams,
// given once and for ever, and each webhook has its place in them.

export const feedTables = `
create table feed (
  number bigint primary key,
  stream int not null,
  seq bigint not null,
  unique (stream, seq)
);
-- How far each stream has been read for it.
create table feed_read (
  stream int primary key,
  seq bigint not null
);
-- Up to which number each webhook has everything.
create table webhook_place (
  id text primary key,
  number bigint not null
);
`;
