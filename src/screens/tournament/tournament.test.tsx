// The tournament's screens, drawn from what the tournament itself shows each role.

import { describe, expect, test } from 'vitest';
import { modelFinal } from '../../tournament/conditions/model-conditions.ts';
import { viewsOf } from '../../tournament/view/view-for.ts';
import { begun, inTurnCoup, inTurnCommand, PLAYER_WINS } from '../../tournament/testing/in-turn.ts';
import {
  director,
  entered,
  names,
  patron,
  staff,
  started,
  type TournamentScene,
  drafted,
} from '../../tournament/testing/scene.ts';
import type { TournamentView } from '../../wire/index.ts';
import { NOTHING_SEEN } from '../client/screen-state.ts';
import { draw, wordsOn } from '../testing/draw.tsx';
import { LANGUAGES } from '../texts/index.ts';
import { fieldName } from './office/field-name.ts';
import { tournamentTexts } from './use-tournament.ts';
import { BoardFace } from './board.tsx';
import { CompetitorFace } from './seat/competitor.tsx';
import { type OFFICE_TABS, OfficeFace } from './office/office.tsx';
import { officeSteps } from './office/office-steps.ts';

const ignore = () => undefined;

const viewFor = (
  { book, tournament, now }: TournamentScene,
  role: 'tournament-director' | 'dealer' | 'table-inspector' | 'display' | 'patron',
  id = '',
): TournamentView => viewsOf({ book, tournament }, now)({ role, id });

const office = (
  scene: TournamentScene,
  opened?: (typeof OFFICE_TABS)[number],
  language?: (typeof LANGUAGES)[number],
) =>
  wordsOn(
    draw(
      <OfficeFace
        view={viewFor(scene, 'tournament-director', director.id)}
        acting="tournament-director"
        submit={ignore}
        token={null}
        {...(opened === undefined ? {} : { opened })}
      />,
      language,
    ),
  );

/** Three patrons at the first table, seated with their chips. */
const atTable = (): TournamentScene =>
  begun(
    started(entered('tasmania', 3, { rounds: [modelFinal()] }), 's1', 'Final', names(3)),
    PLACE,
  );

const PLACE = ['s1', 'T1'] as const;

const submit = (
  scene: TournamentScene,
  what: Parameters<typeof inTurnCommand>[1],
  by = staff('dealer'),
) => scene.do(inTurnCommand(PLACE, what, by));

const terminal = (scene: TournamentScene, seat: number) =>
  wordsOn(
    draw(
      <CompetitorFace
        state={{ ...NOTHING_SEEN, connected: true }}
        view={viewFor(scene, 'patron', `p${seat}`)}
        table="T1"
        seat={seat}
        submit={ignore}
      />,
    ),
  );

const desk = (scene: TournamentScene, role: 'dealer' | 'table-inspector') =>
  wordsOn(
    draw(
      <OfficeFace
        view={viewFor(scene, role, `${role}-1`)}
        acting={role}
        submit={ignore}
        token={null}
      />,
    ),
  );

const SECRET_TEXTS = 'three hundred dollars';
const form = {
  ...{ name: 'P. One', seatNumber: '1', figures: '$300', words: SECRET_TEXTS },
  ...{ marked: ['player' as const], signature: 'P. One' },
};

test('[R-MOD-3] the office sees what each seat of the session wagered and won', () => {
  const scene = inTurnCoup(atTable(), PLACE, { 1: 20_000 }, PLAYER_WINS);
  const words = office(scene, 'sessions');
  expect(words).toContain('Coups Wagered Won Given Taken');
  // One coup, 200.00 staked, 400.00 back, the bank of 10,000.00, nothing taken away.
  expect(words).toContain('1 200.00 400.00 10,000.00 0.00');
});

