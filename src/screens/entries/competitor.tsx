// The page of a competitor's terminal.

import { takeCompetitor } from '../house/doors.ts';
import { useFetched } from '../house/use-fetched.ts';
import { Competitor } from '../tournament/competitor.tsx';
import { asked, askedSeat, askedTable, mount } from './mount.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a page puts on its dress
import '../felt/tournament.css';

const tournament = asked.get('tournament') ?? '';
const fetchSeat = () => takeCompetitor(tournament, askedTable, askedSeat);

function CompetitorPage() {
  const { done, value } = useFetched(fetchSeat);
  if (!done) return null;
  const token = value?.token ?? null;
  return <Competitor tournament={tournament} table={askedTable} seat={askedSeat} token={token} />;
}

mount(<CompetitorPage />);
