// Sanctions against a patron who broke a rule: wagers void, exclusion, winnings held (13.2).

import { z } from 'zod';

import * as field from '../../fields.ts';
import { type SanctionKind, SANCTIONS } from '../../../rulebooks/procedure.ts';
import { type Draft, transfer, type Transfer, voidTransfer } from '../../../ledger/index.ts';
import type { Act, Approvable, At, CommandWith, Decision, Happened } from '../../act.ts';
import { atStake, type AtStake, withoutStakes } from '../../wagers/at-stake.ts';
import type { Detention, Hold, WonIn } from '../../matters/claims.ts';
import {
  type CoupPlace,
  heldAccount,
  heldWithoutGround,
  sumOf,
  takenFrom,
  withHeldAccounts,
  wonOnRecord,
} from '../../accounts/holds.ts';
import { isKnownAt, placesOf } from '../../people/known-patrons.ts';
import {
  availableOf,
  drawUp,
  patronAccount,
  pendingBehind,
  placeIn,
} from '../../accounts/money.ts';
import { personAt } from '../../people/people-at.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { clauseOfSanction } from '../../people/sanctions.ts';
import { secondPerson } from '../../people/second-person.ts';
import type { Actor } from '../../setup/setup.ts';
import type { Table } from '../../table.ts';
import { type Bet, betOf } from '../../wagers/wager.ts';

export { SANCTIONS, type SanctionKind };

/** What becomes of stakes that could still win: whoever rules chooses (C24). */
export const RIDING_CHOICES = ['void', 'let-run'] as const;

const sanctionPatronFields = {
  kind: z.enum(SANCTIONS),
  ...field.atSeat,

  /** The clause that was broken, and what happened. */
  breach: field.words,
  story: field.words,

  /** For held winnings: how much was won while the device was there. */
  cents: field.sum.exactOptional(),

  /** For held winnings: the first coup at which the device was there. */
  since: z.strictObject({ shoe: field.count, coup: field.count }).exactOptional(),

  /** For wagers void and exclusion, where something rides or plays on. */
  riding: z.enum(RIDING_CHOICES).exactOptional(),

  /** For a device that was taken: who keeps it. */
  custodian: field.words.exactOptional(),
};

export type SanctionPatron = CommandWith<'sanction-patron', typeof sanctionPatronFields> &
  Approvable;

/** What became of one stake. */
export interface SanctionedWager {
  readonly seat: number;
  readonly bet: Bet;
  readonly stake: number;
  /** Held: declared void after cards were seen, and only one person stands behind it (G19). */
  readonly fate: 'void' | 'held' | 'runs-on';
}

export interface PatronSanctioned extends Happened {
  readonly happened: 'patron-sanctioned';
  readonly kind: SanctionKind;
  readonly seat: number;
  readonly patron: string;
  readonly breach: string;
  readonly story: string;
  readonly cents: number;
  readonly clause: string;
  readonly approvedBy?: Actor;
  /** Every stake that the sanction met, with what became of it. */
  readonly wagers?: readonly SanctionedWager[];
  /** The coups in which held winnings were won. */
  readonly won?: readonly WonIn[];
  readonly since?: CoupPlace;
  readonly custodian?: string;
  /** True where somebody is detained until an authorised person takes over. */
  readonly waits?: true;
}

export function decideSanctionPatron(
  room: At,
  command: SanctionPatron,
): Decision<PatronSanctioned> {
  const { by, at, kind, seat, patron, breach, story, approvedBy } = command;
  const fault = sanctionFault(room, command);
  if (fault !== undefined) return fault;
  const clause = clauseOfSanction(room, kind);
  const consequence = consequenceOf(room, command, clause);
  if ('refused' in consequence) return consequence;
  const { drafts, ...told } = consequence;
  const { ledger } = withHeldAccounts(room.table, drafts);
  const transfers = drawUp(ledger, drafts);
  if ('refused' in transfers) {
    return refuse('not-enough-money', clause, { code: 'account-too-small' });
  }
  const sanctioned = { kind, seat, patron, breach, story, clause, cents: 0, ...told };
  const second = approvedBy === undefined ? {} : { approvedBy };
  return [{ happened: 'patron-sanctioned', by, at, ...sanctioned, ...second, transfers }];
}

