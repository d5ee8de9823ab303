// People and their money: who sits, who pays in, who is paid out, and who may say so.

import { englishText } from '../../texts/index.ts';
import { describe, expect } from 'vitest';
import { accountOf, balance } from '../../ledger/index.ts';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { balanceOf, patronAccount } from '../accounts/money.ts';
import { setupFaults } from '../setup/setup-check.ts';
import { patronAt, plainSetup, readyTable, Scene, staff } from '../testing/scene.ts';
import type { SeatPlan } from '../setup/setup.ts';

const rapid = () => readyTable(plainSetup('crown-rapid', 'crown'));
const balanceAt = (scene: Scene, seat: number, patron = `patron-${seat}`) =>
  balanceOf(scene.table.ledger, patronAccount(seat, patron));

const remote: SeatPlan = {
  number: 1,
  kind: 'remote-terminal',
  printer: true,
  noteAcceptor: true,
};

/** Plays a coup in which Player wins nine to four. */
const playCoup = (scene: Scene) =>
  scene.do({ do: 'close-wagering' }).cards('9s Kh Kd 4c').do({ do: 'settle-coup' });

describe('crown-rapid', () => {
  const clause = clausesOf('crown-rapid');

  clause(
    ['1.1 Dealer', '1.1 wagering period'],
    'no period opens without a dealer signed on',
    () => {
      const scene = rapid();
      scene.do({ do: 'sign-off', duty: 'dealer' });
      expect(scene.refused({ do: 'open-wagering' })).toMatchObject({
        refused: 'steps-missing',
        clause: '1.1 Dealer',
      });
      scene.do({ do: 'sign-on', duty: 'dealer' }).do({ do: 'open-wagering' });
      expect(scene.table.coup?.closesAt).toBe(30_000);
      expect(scene.events.at(-1)?.by).toEqual(staff('dealer'));
    },
  );

  clause('1.1 Casino Supervisor', 'nobody holds two duties at one table', () => {
    const scene = rapid();
    const by = { role: 'casino-supervisor', id: 'dealer-1' } as const;
    expect(scene.refused({ do: 'sign-on', duty: 'casino-supervisor', by }).refused).toBe(
      'not-authorised',
    );
    scene.do({ do: 'sign-on', duty: 'casino-supervisor', by: staff('casino-supervisor') });
    expect(scene.table.staff.casinoSupervisor).toBe('casino-supervisor-1');
  });

  clause(
    ['1.1 Game Supervisor', '1.2'],
    'a dealer’s act is open to those above; a supervisor’s is not open to the dealer',
    () => {
      const scene = rapid();
      scene.do({ do: 'open-wagering', by: staff('game-supervisor') });
      scene.do({ do: 'close-wagering', by: staff('casino-supervisor') });
      expect(scene.events.at(-1)?.by.role).toBe('casino-supervisor');
      const closing = { do: 'announce-closing', closesAt: 9e9 } as const;
      for (const role of ['dealer', 'game-supervisor'] as const) {
        expect(scene.refused({ ...closing, by: staff(role) }).refused).toBe('not-authorised');
      }
    },
  );

  clause(['2.2(a)', '1.1 game hardware'], 'a table has one to fifty terminals', () => {
    const scene = new Scene('crown-rapid');
    const plan = (count: number) =>
      plainSetup('crown-rapid', 'crown', {
        seats: Array.from({ length: count }, (_, at) => ({ ...remote, number: at + 1 })),
      });
    expect(scene.refused({ do: 'open-table', setup: plan(51) }).clause).toBe('2.2(a)');
    expect(scene.refused({ do: 'open-table', setup: plan(0) }).clause).toBe('2.2(a)');
    expect(setupFaults(scene.book, plan(50))).toEqual([]);
  });

  clause(
    ['6.2', '6.3.1', '6.3.2', '1.1 ATS chip account', '1.5'],
    'a tender the dealer accepts opens exactly one terminal with exactly that sum',
    () => {
      const scene = rapid();
      for (const [index, tender] of (['cash', 'vouchers', 'tokens', 'chips'] as const).entries()) {
        scene.do({ do: 'buy-in', seat: 1, patron: 'patron-1', tender, cents: 100 + index });
      }
      expect(balanceAt(scene, 1)).toBe(1_000_000 + 100 + 101 + 102 + 103);
      const stranger = {
        do: 'buy-in',
        seat: 1,
        patron: 'other',
        tender: 'cash',
        cents: 5,
      } as const;
      expect(scene.refused(stranger).refused).toBe('seat-taken');
      const asPatron = { ...stranger, patron: 'patron-1', by: patronAt(1) };
      expect(scene.refused(asPatron).refused).toBe('not-authorised');
      expect(scene.refused({ ...stranger, patron: 'patron-1', cents: 0.5 }).refused).toBe(
        'not-enough-money',
      );
      const account = patronAccount(1, 'patron-1');
      const cents = balanceAt(scene, 1);
      expect(scene.table.ledger.places[account]).toBeDefined();
      scene.do({ do: 'pay-out', seat: 1, patron: 'patron-1', how: 'chips', cents });
      expect(scene.table.ledger.places[account]).toBeUndefined();
    },
  );

  clause(
    ['6.2.1', '1.1 remote ATS'],
    'a remote terminal belongs to the table and takes notes at its acceptor only',
    () => {
      const setup = plainSetup('crown-rapid', 'crown', { seats: [remote] });
      const scene = new Scene('crown-rapid');
      scene.do({ do: 'open-table', setup });
      const tender = { do: 'buy-in', seat: 1, patron: 'patron-1', cents: 5000 } as const;
      expect(englishText(scene.refused({ ...tender, tender: 'cash' }).reason)).toMatch(
        /notes at its acceptor/,
      );
      scene.do({ ...tender, tender: 'notes', by: staff('system') });
      expect(scene.refused({ ...tender, tender: 'chips' }).refused).toBe('not-now');
      expect(balanceAt(scene, 1)).toBe(5000);
    },
  );

  clause(
    ['6.4', '6.5.1', '6.5.2'],
    'notes are credited with no dealer’s step, and more money may come at any time',
    () => {
      const scene = rapid();
      const notes = { do: 'buy-in', seat: 1, patron: 'patron-1', tender: 'notes' } as const;
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
      scene.do({ ...notes, cents: 2000, by: staff('system') });
      scene.do({ do: 'buy-in', seat: 1, patron: 'patron-1', tender: 'cash', cents: 3000 });
      expect(balanceAt(scene, 1)).toBe(1_005_000);
      // What came after the close does not touch the wager that is locked.
      expect(scene.table.seats[0]?.wagers[0]?.stake).toBe(10_000);
    },
  );

  clause('6.6.1', 'a patron may leave whenever wished; locked wagers are settled first', () => {
    const scene = rapid();
    const leave = { do: 'leave', seat: 1, patron: 'patron-1', reason: 'own-accord' } as const;
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 10_000).do({ do: 'close-wagering' });
    scene.do({ ...leave, by: patronAt(1) });
    const pay = { do: 'pay-out', seat: 1, patron: 'patron-1', how: 'chips' } as const;
    expect(englishText(scene.refused({ ...pay, cents: 1_000_000 }).reason)).toMatch(/locked/);
    scene.cards('9s Kh Kd 4c').do({ do: 'settle-coup' });
    scene.do({ ...pay, cents: 1_010_000 });
    expect(scene.table.seats[0]?.patron).toBeNull();
  });

  clause(
    '6.6.2',
    'the dealer directs a patron who disrupts the game to leave, with a reason',
    () => {
      const scene = rapid();
      const go = { do: 'leave', seat: 2, patron: 'patron-2', reason: 'disrupts-the-game' } as const;
      expect(scene.refused({ ...go, by: patronAt(1), remark: 'dislike' }).refused).toBe(
        'not-authorised',
      );
      expect(englishText(scene.refused(go).reason)).toMatch(/goes on record/);
      scene.do({ do: 'open-wagering' }).wager(2, 'banker', 5000);
      scene.do({ ...go, remark: 'shouts at the dealer' });
      // Wagers not yet locked come off; nothing is forfeited.
      expect(scene.table.seats[1]?.wagers).toEqual([]);
      expect(balanceAt(scene, 2)).toBe(1_000_000);
    },
  );

  clause('6.7.1', 'the dealer pays the whole balance in chips and closes the account', () => {
    const scene = rapid();
    const pay = { do: 'pay-out', seat: 3, patron: 'patron-3', how: 'chips' } as const;
    expect(scene.refused({ ...pay, cents: 999_999 }).refused).toBe('not-enough-money');
    scene.do({ ...pay, cents: 1_000_000 });
    expect(accountOf(scene.table.ledger, patronAccount(3, 'patron-3'))).toBeUndefined();
    const chipsOut = accountOf(scene.table.ledger, 'chips-out');
    expect(chipsOut && balance(chipsOut)).toBe(1_000_000);
  });

  clause('6.7.2(b)', 'after a printer’s fault a casino supervisor may pay by hand', () => {
    const scene = new Scene('crown-rapid');
    scene.do({ do: 'open-table', setup: plainSetup('crown-rapid', 'crown', { seats: [remote] }) });
    const by = staff('system');
    scene.do({ do: 'buy-in', seat: 1, patron: 'p', tender: 'notes', cents: 700, by });
    const hand = { do: 'pay-out', seat: 1, patron: 'p', how: 'by-hand', cents: 700 } as const;
    const supervisor = staff('casino-supervisor');
    expect(scene.refused({ ...hand, by: supervisor }).refused).toBe('steps-missing');
    const faulty = { ...hand, reference: 'printer-fault-7' };
    expect(scene.refused({ ...faulty, by: staff('game-supervisor') }).clause).toBe('6.7.2(b)');
    scene.do({ ...faulty, by: supervisor });
    expect(scene.table.seats[0]?.patron).toBeNull();
  });

  clause(
    ['13.8', '4.4'],
    'three coups without a wager at a full table, and the seat may go',
    () => {
      const scene = rapid();
      const vacate = { do: 'leave', seat: 3, patron: 'patron-3', reason: 'idle' } as const;
      for (const coups of [0, 1, 2]) {
        expect(scene.table.seats[2]?.idleCoups).toBe(coups);
        expect(scene.refused(vacate)).toMatchObject({ refused: 'not-now', clause: '13.8' });
        scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).wager(2, 'banker', 1000);
        playCoup(scene);
      }
      scene.do(vacate);
      expect(scene.table.seats[2]?.leaving).toBe(true);
    },
  );

  clause(
    ['4.3', '1.1 Player'],
    'who holds the seat answers for its chips, or a nominee on record',
    () => {
      const scene = rapid();
      scene.do({ do: 'name-nominee', seat: 1, nominee: 'cousin' });
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000);
      const placed = scene.events.at(-1);
      expect(placed).toMatchObject({ happened: 'wagers-changed', patron: 'patron-1', seat: 1 });
      expect(scene.table.seats[0]?.patron).toMatchObject({ id: 'patron-1', nominee: 'cousin' });
      const bet = { on: 'player' } as const;
      const foreign = { do: 'set-wager', seat: 1, patron: 'patron-2', bet, stake: 1000 } as const;
      expect(scene.refused({ ...foreign, by: patronAt(2) }).refused).toBe('seat-empty');
    },
  );
});

