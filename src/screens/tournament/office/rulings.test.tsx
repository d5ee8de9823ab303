// The desk where all wager together, the rarer acts at a desk and the director's rulings, drawn
// from what the tournament itself shows.

import { describe, expect, test } from 'vitest';
import { modelFinal } from '../../../tournament/conditions/model-conditions.ts';
import { begun, inTurnCommand } from '../../../tournament/testing/in-turn.ts';
import {
  CARDS,
  coup,
  entered,
  names,
  patron,
  staff,
  START,
  started,
  type TournamentScene,
} from '../../../tournament/testing/scene.ts';
import { viewsOf } from '../../../tournament/view/view-for.ts';
import type { PlayView, SimultaneousView, TournamentView } from '../../../wire/index.ts';
import { NOTHING_SEEN } from '../../client/screen-state.ts';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { LANGUAGES } from '../../texts/index.ts';
import { tournamentTexts } from '../use-tournament.ts';
import { CompetitorFace } from '../seat/competitor.tsx';
import { type OFFICE_TABS, OfficeFace } from './office.tsx';
import { officeSteps } from './office-steps.ts';
import { deskSteps } from '../desk/desk-steps.ts';
import { misdealTold } from '../desk/misdeal-form.tsx';
import { positionActs, tableActs } from '../desk/rarer-acts.tsx';
import { handIn, simultaneousSteps } from '../desk/simultaneous-desk.tsx';

const ignore = () => undefined;
const PLACE = ['s1', 'T1'] as const;

const viewFor = (
  { book, tournament, now }: TournamentScene,
  role: 'tournament-director' | 'dealer' | 'table-inspector',
): TournamentView => viewsOf({ book, tournament }, now)({ role, id: `${role}-1` });

const face = (
  scene: TournamentScene,
  role: 'tournament-director' | 'dealer' | 'table-inspector',
  opened?: (typeof OFFICE_TABS)[number],
  language?: (typeof LANGUAGES)[number],
) =>
  draw(
    <OfficeFace
      view={viewFor(scene, role)}
      acting={role}
      submit={ignore}
      token={null}
      {...(opened === undefined ? {} : { opened })}
    />,
    language,
  );

/** Three patrons at a Crown table for two coups, their banks not out yet. */
const together = (): TournamentScene =>
  started(
    entered('crown-rapid', 3, { rounds: [{ ...modelFinal(), length: { coups: 2 } }] }),
    's1',
    'Final',
    names(3),
  );

const simultaneousView = (scene: TournamentScene): SimultaneousView => {
  const play = viewFor(scene, 'dealer').sessions[0]?.tables[0]?.play;
  if (play?.way !== 'together') throw new Error('all wager together at this table');
  return play.view;
};

const inTurn = (): TournamentScene =>
  begun(
    started(entered('tasmania', 3, { rounds: [modelFinal()] }), 's1', 'Final', names(3)),
    PLACE,
  );

const inTurnView = (scene: TournamentScene): PlayView => {
  const play = viewFor(scene, 'dealer').sessions[0]?.tables[0]?.play;
  if (play?.way !== 'in-turn') throw new Error('they wager in turn at this table');
  return play.view;
};

const wordsOf = (acts: readonly { readonly word: string }[]) => acts.map(({ word }) => word);

