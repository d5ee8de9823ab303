// The sums of reports by gaming day: most reports ask for no half hour, and over a month they read
// a sixteenth of the rows. What was added up before is carried over.

export const reportDayTables = `
-- As report_cell, over all half hours of a gaming day.
create table report_cell_day (
  stream int not null,
  gaming_day date not null,
  dealer text not null,
  game text not null,
  currency text not null,
  entry text not null,
  bet text not null,
  wagers bigint not null,
  stake bigint not null,
  at_risk bigint not null,
  paid bigint not null,
  commission bigint not null,
  deferred bigint not null,
  void bigint not null,
  primary key (stream, gaming_day, dealer, game, currency, entry, bet)
);
create index report_cell_day_by_day on report_cell_day (gaming_day);

-- As report_product, over all half hours of a gaming day.
create table report_product_day (
  stream int not null,
  gaming_day date not null,
  dealer text not null,
  game text not null,
  currency text not null,
  bet text not null,
  other text not null,
  product numeric not null,
  primary key (stream, gaming_day, dealer, game, currency, bet, other)
);
create index report_product_day_by_day on report_product_day (gaming_day);

insert into report_cell_day
  select stream, gaming_day, dealer, game, currency, entry, bet, sum(wagers), sum(stake),
         sum(at_risk), sum(paid), sum(commission), sum(deferred), sum(void)
    from report_cell group by 1, 2, 3, 4, 5, 6, 7;
insert into report_product_day
  select stream, gaming_day, dealer, game, currency, bet, other, sum(product)
    from report_product group by 1, 2, 3, 4, 5, 6, 7;
`;
