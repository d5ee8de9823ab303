// Notices that a book wants said to patrons: on the help page, the ticket and the display.

import type { PublicView } from '../../wire/index.ts';
import type { Language } from './index.ts';
import { textsOf } from './load-texts.ts';

const names = textsOf('names');

type PublicNotice = keyof PublicView['notices'];

export interface NoticeLine {
  readonly name: PublicNotice;
  readonly says: string;
  readonly clause: string;
}

/** What a table of this book must tell its patrons, in a language, each with its clause. */
export const noticesOf = (
  { notices }: Pick<PublicView, 'notices'>,
  language: Language,
): readonly NoticeLine[] =>
  // The keys of a closed record.
  (Object.keys(notices) as PublicNotice[]).flatMap(name => {
    const clause = notices[name];
    return clause === undefined ? [] : [{ name, says: names(language).notices[name], clause }];
  });
