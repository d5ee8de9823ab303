import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { post, Screen } from '../testing/screen.ts';
import { PlayedTable, PlayedTournament } from '../testing/tournament.ts';

const clause = clausesOf('tasmania');
const CUP = 'derwent-cup';
const PLAYER_WINS = ['9s', '2h', 'Kd', 'Kc'] as const;
const SECRET = 'three hundred and ten dollars';
const form = {
  ...{ name: 'A. Patron', seatNumber: '2', figures: '310', words: SECRET },
  ...{ marked: ['banker' as const], signature: 'A. Patron' },
};

let house: TestHouse;
let cup: PlayedTournament;
let table: PlayedTable;

beforeAll(async () => {
  house = await startTestHouse({}, { plan: planOf(dealtTable('cup-1'), dealtTable('t1')) });
  await house.house.tournaments.demonstrate();
  cup = new PlayedTournament(house, CUP);
  for (const role of ['tournament-director', 'dealer', 'table-inspector', 'operator'] as const) {
    await cup.join(role);
  }
  table = new PlayedTable(cup, 'heats', 'cup-1');
});
afterAll(() => house.end());

/** The session is being played, whether a test before this one began it or not. */
async function playing(): Promise<void> {
  const director = cup.as('tournament-director');
  if (director.view.sessions[0]?.state === 'playing') return;
  await director.do({ do: 'sign-director-on' });
  await director.do({ do: 'start-session', session: 'heats' });
  await table.begin();
}

test('the demonstration house has a small tournament ready to run', async () => {
  const list = (await (await fetch(`${house.url}/api/tournaments`)).json()) as object;
  expect(list).toMatchObject({ tournaments: [{ tournament: CUP, title: 'Derwent Cup' }] });
  const { view } = cup.as('operator');
  expect(view).toMatchObject({ phase: 'closed', published: true, entered: 6 });
  expect(view.sessions).toMatchObject([{ id: 'heats', state: 'seated' }]);
  expect(view.office?.missing.play).toEqual([]);
});