describe('crown', () => {
  const clause = clausesOf('crown');

  clause('2.1', 'a table has five to fourteen numbered seats', () => {
    const { book } = new Scene('crown');
    const plan = (count: number) =>
      plainSetup('crown', 'traditional', {
        seats: Array.from({ length: count }, (_, at) => ({
          ...remote,
          kind: 'seat',
          number: at + 1,
        })),
      });
    const clauses = [4, 5, 14, 15].map(count => setupFaults(book, plan(count))[0]?.clause);
    expect(clauses).toEqual(['2.1', undefined, undefined, '2.1']);
  });

  clause(
    ['1.1 Dealer', '1.1 Game Supervisor'],
    'a dealer runs the game, a supervisor above',
    () => {
      const scene = readyTable(plainSetup('crown', 'traditional'));
      scene.do({ do: 'sign-off', duty: 'dealer' });
      expect(scene.refused({ do: 'open-wagering' }).clause).toBe('1.1 Dealer');
      scene.do({ do: 'sign-on', duty: 'dealer' });
      expect(scene.refused({ do: 'open-wagering', by: patronAt(1) }).needs).toBe('dealer');
      scene.do({ do: 'open-wagering', by: staff('game-supervisor') });
    },
  );

  clause('1.1 Player', 'a wager belongs to its patron; a nominee acts for one on record', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    scene.do({ do: 'name-nominee', seat: 2, nominee: 'friend' });
    scene.do({ do: 'open-wagering' }).wager(2, 'player', 1000);
    expect(scene.table.seats[1]).toMatchObject({
      patron: { id: 'patron-2', nominee: 'friend' },
      wagers: [{ patron: 'patron-2', stake: 1000 }],
    });
  });

  clause('13.8', 'three live coups without a wager at a full table, and the seat may go', () => {
    const scene = readyTable(plainSetup('crown', 'traditional'));
    const by = staff('game-supervisor');
    const vacate = { do: 'leave', seat: 3, patron: 'patron-3', reason: 'idle', by } as const;
    for (let coup = 0; coup < 3; coup += 1) {
      expect(scene.refused(vacate).clause).toBe('13.8');
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000);
      playCoup(scene);
    }
    expect(scene.refused({ ...vacate, by: staff('dealer') }).refused).toBe('not-authorised');
    scene.do(vacate);
  });
});

