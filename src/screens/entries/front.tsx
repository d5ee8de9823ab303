// The front page.

import { Front } from '../front/front.tsx';
import { mount } from './mount.tsx';

mount(<Front />);
