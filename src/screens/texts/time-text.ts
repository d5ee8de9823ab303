// Times of day as each language writes them.

import type { Language } from './index.ts';

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-AU',
  'zh-Hans': 'zh-CN',
  'zh-Hant': 'zh-HK',
};

/** '9:05 pm', '21:05', '下午9:05': hours and minutes. */
export const timeText = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: 'numeric', minute: '2-digit' }).format(time);
