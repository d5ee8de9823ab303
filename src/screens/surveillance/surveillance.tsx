// Surveillance: a wall of live tables, one of them opened beside its shoe watch and its flags, a
// search, and notes on record. It changes nothing at a table.

import { useState } from 'react';
import { useConnection } from '../client/connection.ts';
import { useSettings } from '../client/settings.tsx';
import { PhaseLine } from '../felt/banner.tsx';
import { CoupOnFelt } from '../felt/coup.tsx';
import {
  OversightPage,
  type OversightPageProps,
  type OversightPartProps,
} from '../oversight/oversight-page.tsx';
import { comeIntoSight, TableSide } from '../pit/table-side.tsx';
import { titleText } from '../texts/names.ts';
import { FlagsPanel } from './flags-panel.tsx';
import { HoldForm } from './hold-form.tsx';
import { MarkersPanel, NotesTab } from './notes-tab.tsx';
import { SearchTab } from './search-tab.tsx';
import { WatchPanel } from './watch-panel.tsx';

export type StaffPageProps = Pick<OversightPageProps, 'token' | 'onRole' | 'onSignedIn'>;

const TABS: OversightPageProps['tabs'] = [
  { name: 'wall', Part: Wall },
  { name: 'search', Part: SearchTab },
  { name: 'notes', Part: NotesTab },
];

export const Surveillance = (props: StaffPageProps) => (
  <OversightPage {...props} title="surveillance" needs="read-suspicions" tabs={TABS} />
);

/** Lines that are open at once: every table of the wall is watched by one of its own. */
const MOST_LIVE = 24;

function Wall({ state: { tables, demonstration }, token }: OversightPartProps) {
  const { language } = useSettings();
  const [chosen, choose] = useState<string | null>(null);
  return (
    <>
      <ul className="wall">
        {tables.slice(0, MOST_LIVE).map(summary => (
          <li key={summary.table} className={summary.table === chosen ? 'wall-chosen' : ''}>
            <button
              type="button"
              aria-pressed={summary.table === chosen}
              onClick={() => choose(summary.table === chosen ? null : summary.table)}
            >
              {titleText(language, summary)} <small>{summary.table}</small>
            </button>
            <LiveFelt table={summary.table} token={token} />
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <div className="watched" key={chosen} ref={comeIntoSight}>
          <TableSide table={chosen} token={token} />
          <div className="watched-beside">
            <WatchPanel table={chosen} token={token} />
            <FlagsPanel table={chosen} token={token} />
            <HoldForm {...{ table: chosen, token, demonstration }} />
            <MarkersPanel table={chosen} token={token} />
          </div>
        </div>
      )}
    </>
  );
}

function LiveFelt({ table, token }: { readonly table: string; readonly token: string | null }) {
  const [{ console: view }] = useConnection({ as: 'console', table }, token);
  if (view === null) return null;
  return (
    <div className="wall-felt" aria-hidden="true">
      <PhaseLine table={view} />
      <CoupOnFelt view={view} />
    </div>
  );
}
