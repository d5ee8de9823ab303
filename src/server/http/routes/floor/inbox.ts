// The inbox of the floor over HTTP: what waits for a decision, at which table.

import { inboxPage } from '../../../../wire/pit/inbox.ts';
import { inboxOf } from '../../../house/inbox.ts';
import { houseAct, type Parts } from '../house-act.ts';

const A_DAY_MS = 86_400_000;

type InboxHouse = Parts<'tables' | 'bans' | 'clock' | 'record'>;

const readInboxAct = houseAct({
  address: 'GET /api/inbox',
  summary: 'Everything that waits for a decision: claims, wins, money aside, faults, bans met',
  may: ['supervise', 'approve-payments', 'work-at-cage', 'audit-cage'],
  answer: inboxPage,
  do: ({ tables, bans, clock, record }: InboxHouse, { by }) => {
    const { evacuated } = record.known;
    const sightingsSince = clock.now() - A_DAY_MS;
    const entries = inboxOf({ tables, bans, evacuated, sightingsSince });
    // The cage pays and collects; what else the floor decides is none of its business.
    const isCage = by.role === 'cashier';
    return {
      entries: entries.filter(({ kind }) => !isCage || ['owed', 'owing', 'leaving'].includes(kind)),
    };
  },
});

export const INBOX_ACTS = [readInboxAct];
