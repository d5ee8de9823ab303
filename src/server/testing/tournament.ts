// A tournament played over real sockets: everybody at an own screen, every refusal loud.

import { setTimeout as wait } from 'node:timers/promises';
import type { Card } from '../../rules/cards.ts';
import type { StaffRole } from '../../wire/roles.ts';
import type { CommandReply } from '../../wire/socket/server-messages.ts';
import type { SentTournamentCommand } from '../../tournament/acts.ts';
import type { TestHouse } from './house.ts';
import { post, Screen } from './screen.ts';

type InTurn = Extract<
  Extract<SentTournamentCommand, { do: 'play' }>['command'],
  { way: 'in-turn' }
>['what'];

/** A connection that sends too fast is asked to wait for a moment. */
const BUSY_MS = 100;

/** One person at one screen of a tournament. */
export class Attendant {
  readonly screen: Screen;
  #key: number;

  constructor(screen: Screen) {
    this.screen = screen;
    this.#key = screen.last('welcome')?.nextKey ?? 1;
  }

  get view() {
    const message = this.screen.last('tournament');
    if (message === undefined) throw new Error('no view was sent');
    return message.view;
  }

  /** Waits until the view shows it: who did it may be told before this screen is. */
  shows(it: (view: Attendant['view']) => boolean): Promise<void> {
    return this.screen.until(() => it(this.view));
  }

  /** Sends a command and waits for its answer. */
  async ask(
    command: SentTournamentCommand,
    key = this.#key,
    approval?: string,
  ): Promise<CommandReply> {
    this.#key = Math.max(this.#key, key + 1);
    const from = this.screen.heard.length;
    const approved = approval === undefined ? {} : { approval };
    this.screen.raw({ kind: 'tournament-command', key, command, ...approved });
    const answer = () =>
      this.screen.heard
        .slice(from)
        .find((each): each is CommandReply => each.kind === 'answer' && each.key === key);
    await this.screen.until(() => answer() !== undefined || this.screen.isOver);
    const told = answer();
    if (told === undefined) {
      throw new Error(`no answer to ${command.do}: ${JSON.stringify(this.screen.last('bye'))}`);
    }
    return told;
  }

