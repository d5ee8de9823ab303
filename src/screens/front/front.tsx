// The front page: where am I, which tables are live, and one touch to a seat.

import { codeText } from '../texts/load-texts.ts';
import { useState } from 'react';
import type { HousePage, StaffRole, TournamentSummary } from '../../wire/index.ts';
import { tournamentsHere } from '../client/requests/house-requests.ts';
import { Switches, useSettings } from '../client/settings.tsx';
import { useFetched } from '../client/use-fetched.ts';
import { titleText } from '../texts/names.ts';
import { firstTable } from './first-table.ts';
import { Lobby } from './lobby.tsx';
import { VisitorRoleSwitch } from './role-switch.tsx';
import { TournamentDoors } from './tournament-doors.tsx';
import { useFrontTexts } from './use-front-texts.ts';
import { useHousePage } from '../client/use-house-page.ts';

const NONE: readonly TournamentSummary[] = [];

export function Front() {
  const { value } = useFetched(tournamentsHere);
  const seen = useHousePage();
  return (
    <FrontFace page={seen?.page ?? null} aheadMs={seen?.aheadMs ?? 0} tournaments={value ?? NONE} />
  );
}

export interface FrontFaceProps {
  readonly page: HousePage | null;
  readonly tournaments?: readonly TournamentSummary[];
  readonly aheadMs?: number;
}

/** What stands on the front page, from what the house says of itself. */
export function FrontFace({ page, tournaments = NONE, aheadMs = 0 }: FrontFaceProps) {
  const { say, language } = useSettings();
  const tell = useFrontTexts();
  const [role, setRole] = useState<StaffRole>('dealer');
  return (
    <main className="front">
      <header className="front-head">
        <h1>{page?.house ?? 'Sabot'}</h1>
        {page?.demonstration === true && (
          <span className="demonstration">{say('demonstration')}</span>
        )}
        <Switches />
      </header>
      {page === null ? <p className="front-where">{tell('looking')}</p> : <Where page={page} />}
      {page !== null && !page.demonstration && page.tables.length === 0 && <EmptyHouse />}
      {page?.open === false && page.reason?.code !== 'no-table-yet' && (
        <p className="banner" role="alert">
          {page.reason !== null && codeText(language, page.reason)}
        </p>
      )}
      {page?.demonstration === true && <Welcome page={page} />}
      {page !== null && <Lobby {...{ page, role, aheadMs }} />}
      <TournamentDoors tournaments={tournaments} demonstration={page?.demonstration === true} />
      {page !== null && <StaffDoors page={page} role={role} onRole={setRole} />}
    </main>
  );
}

/** A live house before its first table: what comes next, and where. */
function EmptyHouse() {
  const tell = useFrontTexts();
  return (
    <section className="front-welcome">
      <p>{tell('emptyHouse')}</p>
      <a className="play-now" href="/pit.html">
        {tell('goSetUp')}
      </a>
    </section>
  );
}

function Where({ page }: { readonly page: HousePage }) {
  const tell = useFrontTexts();
  return (
    <p className="front-where">
      {tell('whereAmI')} <b>{page.house}</b>,{' '}
      {tell(page.demonstration ? 'demonstrationHouse' : 'liveHouse')}{' '}
      <small>
        {tell('release')} {page.release} · {tell('key')} {page.key}
      </small>
    </p>
  );
}

/** Three steps to a first coup, and the table where it comes soonest. */
function Welcome({ page }: { readonly page: HousePage }) {
  const { say, language } = useSettings();
  const tell = useFrontTexts();
  const first = firstTable(page.tables, page.now);
  if (first === undefined) return null;
  return (
    <section className="front-welcome">
      <div>
        <h2>{tell('firstTime')}</h2>
        <ol>
          <li>{tell('step1')}</li>
          <li>{tell('step2')}</li>
          <li>{tell('step3')}</li>
        </ol>
      </div>
      <a className="play-now" href={`/terminal.html?table=${encodeURIComponent(first.table)}`}>
        {say('playNow')}
        <small>{titleText(language, first)}</small>
      </a>
    </section>
  );
}

interface StaffDoorsProps {
  readonly page: Pick<HousePage, 'demonstration' | 'roles'>;
  readonly role: StaffRole;
  readonly onRole: (role: StaffRole) => void;
}

/** The doors for staff: in which role a visitor's consoles are opened, and the pit. */
function StaffDoors({ page: { demonstration, roles }, role, onRole }: StaffDoorsProps) {
  const tell = useFrontTexts();
  return (
    <section className="front-staff">
      <h2>{tell('staff')}</h2>
      {demonstration && <VisitorRoleSwitch {...{ roles, role, onRole }} />}
      {demonstration && <p>{tell('rolesSay')}</p>}
      <a href="/pit.html">{tell('pit')}</a>
    </section>
  );
}