describe('a session over sockets', () => {
  test('begins when the director is there, with everybody at an own terminal', async () => {
    const director = cup.as('tournament-director');
    const start = { do: 'start-session', session: 'heats' } as const;
    expect(await director.ask(start)).toMatchObject({ outcome: 'refused' });
    await playing();
    const own = cup.at('cup-1', 2).view;
    expect(own.you?.at).toEqual({ session: 'heats', table: 'cup-1', seat: 2 });
    expect(own.office).toBeNull();
  });

  clause('16.3.1', 'a table of a session takes no ordinary wagers meanwhile', async () => {
    await playing();
    const { body } = await post(`${house.url}/api/demo/roles`, { role: 'dealer' });
    const { token } = body as { token: string };
    const answers = async (name: string) => {
      const console = await Screen.overSocket(house.url, `console-${name}`);
      await console.hello({ as: 'console', table: name }, { token });
      return console.ask({ do: 'sign-on', duty: 'dealer' });
    };
    expect(await answers('cup-1')).toMatchObject({
      outcome: 'refused',
      refusal: { clause: 'tasmania 16.3.1' },
    });
    expect(await answers('t1')).toMatchObject({ outcome: 'done' });
  });

  clause(
    ['16.1 Secret Wager', '16.6.8', '16.6.9'],
    'no message tells another of a secret before it is read out',
    async () => {
      await playing();
      const board = await cup.board();
      await table.dealer({ do: 'open-wagering' });
      await table.patron(1, { do: 'place-wager', seat: 1, on: 'player', stake: 5_000 });
      await table.patron(2, { do: 'hand-in-form', seat: 2, form });
      await table.dealer({ do: 'mark-secret', seat: 2 });
      await table.inspector({ do: 'record-form', seat: 2 });
      await table.patron(3, { do: 'place-wager', seat: 3, on: 'player', stake: 5_000 });
      await table.inspector({ do: 'examine-form', seat: 2, finding: 'approved' });
      await table.dealer({ do: 'close-wagering' });
      await table.deal(PLAYER_WINS);

      const others = [
        ...['tournament-director', 'dealer', 'operator'].map(role => cup.as(role as 'dealer')),
        ...[cup.at('cup-1', 1), cup.at('cup-1', 3), board],
      ];
      for (const { screen } of others) {
        const heard = JSON.stringify(screen.heard);
        expect(heard).not.toContain(SECRET);
        expect(heard).not.toContain('31000');
        expect(heard).not.toContain('69000');
      }
      const seen = ({ screen }: { screen: Screen }) => JSON.stringify(screen.heard);
      expect(seen(cup.at('cup-1', 2))).toContain(SECRET);
      expect(seen(cup.as('table-inspector'))).toContain(SECRET);

      await table.inspector({ do: 'announce-secrets' });
      await table.dealer({ do: 'settle-coup' });
      await board.screen.until(() => seen(board).includes('31000'));
      await table.patron(1, { do: 'ask-for-form', of: 2 });
      expect(seen(cup.at('cup-1', 1))).toContain(SECRET);
      expect(seen(cup.at('cup-1', 3))).not.toContain(SECRET);
    },
  );

  test('a terminal speaks for its own seat, and nobody for another role', async () => {
    await playing();
    const wager = { do: 'place-wager', seat: 1, on: 'player', stake: 5_000 } as const;
    expect(await cup.at('cup-1', 3).ask(table.command(wager))).toMatchObject({
      refusal: { refused: 'not-your-seat' },
    });
    const asks = (role: 'dealer' | 'table-inspector', what: 'announce-secrets' | 'open-wagering') =>
      cup.as(role).ask(table.command({ do: what }));
    expect(await asks('dealer', 'announce-secrets')).toMatchObject({ outcome: 'refused' });
    expect(await asks('table-inspector', 'open-wagering')).toMatchObject({ outcome: 'refused' });
    expect(await cup.at('cup-1', 1).ask({ do: 'award-prizes' })).toMatchObject({
      refusal: { clause: 'R-ACC-1' },
    });
    const board = await cup.board();
    expect(await board.ask({ do: 'award-prizes' })).toMatchObject({ outcome: 'refused' });
  });

  test('a command that comes twice is done once', async () => {
    await playing();
    const dealer = cup.as('dealer');
    const open = table.command({ do: 'open-wagering' });
    const first = await dealer.ask(open, 900);
    expect(first).toMatchObject({ outcome: 'done' });
    expect(await dealer.ask(open, 900)).toEqual(first);
  });
});

test('published conditions can be read, printed and kept by anybody', async () => {
  const paper = `${house.url}/api/tournaments/${CUP}/conditions`;
  const told = (await (await fetch(paper)).json()) as { paragraphs: { clause: string }[] };
  expect(told.paragraphs.map(each => each.clause)).toContain('16.2.2.i');
  const html = await (await fetch(`${paper}.html`)).text();
  expect(html).toContain('<h1>Derwent Cup</h1>');
  const pdf = Buffer.from(await (await fetch(`${paper}.pdf`)).arrayBuffer());
  expect(readPdf(pdf)).toContain('Derwent Cup');

  const { body } = await post(`${house.url}/api/demo/roles`, { role: 'operator' });
  const { token } = body as { token: string };
  const opened = { tournament: 'draft-cup', rulebook: 'crown-rapid' };
  const authorization = `Bearer ${token}`;
  const made = await post(`${house.url}/api/tournaments`, opened, { authorization });
  expect(made).toMatchObject({ status: 201, body: { phase: 'draft' } });
  expect((await fetch(`${house.url}/api/tournaments/draft-cup/conditions`)).status).toBe(404);
  const again = await post(`${house.url}/api/tournaments`, opened, { authorization });
  expect(again.status).toBe(409);
});

test('a tournament is what it was after the house was opened again', async () => {
  const before = house.house.tournaments.desk(CUP)?.tournament;
  await house.close();
  const { folder } = house;
  const plan = planOf(dealtTable('cup-1'), dealtTable('t1'));
  const again = await startTestHouse({}, { folder, plan });
  house = again;
  expect(again.house.tournaments.desk(CUP)?.tournament).toEqual(before);
  expect(again.house.tournaments.summaries).toHaveLength(2);
});
