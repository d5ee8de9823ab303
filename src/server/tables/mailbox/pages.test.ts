import { expect, test } from 'vitest';

import { busy, done, unchanged } from './outcome.ts';
import { PendingCommand, journalKey, ClientPages, readJournalKey } from './pages.ts';

test('a key is new, known, or older than what is at hand', () => {
  const pages = new ClientPages();
  expect(pages.of('p').look(1)).toBe('untried');
  for (let key = 1; key <= 20; key += 1) pages.of('p').keep(key, done(key));
  expect(pages.of('p').look(20)).toEqual(done(20));
  expect(pages.of('p').look(1)).toBeUndefined();
  expect(pages.of('p').look(21)).toBe('untried');
  expect(pages.nextOf('p')).toBe(21);
  expect(pages.nextOf('q')).toBe(1);
});

test('an answer that was long on its way does not push out a newer one', () => {
  const pages = new ClientPages();
  for (let key = 1; key <= 17; key += 1) pages.of('p').keep(key, new PendingCommand());
  pages.of('p').keep(17, done(17));
  pages.of('p').keep(1, done(1));
  expect(pages.of('p').look(17)).toEqual(done(17));
  expect(pages.of('p').look(1)).toBeUndefined();
});

test('a page that has been silent longest is forgotten first', () => {
  const pages = new ClientPages();
  for (let page = 0; page < 1025; page += 1) pages.of(`p${page}`).keep(1, done(1));
  expect(pages.nextOf('p0')).toBe(1);
  expect(pages.nextOf('p1')).toBe(2);
  pages.of('p1').keep(2, done(2));
  pages.of('p1025').keep(1, done(3));
  expect(pages.nextOf('p1')).toBe(3);
  expect(pages.nextOf('p2')).toBe(1);
});

test('a snapshot keeps what is in the journal, and nothing that is still on its way', () => {
  const pages = new ClientPages();
  pages.of('p').keep(1, done(10));
  pages.of('p').keep(2, done(11, [{ clause: '5.3', reason: { code: 'wagers-closed' } }]));
  pages.of('p').keep(3, busy({ code: 'send-again' }));
  pages.of('p').keep(4, new PendingCommand());
  pages.of('p').keep(5, done(14));
  pages.of('p').keep(6, unchanged(11));
  const again = ClientPages.from(pages.kept(12));
  expect(again.of('p').look(2)).toEqual(pages.of('p').look(2));
  expect(again.nextOf('p')).toBe(3);
});

test('a key and its page come back from the journal as they went in', () => {
  expect(readJournalKey(journalKey('d1.page/with/strokes', 17))).toEqual({
    page: 'd1.page/with/strokes',
    key: 17,
  });
});
