// States that cannot be missed: each says what happens to the money.

import type { HouseReason, PublicView } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';
import type { ScreenState } from '../client/screen-state.ts';
import type { ScreenTextName } from '../client/settings.tsx';
import type { Language } from '../texts/index.ts';
import { codeText } from '../texts/load-texts.ts';

interface BannerText {
  readonly word: ScreenTextName;
  /** Why, where the house has said it. */
  readonly reason?: HouseReason;
  readonly clause?: string;
}

/** What takes the middle of the screen, if anything must. */
export function bannerOf(state: ScreenState): BannerText | null {
  const { table } = state;
  if (state.over !== null) {
    const word = table === null ? 'cannotOpen' : 'ended';
    return { word, reason: state.over };
  }
  if (!state.connected) return { word: table === null ? 'connecting' : 'away' };
  // Nothing has stopped where nothing was ever there: the pit says what comes next.
  if (state.notice !== null && state.notice.code !== 'no-table-yet') {
    return { word: 'malfunction', reason: state.notice };
  }
  if (table === null) return null;
  if (table.frozen !== null) {
    const { why, clause } = table.frozen;
    // The heading says what it means for the money; under it stands why, as it was given.
    return { word: 'frozen', reason: { code: 'as-written', note: why }, clause };
  }
  if (table.dummy.now !== null) return { word: 'dummyCoup', clause: table.dummy.now };
  if (table.dummy.next !== null) return { word: 'nextDummy', clause: table.dummy.next };
  if (table.phase === 'closed') return { word: 'closed' };
  return null;
}

/** Why, in the language that is spoken, with its clause. */
export function bannerDetail(language: Language, { reason, clause }: BannerText): string {
  const why = reason === undefined ? '' : codeText(language, reason);
  return clause === undefined ? why : `${why} (${clause})`.trimStart();
}

export function Banner({ state }: { readonly state: ScreenState }) {
  const { say, language } = useSettings();
  const banner = bannerOf(state);
  if (banner === null) return null;
  return (
    <div className={`banner banner-${banner.word}`} role="alert">
      <span aria-hidden="true">⚠</span> {say(banner.word)}{' '}
      <small>{bannerDetail(language, banner)}</small>
    </div>
  );
}

/** Where a table stands, in a word or three. */
export const PHASE_TEXTS: Readonly<Record<PublicView['phase'], ScreenTextName>> = {
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
      {say(PHASE_TEXTS[table.phase])} <small>{second(PHASE_TEXTS[table.phase])}</small>
      {table.lastCoup && <strong> · {say('lastCoup')}</strong>}
    </output>
  );
}
