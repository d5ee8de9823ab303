// One connection: it says hello, watches one thing, and sends commands. Whatever comes in is
// checked before anything else sees it; whatever goes out is dropped with the connection if nobody
// takes it.

import { stoppedReason } from '../tables/installed/house-table.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import { recallView } from '../../table/views/recall-view.ts';
import type {
  ClientMessage,
  CommandMessage,
  Hello,
  TournamentCommandMessage,
  Watch,
} from '../../wire/socket/client-messages.ts';
import type { CloseReason, NoticeName, ServerMessage } from '../../wire/socket/server-messages.ts';
import { WIRE_VERSION } from '../../wire/socket/version.ts';
import type { ConnectedHouse } from './connected-house.ts';
import { mismatchOf } from '../house/approval/on-record.ts';
import type { HouseTable } from '../tables/installed/house-table.ts';
import { type CommandOutcome, refused } from '../tables/mailbox/outcome.ts';
import type { Floor } from './floor.ts';
import { approverOf } from '../tournaments/desk.ts';
import { isOfTournament } from './admit-to-tournament.ts';
import {
  admit,
  type AdmittedClient,
  type Caller,
  type Cookies,
  maySend,
  ON_BREAK,
  watchedTable,
  type Rejection,
} from './guest.ts';
import { LineRate } from '../sockets/line-rate.ts';
import { previewOf } from './preview.ts';
import { faultOf, keyIn, readMessage } from '../sockets/read-message.ts';
import { APPROVAL_IS_OVER, NOT_ITS_SEAL, ONLY_SHOWS } from './line-refusals.ts';
import { SeatLine } from './seat-line.ts';
import { welcomeTo } from './welcome.ts';
import { LONGEST_MESSAGE, type Transport } from '../sockets/transport.ts';

/** RFC 6455: gone as agreed, or against the rules. */
const CLOSE_CODES = { away: 1001, policy: 1008, tryAgain: 1013 } as const;
const HELLO_WITHIN_MS = 10_000;
const SEAL_BYTES = 18;
/** A connection that goes on sending too much is ended after so many. */
const MOST_OVER_RATE = 200;

const nothing = (): void => undefined;

/** What a screen says once it was let in. */
type GuestMessage = Exclude<ClientMessage, { readonly kind: 'hello' }>;

export class GuestConnection {
  readonly #house: ConnectedHouse;
  readonly #floor: Floor;
  readonly #transport: Transport;
  readonly #cookies: Cookies;
  readonly #rate: LineRate;
  #callOffHello: () => void;
  #guest: AdmittedClient | null = null;
  #page = '';
  #seal: string | null = null;
  #isGreeting = false;
  #isOver = false;
  #overRate = 0;
  #delayMs: number | null = null;
  #leave: () => void = nothing;

