// New limits: announced on the sign, in force between coups once the sign has stood long enough.

import * as field from '../../fields.ts';
import { limitsSchema } from '../../setup/setup-fields.ts';
import type { Act, At, CommandWith, Decision, Given, Happened } from '../../act.ts';
import {
  changesLimits,
  type LimitNotice,
  type LimitsByWager,
  raisesMinimum,
} from '../../matters/notices.ts';
import { refuse } from '../../refusal.ts';
import { hasPower, lacksPower } from '../../people/roles.ts';
import type { Setup } from '../../setup/setup.ts';
import { setupFault } from '../../setup/setup-check.ts';
import type { Table } from '../../table.ts';

const announceLimitsFields = {
  limits: limitsSchema,
  aggregateMin: field.cents,
  /** The id of the set-up that the new limits make. */
  setup: field.word,
};

export type AnnounceLimits = CommandWith<'announce-limits', typeof announceLimitsFields>;

export interface LimitsAnnounced extends Happened {
  readonly happened: 'limits-announced';
  readonly notice: LimitNotice;
}

export type WithdrawLimits = CommandWith<'withdraw-limits'>;

export interface LimitsWithdrawn extends Happened {
  readonly happened: 'limits-withdrawn';
}

export const limitsWithdrawn = ({ by, at }: Given): LimitsWithdrawn => ({
  happened: 'limits-withdrawn',
  by,
  at,
});

const consentToLimitsFields = { patron: field.word };

/** A patron's answer to the question whether new limits may come at once. */
export type ConsentToLimits = CommandWith<'consent-to-limits', typeof consentToLimitsFields>;

export interface LimitsConsented extends Happened {
  readonly happened: 'limits-consented';
  readonly patron: string;
}

export interface LimitsChanged extends Happened {
  readonly happened: 'limits-changed';
  readonly notice: LimitNotice;
}

export function decideAnnounceLimits(room: At, command: AnnounceLimits): Decision<LimitsAnnounced> {
  const { book, table } = room;
  const { by, at, limits, aggregateMin, setup } = command;
  const unauthorised = lacksPower(room, by, 'change-limits');
  if (unauthorised !== undefined) return unauthorised;
  const { limitSign } = book.procedure.notices;
  if (table.setup === null) return refuse('not-now', limitSign, { code: 'table-not-open' });
  const fault = setupFault(room, { ...table.setup, limits, aggregateMin });
  if (fault !== undefined) return fault;
  const notBefore = at + waitOf(room, limits, aggregateMin);
  const notice = { limits, aggregateMin, setup, postedAt: at, notBefore, consents: [] };
  return [{ happened: 'limits-announced', by, at, notice }];
}

/** How long the sign must stand: some books wait for a higher minimum, others for any change. */
export function waitOf({ book, table }: At, limits: LimitsByWager, aggregateMin: number): number {
  const gate = book.procedure.notices.limits;
  if (gate === undefined || table.setup === null) return 0;
  const before = table.setup.limits;
  const raised = raisesMinimum(before, limits) || aggregateMin > table.setup.aggregateMin;
  const waits = gate.waits === 'raise' ? raised : changesLimits(before, limits) || raised;
  return waits ? gate.ms : 0;
}

export function decideWithdrawLimits(room: At, command: WithdrawLimits): Decision<LimitsWithdrawn> {
  const { by, at } = command;
  const unauthorised = lacksPower(room, by, 'change-limits');
  if (unauthorised !== undefined) return unauthorised;
  if (room.table.notices.limits !== null) return [limitsWithdrawn({ by, at })];
  const clause = room.book.procedure.notices.limitSign;
  return refuse('nothing-to-do', clause, { code: 'no-limits-announced' });
}

export function decideConsent(room: At, { by, at, patron }: ConsentToLimits) {
  const { book, table } = room;
  const { limits: gate, limitSign } = book.procedure.notices;
  if (gate?.consent === undefined) {
    return refuse('not-in-this-book', gate?.clause ?? limitSign, { code: 'gate-opens-by-time' });
  }
  if (table.notices.limits === null || !patronsOf(table).includes(patron)) {
    return refuse('nothing-to-do', gate.consent, { code: 'nothing-to-consent-to' });
  }
  if (by.id !== patron && !hasPower(room, by, 'deal')) {
    return refuse('not-your-seat', gate.consent, { code: 'consent-by-patron-only' });
  }
  if (table.notices.limits.consents.includes(patron)) return [];
  const consented: LimitsConsented = { happened: 'limits-consented', by, at, patron };
  return [consented];
}

/** Everybody with an open place, seated or standing (T8). */
export const patronsOf = (table: Table): readonly string[] =>
  table.seats.flatMap(seat => [
    ...(seat.patron === null ? [] : [seat.patron.id]),
    ...seat.standing.map(({ id }) => id),
  ]);

/** The announced limits, when a coup boundary at this time brings them into force. */
export function limitsDue({ book, table }: At, at: number): LimitNotice | null {
  const notice = table.notices.limits;
  if (notice === null) return null;
  if (at >= notice.notBefore) return notice;
  const byConsent = book.procedure.notices.limits?.consent !== undefined;
  const patrons = patronsOf(table);
  const all = patrons.every(patron => notice.consents.includes(patron));
  return byConsent && all ? notice : null;
}

export const evolveLimitsAnnounced = (table: Table, { notice }: LimitsAnnounced): Table => ({
  ...table,
  notices: { ...table.notices, limits: notice },
});

export const evolveLimitsWithdrawn = (table: Table): Table => ({
  ...table,
  notices: { ...table.notices, limits: null },
});

export function evolveLimitsConsented(table: Table, { patron }: LimitsConsented): Table {
  const notice = table.notices.limits;
  if (notice === null || notice.consents.includes(patron)) return table;
  const limits = { ...notice, consents: [...notice.consents, patron] };
  return { ...table, notices: { ...table.notices, limits } };
}

/** House rules with the limits of a notice. */
export const withLimits = (
  setup: Setup,
  { limits, aggregateMin, setup: id }: LimitNotice,
): Setup => ({ ...setup, id, limits, aggregateMin });

export const evolveLimitsChanged = (table: Table, { notice }: LimitsChanged): Table => ({
  ...table,
  setup: table.setup && withLimits(table.setup, notice),
  notices: { ...table.notices, limits: null },
});

export const announceLimitsAct: Act<AnnounceLimits, LimitsAnnounced | LimitsChanged> = {
  name: 'announce-limits',
  fields: announceLimitsFields,
  may: ['supervise'],
  whileClosed: 'waits',
  decide: decideAnnounceLimits,
  evolve: { 'limits-announced': evolveLimitsAnnounced, 'limits-changed': evolveLimitsChanged },
};

export const withdrawLimitsAct: Act<WithdrawLimits, LimitsWithdrawn> = {
  name: 'withdraw-limits',
  fields: {},
  may: ['supervise'],
  decide: decideWithdrawLimits,
  evolve: { 'limits-withdrawn': evolveLimitsWithdrawn },
};

export const consentToLimitsAct: Act<ConsentToLimits, LimitsConsented> = {
  name: 'consent-to-limits',
  fields: consentToLimitsFields,
  may: ['play', 'run-table'],
  decide: decideConsent,
  evolve: { 'limits-consented': evolveLimitsConsented },
};