describe('the office', () => {
  test('says what is missing, and offers what comes next and nothing else', () => {
    const scene = drafted('tasmania');
    expect(officeSteps(viewFor(scene, 'tournament-director', director.id), 'operator')).toEqual([
      { word: 'publish', about: '', command: { do: 'publish-conditions' } },
    ]);
    expect(office(scene)).toContain('Publish the conditions');
    expect(office(scene)).toMatch(/published \(16/);
    const ready = entered('tasmania', 3);
    expect(office(ready)).toContain('Plan the session');
    expect(office(ready, 'people')).toContain('Name of p1');
    expect(office(ready, 'people')).toContain('Disqualify');
  });

  test('takes nothing as said that an applicant has to confirm', () => {
    const people = draw(
      <OfficeFace
        view={viewFor(drafted('tasmania'), 'tournament-director', director.id)}
        acting="tournament-director"
        submit={ignore}
        token={null}
        opened="people"
      />,
    );
    for (const word of ['May enter the casino and gamble', 'Accepts the conditions']) {
      expect(people).toContain(word);
    }
    expect(people).not.toContain('checked=""');
  });

  test.each(LANGUAGES)('names every term and text of the document in %s', language => {
    const scene = drafted('tasmania');
    const { conditions } = scene.tournament;
    const html = office(scene, 'papers', language);
    const fields = [
      ...Object.keys(conditions?.terms ?? {}),
      ...Object.keys(conditions?.texts ?? {}),
    ];
    expect(fields.length).toBeGreaterThan(60);
    const told = fields.map(field => fieldName(language, field, '') ?? `no name: ${field}`);
    expect(told.filter(name => !html.includes(name))).toEqual([]);
  });

  test('leads through a session to its prizes', () => {
    const scene = atTable();
    expect(office(scene)).toContain('Nothing is waiting for you now.');
    for (const word of ['T1', 'Name of p3', 'playing']) expect(office(scene)).toContain(word);
  });
});

describe('the desk', () => {
  test('asks the dealer and the inspector for one thing at a time', () => {
    const scene = atTable();
    expect(desk(scene, 'dealer')).toContain('Open wagering');
    submit(scene, { do: 'open-wagering' });
    expect(desk(scene, 'dealer')).toContain('Pass over');
    expect(desk(scene, 'dealer')).not.toContain('No more wagers');
    expect(desk(scene, 'table-inspector')).toContain('Nothing is waiting for you now.');
  });
});

describe('a competitor’s terminal', () => {
  test('cannot be missed when it is the patron’s turn, and offers no way back', () => {
    const scene = submit(atTable(), { do: 'open-wagering' });
    const turn = viewFor(scene, 'display').sessions[0]?.tables[0]?.play;
    const seat = turn?.way === 'in-turn' ? (turn.view.turn ?? 0) : 0;
    expect(terminal(scene, seat)).toContain('Your turn');
    expect(terminal(scene, seat)).toContain('A wager cannot be taken back.');
    expect(terminal(scene, (seat % 3) + 1)).toContain('Please wait');
    expect(terminal(scene, (seat % 3) + 1)).not.toContain('Place it');
  });

  test('says on each area what it pays, by the version that the conditions name', () => {
    const words = terminal(submit(atTable(), { do: 'open-wagering' }), 1);
    for (const area of ['Player 1:1', 'Tie 8:1', 'Banker 19:20']) expect(words).toContain(area);
  });

  test('keeps a secret from every other screen until it is read out', () => {
    const scene = submit(atTable(), { do: 'open-wagering' });
    submit(scene, { do: 'hand-in-form', seat: 1, form }, patron('p1'));
    submit(scene, { do: 'mark-secret', seat: 1 });
    submit(scene, { do: 'record-form', seat: 1 }, staff('table-inspector'));
    const others = [terminal(scene, 2), terminal(scene, 3), desk(scene, 'dealer'), office(scene)];
    for (const screen of others) {
      expect(screen).not.toContain(SECRET_TEXTS);
      expect(screen).not.toContain('300.00');
    }
    expect(terminal(scene, 1)).toContain('Nobody else sees it.');
    expect(desk(scene, 'table-inspector')).toContain(SECRET_TEXTS);
  });
});

describe('the leader board', () => {
  const board = (scene: TournamentScene, language?: (typeof LANGUAGES)[number]) =>
    wordsOn(
      draw(
        <BoardFace
          state={{ ...NOTHING_SEEN, connected: true }}
          view={viewFor(scene, 'display')}
          name="cup"
        />,
        language,
      ),
    );

  test('ranks by chips, in every language', () => {
    const scene = inTurnCoup(atTable(), PLACE, { 2: 200_000 }, PLAYER_WINS);
    expect(board(scene)).toMatch(/1 Name of p2/);
    for (const language of LANGUAGES) {
      expect(board(scene, language)).toContain(tournamentTexts(language).chips);
    }
  });

  test('nobody leads before anybody has chips', () => {
    const words = board(entered('tasmania', 3, { rounds: [modelFinal()] }));
    expect(words).toMatch(/– Name of p1/);
    expect(words).not.toMatch(/1 Name of p1/);
  });

  test('is never blank: before the first view it has at least its name', () => {
    const words = wordsOn(draw(<BoardFace state={NOTHING_SEEN} view={null} name="cup" />));
    expect(words).toMatch(/^cup .* Please wait$/);
  });
});
