// The director's console: what is next, then papers, people, sessions and prizes.

import { useState } from 'react';
import type { TournamentView, SentTournamentCommand } from '../../../wire/index.ts';
import { RoleSwitch } from '../../console/staff/staff-on-duty.tsx';
import { ComeIn } from '../../console/staff/sign-in-form.tsx';
import { Banner } from '../../felt/banner.tsx';
import type { ScreenState } from '../../client/screen-state.ts';
import { Switches } from '../../client/settings.tsx';
import { RefusalText } from '../../client/refusal-text.tsx';
import { BoardTable } from '../board.tsx';
import { DESK_ROLES } from '../desk/desk-steps.ts';
import { Desks } from '../desk/desk.tsx';
import { officeSteps } from './office-steps.ts';
import { ConditionsPanel } from './conditions-panel.tsx';
import { People } from './entrants.tsx';
import { Rulings } from './rulings.tsx';
import { Prizes, SessionList } from './sessions.tsx';
import { Steps } from '../desk/steps.tsx';
import { useTournament, useTournamentTexts, type Submit } from '../use-tournament.ts';

export interface OfficeProps {
  readonly tournament: string;
  readonly token: string | null;
  readonly onRole?: ((role: string) => void) | undefined;
  readonly onSignedIn: () => void;
}

export function Office({ tournament, token, onRole, onSignedIn }: OfficeProps) {
  const { state, view, submit } = useTournament({ as: 'tournament', tournament }, token);
  const mustSignIn = state.closeReason === 'not-signed-in' || state.closeReason === 'session-over';
  return (
    <main className="office">
      <OfficeHead state={state} view={view} name={tournament} onRole={onRole} />
      <Banner state={state} />
      {state.refused !== null && <RefusedAtDesk refused={state.refused} />}
      {mustSignIn && <ComeIn why={state.closeReason} onSignedIn={onSignedIn} />}
      {view !== null && !mustSignIn && (
        <OfficeFace
          {...{ view, submit, token }}
          acting={state.role ?? ''}
          isThere={state.connected}
          aheadMs={state.aheadMs}
        />
      )}
    </main>
  );
}

interface HeadProps {
  readonly state: ScreenState;
  readonly view: TournamentView | null;
  readonly name: string;
  readonly onRole: OfficeProps['onRole'];
}

const OFFICE_ROLES = ['tournament-director', ...DESK_ROLES] as const;

function OfficeHead({ state, view, name, onRole }: HeadProps) {
  const { tell } = useTournamentTexts();
  const present = view?.director?.present === true;
  return (
    <header className="console-head">
      <h1>{view === null || view.title === '' ? name : view.title}</h1>
      <span className="office-phase">
        {view !== null &&
          `${tell(view.phase)} · ${tell(present ? 'directorHere' : 'directorAway')}`}
      </span>
      <div className="head-people">
        <RoleSwitch role={state.role} roles={OFFICE_ROLES} onRole={onRole} />
      </div>
      <Switches />
    </header>
  );
}

export function RefusedAtDesk({
  refused,
}: {
  readonly refused: NonNullable<ScreenState['refused']>;
}) {
  return (
    <p className="refused" role="alert">
      <RefusalText told={refused} />
    </p>
  );
}

/** A session that is planned by one touch starts as soon as it is drawn. */
const begunNow = (submit: SentTournamentCommand): SentTournamentCommand =>
  submit.do === 'plan-session' ? { ...submit, startsAt: Date.now() } : submit;

export const OFFICE_TABS = ['sessions', 'people', 'rulings', 'papers', 'prizes', 'board'] as const;
type Tab = (typeof OFFICE_TABS)[number];

export interface OfficeFaceProps {
  readonly view: TournamentView;
  /** In which role the person acts. */
  readonly acting: string;
  readonly submit: Submit;
  readonly token: string | null;
  readonly opened?: Tab;
  readonly isThere?: boolean;
  readonly aheadMs?: number;
}

/** The office proper, or the desk of a table for its dealer and inspector. */
export function OfficeFace(props: OfficeFaceProps) {
  const { view, acting, submit, token, opened, isThere = true, aheadMs = 0 } = props;
  const { tell } = useTournamentTexts();
  const [tab, open] = useState<Tab>(opened ?? (view.phase === 'draft' ? 'papers' : 'sessions'));
  const desk = DESK_ROLES.find(each => each === acting);
  if (desk !== undefined) return <Desks role={desk} {...{ view, submit, isThere, aheadMs }} />;
  return (
    <>
      <Steps steps={officeSteps(view, acting)} onStep={step => submit(begunNow(step.command))} />
      <nav className="tabs" aria-label={tell('office')}>
        {OFFICE_TABS.map(each => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => open(each)}>
            {tell(each)}
          </button>
        ))}
      </nav>
      {tab === 'sessions' && <SessionList {...{ view, submit, aheadMs }} />}
      {tab === 'people' && <People view={view} submit={submit} />}
      {tab === 'rulings' && <Rulings view={view} submit={submit} />}
      {tab === 'papers' && <ConditionsPanel view={view} submit={submit} token={token} />}
      {tab === 'prizes' && <Prizes view={view} submit={submit} />}
      {tab === 'board' && <BoardTable view={view} />}
    </>
  );
}
