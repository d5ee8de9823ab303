import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, expect } from 'vitest';

import { assert } from '../../../rules/assert.ts';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { staff } from '../../../table/testing/scene.ts';
import type { Actor } from '../../../table/setup/setup.ts';
import type { SentCommand } from '../../../table/acts.ts';
import { dealtTable, planOf, startTestHouse, type TestHouse } from '../../testing/house.ts';
import { patronAt, wagerBy } from '../../testing/mailbox.ts';
import type { MonitoringReport } from './outbox.ts';

const clause = clausesOf('crown-rapid');

/** The central system: deaf until it is told to listen, and forgetful once. */
class Centre {
  readonly reports: MonitoringReport[] = [];
  repeated = 0;
  isDeaf = true;
  #forgets = true;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => {
        text += part.toString('utf8');
      });
      request.on('end', () => {
        response.statusCode = this.#take(text) ? 200 : 503;
        response.end();
      });
    });
  }

  /** Takes a batch; of the first one the answer gets lost. */
  #take(text: string): boolean {
    if (this.isDeaf) return false;
    const { reports } = JSON.parse(text) as { reports: MonitoringReport[] }; // the link's own
    const last = this.reports.at(-1)?.number ?? 0;
    this.repeated += reports.filter(({ number }) => number <= last).length;
    this.reports.push(...reports.filter(({ number }) => number > last));
    const isLost = this.#forgets;
    this.#forgets = false;
    return !isLost;
  }

  listen(): Promise<string> {
    return new Promise(ready => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        const port = typeof address === 'object' && address !== null ? address.port : 0;
        ready(`http://127.0.0.1:${port}/reports`);
      });
    });
  }

  close(): void {
    this.#server.close();
  }
}

const centre = new Centre();
let house: TestHouse | null = null;
/** The house plays its first coup while nobody at the centre listens. */
beforeAll(async () => {
  const monitoring = await centre.listen();
  const table = dealtTable('pit');
  house = await startTestHouse({ monitoring }, { plan: planOf(table) });
  await act({ do: 'sign-on', duty: 'dealer' });
  await act({ do: 'open-table', setup: table.setup });
  await act({ do: 'bring-cards', cardSet: 'set-1', preShuffled: false });
  for (const step of ['check', 'shuffle', 'cut', 'place-cutting-card', 'burn'] as const) {
    const cut = step === 'cut' ? { cutAt: 100 } : {};
    await act({ do: 'prepare-shoe', step, ...cut }, staff('game-supervisor'));
  }
  const chips = { seat: 1, patron: 'patron-1', tender: 'chips', cents: 10_000 } as const;
  await act({ do: 'buy-in', ...chips });
  await playCoup();
});
afterAll(async () => {
  await house?.end();
  centre.close();
});

async function act(command: SentCommand, by: Actor = staff('dealer')): Promise<void> {
  const outcome = await house?.house.table('pit')?.parts?.mailbox.submit({ by, command });
  assert(outcome?.outcome === 'done', JSON.stringify(outcome));
}

async function playCoup(): Promise<void> {
  await act({ do: 'open-wagering' });
  await act(wagerBy(1, 5_000), patronAt(1));
  await act({ do: 'close-wagering' });
  for (const card of ['9s', '5h', 'Ts', 'Tc'] as const) {
    await act({ do: 'deal-card', card, source: 'keypad' });
  }
  await act({ do: 'settle-coup' });
}

clause(
  '1.1 game system (a)',
  'cut off from central monitoring the table plays on; its reports follow later, in order',
  async () => {
    // The first report could not be delivered: that is on record, and play has not waited.
    const told = (): readonly string[] => centre.reports.map(({ kind }) => kind);
    const lost = async (): Promise<number> => {
      const { rows } = (await house?.house.journal.db.query<{ n: number }>(
        "select count(*)::int as n from journal where kind = 'monitoring-lost'",
      )) ?? { rows: [] };
      return rows[0]?.n ?? 0;
    };
    await expect.poll(lost, { timeout: 10_000 }).toBe(1);
    expect(told()).toEqual([]);
    await playCoup();

    centre.isDeaf = false;
    const settled = (): number => told().filter(kind => kind === 'coup-settled').length;
    await expect.poll(settled, { timeout: 20_000 }).toBe(2);
    await expect.poll(() => told().includes('monitoring-restored'), { timeout: 20_000 }).toBe(true);
    const numbers = centre.reports.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const mine = centre.reports.filter(({ stream }) => stream === 'table:pit');
    expect(mine.map(({ seq }) => seq)).toEqual(
      mine.map(({ seq }) => seq).toSorted((a, b) => a - b),
    );
    expect(mine.map(({ kind }) => kind)).not.toContain('wagers-changed');
    // What the centre took without our hearing so came again, under the same numbers.
    expect(centre.repeated).toBeGreaterThan(0);
  },
);