  /** Does it, again where the house was busy; a refusal is a fault of the test. */
  async do(command: SentTournamentCommand): Promise<void> {
    let told = await this.ask(command);
    while (told.outcome === 'busy') {
      await wait(BUSY_MS);
      told = await this.ask(command);
    }
    if (told.outcome !== 'done') {
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(told)}`);
    }
  }
}

/** A whole tournament with its people. */
export class PlayedTournament {
  readonly house: Pick<TestHouse, 'url'>;
  readonly name: string;
  readonly staff = new Map<StaffRole, Attendant>();
  readonly competitors = new Map<string, Attendant>();

  /** How long each screen waits for an answer; left out, as long as any other. */
  readonly #patienceMs: number | undefined;

  constructor(house: Pick<TestHouse, 'url'>, name: string, patienceMs?: number) {
    this.house = house;
    this.name = name;
    this.#patienceMs = patienceMs;
  }

  async #screen(page: string): Promise<Screen> {
    const screen = await Screen.overSocket(this.house.url, page);
    screen.patienceMs = this.#patienceMs ?? screen.patienceMs;
    return screen;
  }

  /** Somebody in a role, signed in by the demonstration's door. */
  async join(role: StaffRole): Promise<Attendant> {
    const { body } = await post(`${this.house.url}/api/demo/roles`, { role });
    const { token } = body as { token: string }; // checked by the house's own schema
    const screen = await this.#screen(`page-${role}`);
    await screen.hello({ as: 'tournament', tournament: this.name }, { token });
    const attendant = new Attendant(screen);
    this.staff.set(role, attendant);
    return attendant;
  }

  as(role: StaffRole): Attendant {
    const attendant = this.staff.get(role);
    if (attendant === undefined) throw new Error(`nobody joined as ${role}`);
    return attendant;
  }

  /** The terminal of a seat. */
  async sit(table: string, seat: number): Promise<Attendant> {
    const { tournament } = { tournament: this.name };
    const { body } = await post(`${this.house.url}/api/demo/competitors`, {
      ...{ tournament, table, seat },
    });
    const { token } = body as { token: string }; // checked by the house's own schema
    const screen = await this.#screen(`page-${table}-${seat}`);
    await screen.hello({ as: 'competitor', tournament, table, seat }, { token });
    const attendant = new Attendant(screen);
    this.competitors.set(`${table}/${seat}`, attendant);
    return attendant;
  }

  at(table: string, seat: number): Attendant {
    const attendant = this.competitors.get(`${table}/${seat}`);
    if (attendant === undefined) throw new Error(`nobody sits at ${table}/${seat}`);
    return attendant;
  }

  /** The leader board, which anybody may look at. */
  async board(): Promise<Attendant> {
    const screen = await this.#screen('page-board');
    await screen.hello({ as: 'leader-board', tournament: this.name });
    return new Attendant(screen);
  }
}

/** One table of a session, by plain words. */
export class PlayedTable {
  readonly #tournament: PlayedTournament;
  readonly session: string;
  readonly table: string;

  constructor(tournament: PlayedTournament, session: string, table: string) {
    this.#tournament = tournament;
    this.session = session;
    this.table = table;
  }

  command(what: InTurn): SentTournamentCommand {
    const { session, table } = this;
    return { do: 'play', session, table, command: { way: 'in-turn', what } };
  }

  dealer(what: InTurn): Promise<void> {
    return this.#tournament.as('dealer').do(this.command(what));
  }

  inspector(what: InTurn): Promise<void> {
    return this.#tournament.as('table-inspector').do(this.command(what));
  }

  patron(seat: number, what: InTurn): Promise<void> {
    return this.#tournament.at(this.table, seat).do(this.command(what));
  }

  /** The seats of the table, as the draw has filled them. */
  get seats(): readonly number[] {
    const { sessions } = this.#tournament.as('dealer').view;
    const at = sessions
      .find(({ id }) => id === this.session)
      ?.tables.find(({ table }) => table === this.table);
    return at?.seats.map(({ seat }) => seat) ?? [];
  }

  /** Staff, cards and every step of the shoe, until a coup can begin. */
  async readyShoe(): Promise<void> {
    for (;;) {
      const { shoe = null } = this.#dealing() ?? {};
      if (shoe === null) return;
      const before = this.#dealing();
      await (shoe.by === 'table-inspector' ? this.inspector(shoe.what) : this.dealer(shoe.what));
      await this.#tournament.as('dealer').shows(() => this.#dealing() !== before);
    }
  }

  #dealing() {
    const { sessions } = this.#tournament.as('dealer').view;
    const at = sessions.find(({ id }) => id === this.session);
    const play = at?.tables.find(({ table }) => table === this.table)?.play;
    return play?.way === 'in-turn' ? play.view.dealing : null;
  }

  /** Everybody at an own terminal, with chips, and the shoe in. */
  async begin(chips = 100_000): Promise<void> {
    // The director has opened the session: the dealer's screen may still be about to hear of it.
    await this.#tournament.as('dealer').shows(() => this.#dealing() !== null);
    await this.readyShoe();
    for (const seat of this.seats) {
      await this.#tournament.sit(this.table, seat);
      await this.patron(seat, { do: 'take-seat', seat });
      await this.dealer({ do: 'give-chips', seat, chips, kind: 'tournament-chips' });
    }
    await this.dealer({ do: 'begin-play' });
  }

  /** Wagers [seat, side, stake], then the cards, turned by the dealer, and the settlement. */
  async coup(
    wagers: readonly (readonly [number, 'player' | 'banker', number])[],
    cards: readonly Card[],
  ): Promise<void> {
    await this.readyShoe();
    await this.dealer({ do: 'open-wagering' });
    for (const [seat, on, stake] of wagers) {
      await this.patron(seat, { do: 'place-wager', seat, on, stake });
    }
    await this.dealer({ do: 'close-wagering' });
    await this.deal(cards);
    await this.dealer({ do: 'settle-coup' });
  }

  async deal(cards: readonly Card[]): Promise<void> {
    for (const card of cards) {
      const command = { do: 'deal-card', card, source: 'keypad' } as const;
      await this.dealer({ do: 'at-table', command });
    }
    for (const side of ['player', 'player', 'banker', 'banker'] as const) {
      await this.dealer({ do: 'at-table', command: { do: 'turn-card', side } });
    }
  }
}
