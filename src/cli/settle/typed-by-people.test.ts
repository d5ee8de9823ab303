// A coup typed by a person, in dollars, and the sentences it is answered with.

import { describe, expect, test } from 'vitest';
import { EXIT } from '../shell.ts';
import { linesIn, sabot } from '../testing/sabot.ts';

const COUP = ['settle', 'crown/crown', 'Ts 6h 5d Tc Th'];

describe('a typed coup', () => {
  test('is answered with a sentence for each wager', async () => {
    const { code, out, error } = await sabot([...COUP, 'banker:10', 'tie:2.50', 'insurance:5']);
    expect(error).toBe('');
    expect(code).toBe(EXIT.ok);
    expect(out.split('\n')).toEqual([
      'Player  Ts 5d Th  5',
      'Banker  6h Tc     6',
      'Banker wins.',
      '',
      'banker $10.00    Banker wins with 6: pays half. ' +
        'The profit is $5.00; $15.00 goes to the patron. (10.1 crown banker)',
      'tie $2.50        Banker wins 6 to 5: the wager loses. Nothing is paid. (10.1 crown tie)',
      'insurance $5.00  Banker wins 6 to 5: the wager loses. ' +
        'Nothing is paid. (1.1 Insurance/No 6 outcome)',
      '',
    ]);
  });

  test('says a natural, a push and a payment that cents cannot make', async () => {
    const cards = '9s,8h Ts,Tc';
    const { out } = await sabot(['settle', 'crown-rapid/traditional', cards, 'player:0.01']);
    expect(out).toContain('Player  9s Ts  9, a natural\nBanker  8h Tc  8, a natural\nPlayer wins.');
    const tie = await sabot(['settle', 'crown-rapid/traditional', '9s 9h Ts Tc', 'player:1,000']);
    expect(tie.code).toBe(EXIT.usage);
    const push = await sabot(['settle', 'crown-rapid/traditional', '9s 9h Ts Tc', 'player:1000']);
    expect(push.out).toContain(
      'player $1,000.00  Tie at 9: the stake goes back. No profit, no loss.',
    );
    const odd = await sabot(['settle', 'crown-rapid/traditional', '2s 9h 3d Tc Th', 'banker:3.33']);
    expect(odd.out).toContain('The profit is $3.1635, which cents cannot pay.');
  });

  test('may be without wagers', async () => {
    const { out } = await sabot(COUP);
    expect(out).toBe('Player  Ts 5d Th  5\nBanker  6h Tc     6\nBanker wins.\n');
  });

  test('takes house rules, decks and kind as options', async () => {
    const words = ['settle', 'crown/tie-baccarat', '9s 9h Ts Tc', 'player:20', '--json'];
    const { out } = await sabot([
      ...words,
      '--tie-percent',
      '2.5',
      '--decks',
      '6',
      '--chip',
      '0.5',
    ]);
    expect(linesIn(out)).toMatchObject([{ settlements: [{ stake: 2000, profit: '50' }] }]);
    const sides = await sabot([...words, 'banker:20', '--tie-percent', 'player:5,banker:1.5']);
    expect(linesIn(sides.out)).toMatchObject([
      { settlements: [{ profit: '100' }, { profit: '30' }] },
    ]);
    const dummy = await sabot([...COUP, 'tie:1', '--kind', 'dummy']);
    expect(dummy.out).toContain('A dummy coup: the stake goes back.');
    const bonus = await sabot([
      ...['settle', 'crown-rapid/crown', '2s Th 3d Tc 4d Td', 'player-dragon-bonus:1', '--json'],
      ...['--dragon-bonus', '2', '--perfect-pairs', '2', '--differential', '100'],
    ]);
    expect(linesIn(bonus.out)).toMatchObject([{ settlements: [{ profit: '2000' }] }]);
  });

  test.each([
    [['settle', 'crown', 'Ts'], /expected rulebook\/version/],
    [['settle', 'a/b/c', 'Ts'], /expected rulebook\/version/],
    [['settle', 'crown/crown'], /expected the cards/],
    [[...COUP, 'banker'], /expected wager:dollars/],
    [[...COUP, 'banker:ten'], /expected wager:dollars.*"banker:ten"/],
    [[...COUP, 'banker:1.005'], /expected wager:dollars/],
    [[...COUP, 'banker:1:2'], /expected wager:dollars/],
    [[...COUP, '--chip', 'x'], /expected dollars after --chip/],
    [[...COUP, '--kind', 'free'], /Allowed choices are live, dummy, void/],
    [['settle', '--out', 'x'], /unknown option '--out'/],
    [[...COUP, '--in', 'coups.jsonl'], /--in is for lines, and "crown\/crown" begins a typed coup/],
    [['settle', '--json', '--decks', '6'], /--decks is for a typed coup; every line says its own/],
    [['setle'], /Did you mean settle\?/],
  ])('%j is wrong usage', async (words, says) => {
    const { code, out, error } = await sabot(words);
    expect(code).toBe(EXIT.usage);
    expect(out).toBe('');
    expect(error).toMatch(says);
  });

  test.each([
    [['settle', 'crwn/crown', 'Ts'], /rulebook: expected one of crown-rapid/],
    [[...COUP, 'super-6:1'], /wagers\[0\]\.on: crown Crown Baccarat has no super-6.*\(6\.5\)/],
    [['settle', 'crown/crown', 'Ts Xx'], /cards\[1\]: expected a card.*"Xx" \(3\.1\)/],
    [[...COUP, 'banker:0'], /wagers\[0\]\.stake: expected whole cents/],
    [[...COUP, '--decks', 'x'], /decks: expected a whole number, 0 or more, got "x"/],
    [[...COUP, '--dragon-bonus', ''], /house\.dragonBonus: expected a whole number.*, got ""/],
  ])('%j fails', async (words, says) => {
    const { code, out, error } = await sabot(words);
    expect(code).toBe(EXIT.failed);
    expect(out).toBe('');
    expect(error).toMatch(says);
  });
});
