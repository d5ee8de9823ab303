// The page that checks a slip: everything it needs stands in its address, and no house is asked.

import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { keptLanguage, SettingsProvider } from '../screens/client/settings.tsx';
import { loadTexts } from '../screens/texts/load-texts.ts';
import { SlipPage } from './slip-page.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../screens/styles/theme.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../screens/styles/felt.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../screens/styles/cards.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import './slip.css';

// The page may run no code that it makes itself: schemas are read as they are.
z.config({ jitless: true });

const place = document.getElementById('screen');
if (place === null) throw new Error('the page has a place for its screen');
void loadTexts(keptLanguage()).then(() =>
  createRoot(place).render(
    <SettingsProvider>
      <SlipPage />
    </SettingsProvider>,
  ),
);
