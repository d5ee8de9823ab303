// A coup told again for staff, with the paytable of its time and the key that makes its file.

import { expect, test } from 'vitest';
import { plainSetup, readyTable } from '../../table/testing/scene.ts';
import { tellEvents } from '../../table/coup/tell-coup.ts';
import { publicView } from '../../table/views/index.ts';
import type { CoupPaytable, CoupStoryPage } from '../../wire/index.ts';
import { draw, wordsOn } from '../testing/draw.tsx';
import { Paytable, PaytableThen } from '../terminal/paytable-then.tsx';
import { LANGUAGES } from '../words/index.ts';
import { CoupTold, DisputeForm } from './coup-recall.tsx';

const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
scene.do({ do: 'open-wagering' }).wager(1, 'player', 50_000).do({ do: 'close-wagering' });
scene.cards('9s 3d Ks 4h').do({ do: 'settle-coup' });

const AT = { table: 'a', shoe: 1, coup: 1 };

test('every line says when, who and what, with the clause', () => {
  const { lines } = tellEvents(scene.book, scene.events, AT);
  const told = lines.map(({ by: { id, role }, ...line }) => ({ ...line, by: { id, role } }));
  const story = { table: 'a', rulebook: 'crown-rapid', lines: told };
  // Only the lines are drawn.
  const says = wordsOn(draw(<CoupTold story={story as unknown as CoupStoryPage} />));
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
