// A coup told again for staff, with the paytable of its time and the key that makes its file.

import { englishText } from '../../../texts/index.ts';
import { expect, test } from 'vitest';
import { plainSetup, readyTable } from '../../../table/testing/scene.ts';
import { tellCoup, tellEvents } from '../../../table/coup/tell-coup.ts';
import { publicView } from '../../../table/views/index.ts';
import type { CoupPaytable, CoupStoryPage } from '../../../wire/index.ts';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { Paytable, PaytableThen } from '../../terminal/coup/paytable-then.tsx';
import { LANGUAGES } from '../../texts/index.ts';
import { codeText } from '../../texts/load-texts.ts';
import { CoupStoryTable, DisputeForm } from './coup-recall.tsx';

const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
scene.do({ do: 'open-wagering' }).wager(1, 'player', 50_000).do({ do: 'close-wagering' });
scene.cards('9s 3d Ks 4h').do({ do: 'settle-coup' });

const AT = { table: 'a', shoe: 1, coup: 1 };

test('every line says when, who and what, with the clause', () => {
  const { lines } = tellEvents(scene.book, scene.events, AT);
  const told = lines.map(({ by: { id, role }, ...line }) => ({ ...line, by: { id, role } }));
  const story = { table: 'a', rulebook: 'crown-rapid', lines: told };
  // Only the lines are drawn.
  const says = wordsOn(draw(<CoupStoryTable story={story as unknown as CoupStoryPage} />));
  expect(says).toContain('Player wins: Player 9, Banker 7.');
  expect(says).toMatch(/500\.00 on Player, back 1,000\.00.*\(10\.1 traditional player\)/);
});

test.each(LANGUAGES)('[R-HIS-3] %s: the paytable opens from the recall', language => {
  expect(draw(<PaytableThen at={AT} />, language)).toContain('<details');
  const { sign } = publicView({ book: scene.book, table: scene.table });
  if (sign === null) throw new Error('an open table has a sign');
  const { game, version, decks, currency, odds, limits } = sign;
  const about = { ...AT, setup: 'set-up-7', game, version, decks, currency };
  const paytable: CoupPaytable = { ...about, odds: [...odds], limits };
  const says = wordsOn(draw(<Paytable paytable={paytable} />, language));
  expect(says).toContain('set-up-7');
  for (const { clause } of odds) expect(says).toContain(clause);
});

test.each(LANGUAGES)('[R-DIS-1] %s: a file is asked for with a reason', language => {
  const html = draw(<DisputeForm at={AT} token={null} />, language);
  expect(html).toMatch(/<input(?=[^>]*name="why")[^>]*required/);
  expect(html).toContain('name="freeze"');
});

const CHINESE = LANGUAGES.filter(language => language !== 'en');

test.each(CHINESE)(
  '[R-HIS-2] %s: every line of a coup is told with its seats, sums and cards',
  language => {
    const night = readyTable(plainSetup('crown', 'crown')).do({ do: 'open-wagering' });
    night.wager(1, 'banker', 10_000).wager(2, 'player', 5000).wager(2, 'player', 0);
    night.do({ do: 'close-wagering' }).cards('Ts 6h 5d Tc').do({ do: 'close-insurance' });
    night.cards('Th').do({ do: 'settle-coup' });
    const story = tellCoup(night.book, night.events, 1, 1);
    const lines = story?.lines ?? [];
    for (const { says } of lines) {
      const told = codeText(language, says);
      expect(told.replaceAll(/patron-\d|[♠♥♦♣][\dAJQK]+|[\dAJQK]+[♠♥♦♣]/gu, '')).not.toMatch(
        /[A-Za-z]/u,
      );
      for (const sum of englishText(says).match(/\d[\d,]*\.\d\d/gu) ?? [])
        expect(told).toContain(sum);
    }
    expect(lines.map(({ says }) => codeText(language, says))).toContain(
      language === 'zh-Hans'
        ? '1 号座位，patron-1：庄下注 100.00，派回 150.00（连本），佣金 50.00。庄以 6 点赢：赔半数。'
        : '1 號座位，patron-1：莊下注 100.00，派回 150.00（連本），佣金 50.00。莊以 6 點贏：賠半數。',
    );
  },
);
