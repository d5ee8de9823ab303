// What reports add up: sums by table, half hour, dealer, game and bet, so that a year of coups is
// some thousands of rows. A correction adds rows of its own; nothing that was added up changes.

export const reportCellTables = `
alter table coup
  add column dealer text not null default '',
  add column game text not null default '',
  -- The bets that money lay on, as they stand, with commas between.
  add column bets text not null default '';
create index coup_by_day on coup (gaming_day, stream, at);
create index coup_by_time on coup (at);
create index coup_by_dealer on coup (dealer, at);

-- Who deals at a table and which game, as of the last event that was read.
create table table_place (
  stream int primary key,
  dealer text not null,
  game text not null
);

-- One bet in one half hour. 'played' is what coups were settled with at first, 'corrected' what
-- corrections changed of it since: their sum is how the coups stand.
create table report_cell (
  stream int not null,
  gaming_day date not null,
  slot timestamptz not null,
  dealer text not null,
  game text not null,
  currency text not null,
  entry text not null,
  bet text not null,
  wagers bigint not null,
  stake bigint not null,
  -- What of the stakes played: less than all where some of it was over the maximum.
  at_risk bigint not null,
  paid bigint not null,
  commission bigint not null,
  -- The part of the commission that went on markers.
  deferred bigint not null,
  void bigint not null,
  primary key (stream, gaming_day, slot, dealer, game, currency, entry, bet)
);
create index report_cell_by_day on report_cell (gaming_day);

-- Over the same coups the sum of the products of what was at risk on two bets: with the covariance
-- of the bets it is the variance of the house's net result.
create table report_product (
  stream int not null,
  gaming_day date not null,
  slot timestamptz not null,
  dealer text not null,
  game text not null,
  currency text not null,
  bet text not null,
  other text not null,
  product numeric not null,
  primary key (stream, gaming_day, slot, dealer, game, currency, bet, other)
);
create index report_product_by_day on report_product (gaming_day);

-- How often something happened, and how much money it was.
create table report_count (
  stream int not null,
  gaming_day date not null,
  slot timestamptz not null,
  dealer text not null,
  game text not null,
  currency text not null,
  what text not null,
  count bigint not null,
  cents bigint not null,
  primary key (stream, gaming_day, slot, dealer, game, currency, what)
);
create index report_count_by_day on report_count (gaming_day);

-- Each time a settled coup was put right, and what that changed.
create table coup_correction (
  stream int not null,
  seq bigint not null,
  shoe int not null,
  coup int not null,
  at timestamptz not null,
  gaming_day date not null,
  currency text not null,
  dealer text not null,
  game text not null,
  clause text not null,
  stake bigint not null,
  paid bigint not null,
  deferred bigint not null,
  primary key (stream, seq)
);
create index coup_correction_by_day on coup_correction (gaming_day);

-- The books day by day: what every purpose moved into each class of accounts.
create table ledger_day (
  stream int not null,
  gaming_day date not null,
  currency text not null,
  memo text not null,
  class text not null,
  cents bigint not null,
  primary key (stream, gaming_day, currency, memo, class)
);

-- Money that a person brought or took away at a table.
create table cash_movement (
  stream int not null,
  seq bigint not null,
  at timestamptz not null,
  gaming_day date not null,
  currency text not null,
  patron text not null,
  seat int not null,
  way text not null,
  how text not null,
  cents bigint not null,
  primary key (stream, seq)
);
create index cash_movement_by_person on cash_movement (gaming_day, patron);
`;