function sanctionFault(room: At, command: SanctionPatron): Refusal | undefined {
  const { by, kind, seat, patron, breach, story } = command;
  const unauthorised = lacksPower(room, by, 'sanction-patron');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfSanction(room, kind);
  if (room.book.procedure.sanctions[kind] === undefined) {
    return refuse('not-in-this-book', clause, { code: 'no-such-sanction' });
  }
  if (!isKnownAt(room.table, seat, patron)) {
    return refuse('seat-empty', clause, { code: 'patron-not-at-seat', patron, seat });
  }
  if (breach === '' || story === '') {
    return refuse('steps-missing', clause, { code: 'breach-not-described' });
  }
  // Whoever names a second person means one who may stand behind it.
  if (command.approvedBy === undefined) return undefined;
  const second = secondPerson(room, command, 'sanction-patron', clause);
  return isRefusal(second) ? second : undefined;
}

type Told = 'wagers' | 'won' | 'since' | 'custodian' | 'waits';

interface Consequence extends Pick<PatronSanctioned, Told> {
  readonly drafts: readonly Draft[];
  readonly cents?: number;
}

function consequenceOf(room: At, command: SanctionPatron, clause: string): Consequence | Refusal {
  switch (command.kind) {
    case 'void-wagers':
    case 'exclude':
      return stakesMet(room, command);
    case 'hold-winnings':
      return winningsHeld(room, command, clause);
    case 'device-taken':
      return deviceTaken(command, clause);
    case 'detained':
      return { drafts: [], waits: true };
  }
}

/** A device is on record with whoever keeps it (13.2.4). */
function deviceTaken({ custodian = '' }: SanctionPatron, clause: string): Consequence | Refusal {
  if (custodian !== '') return { drafts: [], custodian };
  return { ...refuse('facts-missing', clause, { code: 'custodian-missing' }), asks: 'custodian' };
}

/** Nothing of an excluded patron can still win, unless it was said that it may (C24). */
function stakesMet({ table }: At, command: SanctionPatron): Consequence | Refusal {
  const { kind, patron, riding, approvedBy } = command;
  const stakes = atStake(table, patron);
  const isOpen = table.phase === 'wagering';
  // What was laid in a period that is still open goes back; so does all that is declared void.
  const isVoid = ({ rides }: AtStake): boolean => !rides && (isOpen || kind === 'void-wagers');
  if (riding === undefined && !stakes.every(isVoid)) {
    return {
      ...refuse('facts-missing', 'ruling C24', { code: 'riding-wagers-undecided' }),
      asks: 'riding',
    };
  }
  const met = stakes.map(stake => ({ stake, fate: fateOf(stake) }));
  return {
    drafts: met.flatMap(({ stake, fate }) => stakeDrafts(table, stake, fate)),
    wagers: met.map(({ stake: { seat, wager }, fate }) => {
      return { seat, bet: betOf(wager), stake: wager.stake, fate };
    }),
  };

  function fateOf(stake: AtStake): SanctionedWager['fate'] {
    if (!isVoid(stake) && riding === 'let-run') return 'runs-on';
    // Declaring never waits for the second person; only the money does (G19).
    return stake.isKnown && approvedBy === undefined ? 'held' : 'void';
  }
}

function stakeDrafts(
  table: Table,
  { seat, wager }: AtStake,
  fate: SanctionedWager['fate'],
): readonly Draft[] {
  if (fate === 'runs-on') return [];
  const debit = patronAccount(seat, wager.patron);
  const back = voidTransfer(pendingBehind(table.ledger, debit, wager.transfer));
  if (fate === 'void') return [back];
  const credit = heldAccount(seat, wager.patron);
  return [back, transfer({ debit, credit, cents: wager.stake, memo: 'hold' })];
}

