// Changes to drafts of events, as whoever rewrites a journal would make them.

/** An event that can be changed: a copy of an honest one. */
export interface DraftEvent {
  happened: string;
  [field: string]: Draft;
}
/** Whatever is in an event. */
// oxlint-disable-next-line typescript/no-explicit-any -- a liar asks no compiler
export type Draft = any;

/** The event of that kind, counted from 0. */
export const find = (events: readonly DraftEvent[], happened: string, at = 0): Draft => {
  const found = events.filter(event => event.happened === happened)[at];
  if (found === undefined) throw new Error(`there is no ${happened} ${at} to lie about`);
  return found;
};
export const settled = (events: readonly DraftEvent[], at = 0): Draft =>
  find(events, 'coup-settled', at);

/** The row of a wager in a record, both places where an event tells it. */
export const rowsOf = (event: Draft, on: string): Draft[] =>
  [event.record.seats, event.seats ?? []]
    .flat()
    .flatMap((seat: Draft) => seat.paid)
    .filter((row: Draft) => row.on === on);

export const transferOf = (event: Draft, is: (row: Draft) => boolean): Draft => {
  const found = event.transfers.find(is);
  if (found === undefined) throw new Error('there is no such transfer to lie about');
  return found;
};

/** Pays a wager another sum than it won, in its row and in its transfer. */
export const pay =
  (coup: number, on: string, more: number) =>
  (events: DraftEvent[]): void => {
    const event = settled(events, coup);
    const [row] = rowsOf(event, on);
    const won = row.paid - row.stake + row.commission;
    for (const each of rowsOf(event, on)) each.paid += more;
    transferOf(event, each => each.memo === 'payment' && each.cents === won).cents += more;
  };

/** Pays a lost wager as if it had won its stake. */
export const win =
  (coup: number, on: string) =>
  (events: DraftEvent[]): void => {
    const event = settled(events, coup);
    const [{ stake, transfer }] = rowsOf(event, on) as [Draft];
    for (const row of rowsOf(event, on)) Object.assign(row, { outcome: 'win', paid: 2 * stake });
    const post = transferOf(event, row => row.refersTo === transfer);
    post.act = 'void';
    const id = event.transfers.at(-1).id + 1;
    const paid = { id, act: 'transfer', debit: post.credit, credit: post.debit, cents: stake };
    event.transfers.push({ ...paid, refersTo: null, memo: 'payment' });
    for (const later of events.slice(events.indexOf(event) + 1)) renumber(later, id);
  };

/** Rows after an added one have the next numbers, as whoever rewrites a journal would see to. */
function renumber(event: Draft, from: number): void {
  for (const row of event.transfers ?? []) {
    row.id += 1;
    if (row.refersTo !== null && row.refersTo >= from) row.refersTo += 1;
  }
  for (const change of event.changes ?? []) if (change.transfer !== null) change.transfer += 1;
  for (const seat of [event.record?.seats ?? [], event.seats ?? []].flat()) {
    for (const row of seat.paid ?? []) if (row.transfer >= from) row.transfer += 1;
  }
}

/** Another stake on a bet, everywhere it is told until the coup is settled. */
export const stake =
  (at: number, cents: number) =>
  (events: DraftEvent[]): void => {
    const event = find(events, 'wagers-changed', at);
    Object.assign(event.changes[0], { stake: cents, asked: cents });
    event.transfers[0].cents = cents;
  };

export const move = (events: DraftEvent[], event: Draft, before: Draft): void => {
  events.splice(events.indexOf(event), 1);
  events.splice(events.indexOf(before), 0, { ...event, at: before.at });
};

export const card =
  (at: number, face: string) =>
  (events: DraftEvent[]): void => {
    find(events, 'card-dealt', at).card = face;
  };

export const by =
  (happened: string, role: string) =>
  (events: DraftEvent[]): void => {
    find(events, happened).by = { role, id: 'somebody' };
  };

/** An event with some fields told otherwise. */
export const set =
  (happened: string, fields: Draft, at = 0) =>
  (events: DraftEvent[]): void => {
    Object.assign(find(events, happened, at), fields);
  };
