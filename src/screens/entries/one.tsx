// A table for one: terminal, console and display of one table side by side.

import { TableForOne } from '../front/table-for-one.tsx';
import { askedTable, mount } from './mount.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/front.css';

mount(<TableForOne table={askedTable} />);
