// What games, their versions, books, tables and roles are called in each language.

import type { StaffRole } from '../../wire/roles.ts';
import type { TableSummary } from '../../wire/index.ts';
import type { Language } from './index.ts';
import { textsOf } from './load-texts.ts';

const names = textsOf('names');

/** A name that nobody has translated stays as it is. */
const named = (known: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(known, name) ? (known[name] ?? name) : name;

export const gameText = (language: Language, name: string): string =>
  named(names(language).games, name);

/** The books by the names people use. */
export const bookText = (language: Language, rulebook: string): string =>
  named(names(language).books, rulebook);

/** A role that somebody can sign in with and has no name does not compile. */
const roles: (language: Language) => Readonly<Record<StaffRole | 'system', string>> = language =>
  names(language).roles;

export const roleText = (language: Language, role: string): string => named(roles(language), role);

/** Everybody whom a house employs. */
export const staffRoles = (language: Language): readonly string[] =>
  Object.keys(roles(language)).filter(role => role !== 'system');

/** What a table is called: in the reader's language, where its plan says so. */
export const titleText = (
  language: Language,
  { title, titles }: Pick<TableSummary, 'title' | 'titles'>,
): string => (language === 'en' ? title : (titles?.[language] ?? title));