describe('tasmania', () => {
  const clause = clausesOf('tasmania');

  clause('1 seats', 'a table has exactly seven or nine seats', () => {
    const { book } = new Scene('tasmania');
    const plan = (count: number) =>
      plainSetup('tasmania', 'federal', {
        seats: Array.from({ length: count }, (_, at) => ({
          ...remote,
          kind: 'seat',
          number: at + 1,
        })),
      });
    const clauses = [6, 7, 8, 9, 10].map(count => setupFaults(book, plan(count))[0]?.clause);
    expect(clauses).toEqual(['1 seats', undefined, '1 seats', undefined, '1 seats']);
  });

  clause(
    '3 presence',
    'no wager and no card without a table inspector; a coup waits for one',
    () => {
      const scene = readyTable(plainSetup('tasmania', 'traditional'));
      const by = staff('table-inspector');
      scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000).cards('9s');
      scene.do({ do: 'sign-off', duty: 'table-inspector', by });
      const card = { do: 'deal-card', card: 'Kh', source: 'keypad' } as const;
      expect(scene.refused(card)).toMatchObject({ refused: 'steps-missing', clause: '3 presence' });
      scene.do({ do: 'sign-on', duty: 'table-inspector', by }).cards('Kh Kd 4c');
      scene.do({ do: 'settle-coup' }).do({ do: 'sign-off', duty: 'table-inspector', by });
      expect(scene.refused({ do: 'open-wagering' }).clause).toBe('3 presence');
    },
  );

  clause('2', 'chips of the bank move only between the licensee’s cage and float', () => {
    const scene = readyTable(plainSetup('tasmania', 'traditional'));
    const fill = { do: 'move-float', move: 'fill', cents: 100, slip: 'F-2' } as const;
    const by = staff('game-supervisor');
    expect(scene.refused({ ...fill, countersignedBy: by.id, by }).refused).toBe(
      'needs-second-approver',
    );
    scene.do({ ...fill, countersignedBy: 'cashier-1', by });
    const [moved] = scene.events.at(-1)?.transfers ?? [];
    expect(moved).toMatchObject({ debit: 'cage', credit: 'float', cents: 100 });
  });
});

describe('mbs-rapid', () => {
  const clause = clausesOf('mbs-rapid');

  clause('1.1.5', 'credits are bought, staked and cashed out at a terminal', () => {
    const scene = readyTable(plainSetup('mbs-rapid', 'no-commission'));
    const by = staff('system');
    scene.do({ do: 'buy-in', seat: 1, patron: 'patron-1', tender: 'notes', cents: 5000, by });
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000);
    playCoup(scene);
    scene.do({ do: 'pay-out', seat: 1, patron: 'patron-1', how: 'chips', cents: 1_006_000 });
  });

  clause('1.1.7', 'a coup runs from the call for wagers until the last one is settled', () => {
    const scene = readyTable(plainSetup('mbs-rapid', 'no-commission'));
    scene.do({ do: 'open-wagering' }).wager(1, 'player', 1000);
    expect(scene.table.coup?.number).toBe(1);
    expect(scene.refused({ do: 'open-wagering' }).refused).toBe('not-now');
    playCoup(scene);
    expect(scene.table.coup).toBeNull();
    scene.do({ do: 'open-wagering' });
    expect(scene.table.coup?.number).toBe(2);
  });
});