describe('the desk where all wager together', () => {
  test('leads from coup to coup, and the commands it sends are taken', () => {
    const scene = together();
    for (const word of ['openWagering', 'closeWagering']) {
      const [first] = simultaneousSteps(simultaneousView(scene));
      expect(first?.word).toBe(word);
      if (first !== undefined) scene.together(...PLACE, first.command);
    }
    expect(simultaneousSteps(simultaneousView(scene))).toEqual([]);
    expect(wordsOn(face(scene, 'dealer'))).toContain('Player 1 A♠');
  });

  test('hides what may go wrong with a coup behind a fold, and shows open wagers', () => {
    const scene = together().together(...PLACE, { do: 'open-wagering' });
    const wager = { do: 'wager', seat: 2, on: 'banker', stake: 10_000 } as const;
    scene.together(...PLACE, wager, patron('p2'));
    expect(wordsOn(face(scene, 'dealer'))).toMatch(/2 Name of p2 .*Banker 100\.00/);
    scene.together(...PLACE, { do: 'close-wagering' });
    const html = face(scene, 'dealer');
    expect(html.slice(html.indexOf('<details'))).toContain('order of the cards is lost');
    expect(html.slice(0, html.indexOf('<details'))).not.toContain('order of the cards is lost');
  });

  test('opens sealed wagers one by one after the cards, and pays then', () => {
    const scene = together().together(...PLACE, { do: 'open-wagering' });
    for (const seat of [1, 3]) {
      const wager = { seat, on: 'banker', stake: 30_000 * seat, signature: 'X' } as const;
      scene.together(...PLACE, { do: 'seal-wager', ...wager }, patron(`p${seat}`));
    }
    expect(wordsOn(face(scene, 'dealer'))).not.toMatch(/300\.00|900\.00/);
    scene.together(...PLACE, { do: 'close-wagering' });
    scene.together(...PLACE, { do: 'record-coup', coup: CARDS.banker });
    for (const about of ['1', '3']) {
      const [first] = simultaneousSteps(simultaneousView(scene));
      expect(first).toMatchObject({ word: 'openSecret', about });
      if (first !== undefined) scene.together(...PLACE, first.command);
    }
    expect(wordsOn(face(scene, 'dealer'))).toMatch(/Banker 300\.00 secret wager/);
    const steps = simultaneousSteps(simultaneousView(scene));
    expect(wordsOf(steps)).toEqual(['settleCoup']);
  });

  test('the competitor writes a form, sees it sealed and may break the seal', () => {
    const scene = together().together(...PLACE, { do: 'sit-down', seat: 1 }, patron('p1'));
    scene.together(...PLACE, { do: 'open-wagering' });
    const terminal = () =>
      wordsOn(
        draw(
          <CompetitorFace
            state={{ ...NOTHING_SEEN, connected: true }}
            view={viewsOf(scene, scene.now)(patron('p1'))}
            table="T1"
            seat={1}
            submit={ignore}
          />,
        ),
      );
    expect(terminal()).toContain('Secret wager (1)');
    const wager = { seat: 1, on: 'tie', stake: 10_000, signature: 'X' } as const;
    scene.together(...PLACE, { do: 'wager', seat: 1, on: 'player', stake: 10_000 }, patron('p1'));
    scene.together(...PLACE, { do: 'seal-wager', ...wager }, patron('p1'));
    expect(terminal()).toMatch(/sealed\. It is opened after the cards\. Break the seal/);
    scene.together(...PLACE, { do: 'close-wagering' });
    expect(terminal()).not.toContain('Break the seal');
  });

  test('reads two hands of two or three cards, and nothing else', () => {
    expect(handIn(' 9s Kd')).toEqual(['9s', 'Kd']);
    expect(handIn('2h,3c,Ts')).toEqual(['2h', '3c', 'Ts']);
    for (const text of ['', '9s', '9s Kx', '2h 3c 4d 5s']) expect(handIn(text)).toBeUndefined();
  });

  test('the office ends the table when its length is over and not before', () => {
    const scene = together();
    const ends = () =>
      officeSteps(viewFor(scene, 'tournament-director'), 'tournament-director').map(
        ({ word }) => word,
      );
    coup(scene, PLACE, [[1, 'player', 10_000]], 'player');
    expect(ends()).not.toContain('endTable');
    coup(scene, PLACE, [[1, 'player', 10_000]], 'player');
    expect(ends()).toContain('endTable');
    expect(simultaneousView(scene)).toMatchObject({ over: true, coupsPlayed: 2 });
  });

  test('a play-off is ordered over so many coups, as no card is drawn in these books', () => {
    const scene = together();
    for (let each = 0; each < 2; each += 1) coup(scene, PLACE, [[1, 'player', 10_000]], 'player');
    scene.do({ do: 'end-table', session: 's1', table: 'T1' });
    const orders = officeSteps(viewFor(scene, 'tournament-director'), 'tournament-director')
      .map(({ command }) => command)
      .filter(command => command.do === 'order-play-off');
    expect(orders.map(({ coups }) => coups)).toEqual([1, 3, 5]);
  });
});

