// Every Chinese text uses the word of docs/chinese.md for each term, and none that is ruled out.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languageFolder } from './languages.ts';

const HERE = new URL('.', import.meta.url);
const ROOT = new URL('../../', HERE);
/** A name is no term. */
const REGULATOR = 'Victorian Commission for Gambling Regulation';
const HAN = /\p{Script=Han}/u;

const sources = (folder: URL): readonly URL[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.includes('.test.'))
    .map(({ parentPath, name }) => new URL(`file://${parentPath.replace(/\/?$/u, '/')}${name}`));

/** Wherever Chinese is written for people. */
const FILES = ['zh-Hans/', 'zh-Hant/'].flatMap(name => sources(new URL(name, HERE)));

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

/** Everything that a language says: its codes and its screens. */
async function allOf(language: Language): Promise<readonly unknown[]> {
  const { texts, pages, screens } = languageFolder(language);
  return Promise.all([texts(), pages(), ...Object.values(screens).map(load => load())]);
}

const [english, simplified, traditional] = await Promise.all(
  (['en', 'zh-Hans', 'zh-Hant'] as const).map(allOf),
);
const texts = beside(english, simplified, traditional).filter(({ hans }) => HAN.test(hans));

describe('the glossary of docs/chinese.md', () => {
  test('finds the texts it is to judge', () => {
    expect(texts.length).toBeGreaterThan(2500);
  });

  test.each(rowsUnder('Terms'))('%s', (term = '', hans = '', hant = '') => {
    const wanted = new RegExp(`\\b${term}`, 'iu');
    const has = (text: string, words: string) => words.split(' or ').some(w => text.includes(w));
    const judged = texts.filter(({ en }) => wanted.test(en.replace(REGULATOR, '')));
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
