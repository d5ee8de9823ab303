// Every Chinese text uses the word of docs/chinese.md for each term, and none that is ruled out.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TEXTS as ENGLISH } from '../../texts/en/index.ts';
import { TEXTS as SIMPLIFIED } from '../../texts/zh-Hans/index.ts';
import { TEXTS as TRADITIONAL } from '../../texts/zh-Hant/index.ts';
import { HOUSE_EVENTS } from '../../server/record/house-record.ts';
import { SIGNIFICANT } from '../../server/reports/projections/significant-events.ts';
import { EVENT_NAMES } from './pit-texts.ts';

const HERE = new URL('.', import.meta.url);
const ROOT = new URL('../../../', HERE);
const HAN = /\p{Script=Han}/u;

const sources = (folder: URL): readonly URL[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.includes('.test.'))
    .map(({ parentPath, name }) => new URL(`file://${parentPath.replace(/\/?$/u, '/')}${name}`));

/** Wherever Chinese is written for people. */
const FILES = [
  ...sources(HERE),
  ...['zh-Hans/', 'zh-Hant/'].flatMap(name => sources(new URL(`src/texts/${name}`, ROOT))),
  ...['demonstration.ts'].map(name => new URL(`src/server/house/${name}`, ROOT)),
  ...['conditions-page.ts', 'not-found.ts'].map(name => new URL(`src/server/http/${name}`, ROOT)),
];

const page = readFileSync(new URL('docs/chinese.md', ROOT), 'utf8');
const rowsUnder = (heading: string): readonly (readonly string[])[] =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map(line => line.slice(2, -2).split(' | '));

interface Text {
  readonly en: string;
  readonly hans: string;
  readonly hant: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A text that takes values is read with letters in their places. */
const asText = (value: unknown): unknown =>
  typeof value === 'function' && value.length > 0
    ? (value as (...blanks: string[]) => unknown)('{a}', '{b}', '{c}')
    : value;
const isTexts = (value: readonly unknown[]): value is readonly string[] =>
  value.every(each => typeof each === 'string');

function beside(en: unknown, hans: unknown, hant: unknown): readonly Text[] {
  const [a, b, c] = [en, hans, hant].map(asText);
  if (typeof a === 'string' && typeof b === 'string' && typeof c === 'string') {
    return [{ en: a, hans: b, hant: c }];
  }
  if (Array.isArray(a) && Array.isArray(b) && Array.isArray(c)) {
    return a.flatMap((each, at) => beside(each, b[at], c[at]));
  }
  if (!isRecord(a) || !isRecord(b) || !isRecord(c)) return [];
  return Object.keys(a).flatMap(key => beside(a[key], b[key], c[key]));
}

/** Texts in a value: three in a row, two under their English, or one for each language. */
function textsIn(value: unknown, name: string): readonly Text[] {
  if (Array.isArray(value)) {
    const [a = '', b = '', c = ''] = isTexts(value) ? value : [];
    if (value.length === 3 && HAN.test(b)) return [{ en: a, hans: b, hant: c }];
    if (value.length === 2 && HAN.test(a)) return [{ en: name, hans: a, hant: b }];
    return value.flatMap(each => textsIn(each, name));
  }
  if (!isRecord(value)) return [];
  if ('zh-Hans' in value) return beside(value['en'], value['zh-Hans'], value['zh-Hant']);
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, key));
}

const modules: readonly unknown[] = await Promise.all(
  sources(HERE).map(({ href }) => import(href) as Promise<unknown>),
);
const texts = [
  ...modules
    .filter(isRecord)
    .flatMap(module => Object.entries(module).flatMap(([name, value]) => textsIn(value, name))),
  ...beside(ENGLISH, SIMPLIFIED, TRADITIONAL),
].filter(({ hans }) => HAN.test(hans));

describe('the glossary of docs/chinese.md', () => {
  test('finds the texts it is to judge', () => {
    expect(texts.length).toBeGreaterThan(1500);
  });

  test.each(rowsUnder('Terms'))('%s', (term = '', hans = '', hant = '') => {
    const wanted = new RegExp(`\\b${term}`, 'iu');
    const has = (text: string, words: string) => words.split(' or ').some(w => text.includes(w));
    const judged = texts.filter(({ en }) => wanted.test(en));
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.filter(text => !has(text.hans, hans) || !has(text.hant, hant))).toEqual([]);
  });

  const lines = FILES.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => HAN.test(line) && !line.trimStart().startsWith('/')),
  );
  test.each(rowsUnder('Words that are ruled out'))('%s is not written', (words = '') => {
    const found = lines.filter(line => words.split(', ').some(word => line.includes(word)));
    expect(found).toEqual([]);
  });

  test.each(rowsUnder('Not in traditional'))('traditional is without %s', (words = '') => {
    const found = texts.filter(({ hant }) => words.split(', ').some(word => hant.includes(word)));
    expect(found).toEqual([]);
  });
});

test('what goes on record of the house and its tables has a name in every language', () => {
  const named = new Set<string>(EVENT_NAMES);
  expect([...HOUSE_EVENTS, ...SIGNIFICANT].filter(name => !named.has(name))).toEqual([]);
});
