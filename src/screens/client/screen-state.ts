// What a screen knows: folded from the server's messages, thought about without a browser.

import type { HouseReason } from '../../wire/index.ts';
import type {
  ConsoleView,
  CloseReason,
  PitLine,
  PublicView,
  SeatView,
  ServerMessage,
  TableSummary,
  SentCommand,
} from '../../wire/index.ts';
import { areaKey } from './area-key.ts';
import { keepSame } from './keep-same.ts';
import type { Viewer } from './powers.ts';
import { answeredReport, type ShownReport, reportOnNewLine, reportShown } from './shown-report.ts';

export interface RefusedCommand {
  readonly key: number;
  /** Which refusal, by its name on the wire; 'busy', 'remark' or a notice where it is none. */
  readonly refused: string;
  readonly reason: HouseReason;
  readonly clause: string;
  /** The irregularity that what was refused looks like; left out where it is none. */
  readonly report?: string;
}

/** A command that was sent and is not yet seen in what the server shows. */
export interface UnconfirmedCommand {
  readonly key: number;
  readonly command: SentCommand;
  /** The table's last event when it was done; its view may still be on the way. */
  readonly done: number | null;
}

type EffectMessage = Extract<ServerMessage, { kind: 'effect' }>;

export interface ScreenState {
  readonly connected: boolean;
  /** Why it is of no use to try again; null while it is. */
  readonly over: HouseReason | null;
  /** Why the server closed the line; null before. */
  readonly closeReason: CloseReason | null;
  /** The house's name, as it stands on every table. */
  readonly house: string | null;
  readonly demonstration: boolean;
  readonly role: string | null;
  /** What the own role may do in the house. */
  readonly powers: Viewer['powers'];
  /** What a visitor of a demonstration may be. */
  readonly roles: Viewer['roles'];
  readonly nextKey: number;
  /** How far the server's clock is ahead of ours, for the countdown alone (R-BET-1). */
  readonly aheadMs: number;
  readonly number: number;
  /** True when a change did not fit what is shown: the line begins again. */
  readonly stale: boolean;
  readonly table: PublicView | null;
  readonly console: ConsoleView | null;
  readonly seat: SeatView | null;
  /** The number of the own seat's view; 0 before there is one on this line. */
  readonly seatAt: number;
  readonly patron: string | null;
  /** Signs what a terminal says on this line of what it showed; null where nothing is asked. */
  readonly seal: string | null;
  /** What it has said of the wagers at the last close; null before the first. */
  readonly said: ShownReport | null;
  readonly pending: readonly UnconfirmedCommand[];
  readonly effect: EffectMessage | null;
  /** The last coups as they were asked for, the latest last; null before the first asking. */
  readonly recalled: Of<'recalled'>['coups'] | null;
  /** How the last patron of this seat was paid; null before, and once somebody sits again. */
  readonly paidOut: Of<'paid-out'> | null;
  /** For staff: the seats whose terminals are connected. */
  readonly connectedSeats: readonly number[];
  /** For staff: how many public displays show the table; null before the server has said. */
  readonly displays: number | null;
  /** What all patrons have staked together on each area of a coup. */
  readonly totals: Readonly<Record<string, number>>;
  readonly totalsOf: number | null;
  readonly refused: RefusedCommand | null;
  readonly notice: HouseReason | null;
  /** What the house tells at the table besides the game. */
  readonly houseMessages: Of<'house-messages'>['messages'];
  readonly tables: readonly TableSummary[];
  /** For staff: what waits at every table, and what it has brought. */
  readonly pitLines: readonly PitLine[];
  /** The tournament that is watched, as this role may see it. */
  readonly tournament: Extract<ServerMessage, { kind: 'tournament' }> | null;
}

export const NOTHING_SEEN: ScreenState = {
  connected: false,
  over: null,
  closeReason: null,
  house: null,
  demonstration: false,
  role: null,
  powers: [],
  roles: [],
  nextKey: 1,
  aheadMs: 0,
  number: 0,
  stale: false,
  table: null,
  console: null,
  seat: null,
  seatAt: 0,
  patron: null,
  seal: null,
  said: null,
  pending: [],
  effect: null,
  recalled: null,
  paidOut: null,
  connectedSeats: [],
  displays: null,
  totals: {},
  totalsOf: null,
  refused: null,
  notice: null,
  houseMessages: [],
  tables: [],
  pitLines: [],
  tournament: null,
};

/** The state after one message; a change that does not fit is not shown: the line begins again. */
export function hear(state: ScreenState, message: ServerMessage, now: number): ScreenState {
  switch (message.kind) {
    case 'welcome':
      return { ...welcomed(state, message), aheadMs: message.now - now };
    case 'view':
      return {
        ...state,
        stale: false,
        number: message.number,
        table: message.view,
        console: message.for === 'console' ? message.view : null,
      };
    case 'change':
      return changed(state, message);
    case 'seat':
      return {
        ...state,
        seat: keepSame(state.seat, message.view),
        seatAt: message.number,
        patron: message.patron,
        paidOut: message.view?.open === true ? null : state.paidOut,
        pending: state.pending.filter(({ done }) => done === null || done > message.number),
      };
    case 'laid':
      return laid(state, message);
    case 'answer':
      return answered(state, message);
    case 'totals':
      return {
        ...state,
        totalsOf: message.coup,
        totals: Object.fromEntries(message.areas.map(({ bet, stake }) => [areaKey(bet), stake])),
      };
    case 'pit':
      return {
        ...state,
        tables: message.tables,
        pitLines: message.lines,
        demonstration: message.demonstration,
      };
    case 'notice':
      return noticed(state, message);
    case 'bye':
      return {
        ...state,
        connected: false,
        over: message.again ? null : message.reason,
        closeReason: message.why,
      };
    case 'house-messages':
      return { ...state, houseMessages: message.messages };
    case 'pong':
      return { ...state, aheadMs: message.now - now };
    case 'tournament':
      return { ...state, tournament: message };
    case 'effect':
      return { ...state, effect: message };
    case 'recalled':
      return { ...state, recalled: message.coups };
    case 'paid-out':
      return { ...state, paidOut: message };
    case 'terminals':
      return {
        ...state,
        connectedSeats: message.seats.filter(each => each.connected).map(each => each.seat),
        displays: message.displays,
      };
  }
}

