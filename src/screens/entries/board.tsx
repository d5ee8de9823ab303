// The page of a tournament's leader board.

import { BoardScreen } from '../tournament/board.tsx';
import { pageOptions, mount } from './mount.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/tournament.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/cup-felt.css';

mount(<BoardScreen tournament={pageOptions.get('tournament') ?? ''} />);
