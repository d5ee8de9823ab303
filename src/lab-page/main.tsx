// The lab's page: exact odds, par sheets, comparison, own odds, simulator and risk, for staff.

import { createRoot } from 'react-dom/client';
import { keptLanguage, SettingsProvider } from '../screens/client/settings.tsx';
import { loadTexts } from '../screens/texts/load-texts.ts';
import { LabPage } from './lab-page.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../screens/styles/theme.css';
// oxlint-disable-next-line import/no-unassigned-import -- the plots' own dress
import 'uplot/dist/uPlot.min.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../screens/styles/plots.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import './lab.css';

const place = document.getElementById('screen');
if (place === null) throw new Error('the page has a place for its screen');
void loadTexts(keptLanguage()).then(() =>
  createRoot(place).render(
    <SettingsProvider>
      <LabPage />
    </SettingsProvider>,
  ),
);
