// What whoever answers a request for an approval must know: the act, its subject and figures, what
// it would move as the table stands, and whether this person may stand behind it at all.

import { balanceOf, patronAccount } from '../../../table/accounts/money.ts';
import { lies } from '../../../table/coup/hands.ts';
import { decide } from '../../../table/decide.ts';
import { fold } from '../../../table/evolve.ts';
import { isRefusal, type Refusal } from '../../../table/refusal.ts';
import { sortedJson } from '../../../table/sorted-json.ts';
import type { DealtCard, Table, TableCoup } from '../../../table/table.ts';
import type { AskedApprovalPage, HandsOnFelt } from '../../../wire/pit/asked-approvals.ts';
import { hasAnyPower } from '../../../rulebooks/roles.ts';
import type { AskedApproval } from '../../record/asked-approvals.ts';
import { stampCommand } from '../../tables/mailbox/request.ts';
import type { HouseTable } from '../../tables/installed/house-table.ts';
import type { FloorPerson, LookedFor } from './asked.ts';

interface Move {
  readonly seat: number;
  readonly patron: string;
  readonly stakes: number;
  readonly account: number;
}

/** What would become of it with this person behind it. */
interface Outlook {
  readonly refusal: Refusal | null;
  readonly moves: readonly Move[];
  readonly felt: AskedApprovalPage['felt'];
}

/** Judged as the table stands, and nothing is done; nobody knows where it is on another node. */
async function outlook(
  housed: HouseTable | undefined,
  { asker, command }: Pick<AskedApproval, 'asker' | 'command'>,
  approvedBy: FloorPerson,
  now: number,
): Promise<Outlook | null> {
  const mailbox = housed?.parts?.mailbox;
  if (mailbox === undefined) return null;
  const past = await mailbox.pastFor(command).catch(() => undefined);
  const { book, table } = mailbox;
  const at = Math.max(now, table.at);
  const decision = decide(
    { book, table, past },
    stampCommand({ by: asker, command, approvedBy }, at),
  );
  if (isRefusal(decision)) return { refusal: decision, moves: [], felt: null };
  const after = fold(book, table, decision);
  return { refusal: null, moves: movesBetween(table, after), felt: feltBetween(table, after) };
}

function feltBetween(before: Table, after: Table): Outlook['felt'] {
  if (before.coup === null || before.coup.number !== after.coup?.number) return null;
  const felt = { before: openOnFelt(before.coup), after: openOnFelt(after.coup) };
  return sortedJson(felt.before) === sortedJson(felt.after) ? null : felt;
}

/** What everybody at the table sees: a card that lies face down stays so. */
function openOnFelt({ cards }: Pick<TableCoup, 'cards'>): HandsOnFelt {
  const of = (side: DealtCard['to']) =>
    cards.filter(({ to }) => to === side).map(dealt => (lies(dealt) ? null : dealt.card));
  return { player: of('player'), banker: of('banker') };
}

function movesBetween(before: Table, after: Table): readonly Move[] {
  return before.seats.flatMap(({ number, patron, wagers }) => {
    const patrons = new Set(wagers.map(({ patron: whose }) => whose));
    if (patron !== null) patrons.add(patron.id);
    return [...patrons].flatMap(whose => {
      const [was, is] = [holding(before, number, whose), holding(after, number, whose)];
      const move = {
        ...{ seat: number, patron: whose },
        ...{ stakes: is.staked - was.staked, account: is.balance - was.balance },
      };
      return move.stakes === 0 && move.account === 0 ? [] : [move];
    });
  });
}

/** What a patron has at a seat: on the account, and on the felt. */
function holding(table: Table, seat: number, patron: string) {
  const at = table.seats.find(({ number }) => number === seat);
  const own = at?.wagers.filter(wager => wager.patron === patron) ?? [];
  return {
    balance: Math.max(0, balanceOf(table.ledger, patronAccount(seat, patron))),
    staked: own.reduce((sum, { stake }) => sum + stake, 0),
  };
}

