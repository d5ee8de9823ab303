// Notices that a book wants said to patrons: on the help page, the ticket and the display.

import type { Language } from './index.ts';
import { textsOf } from './load-texts.ts';

const names = textsOf('names');

/** Each by what it is about. */
const NOTICES = ['devices', 'inspector', 'complaints', 'rules', 'ticket', 'lostTicket'] as const;
type NoticeName = (typeof NOTICES)[number];

/** Which notices a book wants, and by which clause; a book that is not here wants none. */
const WANTED: Readonly<Record<string, { readonly [name in NoticeName]?: string }>> = {
  'crown-rapid': {
    devices: '13.1',
    inspector: '13.10',
    complaints: '13.11',
    rules: '13.13',
    ticket: '6.7.2(a)',
    lostTicket: '6.7.2(c)',
  },
  crown: { devices: '13.1', inspector: '13.10', complaints: '13.11', rules: '13.13' },
};

export interface NoticeLine {
  readonly name: NoticeName;
  readonly says: string;
  readonly clause: string;
}

/** What a table of this book must tell its patrons, in a language, each with its clause. */
export const noticesOf = (rulebook: string, language: Language): readonly NoticeLine[] =>
  NOTICES.flatMap(name => {
    const clause = WANTED[rulebook]?.[name];
    return clause === undefined ? [] : [{ name, says: names(language).notices[name], clause }];
  });
