// The page of inspector; in a demonstration a visitor takes a role by one touch.

import { Inspector } from '../inspector/inspector.tsx';
import { mountStaffPage } from './staff-page.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/oversight.css';

mountStaffPage('inspector', Inspector);