  constructor(
    house: ConnectedHouse,
    floor: Floor,
    transport: Transport,
    { cookies, address }: Caller,
  ) {
    this.#house = house;
    this.#floor = floor;
    this.#transport = transport;
    this.#cookies = cookies;
    this.#rate = new LineRate(floor, address, house.clock.now(), () =>
      this.bye('too-many-messages', { code: 'too-many-strangers' }),
    );
    this.#callOffHello = house.clock.after(HELLO_WITHIN_MS, () => {
      // A screen that was too busy to speak in time is no stranger: it may come again.
      if (!this.#isGreeting) this.bye('not-understood', { code: 'no-hello' }, true);
    });
  }

  /** How long a message takes to the screen and back; null until it was measured. */
  get delayMs(): number | null {
    return this.#delayMs;
  }

  /** The table that is watched here, or null. */
  get table(): string | null {
    return this.#guest === null ? null : watchedTable(this.#guest.watch);
  }

  measured(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  /** Takes one message as it came; only a greeting takes its time. */
  receive(text: string): Promise<void> | undefined {
    if (this.#isOver) return undefined;
    if (!this.#rate.take(this.#house.clock.now())) {
      this.#tooMuch(text);
      return undefined;
    }
    const message = text.length > LONGEST_MESSAGE ? undefined : readMessage(text);
    if (message?.kind === 'hello') return this.#greet(message);
    if (message === undefined) this.#notUnderstood(text);
    else this.#handle(message);
    return undefined;
  }

  #handle(message: GuestMessage): void {
    const guest = this.#guest;
    if (guest === null) {
      this.bye('not-understood', { code: 'hello-first' });
      return;
    }
    const gone = guest.until === null ? null : this.#sessionFault(guest, message.kind);
    if (gone !== null) {
      this.bye(gone.why, gone.reason);
      return;
    }
    if (guest.device !== null && this.#house.devices.listed(guest.device) === null) {
      this.bye('not-enrolled', { code: 'device-taken-off-list' });
      return;
    }
    this.#answer(guest, message);
  }

  /**
   * Whether a signed-in person still is: a command keeps the sign-in alive, a mere ping does not.
   */
  #sessionFault({ mark }: AdmittedClient, kind: ClientMessage['kind']): Rejection | null {
    const { sessions } = this.#house;
    const standing = kind === 'ping' ? sessions.standing(mark) : sessions.use(mark);
    switch (standing) {
      case 'open':
        return null;
      case 'on-break':
        return ON_BREAK;
      case 'idle':
      case 'over':
        return { why: 'session-over', reason: { code: 'session-run-out' } };
    }
  }

  /** The other end is cut off: it did not listen, did not answer, or spoke no WebSocket. */
  cutOff(why: 'slow' | 'silent' | 'broken'): void {
    if (!this.#isOver) this.#house.meters.dropped.inc({ why });
    this.over();
  }

  /** The other end is gone. A seat stays taken: a drop is not a leave. */
  over(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#callOffHello();
    this.#rate.over(this.#house.clock.now());
    this.#leave();
    this.#floor.forget(this);
  }

  /** Tells somebody who was let in; nobody else is told anything. */
  notify(message: string): void {
    if (this.#guest !== null) this.send(message);
  }

  send(message: string): void {
    if (this.#isOver) return;
    if (this.#transport.buffered() > this.#house.settings.mostBufferedBytes) {
      // Who does not listen would make everybody's messages pile up.
      this.cutOff('slow');
      this.#transport.close(CLOSE_CODES.tryAgain, 'too slow');
      return;
    }
    this.#transport.send(message);
  }

  bye(
    why: CloseReason,
    reason: HouseReason,
    again = why === 'house-closes' || why === 'too-many-messages',
  ): void {
    if (this.#isOver) return;
    this.#sendMessage({ kind: 'bye', why, reason, again });
    this.#house.meters.dropped.inc({ why });
    this.over();
    this.#transport.close(again ? CLOSE_CODES.tryAgain : CLOSE_CODES.policy, why);
  }

  #sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #answer(guest: AdmittedClient, message: GuestMessage): void {
    switch (message.kind) {
      case 'ping':
        this.#sendMessage({ kind: 'pong', at: message.at, now: this.#house.clock.now() });
        return;
      case 'command':
        this.#do(guest, message);
        return;
      case 'tournament-command':
        this.#doAtTournament(guest, message);
        return;
      case 'preview':
        void this.#preview(guest, message);
        return;
      case 'recall':
        this.#recall(guest, message.key);
    }
  }

  /** The effect of a report, for staff at a console. Nothing is done. */
  async #preview(
    guest: AdmittedClient,
    { key, command }: Extract<ClientMessage, { kind: 'preview' }>,
  ): Promise<void> {
    this.#sendMessage({ kind: 'effect', key, ...(await previewOf(this.#house, guest, command)) });
  }

  /** The last coups, with the payments of whoever holds the terminal's seat now. */
  #recall({ watch, actor }: AdmittedClient, key: number): void {
    const name = watchedTable(watch);
    if (name === null) return;
    const table = this.#house.table(name)?.parts?.mailbox.table;
    const whose = watch.as === 'terminal' ? { seat: watch.seat, patron: actor().id } : null;
    const coups = table === undefined ? [] : [...recallView(table, whose)];
    this.#sendMessage({ kind: 'recalled', key, table: name, coups });
  }

  /** A second hello on one connection changes nothing: it was the first that was answered. */
  async #greet(hello: Hello): Promise<void> {
    if (this.#guest !== null || this.#isGreeting) {
      this.bye('not-understood', { code: 'hello-twice' });
      return;
    }
    if (hello.wire !== WIRE_VERSION) {
      this.bye('wrong-version', { code: 'wire-version', number: WIRE_VERSION });
      return;
    }
    this.#isGreeting = true;
    const guest = await admit(this.#house, hello, this.#cookies).catch(() => null);
    if (this.#isOver) return;
    if (guest === null) {
      this.bye('house-closes', { code: 'cannot-look-you-up' });
    } else if ('why' in guest) {
      this.bye(guest.why, guest.reason);
    } else {
      this.#letIn(guest, hello);
    }
  }

  #letIn(guest: AdmittedClient, hello: Hello): void {
    const house = this.#house;
    this.#guest = guest;
    this.#page = `${guest.mark}.${hello.page}`;
    this.#callOffHello();
    // So that the timer is not kept for as long as the line is.
    this.#callOffHello = nothing;
    if (guest.whose !== null) this.#rate.belongsTo(guest.whose, house.clock.now());
    const { watch } = guest;
    const name = watchedTable(watch);
    const table = name === null ? undefined : house.table(name);
    const desk = isOfTournament(watch) ? house.tournaments.desk(watch.tournament) : undefined;
    this.#seal =
      watch.as === 'terminal' ? house.chance.bytes(SEAL_BYTES).toString('base64url') : null;
    const nextKey = table?.parts?.mailbox.nextKeyOf(this.#page) ?? desk?.nextKeyOf(this.#page) ?? 1;
    this.#sendMessage(welcomeTo(house, guest, { nextKey, seal: this.#seal }));
    this.#leave = this.#watch(guest, hello.seen);
    this.#tellStanding(watch, table);
  }

  /** What holds already when somebody comes: halts, stops, and what staff must look at. */
  #tellStanding(watch: Watch, table: HouseTable | undefined): void {
    const house = this.#house;
    const { reason: halted } = house.play;
    const notify = (what: NoticeName, reason: HouseReason): void =>
      this.#sendMessage({ kind: 'notice', what, reason });
    if (halted !== null) notify('play-halted', halted);
    const stopped = table?.stopped ?? null;
    if (stopped !== null) notify('table-stopped', stoppedReason(stopped));
    if (watch.as !== 'console') return;
    const mismatch = house.demonstration ? null : mismatchOf(house.approved.system);
    if (mismatch !== null) notify('not-approved', mismatch);
    for (const { what, reason } of house.equipment.troubles.at(watch.table)) notify(what, reason);
  }

  #watch({ watch, device, actor }: AdmittedClient, seen: number | undefined): () => void {
    if (watch.as === 'pit') return this.#floor.watchPit(this);
    if (isOfTournament(watch)) {
      const viewer = () => (watch.as === 'leader-board' ? { role: 'display' as const } : actor());
      const desk = this.#house.tournaments.desk(watch.tournament);
      const table =
        watch.as === 'tournament' ? {} : { table: watch.as === 'competitor' ? watch.table : null };
      const send = (message: string): void => this.send(message);
      return desk?.broadcast.watch({ send, viewer, ...table }) ?? nothing;
    }
    const broadcast = this.#house.table(watch.table)?.parts?.broadcast;
    if (broadcast === undefined) return nothing;
    if (watch.as === 'display') return broadcast.watchPublic(this, seen);
    if (watch.as === 'console') {
      const leaveTable = broadcast.watchConsole(this, seen);
      // A table has one console: whoever came before from it, or as it, is at another table now.
      const leaveConsole = device === null ? undefined : this.#floor.takeConsole(device, this);
      return () => {
        leaveTable();
        leaveConsole?.();
      };
    }
    return broadcast.watchTerminal(new SeatLine(this, watch.seat), seen);
  }

  #do(guest: AdmittedClient, { key: number, command, approval }: CommandMessage): void {
    const name = watchedTable(guest.watch);
    const table = name === null ? undefined : this.#house.table(name);
    if (table === undefined || !maySend(guest)) {
      this.#sendOutcome(number, ONLY_SHOWS);
      return;
    }
    if (command.do === 'confirm-snapshot' && command.signature !== this.#seal) {
      this.#sendOutcome(number, NOT_ITS_SEAL);
      return;
    }
    const { clock } = this.#house;
    const arrived = clock.steady();
    const onOutcome = (outcome: CommandOutcome): void => {
      this.#house.meters.commandSeconds.observe((clock.steady() - arrived) / 1000);
      this.#sendOutcome(number, outcome);
    };
    const by = guest.actor();
    const key = { page: this.#page, number };
    if (approval === undefined) {
      table.take({ by, command, key }, onOutcome);
      return;
    }
    const approvedBy = this.#house.approvals.use(approval, table.plan.name, command);
    if (approvedBy === undefined) onOutcome(APPROVAL_IS_OVER);
    else table.take({ by, command, key, approvedBy }, onOutcome);
  }

  /** A command for the tournament that is watched; a leader board only shows. */
  #doAtTournament({ watch, actor }: AdmittedClient, sent: TournamentCommandMessage): void {
    const { key, command, approval } = sent;
    const held = this.#house.hold.refusal();
    if (held !== null) return this.#sendOutcome(key, refused(held));
    const desk = isOfTournament(watch) ? this.#house.tournaments.desk(watch.tournament) : undefined;
    const approvedBy = approverOf(this.#house.approvals, command, approval);
    const mayDo = desk !== undefined && watch.as !== 'leader-board';
    if (!mayDo || approvedBy === undefined) {
      this.#sendOutcome(key, mayDo ? APPROVAL_IS_OVER : ONLY_SHOWS);
      return;
    }
    const by = actor();
    const request = { by, command, key: { page: this.#page, number: key }, approvedBy };
    void desk.submit(request).then(outcome => this.#sendOutcome(key, outcome));
  }

  #sendOutcome(key: number, outcome: CommandOutcome): void {
    this.#house.meters.outcomes[outcome.outcome] += 1;
    // The number of a key is all that is added: the outcome is the message.
    this.send(JSON.stringify({ kind: 'answer', key, ...outcome }));
  }

  #notUnderstood(text: string): void {
    this.#house.meters.malformed.inc();
    const key = keyIn(text);
    const fault = faultOf(text);
    if (this.#guest === null || key === null) {
      this.bye('not-understood', { code: 'message-not-known', note: fault });
      return;
    }
    const reason = { code: 'not-understood', note: fault } as const;
    this.#sendOutcome(key, refused({ refused: 'not-understood', clause: 'R-COM-3', reason }));
  }

  #tooMuch(text: string): void {
    this.#overRate += 1;
    if (this.#overRate > MOST_OVER_RATE) {
      this.bye('too-many-messages', { code: 'too-many-messages' });
      return;
    }
    const key = text.length > LONGEST_MESSAGE ? null : keyIn(text);
    const reason = { code: 'sent-too-fast' } as const;
    if (key !== null) this.#sendOutcome(key, { outcome: 'busy', reason });
    else if (this.#overRate === 1)
      this.#sendMessage({ kind: 'notice', what: 'rate-limited', reason });
  }
}
