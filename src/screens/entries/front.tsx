// The front page.

import { Front } from '../front/front.tsx';
import { mount } from './mount.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/front.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/lobby.css';

mount(<Front />);
