// What games, their versions and the tables of a floor are called in each language.

import type { TableSummary } from '../../wire/index.ts';
import { inLanguage, type Line } from './console-texts.ts';
import type { Language } from './index.ts';

/** The names that the rulebooks give their games and versions. */
const GAMES: readonly Line[] = [
  ['Baccarat', '百家乐', '百家樂'],
  ['Rapid Baccarat', '快速百家乐', '快速百家樂'],
  ['Rapid No Commission Baccarat', '快速免佣百家乐', '快速免佣百家樂'],
  ['Traditional Baccarat', '传统百家乐', '傳統百家樂'],
  ['Crown Baccarat', '皇冠百家乐', '皇冠百家樂'],
  ['Federal Baccarat', '联邦百家乐', '聯邦百家樂'],
  ['No Commission Baccarat', '免佣百家乐', '免佣百家樂'],
  ['2 to 1 Baccarat', '1 赔 2 百家乐', '1 賠 2 百家樂'],
  ['Tie Baccarat', '和局百家乐', '和局百家樂'],
  ['Baccarat with Lucky 6', '百家乐，设幸运六', '百家樂，設幸運六'],
  ['Commission-free Baccarat', '免佣百家乐，设龙七与熊猫八', '免佣百家樂，設龍七與熊貓八'],
];
const BY_NAME: ReadonlyMap<string, Line> = new Map(GAMES.map(line => [line[0], line]));

/** The name of a game or a version; one that nobody has translated stays as it is. */
export function gameText(language: Language, name: string): string {
  const line = BY_NAME.get(name);
  return line === undefined ? name : inLanguage(language, line);
}

/** What a table is called: in the reader's language, where its plan says so. */
export const titleText = (
  language: Language,
  { title, titles }: Pick<TableSummary, 'title' | 'titles'>,
): string => (language === 'en' ? title : (titles?.[language] ?? title));

/** The books by the names people use. */
const BOOKS: Readonly<Record<string, Line>> = {
  crown: ['Crown Melbourne', '墨尔本皇冠', '墨爾本皇冠'],
  'crown-rapid': ['Crown Melbourne, Rapid', '墨尔本皇冠，快速', '墨爾本皇冠，快速'],
  tasmania: ['Tasmania', '塔斯马尼亚', '塔斯曼尼亞'],
  'mbs-rapid': ['Marina Bay Sands, Rapid', '滨海湾金沙，快速', '濱海灣金沙，快速'],
  demonstration: ['The house’s own book', '本场自订规则', '本場自訂規則'],
};

export const bookText = (language: Language, rulebook: string): string => {
  const line = BOOKS[rulebook];
  return line === undefined ? rulebook : inLanguage(language, line);
};
