// Virtual shoes: what was promised, where it was cut, and the order under seal (R-RNG-1).

export const virtualShoeTables = `
create table virtual_shoe (
  name text primary key,
  table_name text not null,
  decks int not null,
  commitment text not null,
  cut_at int not null,
  -- AES-256-GCM under the key in the data folder: the database alone cannot tell the order.
  sealed bytea not null,
  sealed_at timestamptz not null default now(),
  opened_at timestamptz
);
create index virtual_shoe_of_table on virtual_shoe (table_name, sealed_at);
`;
