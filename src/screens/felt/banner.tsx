// States that cannot be missed: each says what happens to the money.

import type { PublicView } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';
import type { ScreenState } from '../client/screen-state.ts';
import type { Language, Word } from '../words/index.ts';
import { asWritten, toldText } from '../words/told.ts';

interface BannerText {
  readonly word: Word;
  /** What the house said of it. */
  readonly says: string;
  /** Under which name, so that it can be said in Chinese. */
  readonly told?: string;
  readonly clause?: string;
}

/** What takes the middle of the screen, if anything must. */
export function bannerOf(state: ScreenState): BannerText | null {
  const { table } = state;
  if (state.over !== null) {
    const word = table === null ? 'cannotOpen' : 'ended';
    return { word, says: state.over, told: state.farewell ?? '' };
  }
  if (!state.connected) return { word: table === null ? 'connecting' : 'away', says: '' };
  if (state.notice !== null) {
    return { word: 'malfunction', says: state.notice, told: 'play-halted' };
  }
  if (table === null) return null;
  if (table.frozen !== null) {
    const { why, clause } = table.frozen;
    // The heading says what it means for the money; under it stands why, as it was given.
    return { word: 'frozen', says: why, told: '', clause };
  }
  if (table.dummy.now !== null) return { word: 'dummyCoup', says: `(${table.dummy.now})` };
  if (table.dummy.next !== null) return { word: 'nextDummy', says: `(${table.dummy.next})` };
  if (table.phase === 'closed') return { word: 'closed', says: '' };
  return null;
}

/** What the house said of it, in the language that is spoken, with its clause. */
export function bannerSays(language: Language, { says, told, clause }: BannerText): string {
  const said =
    told === undefined ? says : toldText(language, { refused: told, reason: asWritten(says) });
  return clause === undefined ? said : `${said} (${clause})`;
}

export function Banner({ state }: { readonly state: ScreenState }) {
  const { say, language } = useSettings();
  const banner = bannerOf(state);
  if (banner === null) return null;
  return (
    <div className={`banner banner-${banner.word}`} role="alert">
      <span aria-hidden="true">⚠</span> {say(banner.word)}{' '}
      <small>{bannerSays(language, banner)}</small>
    </div>
  );
}

/** Where a table stands, in a word or three. */
export const PHASE_WORDS: Readonly<Record<PublicView['phase'], Word>> = {
  closed: 'closed',
  preparing: 'shuffle',
  'between-coups': 'betweenCoups',
  wagering: 'placeYourBets',
  'no-more-wagers': 'noMoreBets',
  'wagers-changing': 'noMoreBets',
  'wagers-reopened': 'noMoreBets',
  dealing: 'dealing',
  insurance: 'insuranceOpen',
  complete: 'settle',
};

/** Where the table stands; the English of the book stays beside the translation (M5). */
export function PhaseLine({ table }: { readonly table: PublicView }) {
  const { say, second } = useSettings();
  return (
    <output className={`phase phase-${table.phase}`}>
      {say(PHASE_WORDS[table.phase])} <small>{second(PHASE_WORDS[table.phase])}</small>
      {table.lastCoup && <strong> · {say('lastCoup')}</strong>}
    </output>
  );
}
