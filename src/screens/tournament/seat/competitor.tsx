// A competitor's terminal: whose turn it is, the own chips and place, the wager, the secret form.

import type { PlayView, TournamentView } from '../../../wire/index.ts';
import { Banner } from '../../felt/banner.tsx';
import type { ScreenState } from '../../client/screen-state.ts';
import { Switches } from '../../client/settings.tsx';
import type { InTurnCommand } from '../desk/desk-steps.ts';
import { TournamentFelt } from '../felt.tsx';
import { nameOf } from '../office/office-steps.ts';
import { RefusedAtDesk } from '../office/office.tsx';
import { FormsRead, SecretFormSheet } from './secret-form.tsx';
import { SimultaneousSeat } from './simultaneous-seat.tsx';
import { useTournament, useTournamentTexts, type Submit } from '../use-tournament.ts';
import { OpenWagerSheet } from './wager-sheet.tsx';

export interface CompetitorProps {
  readonly tournament: string;
  readonly table: string;
  readonly seat: number;
  readonly token: string | null;
}

export function Competitor({ tournament, table, seat, token }: CompetitorProps) {
  const watch = { as: 'competitor', tournament, table, seat } as const;
  const { state, view, submit } = useTournament(watch, token);
  return <CompetitorFace state={state} view={view} table={table} seat={seat} submit={submit} />;
}

export interface CompetitorFaceProps {
  readonly state: ScreenState;
  readonly view: TournamentView | null;
  readonly table: string;
  readonly seat: number;
  readonly submit: Submit;
}

export function CompetitorFace({ state, view, table, seat, submit }: CompetitorFaceProps) {
  const { tell } = useTournamentTexts();
  const you = view?.you ?? null;
  return (
    <main className="competitor">
      <header className="console-head">
        <h1>{view?.title ?? tell('tournament')}</h1>
        <span>
          {you?.name} · {table} · {tell('seat')} {seat}
          {you?.rank !== undefined && you.rank !== null && ` · ${tell('myRank')} ${you.rank}`}
        </span>
        <Switches />
      </header>
      <Banner state={state} />
      {state.refused !== null && <RefusedAtDesk refused={state.refused} />}
      {view === null ? (
        <p>{tell('wait')}</p>
      ) : (
        <AtTable view={view} house={state.house ?? ''} table={table} seat={seat} submit={submit} />
      )}
    </main>
  );
}

interface AtTableProps {
  readonly view: TournamentView;
  readonly house: string;
  readonly table: string;
  readonly seat: number;
  readonly submit: Submit;
}

function AtTable({ view, house, table, seat, submit }: AtTableProps) {
  const { tell } = useTournamentTexts();
  const session = view.sessions.findLast(each =>
    each.tables.some(at => at.table === table && at.seats.some(({ seat: one }) => one === seat)),
  );
  const at = session?.tables.find(each => each.table === table);
  if (session === undefined || at === undefined) return <p>{tell('wait')}</p>;
  if (session.state === 'decided' || at.closing !== null) return <Over view={view} />;
  if (at.play === null) return <p className="steps-none">{tell('wait')}</p>;
  if (at.play.way === 'together') {
    return <SimultaneousSeat view={at.play.view} session={session.id} submit={submit} />;
  }
  const send = (what: InTurnCommand) =>
    submit({ do: 'play', session: session.id, table, command: { way: 'in-turn', what } });
  return (
    <>
      <InTurn view={at.play.view} house={house} seat={seat} send={send} />
      <TournamentFelt view={at.play.view} nameOf={patron => nameOf(view, patron)} />
    </>
  );
}

/** The session is over here: who goes on is said at once, in words that cannot be missed. */
function Over({ view: { you } }: { readonly view: TournamentView }) {
  const { tell, money } = useTournamentTexts();
  const isIn = you?.state === 'entered';
  return (
    <section className="cup-notice" role="status">
      <p>{tell('sessionOver')}</p>
      {you !== null && <p>{tell(isIn ? 'youAdvance' : 'youAreOut')}</p>}
      {you?.prize !== null && you !== null && (
        <p>
          {tell('prize')}: {money(you.prize)}
        </p>
      )}
    </section>
  );
}

interface InTurnProps {
  readonly view: PlayView;
  readonly house: string;
  readonly seat: number;
  readonly send: (what: InTurnCommand) => void;
}

function InTurn({ view, house, seat, send }: InTurnProps) {
  const { tell, money } = useTournamentTexts();
  const { you, turn, phase } = view;
  const position = view.positions.find(each => each.seat === seat);
  if (position === undefined) return null;
  if (position.presence !== 'seated') {
    return (
      <button
        type="button"
        className="step step-first"
        onClick={() => send({ do: 'take-seat', seat })}
      >
        {tell('takeSeat')}
      </button>
    );
  }
  if (position.state !== 'in') {
    return (
      <p className="cup-notice" role="status">
        {tell('youAreOut')}
      </p>
    );
  }
  const isTurn = phase === 'wagering' && turn === seat;
  return (
    <section className="own">
      <p className={isTurn ? 'cup-notice own-turn' : 'cup-notice'} role="status">
        {isTurn ? tell('yourTurn') : tell('wait')}
      </p>
      <p className="own-chips">
        {tell('chips')} {money(position.chips)}
        {you !== null && ` · ${tell('free')} ${money(you.free)}`}
        {you !== null && ` · ${you.secretsLeft} ${tell('secretsLeft')}`}
      </p>
      {isTurn && <OpenWagerSheet view={view} seat={seat} position={position} send={send} />}
      {you !== null && (
        <SecretFormSheet view={view} house={house} you={you} isTurn={isTurn} send={send} />
      )}
      {you?.turns !== null && you !== null && <TurnMine side={you.turns} send={send} />}
      {you !== null && <FormsRead view={view} you={you} send={send} />}
    </section>
  );
}

interface TurnMineProps {
  readonly side: 'player' | 'banker';
  readonly send: InTurnProps['send'];
}

function TurnMine({ side, send }: TurnMineProps) {
  const { tell } = useTournamentTexts();
  const turn = () => send({ do: 'at-table', command: { do: 'turn-card', side } });
  return (
    <button type="button" className="step" onClick={turn}>
      {tell('turnMine')} ({tell(side)})
    </button>
  );
}
