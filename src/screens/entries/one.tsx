// A table for one: terminal, console and display of one table side by side.

import { TableForOne } from '../front/table-for-one.tsx';
import { askedTable, mount } from './mount.tsx';

mount(<TableForOne table={askedTable} />);
