// crown 11.1 to 11.7, 11.10 to 11.13: cards and coups that went wrong at a live table.

import { expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { NO_TAIL } from '../../../rules/dragon-tails.ts';
import { staff } from '../../testing/scene.ts';
import {
  balances,
  CLOSE,
  dealt,
  DUMMY,
  FULL,
  hands,
  lastCoupAt,
  OPEN,
  report,
  SETTLE,
  tableOf,
} from '../../testing/irregular.ts';

const clause = clausesOf('crown');
const crown = () => tableOf('crown', 'traditional');
const realShoe = () => tableOf('crown', 'traditional', { cuttingCard: 'noted' });
const supervisor = staff('game-supervisor');

const lastCoup = (cards: string) => lastCoupAt(realShoe(), cards);

clause('11.1', 'results before a burn was found missing stand, and the shoe goes on', () => {
  const scene = dealt(crown(), '9s Kh Kd 4c').do(SETTLE);
  const before = balances(scene);
  scene.do(report('opening-burn-missed'));
  expect(balances(scene)).toEqual(before);
  expect(scene.table).toMatchObject({ phase: 'between-coups', shoe: { burnMissed: true } });
});

clause(
  '11.1.1',
  'the unfinished first coup may be dealt again with the burn made; wagers stand',
  () => {
    const again = report('opening-burn-missed', { choice: 'again' });
    const scene = dealt(crown(), '9s Kh Kd 2c');
    expect(scene.table.phase).toBe('complete');
    // All its cards are out: it is complete and stands (11.1).
    scene.do(again);
    expect(scene.events.at(-2)).toMatchObject({ ruling: 'play-on', clause: '11.1' });
    const open = dealt(crown(), '9s Kh');
    expect(open.refused(again)).toMatchObject({ refused: 'needs-second-approver' });
    expect(open.refused({ ...again, by: supervisor }).refused).toBe('needs-second-approver');
    open.do({ ...again, approvedBy: supervisor });
    expect(open.table.coup?.cards).toEqual([]);
    expect(open.table.seats[1]?.wagers).toHaveLength(1);
    open.cards('Kh Kd 9h 4c');
    expect(hands(open)).toEqual({ player: 'Kh 9h', banker: 'Kd 4c' });
    // Insurance was laid on hands that are gone: it goes back, and its window may open anew.
    const insured = dealt(tableOf('crown', 'crown'), 'Ts 6h 5d Tc').wager(2, 'insurance', 5000);
    const before = balances(insured);
    insured.do({ ...again, approvedBy: supervisor });
    expect(insured.table.seats[1]?.wagers.map(({ on }) => on)).not.toContain('insurance');
    expect(balances(insured)).toEqual(before);
    expect(insured.table.coup).toMatchObject({ cards: [], insuranceOver: false });
  },
);

clause('11.2', 'an unseen surplus card opens the next coup, unless the shoe was at its end', () => {
  const unseen = report('surplus-card-unseen', { cards: [null] });
  const scene = dealt(crown(), '9s Kh Kd 4c').do(unseen).do(SETTLE);
  dealt(scene, '');
  expect(scene.refused({ do: 'burn-card' }).clause).toBe('8.2.2 (b)');
  scene.cards('7h');
  expect(hands(scene).player).toBe('7h');
  expect(scene.table.coup?.standing).toBe('live');
  const last = lastCoup('9d Kc Ks 4h').do(unseen).do(SETTLE);
  expect(last.table).toMatchObject({ phase: 'preparing', shoe: { held: [], putAway: [null] } });
  // Face up at the end of the shoe it goes with the shoe as well.
  const faceUp = lastCoup('9d Kc Ks 4h').do(report('card-face-up-in-shoe', { cards: ['5h'] }));
  expect(faceUp.do(SETTLE).table.shoe).toMatchObject({
    held: [],
    putAway: ['5h'],
    nextIsDummy: null,
  });
});

clause(
  '11.3',
  'a card due to the Player goes there, and the Banker’s draw is worked out anew',
  () => {
    const scene = dealt(crown(), '2s Kh 3d 3c');
    scene.do(report('player-card-to-banker', { cards: ['8h'] }));
    expect(hands(scene)).toEqual({ player: '2s 3d 8h', banker: 'Kh 3c' });
    expect(scene.table.phase).toBe('complete');
    // Reported as the Banker's third card it is still the Player's.
    const third = dealt(crown(), '2s Kh 3d 3c').do(
      report('third-card-to-banker', { cards: ['8h'] }),
    );
    expect(hands(third)).toEqual({ player: '2s 3d 8h', banker: 'Kh 3c' });
  },
);

clause('11.10', 'a shoe that runs out in a coup: void, stakes back, and the shoe is over', () => {
  const scene = dealt(crown(), '2s Kh 3d');
  // Nobody's word makes it so: the shoe by its count holds enough (C21).
  expect(scene.refused(report('too-few-cards'))).toMatchObject({
    ...{ refused: 'report-is-false', clause: '11.10' },
  });
  scene.do(report('cards-missing', { left: 0 }, supervisor)).do(report('too-few-cards'));
  expect(balances(scene)).toEqual(FULL);
  expect(scene.table.seats.every(({ wagers }) => wagers.length === 0)).toBe(true);
  expect(scene.table.records.at(-1)).toMatchObject({ standing: 'void' });
  expect(scene.table).toMatchObject({ phase: 'preparing', shoe: { over: true } });
});

clause(
  ['11.4', '11.4.2', '11.4.4'],
  'nobody wagered and a card is dealt: a dummy by itself',
  () => {
    const scene = crown().do(OPEN).do(CLOSE).cards('9s');
    expect(scene.table.coup).toMatchObject({ standing: 'dummy', ground: '11.4' });
    scene.cards('Kh Kd 4c');
    expect(hands(scene)).toEqual({ player: '9s Kd', banker: 'Kh 4c' });
  },
);

clause(
  ['11.4', '11.4.1', '11.4.3'],
  'nobody wagered and a card is burnt: a dummy, the burn stays',
  () => {
    const scene = crown().do(OPEN).do(CLOSE).do({ do: 'burn-card' });
    expect(scene.table.coup).toMatchObject({ standing: 'dummy', ground: '11.4', burnt: true });
    scene.cards('9s Kh Kd 4c').do(SETTLE);
    expect(scene.table.records.at(-1)?.cards).toHaveLength(4);
  },
);

clause('11.4', 'a Run that rides on is a wager: the coup is live', () => {
  const scene = crown().do(OPEN).wager(1, 'player-run', 1000, { length: 3 }).do(CLOSE);
  scene.cards('9s Kh Kd 4c').do(SETTLE);
  scene.do(OPEN).do(CLOSE).cards('9d');
  expect(scene.table.coup?.standing).toBe('live');
  expect(scene.table.seats[0]?.runs).toMatchObject([{ count: 1 }]);
});

clause(['11.5', '11.5.1'], 'a card face up as the first of the coup makes a dummy of it', () => {
  const scene = dealt(crown(), '').do(report('card-face-up-in-shoe', { cards: ['7h'] }));
  expect(scene.table.coup).toMatchObject({ standing: 'dummy', ground: '11.5.1' });
  expect(scene.table.seats.flatMap(seat => seat.wagers)).toEqual([]);
  expect(balances(scene)).toEqual(FULL);
  const between = crown().do(report('card-face-up-in-shoe', { cards: ['7h'] }));
  expect(between.refused(OPEN).clause).toBe('11.5.1');
});

clause(['11.5', '11.5.2'], 'a card face up at any later place is an ordinary card', () => {
  const cards = ['9s', '2h', 'Kd', '4c'];
  for (let at = 1; at < 4; at += 1) {
    const scene = dealt(crown(), cards.slice(0, at).join(' '));
    const next = cards[at] as 'Kd'; // one of the four above
    scene.do(report('card-face-up-in-shoe', { cards: [next] }));
    scene.cards(cards.slice(at).join(' ')).do(SETTLE);
    expect(scene.table.records.at(-1)).toMatchObject({ standing: 'live', result: 'player' });
  }
});

clause(
  ['11.6', '11.6.1', '11.6.1 (a)'],
  'the Player’s wrong third card is the Banker’s when due',
  () => {
    const scene = dealt(crown(), '3s Kh 4d 3c');
    scene.do(report('third-card-to-player', { cards: ['5h'] }));
    expect(hands(scene)).toEqual({ player: '3s 4d', banker: 'Kh 3c 5h' });
    const due = dealt(crown(), '2s Kh 3d 3c');
    const no = due.refused(report('third-card-to-player', { cards: ['5h'] }));
    expect(no).toMatchObject({ refused: 'report-is-false', clause: '11.6.1' });
  },
);

clause(
  ['11.6', '11.6.1 (b)'],
  'where the Banker stands: settled on two cards, then a dummy',
  () => {
    const scene = dealt(crown(), '2s Kh 4d 7c').do(
      report('third-card-to-player', { cards: ['5h'] }),
    );
    expect(scene.refused(DUMMY).refused).toBe('not-now');
    scene.do(SETTLE);
    expect(balances(scene)).toEqual([990_000, 1_009_500, 990_000]);
    scene.do(DUMMY).cards('5h');
    expect(scene.table.coup).toMatchObject({ standing: 'dummy', ground: '11.6.1 (b)' });
    // Runs and tails take the settled result and ignore the dummy.
    expect(scene.table.shoe.hands).toHaveLength(1);
  },
);

clause(
  ['11.6', '11.6.2'],
  'a wrong third card to the Banker opens a dummy, also after the last coup',
  () => {
    const wrong = report('third-card-to-banker', { cards: ['5h'] });
    const scene = dealt(crown(), '9s Kh Kd 4c').do(wrong).do(SETTLE).do(DUMMY).cards('5h');
    expect(scene.table.coup?.ground).toBe('11.6.2');
    const last = lastCoup('9d Kc Ks 4h').do(wrong).do(SETTLE);
    expect(last.table).toMatchObject({ phase: 'between-coups', shoe: { over: true } });
    expect(last.refused(OPEN).refused).toBe('not-now');
    last.do(DUMMY).cards('5h 2c 2d 6s').do(SETTLE);
    expect(last.table.phase).toBe('preparing');
    const due = dealt(crown(), '2s Kh 3d 3c').do(wrong);
    expect(hands(due).player).toBe('2s 3d 5h');
  },
);

clause(
  ['11.7', '11.7.1', '11.7.2', '11.7 (a)'],
  'cards on the wrong side: a supervisor completes it',
  () => {
    const scene = dealt(crown(), '9s Kh Kd');
    const swapped = report('cards-to-the-wrong-side', { choice: 'complete' });
    expect(scene.refused(report('cards-to-the-wrong-side')).refused).toBe('facts-missing');
    expect(scene.refused(swapped)).toMatchObject({
      refused: 'needs-second-approver',
      needs: 'game-supervisor',
      clause: '11.7 (a)',
    });
    const self = { ...swapped, approvedBy: { role: 'game-supervisor', id: 'dealer-1' } } as const;
    expect(scene.refused(self).refused).toBe('needs-second-approver');
    scene
      .do({ ...swapped, approvedBy: supervisor })
      .cards('4c')
      .do(SETTLE);
    // They count for the hands that the order of dealing gives them to.
    expect(balances(scene)).toEqual([1_010_000, 990_000, 990_000]);
  },
);

clause(['11.7', '11.7 (b)'], 'reopened, everybody may lower or take back, and nothing else', () => {
  const scene = dealt(crown(), '9s Kh Kd 4c');
  const reopen = report('cards-to-the-wrong-side', { choice: 'reopen' });
  // Cards are in sight: whoever may decide does not let stakes go back alone (G19).
  expect(scene.refused({ ...reopen, by: supervisor }).refused).toBe('needs-second-approver');
  scene.do({ ...reopen, approvedBy: supervisor });
  expect(scene.table.phase).toBe('wagers-reopened');
  scene.wager(1, 'player', 5000).wager(2, 'banker', 0);
  const more = { do: 'set-wager', seat: 3, patron: 'patron-3', bet: { on: 'tie' } } as const;
  const by = { role: 'patron', id: 'patron-3', seat: 3 } as const;
  expect(scene.refused({ ...more, by, stake: 20_000 }).clause).toBe('11.7 (b)');
  expect(scene.refused({ ...more, by, bet: { on: 'player' }, stake: 1000 }).clause).toBe(
    '11.7 (b)',
  );
  expect(scene.refused(SETTLE).refused).toBe('not-now');
  scene.do({ do: 'close-wager-window' });
  expect(scene.table.phase).toBe('complete');
  scene.do(SETTLE);
  expect(balances(scene)).toEqual([1_005_000, 1_000_000, 990_000]);
});

clause(
  ['11.7 (b)', '11.7 (c)'],
  'reopened and nobody left, or chosen so: it is played as a dummy',
  () => {
    const scene = dealt(crown(), '9s Kh Kd');
    scene.do({
      ...report('cards-to-the-wrong-side', { choice: 'reopen' }),
      approvedBy: supervisor,
    });
    scene.wager(1, 'player', 0).wager(2, 'banker', 0).wager(3, 'tie', 0);
    scene.do({ do: 'close-wager-window' });
    expect(scene.table.coup).toMatchObject({ standing: 'dummy', ground: '11.7 (c)' });
    const chosen = dealt(crown(), '9s Kh Kd');
    const dummy = report('cards-to-the-wrong-side', { choice: 'dummy' });
    expect(chosen.refused({ ...dummy, by: supervisor }).refused).toBe('needs-second-approver');
    chosen.do({ ...dummy, approvedBy: supervisor });
    expect(chosen.table.coup).toMatchObject({ standing: 'dummy', ground: '11.7 (c)' });
    chosen.cards('4c').do(SETTLE);
    expect(balances(chosen)).toEqual(FULL);
  },
);

clause(
  ['11.11', '1.1 Void'],
  'the order lost at any stage: the coup is void, every stake goes back',
  () => {
    const lost = report('card-order-lost');
    for (const cards of ['', '9s', '9s Kh Kd 4c']) {
      const scene = dealt(crown(), cards);
      expect(scene.refused(lost)).toMatchObject({ refused: 'needs-second-approver' });
      scene.do({ ...lost, approvedBy: supervisor });
      expect(balances(scene)).toEqual(FULL);
      expect(scene.table.records.at(-1)).toMatchObject({ standing: 'void', result: null });
      expect(scene.table.records.at(-1)?.seats[0]?.paid[0]).toMatchObject({
        outcome: 'void',
        paid: 10_000,
        clause: '11.11',
      });
      expect(scene.table).toMatchObject({ phase: 'between-coups', shoe: { hands: [] } });
    }
  },
);

clause('11.12', 'an error disclosed once a later coup has begun leaves that coup as it is', () => {
  const scene = dealt(crown(), '9s Kh Kd 4c').do(SETTLE);
  dealt(scene, '2s');
  const before = scene.table;
  const found = report('cards-to-the-wrong-side', { coup: 1, choice: 'dummy' });
  scene.do({ ...found, by: supervisor });
  expect(scene.events.at(-1)).toMatchObject({ ruling: 'result-stands', clause: '11.12' });
  expect({ ...scene.table, coup: null }).toEqual({ ...before, coup: null });
  expect(scene.table.coup?.standing).toBe('live');
});

clause(
  '11.13',
  'a wager on a tail area that was not open is void and goes back, whatever wins',
  () => {
    const late = { on: 'player-dragon-tail', area: 'late' } as const;
    const found = report('wager-on-a-shut-tail', { seat: 1, patron: 'patron-1', bet: late });
    const laid = (indicator: number) => {
      const scene = crown().do(OPEN).wager(2, 'player', 10_000);
      scene.wager(1, 'player-dragon-tail', 1000, { area: 'early' });
      // As if the chips had been laid on the late area without anybody noticing.
      const seats = scene.table.seats.map(seat => ({
        ...seat,
        wagers: seat.wagers.map(wager => (wager.area === 'early' ? { ...wager, ...late } : wager)),
      }));
      const tails = { ...scene.table.tails, player: { ...NO_TAIL, indicator } };
      scene.table = { ...scene.table, seats, tails };
      return scene.do(CLOSE);
    };
    const scene = laid(0).do(found);
    expect(scene.table.seats[0]?.wagers).toEqual([]);
    expect(scene.table.ledger.reserved).toBe(10_000);
    expect(scene.events.at(-1)).toMatchObject({ happened: 'wager-voided', clause: '11.13' });
    // An open area makes the report false.
    expect(laid(1).refused(found)).toMatchObject({ refused: 'report-is-false', clause: '11.13' });
  },
);

clause(
  ['13.3.1', '13.4'],
  'an invalid outcome also gives back Runs first placed on it; older ones ride',
  () => {
    const scene = crown().do(OPEN).wager(1, 'player-run', 1000, { length: 3 }).do(CLOSE);
    scene.cards('9s Kh Kd 4c').do(SETTLE).do(OPEN);
    scene
      .wager(2, 'player-run', 1000, { length: 3 })
      .wager(3, 'player', 10_000)
      .do(CLOSE)
      .cards('9d');
    scene.do(report('game-disrupted', { disruption: 'fire' }, staff('pit-boss')));
    expect(scene.table.seats.map(({ runs }) => runs.length).slice(0, 3)).toEqual([1, 0, 0]);
    expect(scene.table.seats[0]?.runs).toMatchObject([{ count: 1 }]);
    expect(scene.table.ledger.reserved).toBe(1000);
    expect(scene.table.records.at(-1)?.seats).toMatchObject([
      { seat: 2, paid: [{ on: 'player-run', outcome: 'void', clause: '13.3.1' }] },
      { seat: 3, paid: [{ on: 'player', outcome: 'void', clause: '13.3.1' }] },
    ]);
  },
);
