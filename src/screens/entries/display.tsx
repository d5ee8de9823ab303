// The page of the public display; without a language in its address it speaks all in turn.

import { Display } from '../display/display.tsx';
import { pageOptions, askedTable, mount } from './mount.tsx';

mount(<Display table={askedTable} token={null} rotates={!pageOptions.has('lang')} />);
