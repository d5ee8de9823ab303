// The page of a competitor's terminal.

import { takeCompetitor } from '../client/requests/house-requests.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Competitor } from '../tournament/seat/competitor.tsx';
import { pageOptions, askedSeat, askedTable, mount } from './mount.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/tournament.css';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../styles/cup-felt.css';

const tournament = pageOptions.get('tournament') ?? '';
const fetchSeat = () => takeCompetitor(tournament, askedTable, askedSeat);

function CompetitorPage() {
  const { done, value } = useFetched(fetchSeat);
  if (!done) return null;
  const token = value?.token ?? null;
  return <Competitor tournament={tournament} table={askedTable} seat={askedSeat} token={token} />;
}

mount(<CompetitorPage />);
