// The page of a terminal.

import {
  type HeldSeat,
  insertBanknote,
  isTaken,
  takeSeat,
} from '../client/requests/house-requests.ts';
import { useFetched } from '../client/use-fetched.ts';
import { TableFull } from '../terminal/table-full.tsx';
import { Terminal } from '../terminal/terminal.tsx';
import { pageOptions, askedSeat, askedTable, mount } from './mount.tsx';

const fetchSeat = (): Promise<HeldSeat | 'full'> =>
  takeSeat(askedTable, pageOptions.has('seat') ? askedSeat : null).catch((reason: unknown) => {
    if (isTaken(reason)) return 'full';
    throw reason;
  });

function TerminalPage() {
  const { done, value } = useFetched(fetchSeat);
  if (!done) return null;
  if (value === null) return <Terminal table={askedTable} seat={askedSeat} token={null} />;
  if (value === 'full') return <TableFull />;
  const { token, seat } = value;
  const insert = (cents: number) => insertBanknote(token, cents);
  return <Terminal table={askedTable} seat={seat} token={token} insertNote={insert} />;
}

mount(<TerminalPage />);
