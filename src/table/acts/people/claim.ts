// Claims and disputes: opened by anyone, considered by the dealer, ruled on by whose word is final.

import { z } from 'zod';

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import type { Claim } from '../../matters/claims.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';

const openClaimFields = {
  seat: field.seatNumber.exactOptional(),
  patron: field.word.exactOptional(),
  says: field.words,
};

export type OpenClaim = CommandWith<'open-claim', typeof openClaimFields>;

export interface ClaimOpened extends Happened {
  readonly happened: 'claim-opened';
  readonly claim: Claim;
}

/** How a dispute came out. */
export const CLAIM_OUTCOMES = ['upheld', 'settled', 'denied'] as const;
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

const closeClaimFields = {
  claim: field.count,
  action: field.words,
  /** A dispute ends with one; a claim that nobody disputes may. */
  outcome: z.enum(CLAIM_OUTCOMES).exactOptional(),
};

/** What was done about it: closing without an action or a reason is not possible. */
export type CloseClaim = CommandWith<'close-claim', typeof closeClaimFields>;

export interface ClaimClosed extends Happened {
  readonly happened: 'claim-closed';
  readonly claim: number;
  readonly action: string;
  readonly outcome?: ClaimOutcome;
  readonly clause: string;
}

const disputeClaimFields = { claim: field.count };

/** Nobody is content: it goes to the person whose decision is final in the casino. */
export type DisputeClaim = CommandWith<'dispute-claim', typeof disputeClaimFields>;

export interface ClaimDisputed extends Happened {
  readonly happened: 'claim-disputed';
  readonly claim: number;
}

const adviseComplainantFields = { claim: field.count };

/** The complainant is told of the inspector, and that the regulator may look into it. */
export type AdviseComplainant = CommandWith<'advise-complainant', typeof adviseComplainantFields>;

export interface ComplainantAdvised extends Happened {
  readonly happened: 'complainant-advised';
  readonly claim: number;
}

/** A list that anybody can make longer by a touch has an end: first what waits is answered. */
const MOST_OF_ONE = 5;
const MOST_OPEN = 200;

export function decideOpenClaim({ book, table }: At, command: OpenClaim): Decision<ClaimOpened> {
  const { by, at, says, seat = null, patron = null } = command;
  if (says === '') {
    const clause = book.procedure.powers['rule-on-dispute']?.clause ?? 'ruling C19';
    return refuse('steps-missing', clause, { code: 'claim-not-described' });
  }
  const { open } = table.claims;
  const own = patron === null ? [] : open.filter(each => each.patron === patron);
  if (open.length >= MOST_OPEN || own.length >= MOST_OF_ONE) {
    const count = own.length >= MOST_OF_ONE ? own.length : open.length;
    return refuse('not-now', 'R-BET-3', { code: 'claims-wait', count });
  }
  const claim: Claim = {
    id: table.claims.next,
    seat,
    patron,
    says,
    openedAt: at,
    disputed: false,
    advised: false,
  };
  return [{ happened: 'claim-opened', by, at, claim }];
}

export function decideCloseClaim(room: At, command: CloseClaim): Decision<ClaimClosed> {
  const { by, at, claim: id, action, outcome } = command;
  const claim = openClaim(room, id);
  if ('refused' in claim) return claim;
  const power = claim.disputed ? 'rule-on-dispute' : 'deal';
  const unauthorised = lacksPower(room, by, power);
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, power);
  if (action === '') {
    return refuse('steps-missing', clause, { code: 'claim-closed-without-action' });
  }
  if (claim.disputed && outcome === undefined) {
    return refuse('steps-missing', clause, { code: 'dispute-without-outcome' });
  }
  const ended = outcome === undefined ? {} : { outcome };
  return [{ happened: 'claim-closed', by, at, claim: id, action, ...ended, clause }];
}

export function decideDisputeClaim(room: At, command: DisputeClaim): Decision<ClaimDisputed> {
  const { by, at, claim: id } = command;
  const claim = openClaim(room, id);
  if ('refused' in claim) return claim;
  return claim.disputed ? [] : [{ happened: 'claim-disputed', by, at, claim: id }];
}

export function decideAdvise(room: At, command: AdviseComplainant): Decision<ComplainantAdvised> {
  const { by, at, claim: id } = command;
  const claim = openClaim(room, id);
  if ('refused' in claim) return claim;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  return claim.advised ? [] : [{ happened: 'complainant-advised', by, at, claim: id }];
}

function openClaim({ book, table }: At, id: number): Claim | Refusal {
  const clause = book.procedure.powers['rule-on-dispute']?.clause ?? 'ruling C19';
  return (
    table.claims.open.find(claim => claim.id === id) ??
    refuse('nothing-to-do', clause, { code: 'no-such-claim', number: id })
  );
}

/**
 * Journals of 0.1.0 number claims anew when a table opens again: an older one that bears the number
 * gets another, for what they say of it later is about the new one.
 */
export function evolveClaimOpened(table: Table, { claim }: ClaimOpened): Table {
  const { next, open } = table.claims;
  const older = open.map(each => (each.id === claim.id ? { ...each, id: next } : each));
  const highest = Math.max(claim.id, ...older.map(({ id }) => id));
  const claims = { ...table.claims, next: Math.max(next, highest + 1), open: [...older, claim] };
  return { ...table, claims };
}

export const evolveClaimClosed = (table: Table, { claim: id }: ClaimClosed): Table => ({
  ...table,
  claims: { ...table.claims, open: table.claims.open.filter(claim => claim.id !== id) },
});

const changeClaim = (table: Table, id: number, change: Partial<Claim>): Table => ({
  ...table,
  claims: {
    ...table.claims,
    open: table.claims.open.map(claim => (claim.id === id ? { ...claim, ...change } : claim)),
  },
});

export const evolveClaimDisputed = (table: Table, { claim }: ClaimDisputed): Table =>
  changeClaim(table, claim, { disputed: true });

export const evolveComplainantAdvised = (table: Table, { claim }: ComplainantAdvised): Table =>
  changeClaim(table, claim, { advised: true });

export const openClaimAct: Act<OpenClaim, ClaimOpened> = {
  name: 'open-claim',
  fields: openClaimFields,
  may: ['play', 'run-table'],
  decide: decideOpenClaim,
  evolve: { 'claim-opened': evolveClaimOpened },
};

export const closeClaimAct: Act<CloseClaim, ClaimClosed> = {
  name: 'close-claim',
  fields: closeClaimFields,
  may: ['run-table'],
  decide: decideCloseClaim,
  evolve: { 'claim-closed': evolveClaimClosed },
};

export const disputeClaimAct: Act<DisputeClaim, ClaimDisputed> = {
  name: 'dispute-claim',
  fields: disputeClaimFields,
  may: ['run-table'],
  decide: decideDisputeClaim,
  evolve: { 'claim-disputed': evolveClaimDisputed },
};

export const adviseComplainantAct: Act<AdviseComplainant, ComplainantAdvised> = {
  name: 'advise-complainant',
  fields: adviseComplainantFields,
  may: ['run-table'],
  decide: decideAdvise,
  evolve: { 'complainant-advised': evolveComplainantAdvised },
};
