// A patron at a terminal of a running house, over a real socket: sits down, inserts a note, wagers.

import type { CommandReply } from '../../wire/socket/server-messages.ts';
import type { SentCommand } from '../../table/acts.ts';
import type { PlannedTable } from '../record/plan.ts';
import { dealtTable } from './house.ts';
import { post, Screen } from './screen.ts';

/** A table that a virtual dealer opens, and whose wagering stays open. */
export const virtualTable = (name: string): PlannedTable => ({
  ...dealtTable(name, { cuttingCard: 'counted' }),
  shoe: 'virtual',
});

export class Seated {
  readonly screen: Screen;
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  #patron = '';

  private constructor(screen: Screen, table: string, seat: number, token: string) {
    this.screen = screen;
    this.table = table;
    this.seat = seat;
    this.token = token;
  }

  /** Sits down with a note of 100.00 as soon as wagers are taken. */
  static async at(url: string, table: string, seat = 1): Promise<Seated> {
    const { body } = await post(`${url}/api/demo/seats`, { table, seat });
    const { token } = body as { token: string }; // the route's own answer
    const seated = await Seated.again(url, table, seat, token);
    await seated.screen.until(() => seated.screen.view?.phase === 'wagering');
    await post(`${url}/api/demo/notes`, { token, cents: 10_000 });
    await seated.screen.until(() => seated.balance === 10_000);
    return seated;
  }

  /** The same terminal at a house that was started again. */
  static async again(url: string, table: string, seat: number, token: string): Promise<Seated> {
    const screen = await Screen.overSocket(url, `terminal-${seat}`);
    await screen.hello({ as: 'terminal', table, seat }, { token });
    return new Seated(screen, table, seat, token);
  }

  /** Comes back after the house was started again. */
  async back(url: string): Promise<Seated> {
    const again = await Seated.again(url, this.table, this.seat, this.token);
    again.#patron = this.#patron;
    return again;
  }

  get balance(): number | undefined {
    return this.screen.seat?.view?.balance;
  }

  /** The stakes that lie at this seat, as the terminal shows them. */
  get stakes(): readonly number[] {
    return (this.screen.seat?.view?.wagers ?? []).map(({ stake }) => stake);
  }

  /** A stake on Player, as a command. */
  command(stake: number): SentCommand {
    const { seat } = this;
    // At a table that is stopped nobody is told who sits there: a screen knows it from before.
    this.#patron = this.screen.seat?.patron ?? this.#patron;
    return { do: 'set-wager', seat, patron: this.#patron, bet: { on: 'player' }, stake };
  }

  wager(stake: number, more: { key?: number } = {}): Promise<CommandReply> {
    return this.screen.ask(this.command(stake), more);
  }
}