/** Monies won and no others, from wherever at the table they lie (13.2.3). */
function winningsHeld(
  context: At,
  { seat, patron, cents = 0, since }: SanctionPatron,
  clause: string,
): Consequence | Refusal {
  const { table } = context;
  if (cents <= 0) return refuse('not-enough-money', clause, { code: 'hold-sum-missing' });
  if (since === undefined) {
    return { ...refuse('facts-missing', clause, { code: 'device-since-missing' }), asks: 'since' };
  }
  const won = wonOnRecord(context, patron, since);
  const most = Math.max(0, sumOf(won) - heldWithoutGround(table, patron));
  if (cents > most) {
    return refuse('not-enough-money', clause, { code: 'hold-above-winnings', won: most });
  }
  const drafts: Draft[] = [];
  let left = cents;
  for (const place of placesOf(table, patron, seat)) {
    const debit = patronAccount(place, patron);
    const part = Math.min(left, availableOf(table.ledger, debit));
    left -= part;
    if (part === 0) continue;
    drafts.push(transfer({ debit, credit: heldAccount(place, patron), cents: part, memo: 'hold' }));
  }
  if (left > 0) {
    return refuse('not-enough-money', clause, {
      code: 'hold-above-balance',
      balance: cents - left,
    });
  }
  return { drafts, cents, since, won: takenFrom(won, cents) };
}

export function evolvePatronSanctioned(table: Table, event: PatronSanctioned): Table {
  const { kind, patron, transfers = [] } = event;
  const back = new Set(transfers.map(({ refersTo }) => refersTo).filter(id => id !== null));
  const after = touched(withoutStakes(table, back), patron, kind === 'exclude');
  const { claims } = after;
  const excluded =
    kind === 'exclude' && !claims.excluded.includes(patron)
      ? [...claims.excluded, patron]
      : claims.excluded;
  const holds = [...claims.holds, ...holdsOf(event, transfers)];
  const detained = [...claims.detained, ...detentionOf(event)];
  return { ...after, claims: { ...claims, holds, excluded, detained } };
}

const detentionOf = ({ waits, seat, patron, at }: PatronSanctioned): readonly Detention[] =>
  waits === true ? [{ seat, patron, since: at }] : [];

/** Every place of the person is touched; whoever is excluded is on the way out of each. */
const touched = (table: Table, patron: string, leaves: boolean): Table => ({
  ...table,
  seats: table.seats.map(seat => {
    if (personAt(seat, patron) === undefined) return seat;
    const revision = seat.revision + 1;
    if (!leaves) return { ...seat, revision };
    const leaving = seat.leaving || seat.patron?.id === patron;
    const standing = seat.standing.map(person =>
      person.id === patron ? { ...person, leaving: true as const } : person,
    );
    return { ...seat, revision, leaving, standing };
  }),
});

/** One hold for each transfer that took money aside: its number is the hold's. */
function holdsOf(event: PatronSanctioned, transfers: readonly Transfer[]): readonly Hold[] {
  const { patron, breach, won = [] } = event;
  let left = won;
  return transfers
    .filter(({ memo }) => memo === 'hold')
    .map(({ id, credit, cents }) => {
      const hold = { id, seat: placeIn(credit).seat, patron, cents, incident: breach };
      if (won.length === 0) return hold;
      const own = takenFrom(left, cents);
      left = without(left, own);
      return { ...hold, won: own };
    });
}

const without = (won: readonly WonIn[], taken: readonly WonIn[]): readonly WonIn[] =>
  won.map(part => {
    const gone = taken.find(({ shoe, coup }) => shoe === part.shoe && coup === part.coup);
    return gone === undefined ? part : { ...part, cents: part.cents - gone.cents };
  });

export const sanctionPatronAct: Act<SanctionPatron, PatronSanctioned> = {
  name: 'sanction-patron',
  fields: sanctionPatronFields,
  may: ['supervise'],
  secondPerson: 'approves',
  decide: decideSanctionPatron,
  evolve: { 'patron-sanctioned': evolvePatronSanctioned },
};
