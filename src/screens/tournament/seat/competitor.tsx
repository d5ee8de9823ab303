// A competitor's terminal: whose turn it is, the own chips and place, the wager, the secret form.

import type { ReactNode } from 'react';
import type { PlayView, PositionView, TournamentView } from '../../../wire/index.ts';
import { Banner } from '../../felt/banner.tsx';
import type { ScreenState } from '../../client/screen-state.ts';
import { Switches } from '../../client/settings.tsx';
import type { InTurnCommand } from '../desk/desk-steps.ts';
import { CupCoup } from '../felt/cup-coup.tsx';
import { TournamentFelt } from '../felt/positions.tsx';
import { ProgressLine } from '../felt/progress-line.tsx';
import { nameOf } from '../office/office-steps.ts';
import { RefusedAtDesk } from '../office/office.tsx';
import { FormsRead, SecretFormSheet } from './secret-form.tsx';
import { SimultaneousSeatPage } from './simultaneous-seat.tsx';
import { useTournament, useTournamentTexts, type Submit } from '../use-tournament.ts';
import { OpenWager } from './wager-sheet.tsx';

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
          {you !== null && <OwnRank you={you} />}
        </span>
        <Switches />
      </header>
      <Banner state={state} />
      {state.refused !== null && <RefusedAtDesk refused={state.refused} />}
      {view === null ? (
        <p>{tell('wait')}</p>
      ) : (
        <AtTable
          {...{ view, table, seat, submit }}
          house={state.house ?? ''}
          aheadMs={state.aheadMs}
        />
      )}
    </main>
  );
}

/** 'My place 2, level with others'. */
function OwnRank({ you: { rank, level } }: { readonly you: NonNullable<TournamentView['you']> }) {
  const { tell } = useTournamentTexts();
  if (rank === null) return null;
  return ` · ${tell('myRank')} ${rank}${level ? ` (${tell('levelPlace')})` : ''}`;
}

interface AtTableProps {
  readonly view: TournamentView;
  readonly house: string;
  readonly table: string;
  readonly seat: number;
  readonly submit: Submit;
  readonly aheadMs: number;
}

function AtTable({ view, house, table, seat, submit, aheadMs }: AtTableProps) {
  const { tell } = useTournamentTexts();
  const session = view.sessions.findLast(each =>
    each.tables.some(at => at.table === table && at.seats.some(({ seat: one }) => one === seat)),
  );
  const at = session?.tables.find(each => each.table === table);
  if (session === undefined || at === undefined) return <p>{tell('wait')}</p>;
  if (session.state === 'decided' || at.closing !== null) return <Over view={view} />;
  if (at.play === null) return <p className="steps-none">{tell('wait')}</p>;
  if (at.play.way === 'together') {
    const { view: play } = at.play;
    return <SimultaneousSeatPage view={play} session={session.id} {...{ submit, aheadMs }} />;
  }
  const send = (what: InTurnCommand) =>
    submit({ do: 'play', session: session.id, table, command: { way: 'in-turn', what } });
  return (
    <InTurn view={at.play.view} {...{ house, seat, send, aheadMs }}>
      <TournamentFelt view={at.play.view} nameOf={patron => nameOf(view, patron)} />
    </InTurn>
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
  readonly aheadMs: number;
  readonly children: ReactNode;
}

function InTurn(props: InTurnProps) {
  const { view, seat, send, aheadMs, children } = props;
  const { tell } = useTournamentTexts();
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
  const { turn, phase } = view;
  const isTurn = phase === 'wagering' && turn === seat && position.state === 'in';
  const word = position.state === 'in' ? (isTurn ? 'yourTurn' : 'wait') : 'youAreOut';
  return (
    <section className="own">
      <header className="own-head">
        <p className={isTurn ? 'cup-notice own-turn' : 'cup-notice'} role="status">
          {tell(word)}
        </p>
        <ProgressLine play={view} wagerEndsAt={view.turnEndsAt} aheadMs={aheadMs} />
      </header>
      {view.felt !== null && <CupCoup felt={view.felt} />}
      {position.state === 'in' && <OwnHand {...props} position={position} isTurn={isTurn} />}
      {children}
    </section>
  );
}

interface OwnHandProps extends InTurnProps {
  readonly position: PositionView;
  readonly isTurn: boolean;
}

/** What only this patron has: chips, the wager, the form, the cards to turn. */
function OwnHand({ view, house, seat, send, position, isTurn }: OwnHandProps) {
  const { tell, money } = useTournamentTexts();
  const { you } = view;
  return (
    <>
      <p className="own-chips">
        {tell('chips')} <b>{money(position.chips)}</b>
        {you !== null && ` · ${tell('free')} ${money(you.free)}`}
        {you !== null && ` · ${tell('secretsLeft')}: ${you.secretsLeft}`}
      </p>
      <OpenWager {...{ view, seat, position, isTurn, send }} />
      {you !== null && (
        <SecretFormSheet view={view} house={house} you={you} isTurn={isTurn} send={send} />
      )}
      {you?.turns !== null && you !== null && <TurnMine side={you.turns} send={send} />}
      {you !== null && <FormsRead view={view} you={you} send={send} />}
    </>
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
