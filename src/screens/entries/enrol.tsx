// The page of a new screen: it shows its code until an administrator says where it stands.

import { Enrol } from '../enrol/enrol.tsx';
import { mount } from './mount.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/front.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/sign-in.css';

mount(<Enrol />);
