// The page of last night again; in a demonstration a visitor takes a role by one touch.

import { LastNightAgain } from '../again/again.tsx';
import { mountStaffPage } from './staff-page.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/oversight.css';

mountStaffPage('operator', LastNightAgain);
