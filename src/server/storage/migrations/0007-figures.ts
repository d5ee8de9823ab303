// What reports and screens read beside the journal: coups, meters, tickets, significant events. All
// of it can be made again from the events; each row bears its gaming day and currency (R-CLK-2).

export const figureTables = `
create table coup (
  stream int not null,
  shoe int not null,
  coup int not null,
  -- The event that settled or voided it; those that corrected it since stand beside.
  seq bigint not null,
  corrections bigint[] not null default '{}',
  at timestamptz not null,
  gaming_day date not null,
  currency text not null,
  standing text not null,
  result text,
  cards text not null,
  player_count int not null,
  banker_count int not null,
  wagers int not null,
  stake bigint not null,
  paid bigint not null,
  commission bigint not null,
  primary key (stream, shoe, coup)
);

-- Lifetime meters by gaming day: they only ever rise, a period is a sum of days (R-MTR-4).
create table meter (
  stream int not null,
  seat int not null,
  gaming_day date not null,
  currency text not null,
  meter text not null,
  -- The bet, or nothing where the meter is of no bet.
  bet text not null,
  count bigint not null,
  cents bigint not null,
  primary key (stream, seat, gaming_day, currency, meter, bet)
);

create table ticket (
  stream int not null,
  id text not null,
  table_name text not null,
  seat int not null,
  patron text not null,
  -- The last digits: the number itself is under seal (R-CSH-6).
  tail text not null,
  cents bigint not null,
  currency text not null,
  gaming_day date not null,
  issued_at timestamptz not null,
  state text not null,
  ended_at timestamptz,
  ended_on date,
  primary key (stream, id)
);

create table significant_event (
  stream int not null,
  seq bigint not null,
  at timestamptz not null,
  gaming_day date not null,
  currency text not null,
  kind text not null,
  primary key (stream, seq)
);
create index significant_event_by_time on significant_event (at, stream, seq);
`;