type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { kind: Kind }>;

const welcomed = (state: ScreenState, message: Of<'welcome'>): ScreenState => ({
  ...state,
  connected: true,
  over: null,
  house: message.house,
  demonstration: message.demonstration,
  role: message.you.role,
  powers: message.you.powers,
  roles: message.roles ?? [],
  nextKey: Math.max(message.nextKey, ...unanswered(state).map(({ key }) => key + 1)),
  seal: message.seal ?? null,
  said: reportOnNewLine(state.said),
  seatAt: 0,
  // What was under way when the line broke shows in the next views, or never was: but for cards.
  pending: unanswered(state),
});

const CARDS: readonly SentCommand['do'][] = ['announce-counts', 'deal-card', 'turn-card'];

/**
 * Cards that were keyed and not answered when the line broke: they are sent again under their own
 * keys, and what had arrived is not done twice (R-BET-3). Nothing that was keyed vanishes.
 */
export const unanswered = ({
  pending,
}: Pick<ScreenState, 'pending'>): readonly UnconfirmedCommand[] =>
  pending.filter(({ command, done }) => done === null && CARDS.includes(command.do));

/** A wager of this seat has been stored: of its view, what lies and what is left changes. */
const laid = (state: ScreenState, { number, fields }: Of<'laid'>): ScreenState => ({
  ...state,
  seat: state.seat && keepSame(state.seat, { ...state.seat, ...fields }),
  seatAt: number,
  pending: state.pending.filter(({ done }) => done === null || done > number),
});

/** What stops play stays until it goes on; what happened to one wager is said like a refusal. */
function noticed(state: ScreenState, { what, reason, clause = '' }: Of<'notice'>): ScreenState {
  switch (what) {
    case 'play-halted':
    case 'table-stopped':
      return { ...state, notice: reason };
    case 'play-goes-on':
      return { ...state, notice: null };
    case 'wager-returned':
    case 'rate-limited':
    case 'ticket-trouble':
    case 'device-trouble':
    case 'not-approved':
      return { ...state, refused: { key: 0, refused: what, reason, clause } };
  }
}

function changed(state: ScreenState, message: Of<'change'>): ScreenState {
  if (state.table === null || message.from !== state.number) return { ...state, stale: true };
  return {
    ...state,
    number: message.number,
    table: changedBy(state.table, message.fields),
    console: state.console === null ? null : changedBy(state.console, message.fields),
  };
}

/** A view with what changed of it; of that too, equal parts stay the same. */
const changedBy = <View extends PublicView>(view: View, fields: Of<'change'>['fields']): View =>
  keepSame(view, { ...view, ...fields });

function answered(state: ScreenState, message: Of<'answer'>): ScreenState {
  const { key } = message;
  if (state.said?.key === key) {
    const isBusy = message.outcome === 'busy';
    return { ...state, said: answeredReport(state.said, isBusy, state.number) };
  }
  const others = state.pending.filter(command => command.key !== key);
  if (message.outcome === 'done') return wasDone(state, others, message);
  const refused =
    message.outcome === 'refused'
      ? { key, ...told(message.refusal) }
      : { key, refused: 'busy', reason: message.reason, clause: '' };
  // One touch may send two commands: why the first was refused says more than that the second was.
  const isSecond = state.refused !== null && state.refused.key === key - 1;
  return { ...state, pending: others, refused: isSecond ? state.refused : refused };
}

type RefusedAnswer = Extract<Of<'answer'>, { outcome: 'refused' }>;

const told = ({ refused, reason, clause, report }: RefusedAnswer['refusal']) => ({
  ...{ refused, reason, clause },
  ...(report === undefined ? {} : { report }),
});

/** Done: what it changed may be shown already, or comes with the next view of the seat. */
function wasDone(
  state: ScreenState,
  others: readonly UnconfirmedCommand[],
  { key, number, remarks = [] }: Extract<Of<'answer'>, { outcome: 'done' }>,
): ScreenState {
  const mine = state.pending.find(command => command.key === key);
  const isAhead = state.seat !== null && number > state.seatAt;
  const pending = mine !== undefined && isAhead ? [...others, { ...mine, done: number }] : others;
  const [remark] = remarks;
  const refused =
    remark === undefined
      ? null
      : { key, refused: 'remark', reason: remark.reason, clause: remark.clause };
  return { ...state, pending, refused };
}

/**
 * A command is under way: it has its key, and whatever was refused before is said no more. What the
 * terminal says by itself at the close is nothing to the patron: the felt stays as it is.
 */
export function withPending(state: ScreenState, command: SentCommand): ScreenState {
  const { nextKey: key } = state;
  if (command.do === 'confirm-snapshot') {
    return { ...state, nextKey: key + 1, said: reportShown(command.digest, key) };
  }
  const pending = [...state.pending, { key, command, done: null }];
  return { ...state, nextKey: key + 1, refused: null, pending };
}
