// Puts a screen on its page, with its settings and its dress.

import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { keptLanguage, SettingsProvider } from '../client/settings.tsx';
import { CardBackPattern } from '../felt/cards/card-back.tsx';
import type { Language } from '../texts/index.ts';
import { loadTexts } from '../texts/load-texts.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/theme.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/felt.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/cards.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/terminal.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/bet-areas.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/sheets.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/display.css';

/** A screen that speaks several languages in turn loads them all. */
export function mount(screen: ReactNode, spoken: readonly Language[] = [keptLanguage()]): void {
  const place = document.getElementById('screen');
  if (place === null) throw new Error('the page has a place for its screen');
  void Promise.all(spoken.map(language => loadTexts(language))).then(() =>
    createRoot(place).render(
      <SettingsProvider>
        <CardBackPattern />
        {screen}
      </SettingsProvider>,
    ),
  );
}

/** What the address asks for: /terminal.html?table=T&seat=3. */
export const pageOptions = new URLSearchParams(location.search);
export const askedTable = pageOptions.get('table') ?? '';
export const askedSeat = Number(pageOptions.get('seat') ?? '1');