/** Whether this person may stand behind it: the book says so, as it would of an approval. */
function mayStand(seen: Outlook | null, { role }: FloorPerson): boolean {
  if (seen?.refusal === null) return true;
  // What cannot be done as the table stands names nobody's rank.
  if (seen?.refusal.refused === 'needs-second-approver') return false;
  return hasAnyPower(role, ['supervise', 'approve-payments']);
}

export interface FactsWorld {
  readonly table: (name: string) => HouseTable | undefined;
  readonly now: number;
}

/** Whether this person's word would count at that table. */
export async function mayAnswer(
  { table, now }: FactsWorld,
  asked: AskedApproval,
  by: FloorPerson,
): Promise<boolean> {
  return mayStand(await outlook(table(asked.table), asked, by, now), by);
}

/** What of a request stands on the page as it is. */
type Shown = Pick<
  AskedApproval,
  'asker' | 'table' | 'command' | 'firstAt' | 'askedAt' | 'until'
> & {
  readonly request: string | null;
};

/** What a table looks for somebody for, who stands at it: the floor reads it, and cannot answer. */
export const lookedForFacts = (world: FactsWorld, looked: LookedFor, by: FloorPerson) => {
  const { from, ...wanted } = looked;
  return askedFacts(world, { ...wanted, request: null, askedAt: from, until: from }, by);
};

/** The request as this person sees it; null where their word would not count there. */
export async function askedFacts(
  { table, now }: FactsWorld,
  asked: Shown,
  by: FloorPerson,
): Promise<AskedApprovalPage | null> {
  const housed = table(asked.table);
  const seen = await outlook(housed, asked, by, now);
  const own = asked.asker.id === by.id;
  if (!own && !mayStand(seen, by)) return null;
  const at = housed?.parts?.mailbox.table;
  const { do: act, ...fields } = asked.command;
  const said = new Map(figuresOf(fields).map(({ name, says }) => [name, says]));
  const [seat, patron, cents] = [
    numberIn(said, 'seat'),
    said.get('patron'),
    numberIn(said, 'cents'),
  ];
  const has = at && seat !== null && patron !== undefined ? holding(at, seat, patron) : null;
  const shown = ['what', 'seat', 'patron', 'cents'];
  return {
    ...{ request: asked.request, table: asked.table, act, what: said.get('what') ?? null },
    ...{ seat, patron: patron ?? null, cents },
    currency: at?.setup?.currency ?? housed?.plan.setup.currency ?? null,
    figures: figuresOf(fields).filter(({ name }) => !shown.includes(name)),
    moves: [...(seen?.moves ?? [])],
    felt: seen?.felt ?? null,
    refusal: own ? null : (seen?.refusal?.reason ?? null),
    ...{ by: asked.asker.id, role: asked.asker.role },
    ...{ firstAt: asked.firstAt, at: asked.askedAt, until: asked.until },
    ...{ balance: has?.balance ?? null, staked: has?.staked ?? null },
    dealer: at?.staff.dealer ?? null,
    supervisor: at?.staff.gameSupervisor ?? at?.staff.casinoSupervisor ?? null,
    own,
  };
}

interface Figure {
  readonly name: string;
  readonly says: string;
}

/** Every field of a command by its name, lists in one line, none left out. */
function figuresOf(value: object, before = ''): readonly Figure[] {
  return Object.entries(value).flatMap(([name, says]: [string, unknown]): readonly Figure[] => {
    const path = before === '' || before === 'facts.' ? name : `${before}${name}`;
    if (Array.isArray(says)) return [{ name: path, says: says.map(inWords).join(' ') }];
    if (typeof says === 'object' && says !== null) return figuresOf(says, `${path}.`);
    return [{ name: path, says: inWords(says) }];
  });
}

const inWords = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function numberIn(said: ReadonlyMap<string, string>, name: string): number | null {
  const value = Number(said.get(name) ?? Number.NaN);
  return Number.isSafeInteger(value) ? value : null;
}