describe('the rarer acts at a desk in turn', () => {
  const ofSeat = (scene: TournamentScene, role: 'dealer' | 'table-inspector') => {
    const [position] = inTurnView(scene).positions;
    return position === undefined ? [] : positionActs(position, role);
  };

  test('fit the moment: a coup is void once dealt, a last one is declared before', () => {
    const scene = inTurn();
    expect(wordsOf(tableActs(inTurnView(scene)))).toEqual(['timeLimit', 'declareLast']);
    scene.do(inTurnCommand(PLACE, { do: 'open-wagering' }, staff('dealer')));
    expect(wordsOf(tableActs(inTurnView(scene)))).toEqual(['callTime', 'timeLimit']);
    for (let { turn } = inTurnView(scene); turn !== null; { turn } = inTurnView(scene)) {
      const stake = inTurnView(scene).limits.min;
      const what = { do: 'place-wager', seat: turn, on: 'player', stake } as const;
      scene.do(inTurnCommand(PLACE, what, patron(`p${turn}`)));
    }
    scene.do(inTurnCommand(PLACE, { do: 'close-wagering' }, staff('dealer')));
    const acts = wordsOf(tableActs(inTurnView(scene)));
    expect(acts).toEqual(['timeLimit', 'tooFewCards', 'orderLost']);
  });

  test('report a card that went wrong, and then a coup without wagers is the next step', () => {
    const scene = inTurn();
    expect(
      misdealTold('surplus-card-seen', 'Zz', { markerVisible: false, orderIsCertain: false }),
    ).toBeUndefined();
    expect(
      misdealTold('surplus-card-unseen', '', { markerVisible: true, orderIsCertain: false }),
    ).toEqual({
      do: 'at-table',
      command: {
        ...{ do: 'report-irregularity', what: 'surplus-card-unseen' },
        facts: { cards: [null], markerVisible: true },
      },
    });
    const told = misdealTold('surplus-card-seen', '9s', {
      markerVisible: false,
      orderIsCertain: false,
    });
    if (told !== undefined) scene.do(inTurnCommand(PLACE, told, staff('dealer')));
    expect(deskSteps(inTurnView(scene), 'dealer', 0)).toEqual([
      {
        ...{ word: 'coupDummy', about: 'ruling T10' },
        command: { do: 'at-table', command: { do: 'begin-dummy-coup' } },
      },
    ]);
    expect(wordsOn(face(scene, 'dealer'))).toContain('At the mouth of the shoe');
  });

  test('mark a patron absent and back again', () => {
    const scene = inTurn();
    expect(wordsOf(ofSeat(scene, 'dealer'))).toEqual(['absent']);
    const [absent] = ofSeat(scene, 'dealer');
    if (absent !== undefined) scene.do(inTurnCommand(PLACE, absent.command, staff('dealer')));
    expect(wordsOf(ofSeat(scene, 'dealer'))).toEqual(['isBack']);
  });

  test('leave hidden chips to the inspector', () => {
    expect(wordsOf(ofSeat(inTurn(), 'table-inspector'))).toEqual(['absent', 'hidesChips']);
    expect(wordsOn(face(inTurn(), 'table-inspector'))).toContain('hides chips');
    expect(wordsOn(face(inTurn(), 'dealer'))).not.toContain('hides chips');
  });
});

describe('the director’s rulings', () => {
  test('name everybody they may be about, and every ruling, in every language', () => {
    const scene = inTurn();
    for (const language of LANGUAGES) {
      const words = wordsOn(face(scene, 'tournament-director', 'rulings', language));
      const told = tournamentTexts(language);
      const rulings = [told.substitute, told.declineSubstitute, told.ruleOnDispute, told.buyBack];
      for (const word of [...rulings, told.addOn, told.admit, told.cancel, 'Name of p3']) {
        expect(words).toContain(word);
      }
    }
  });

  test('move a start that has not come, and end a table early once it has', () => {
    const planned = entered('tasmania', 3, { rounds: [modelFinal()] });
    const startsAt = START;
    planned.do({ do: 'plan-session', session: 's1', round: 'Final', patrons: names(3), startsAt });
    const before = wordsOn(face(planned, 'tournament-director', 'rulings'));
    expect(before).toContain('Start half an hour later: Final');
    expect(before).not.toContain('End play');
    const after = wordsOn(face(inTurn(), 'tournament-director', 'rulings'));
    expect(after).toContain('End play at this table: T1');
    expect(after).not.toContain('half an hour later');
  });
});
