// The page of surveillance; in a demonstration a visitor takes the role by one touch.

import { Surveillance } from '../surveillance/surveillance.tsx';
import { mountStaffPage } from './staff-page.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/oversight.css';

mountStaffPage('surveillance', Surveillance);
