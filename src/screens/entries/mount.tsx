// Puts a screen on its page, with its settings and its dress.

import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { keptLanguage, SettingsRoom } from '../house/settings.tsx';
import { loadTexts } from '../words/texts.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../felt/theme.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../felt/felt.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../felt/terminal.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../felt/bet-areas.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../felt/sheets.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../felt/console.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../felt/display.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../felt/front.css';

export function mount(screen: ReactNode): void {
  const place = document.getElementById('screen');
  if (place === null) throw new Error('the page has a place for its screen');
  void loadTexts(keptLanguage()).then(() =>
    createRoot(place).render(<SettingsRoom>{screen}</SettingsRoom>),
  );
}

/** What the address asks for: /terminal.html?table=T&seat=3. */
export const asked = new URLSearchParams(location.search);
export const askedTable = asked.get('table') ?? '';
export const askedSeat = Number(asked.get('seat') ?? '1');
