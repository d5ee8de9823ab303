// The front page: where am I, which tables are live, and one touch to a seat.

import { codeText } from '../texts/load-texts.ts';
import { useState } from 'react';
import type { HousePage, StaffRole, TableSummary, TournamentSummary } from '../../wire/index.ts';
import { tournamentsHere } from '../client/house-requests.ts';
import { Switches, useSettings } from '../client/settings.tsx';
import { useFetched } from '../client/use-fetched.ts';
import { bookText, titleText } from '../texts/names.ts';
import { firstTable } from './first-table.ts';
import { VisitorRoleSwitch } from './role-switch.tsx';
import { TournamentDoors } from './tournament-doors.tsx';
import { frontTexts, useFrontTexts } from './use-front-texts.ts';
import { useHousePage } from './use-house-page.ts';

export function Front() {
  const { value } = useFetched(tournamentsHere);
  return <FrontFace page={useHousePage()} tournaments={value ?? []} />;
}

const NONE: readonly TournamentSummary[] = [];

export interface FrontFaceProps {
  readonly page: HousePage | null;
  readonly tournaments?: readonly TournamentSummary[];
}

/** What stands on the front page, from what the house says of itself. */
export function FrontFace({ page, tournaments = NONE }: FrontFaceProps) {
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
      {page?.open === false && (
        <p className="banner" role="alert">
          {page.reason !== null && codeText(language, page.reason)}
        </p>
      )}
      {page?.demonstration === true && <Welcome page={page} />}
      <h2>{say('tables')}</h2>
      <ul className="front-tables">
        {(page?.tables ?? []).map(table => (
          <TableCard
            key={table.table}
            table={table}
            role={role}
            demonstration={page?.demonstration === true}
          />
        ))}
      </ul>
      <TournamentDoors tournaments={tournaments} />
      {page !== null && <StaffDoors page={page} role={role} onRole={setRole} />}
    </main>
  );
}

function Where({ page }: { readonly page: HousePage }) {
  const tell = useFrontTexts();
  return (
    <p className="front-where">
      {tell('whereAmI')} <b>{page.house}</b>,{' '}
      {tell(page.demonstration ? 'demonstrationHouse' : 'liveHouse')}{' '}
      <small>
        {tell('release')} {page.release}
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

interface TableCardProps {
  readonly table: TableSummary;
  readonly role: StaffRole;
  readonly demonstration: boolean;
}

function TableCard({ table, role, demonstration }: TableCardProps) {
  const { say, language } = useSettings();
  const tell = useFrontTexts();
  const title = titleText(language, table);
  const query = `table=${encodeURIComponent(table.table)}`;
  return (
    <li className="front-table" data-table={table.table}>
      <h3>{title}</h3>
      <TableState table={table} />
      <nav aria-label={title}>
        {demonstration && table.freeSeats.length > 0 && (
          <a
            className={table.phase === 'closed' ? 'first first-closed' : 'first'}
            href={`/terminal.html?${query}`}
          >
            {say('sitDown')}
          </a>
        )}
        {demonstration && <a href={`/one.html?${query}`}>{say('tableForOne')}</a>}
        <a href={`/console.html?${query}${demonstration ? `&role=${role}` : ''}`}>
          {demonstration ? say('console') : tell('signIn')}
        </a>
        <a href={`/display.html?${query}`}>{say('display')}</a>
      </nav>
    </li>
  );
}

function TableState({ table }: { readonly table: TableSummary }) {
  const { say, language } = useSettings();
  const tell = useFrontTexts();
  const trouble =
    table.stopped === null
      ? table.frozen
        ? tell('frozen')
        : null
      : `${tell('stopped')}: ${table.stopped}`;
  return (
    <p>
      <span className={`front-phase front-phase-${table.phase}`}>
        {frontTexts(language).phases[table.phase]}
      </span>{' '}
      {bookText(language, table.rulebook)}
      {' · '}
      {table.freeSeats.length === 0 ? tell('full') : say('free', table.seats - table.taken)}
      {table.coup !== null && ` · ${say('coupNumber', table.coup)}`}
      {table.dealer === 'by-hand' && ` · ${tell('byHand')}`}
      {trouble !== null && <strong> · {trouble}</strong>}
    </p>
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
