// The desk of a competition's table: what the dealer or the inspector does next, and the layout.

import type { ReactNode } from 'react';
import type { FormView, PlayView, SessionView, TournamentView } from '../../../wire/index.ts';
import { InformedForm } from '../../console/coup/informed.tsx';
import { useConsoleText } from '../../console/use-texts.ts';
import { dealNextCard } from '../../client/requests/house-requests.ts';
import {
  atTable,
  type DeskRole,
  type DeskStep,
  deskSteps,
  type InTurnCommand,
  untold,
} from './desk-steps.ts';
import { CupPad } from './cup-pad.tsx';
import { TournamentFelt } from '../felt/positions.tsx';
import { ProgressLine } from '../felt/progress-line.tsx';
import { RarerActs } from './rarer-acts.tsx';
import { Steps } from './steps.tsx';
import { shoeText, SimultaneousDesk, type SimultaneousDeskCommand } from './simultaneous-desk.tsx';
import { codeText } from '../../texts/load-texts.ts';
import { useTournamentTexts, type Submit } from '../use-tournament.ts';

interface DesksProps {
  readonly view: TournamentView;
  readonly role: DeskRole;
  readonly submit: Submit;
  /** False while the house is away: the pad is locked. */
  readonly isThere: boolean;
  readonly aheadMs: number;
}

/** Every table that is played at now. */
export function Desks({ view, role, submit, isThere, aheadMs }: DesksProps) {
  const { tell } = useTournamentTexts();
  const playing = view.sessions.filter(({ state }) => state === 'playing');
  if (playing.length === 0) return <p className="steps-none">{tell('nothingNow')}</p>;
  return playing.flatMap(session =>
    session.tables
      .filter(({ closing }) => closing === null)
      .map(table => (
        <Desk
          key={`${session.id} ${table.table}`}
          tournament={view}
          session={session}
          table={table}
          {...{ role, submit, isThere, aheadMs }}
        />
      )),
  );
}

interface DeskProps extends Omit<DesksProps, 'view'> {
  readonly tournament: TournamentView;
  readonly session: SessionView;
  readonly table: SessionView['tables'][number];
}

function Desk(props: DeskProps) {
  const { tournament, session, role, submit, isThere, aheadMs } = props;
  const { table, play } = props.table;
  const nameOf = (patron: string) => nameIn(tournament, patron);
  const consoleText = useConsoleText();
  if (play === null) return null;
  if (play.way === 'together') {
    const tell = (what: SimultaneousDeskCommand) =>
      submit({ do: 'play', session: session.id, table, command: { way: 'together', what } });
    return (
      <TableSection table={table} round={session.round}>
        {role !== 'table-inspector' && (
          <SimultaneousDesk view={play.view} send={tell} {...{ nameOf, isThere, aheadMs }} />
        )}
      </TableSection>
    );
  }
  const { view } = play;
  const bank = tournament.rounds.find(({ name }) => name === session.round)?.bank ?? 0;
  const send = (what: InTurnCommand) =>
    submit({ do: 'play', session: session.id, table, command: { way: 'in-turn', what } });
  const doStep = (step: DeskStep) =>
    step.command === 'next-card'
      ? void dealNextCard(tournament.id, session.id, table)
      : send(step.command);
  return (
    <TableSection table={table} round={session.round}>
      <ProgressLine play={view} wagerEndsAt={view.turnEndsAt} aheadMs={aheadMs} />
      <Steps steps={deskSteps(view, role, bank, shoeText(view, consoleText))} onStep={doStep} />
      {role !== 'table-inspector' && (
        <InformedForm
          unknown={untold(view)}
          onTold={(whom, name) => send(atTable({ do: 'inform-of-squeeze', whom, name }))}
        />
      )}
      {view.felt !== null && (
        <CupPad
          felt={view.felt}
          dealing={role === 'table-inspector' ? null : view.dealing}
          isThere={isThere}
          at={command => send(atTable(command))}
        />
      )}
      {role === 'table-inspector' && <Forms forms={view.desk ?? []} send={send} />}
      <TournamentFelt view={view} nameOf={nameOf} />
      <RarerActs view={view} role={role} send={send} />
    </TableSection>
  );
}

interface TableSectionProps {
  readonly table: string;
  readonly round: string;
  readonly children: ReactNode;
}

function TableSection({ table, round, children }: TableSectionProps) {
  const { tell } = useTournamentTexts();
  return (
    <section className="desk" aria-label={`${tell('desk')} ${table}`}>
      <h2>
        {table} <small>{round}</small>
      </h2>
      {children}
    </section>
  );
}

const nameIn = ({ board }: TournamentView, patron: string): string =>
  board.find(line => line.patron === patron)?.name ?? patron;

interface FormsProps {
  readonly forms: PlayView['desk'] & object;
  readonly send: (what: InTurnCommand) => void;
}

/** Forms as they were written, with what the machine sees wrong on them; a person decides. */
function Forms({ forms, send }: FormsProps) {
  const open = forms.filter(({ recorded, approved }) => recorded && !approved);
  return open.map(form => <FormOnDesk key={form.seat} form={form} send={send} />);
}

function FormOnDesk({
  form: shown,
  send,
}: {
  readonly form: FormView;
  readonly send: FormsProps['send'];
}) {
  const { tell, language } = useTournamentTexts();
  const { seat, form, faults } = shown;
  const examine = (finding: 'approved' | 'returned') =>
    send({ do: 'examine-form', seat, finding, wordsAgree: finding === 'approved' });
  return (
    <article className="form-on-desk" aria-label={`${tell('secret')} ${seat}`}>
      <dl>
        <dt>{tell('seatNumber')}</dt>
        <dd>{form.seatNumber}</dd>
        <dt>{tell('figures')}</dt>
        <dd>{form.figures}</dd>
        <dt>{tell('words')}</dt>
        <dd>{form.words}</dd>
        <dt>{tell('selection')}</dt>
        <dd>{form.marked.map(area => tell(area)).join(', ')}</dd>
        <dt>{tell('signature')}</dt>
        <dd>{form.signature}</dd>
      </dl>
      {faults.length > 0 && (
        <ul className="missing">
          {faults.map(fault => (
            <li key={`${fault.clause} ${fault.reason.code}`}>
              {codeText(language, fault.reason)} <small>({fault.clause})</small>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="step" onClick={() => examine('approved')}>
        {tell('approve')}
      </button>
      <button type="button" onClick={() => examine('returned')}>
        {tell('giveBack')}
      </button>
    </article>
  );
}
