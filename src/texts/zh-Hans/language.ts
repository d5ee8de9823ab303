// Simplified Chinese: what it is called, how it writes numbers, and where its texts are.

import type { LanguageFolder } from '../language-folder.ts';

export const LANGUAGE: LanguageFolder = {
  name: '简体中文',
  sign: '简',
  locale: 'zh-CN',
  asked: /^zh\b(?!.*\b(?:hant|tw|hk|mo)\b)/u,
  texts: async () => (await import('./index.ts')).TEXTS,
  pages: async () => (await import('./pages.ts')).PAGES,
  screens: {
    everyScreen: async () => (await import('./screens/every-screen.ts')).EVERY_SCREEN,
    names: async () => (await import('./screens/names.ts')).SCREEN_NAMES,
    sign: async () => (await import('./screens/sign.ts')).SIGN,
    terminal: async () => (await import('./screens/terminal.ts')).TERMINAL,
    guide: async () => (await import('./screens/guide.ts')).GUIDE,
    audit: async () => (await import('./screens/audit.ts')).AUDIT,
    display: async () => (await import('./screens/display.ts')).DISPLAY,
    front: async () => (await import('./screens/front.ts')).FRONT,
    console: async () => (await import('./screens/console.ts')).CONSOLE,
    acts: async () => (await import('./screens/acts.ts')).ACTS,
    rulings: async () => (await import('./screens/rulings.ts')).RULINGS,
    floor: async () => (await import('./screens/floor.ts')).FLOOR,
    lab: async () => (await import('./screens/lab.ts')).LAB,
    oversight: async () => (await import('./screens/oversight.ts')).OVERSIGHT,
    pit: async () => (await import('./screens/pit.ts')).PIT,
    accounts: async () => (await import('./screens/accounts.ts')).ACCOUNTS,
    office: async () => (await import('./screens/office.ts')).OFFICE,
    events: async () => (await import('./screens/events.ts')).EVENTS,
    setUp: async () => (await import('./screens/set-up.ts')).SET_UP,
    cage: async () => (await import('./screens/cage.ts')).CAGE,
    tournament: async () => (await import('./screens/tournament.ts')).TOURNAMENT,
    slip: async () => (await import('./screens/slip.ts')).SLIP,
    conditions: async () => (await import('./screens/conditions.ts')).CONDITIONS,
  },
};
