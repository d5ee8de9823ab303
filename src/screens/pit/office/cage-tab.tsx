// The cash desk: a ticket shown and paid, what is owed and owing, the end of the gaming day.

import { mayAny, type Viewer } from '../../client/powers.ts';
import { CustodyDesk } from './custody-desk.tsx';
import { DayDesk } from './day-desk.tsx';
import { OutstandingDesk } from './outstanding-desk.tsx';
import { PayTicketDesk } from './ticket-desk.tsx';

export interface CageTabProps {
  readonly token: string | null;
  readonly viewer: Viewer;
}

const YESTERDAY_MS = 86_400_000;

/** The day before today by this screen's clock: the one that is most likely counted. */
const dayBefore = (): string => new Date(Date.now() - YESTERDAY_MS).toISOString().slice(0, 10);

export function CageTab({ token, viewer }: CageTabProps) {
  return (
    <div className="cage-desk">
      {mayAny(viewer.powers, 'work-at-cage') && <PayTicketDesk token={token} />}
      <OutstandingDesk {...{ token, viewer }} />
      <CustodyDesk {...{ token, viewer }} look={0} />
      <DayDesk {...{ token, viewer }} day={dayBefore()} />
    </div>
  );
}
