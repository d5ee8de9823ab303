// Letting go on what was stopped: a table, a tournament, the cage, or a house whose journal is
// behind its second place. Two people, and why. Each goes on from the next start, and only if its
// journal holds.

import { z } from 'zod';

import { words } from '../../../../table/fields.ts';
import { tableName } from '../../../../wire/administration/approvals.ts';
import { approver } from '../../../../wire/http.ts';
import { tournamentName } from '../../../../wire/tournament/http.ts';
import { releaseStopped } from '../../../house/stopped/release-stopped.ts';
import { CAGE_STREAM } from '../../../money/cage/cage.ts';
import { tableStream } from '../../../tables/mailbox/rebuild.ts';
import { streamOf as tournamentStream } from '../../../tournaments/rebuild.ts';
import { type By, houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

const FEW = 20;
const MAY = ['run-house'] as const;
const TABLE_RELEASE = { agreesTo: 'table-release', may: ['agree-to-release'] } as const;
const agreed = z.strictObject({ why: words.min(1), approver });

interface Agreed {
  readonly body: { readonly why: string };
  readonly by: By;
  readonly second: By;
}

const peopleOf = ({ body, by, second }: Agreed) => ({
  ...{ by: by.id, approvedBy: second.id, why: body.why },
});

async function release(house: Parts<'journal' | 'record'>, stream: string, asked: Agreed) {
  const reason = await releaseStopped(house, { stream, ...peopleOf(asked) });
  return reason === null ? undefined : notDone(STATUS.conflict, 'not-released', reason);
}

const releaseTableAct = houseAct({
  address: 'POST /api/tables/:table/release',
  summary: 'Lets a stopped table play again from the next start on: two people, and why',
  may: MAY,
  second: TABLE_RELEASE,
  perMinute: FEW,
  params: tableName,
  body: agreed,
  records: ['table-released'],
  do: (house: Parts<'journal' | 'record'>, asked) =>
    release(house, tableStream(asked.params.table), asked),
});

const releaseTournamentAct = houseAct({
  address: 'POST /api/tournaments/:tournament/release',
  summary: 'Lets a stopped tournament go on from the next start on: two people, and why',
  may: MAY,
  second: TABLE_RELEASE,
  perMinute: FEW,
  params: tournamentName,
  body: agreed,
  records: ['stream-released'],
  do: (house: Parts<'journal' | 'record'>, asked) =>
    release(house, tournamentStream(asked.params.tournament), asked),
});

const releaseCageAct = houseAct({
  address: 'POST /api/cage/release',
  summary: 'Lets a stopped cage go on from the next start on: two people, and why',
  may: MAY,
  second: TABLE_RELEASE,
  perMinute: FEW,
  body: agreed,
  records: ['stream-released'],
  do: (house: Parts<'journal' | 'record'>, asked) => release(house, CAGE_STREAM, asked),
});

/** Play begins though the second place knows more, or cannot be asked. */
const reconcileAct = houseAct({
  address: 'POST /api/reconcile',
  summary: 'Lets play begin though the second place disagrees: two people, and why',
  whileHeld: true,
  may: MAY,
  second: { agreesTo: 'reconciliation', may: ['agree-to-release'] },
  perMinute: FEW,
  body: agreed,
  records: ['journal-reconciled'],
  do: async ({ hold }: Parts<'hold'>, asked) => {
    if (await hold.reconcile(peopleOf(asked))) return undefined;
    const isOwn = asked.by.id === asked.second.id;
    const reason = { code: isOwn ? 'own-command' : 'nothing-held' } as const;
    return notDone(STATUS.conflict, 'not-released', reason);
  },
});

export const RELEASE_ACTS = [releaseTableAct, releaseTournamentAct, releaseCageAct, reconcileAct];
