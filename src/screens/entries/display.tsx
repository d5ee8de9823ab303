// The page of the public display; without a language in its address it speaks all in turn.

import { Display } from '../display/display.tsx';
import { LANGUAGES } from '../texts/index.ts';
import { pageOptions, askedTable, mount } from './mount.tsx';

const rotates = !pageOptions.has('lang');
mount(
  <Display table={askedTable} token={null} rotates={rotates} />,
  rotates ? LANGUAGES : undefined,
);
