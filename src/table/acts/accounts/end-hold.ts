// An investigation ends: two people say whether held money goes to the patron or to the house.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { transfer } from '../../../ledger/index.ts';
import { assert } from '../../../rules/assert.ts';
import type { Act, Approvable, At, CommandWith, Decision, Happened } from '../../act.ts';
import type { Claims, Hold } from '../../matters/claims.ts';
import { heldAccount, stillWon } from '../../accounts/holds.ts';
import { placesOf } from '../../people/known-patrons.ts';
import { drawUp, houseAccount, patronAccount } from '../../accounts/money.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import {
  type OutstandingDifference,
  owedAccount,
  withOutstandingAccounts,
  withRows,
} from '../../restatement/outstanding.ts';
import { lacksPower } from '../../people/roles.ts';
import { clauseOfSanction } from '../../people/sanctions.ts';
import { secondPerson } from '../../people/second-person.ts';
import type { Actor } from '../../setup/setup.ts';
import type { Table } from '../../table.ts';

const endHoldFields = {
  ...field.atSeat,

  /** Which of them, by its number: left out where there is one. */
  hold: field.count.exactOptional(),
  to: z.enum(['patron', 'house']),
  finding: field.words,
};

export type EndHold = CommandWith<'end-hold', typeof endHoldFields> & Approvable;

export interface HoldEnded extends Happened {
  readonly happened: 'hold-ended';
  readonly seat: number;
  readonly patron: string;
  readonly to: 'patron' | 'house';
  readonly finding: string;
  readonly hold?: number;
  readonly approvedBy?: Actor;
  /** The patron was gone: the house owes it from now on, as it owes after a correction. */
  readonly owed?: readonly OutstandingDifference[];
}

export function decideEndHold(room: At, command: EndHold): Decision<HoldEnded> {
  const { by, at, seat, patron, to, finding } = command;
  const { table } = room;
  const unauthorised = lacksPower(room, by, 'sanction-patron');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfSanction(room, 'hold-winnings');
  const hold = holdMeant(table.claims, command, clause);
  if ('refused' in hold) return hold;
  if (finding === '') return refuse('steps-missing', clause, { code: 'finding-missing' });
  // A coup that was restated since may have paid less: the rest is the patron's own money.
  const most = to === 'house' ? stillWon(table, hold) : hold.cents;
  if (most < hold.cents) {
    return refuse('not-enough-money', clause, { code: 'hold-above-winnings', won: most });
  }
  const approvedBy = secondPerson(room, command, 'sanction-patron', clause);
  if (isRefusal(approvedBy)) return approvedBy;
  const [place] = placesOf(table, patron, seat);
  const owed =
    to === 'patron' && place === undefined
      ? [{ ...OF_NO_COUP, seat, patron, cents: hold.cents, refersTo: hold.id }]
      : [];
  const credit =
    to === 'house'
      ? houseAccount(table)
      : place === undefined
        ? owedAccount({ seat, patron })
        : patronAccount(place, patron);
  const { ledger } = withOutstandingAccounts(table, owed);
  const draft = { debit: heldAccount(seat, patron), credit, cents: hold.cents } as const;
  const transfers = drawUp(ledger, [transfer({ ...draft, memo: 'release' })]);
  assert(!('refused' in transfers), 'what is held is there to be released');
  const ended = { seat, patron, to, finding, hold: hold.id, approvedBy, owed };
  return [{ happened: 'hold-ended', by, at, ...ended, transfers }];
}

/** What a hold let go is no coup's: no restatement may touch it. */
const OF_NO_COUP = { shoe: 0, coup: 0 };

/** The hold that is meant; of several the person who decides names one. */
function holdMeant({ holds }: Claims, command: EndHold, clause: string): Hold | Refusal {
  const { seat, patron, hold: id } = command;
  const meant = holds.filter(
    each => each.seat === seat && each.patron === patron && (id === undefined || each.id === id),
  );
  const [hold] = meant;
  if (hold === undefined) return refuse('nothing-to-do', clause, { code: 'nothing-held' });
  if (meant.length === 1) return hold;
  return {
    ...refuse('facts-missing', clause, { code: 'several-holds-open', count: meant.length }),
    asks: 'hold',
  };
}

/** What stays with the house was won: it cannot be held once more. */
export function evolveHoldEnded(table: Table, event: HoldEnded): Table {
  const { claims } = table;
  const hold = claims.holds.find(each => isEnded(each, event));
  if (hold === undefined) return table;
  const { patron, won = [] } = hold;
  const gone = event.to === 'house' ? won.map(part => ({ patron, ...part })) : [];
  return {
    ...withRows(table, [...table.outstanding, ...(event.owed ?? [])]),
    claims: {
      ...claims,
      holds: claims.holds.filter(each => each !== hold),
      forfeited: [...claims.forfeited, ...gone],
    },
  };
}

/** Journals of 0.1.0 name no hold: it is the first there of that sum. */
const isEnded = ({ id, seat, patron, cents }: Hold, event: HoldEnded): boolean =>
  event.hold === undefined
    ? seat === event.seat && patron === event.patron && cents === event.transfers?.[0]?.cents
    : id === event.hold;

export const endHoldAct: Act<EndHold, HoldEnded> = {
  name: 'end-hold',
  fields: endHoldFields,
  may: ['supervise'],
  whileFrozen: 'waits',
  secondPerson: 'approves',
  decide: decideEndHold,
  evolve: { 'hold-ended': evolveHoldEnded },
};
