// Tables that a simulated night does not come to: cards face down with patrons, shoes handed round,
// winnings locked and held, debts of the house, commission deferred, dummies, walkers behind seats.

import type { Setup } from '../../src/table/index.ts';
import {
  patronAt,
  plainSetup,
  readyTable,
  type Scene,
  staff,
} from '../../src/table/testing/scene.ts';
import type { TableState } from './states.ts';

const operator = staff('operator');
const one = { seat: 1, patron: 'patron-1' } as const;

/** A state of a scene, by a name of its own. */
const stateOf = (name: string, setup: Setup, { book, table }: Scene): TableState => ({
  ...{ name, book, setup, table },
});

/** Seat 1 has most on Player; no more wagers. */
function wagered(setup: Setup): Scene {
  const scene = readyTable(setup).do({ do: 'open-wagering' });
  scene.wager(1, 'player', 9000).wager(2, 'player', 5000).wager(3, 'banker', 8000);
  return scene.do({ do: 'close-wagering' });
}

function faceDown(): readonly TableState[] {
  const hidden = { do: 'deal-card', card: null, source: 'keypad' } as const;
  const methods = ['hands-to-wagerers', 'shoe-to-a-wagerer'] as const;
  return methods.flatMap(method => {
    const setup = plainSetup('crown', 'traditional', { method, faceDown: true });
    const closed = wagered(setup);
    const states = [stateOf(`crown ${method}`, setup, closed)];
    if (method === 'shoe-to-a-wagerer') {
      closed.do({ do: 'take-shoe', seat: 1 });
      states.push(stateOf('crown shoe taken', setup, closed));
    }
    closed.do(hidden).do(hidden).do(hidden).do(hidden);
    states.push(stateOf(`crown ${method}, four face down`, setup, closed));
    closed.do({ do: 'take-hand', side: 'player', seat: 1 });
    return [...states, stateOf(`crown ${method}, a hand taken`, setup, closed)];
  });
}

/** One coup that seat 1 wins. */
const won = (scene: Scene): Scene =>
  scene
    .do({ do: 'open-wagering' })
    .wager(1, 'player', 60_000)
    .do({ do: 'close-wagering' })
    .cards('9s Kh Kd 4c')
    .do({ do: 'settle-coup' });

function money(): readonly TableState[] {
  const locking = plainSetup('crown-rapid', 'traditional', { substantialWin: 50_000 });
  const plain = plainSetup('crown-rapid', 'crown');
  const held = won(readyTable(plain)).do({
    ...{ do: 'sanction-patron', kind: 'hold-winnings', ...one, breach: 'a device', story: 'seen' },
    ...{ cents: 10_000, since: { shoe: 1, coup: 1 }, by: operator },
  });
  const owed = readyTable(plain).do({ do: 'open-wagering' }).wager(1, 'banker', 60_000);
  owed.do({ do: 'close-wagering' }).cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
  owed.do({ do: 'leave', ...one, reason: 'own-wish', by: patronAt(1) });
  owed.do({ do: 'pay-out', ...one, how: 'chips', cents: 940_000 });
  owed.do({ do: 'freeze-accounts', why: 'wrong card keyed', by: operator });
  owed.do({
    ...{ do: 'report-irregularity', what: 'wrong-result-entered', by: staff('game-supervisor') },
    ...{ facts: { cards: ['4c', 'Kh', 'Kd', '9s'] }, approvedBy: operator },
  });
  owed.do({ do: 'unfreeze-accounts', finding: 'set right', by: operator });
  return [
    stateOf('a win locked', locking, won(readyTable(locking))),
    stateOf('winnings held', plain, held),
    stateOf('the house owes', plain, owed),
  ];
}

function live(): readonly TableState[] {
  const deferring = plainSetup('crown', 'traditional', { deferredCommission: true });
  const due = readyTable(deferring).do({
    ...{ do: 'approve-commission-deferral', ...one, approved: true, by: operator },
  });
  due.do({ do: 'open-wagering' }).wager(1, 'banker', 60_000);
  due.do({ do: 'close-wagering' }).cards('4s 9h Kd Kc').do({ do: 'settle-coup' });
  const walkers = plainSetup('tasmania', 'federal', { stakeMode: 'recorded' });
  const behind = readyTable(walkers).do({ do: 'stand-behind', seat: 1, patron: 'walker-1' });
  const dummies = plainSetup('crown', 'traditional');
  const ordered = readyTable(dummies).do({
    ...{ do: 'order-dummy-coups', reason: 'until-a-wager', by: operator },
  });
  return [
    stateOf('commission deferred', deferring, due),
    stateOf('a walker behind seat 1', walkers, behind),
    stateOf('dummies until a wager', dummies, ordered),
    stateOf('dummy under way', dummies, ordered.do({ do: 'begin-dummy-coup' })),
  ];
}

function realShoe(): readonly TableState[] {
  const setup = plainSetup('crown-rapid', 'traditional', { cuttingCard: 'noted' });
  return [stateOf('a real shoe', setup, readyTable(setup))];
}

export const sceneStates = (): readonly TableState[] => [
  ...faceDown(),
  ...money(),
  ...live(),
  ...realShoe(),
];
