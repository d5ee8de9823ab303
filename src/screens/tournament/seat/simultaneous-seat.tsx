// A competitor's seat where everybody wagers together: wagers in the open, or secret.

import { useState } from 'react';
import type { SimultaneousView } from '../../../wire/index.ts';
import type { SimultaneousDeskCommand } from '../desk/simultaneous-desk.tsx';
import { useSettings } from '../../client/settings.tsx';
import { CoupShown } from '../felt/coup-shown.tsx';
import { CupCoup } from '../felt/cup-coup.tsx';
import { ProgressLine } from '../felt/progress-line.tsx';
import { SealedForm } from './sealed-form.tsx';
import { useTournamentTexts, type Submit } from '../use-tournament.ts';
import { type AreaShown, type CupArea, CupTray, cupTray, WagerAreas } from './wager-areas.tsx';

interface SimultaneousSeatProps {
  readonly view: SimultaneousView;
  readonly session: string;
  readonly submit: Submit;
  readonly aheadMs: number;
}

export function SimultaneousSeatPage({ view, session, submit, aheadMs }: SimultaneousSeatProps) {
  const { tell, money } = useTournamentTexts();
  const { you, phase, table } = view;
  const own = view.seats.find(({ seat }) => seat === you?.seat);
  if (you === null || own === undefined) return <p>{tell('wait')}</p>;
  const { seat } = you;
  const send = (what: SimultaneousDeskCommand) =>
    submit({ do: 'play', session, table, command: { way: 'together', what } });
  if (!own.present) {
    return (
      <button
        type="button"
        className="step step-first"
        onClick={() => send({ do: 'sit-down', seat })}
      >
        {tell('takeSeat')}
      </button>
    );
  }
  const wagers = phase === 'wagering' && own.state === 'in';
  return (
    <section className="own">
      <header className="own-head">
        <p className={wagers ? 'cup-notice own-turn' : 'cup-notice'} role="status">
          {tell(own.state !== 'in' ? 'youAreOut' : wagers ? 'yourTurn' : 'wait')}
        </p>
        <ProgressLine play={view} wagerEndsAt={null} aheadMs={aheadMs} />
      </header>
      {view.felt === null ? <CoupShown view={view} /> : <CupCoup felt={view.felt} />}
      <p className="own-chips">
        {tell('chips')} <b>{money(own.worth)}</b> · {tell('free')} {money(you.free)}
      </p>
      <SimultaneousWager view={view} you={you} isOpen={wagers} send={send} />
      {own.state === 'in' && <SealedForm view={view} you={you} send={send} />}
      <OwnLast view={view} seat={seat} />
    </section>
  );
}

interface SimultaneousWagerProps {
  readonly view: SimultaneousView;
  readonly you: NonNullable<SimultaneousView['you']>;
  readonly isOpen: boolean;
  readonly send: (what: SimultaneousDeskCommand) => void;
}

/** Chips on the felt: every touch is a wager, and may be taken back until the period closes. */
function SimultaneousWager({ view, you, isOpen, send }: SimultaneousWagerProps) {
  const { limits, odds } = view;
  const tray = cupTray(limits);
  const [chip, choose] = useState(tray.find(each => each >= limits.min) ?? limits.step);
  const { seat } = you;
  const areas = shownAreas(view, you);
  const touch = (on: CupArea) =>
    send({ do: 'wager', seat, on, stake: Math.min(limits.max, areas[on].stake + chip) });
  return (
    <div className="own-wager">
      <WagerAreas
        {...{ areas, isOpen, limits, odds }}
        onTouch={touch}
        onTakeBack={on => send({ do: 'wager', seat, on, stake: 0 })}
      />
      <CupTray {...{ limits, chip, choose }} />
    </div>
  );
}

/** What lies there in the open, one's own and of others; after the coup what came of it. */
function shownAreas(
  { seats, last, phase }: SimultaneousView,
  you: NonNullable<SimultaneousView['you']>,
): Readonly<Record<CupArea, AreaShown>> {
  const paid = last?.seats.find(({ seat }) => seat === you.seat)?.wagers ?? [];
  const shown = (on: CupArea): AreaShown => {
    const mine = you.wagers.filter(wager => wager.on === on && !wager.secret);
    const others = seats
      .filter(({ seat }) => seat !== you.seat)
      .flatMap(({ wagers }) => wagers.filter(wager => wager.on === on));
    const came = phase === 'between-coups' ? paid.filter(wager => wager.on === on) : [];
    const net = came.reduce((sum, wager) => sum + wager.paid - wager.stake, 0);
    return {
      stake: mine.reduce((sum, { stake }) => sum + stake, 0),
      ghost: false,
      others: others.reduce((sum, { stake }) => sum + stake, 0),
      win: Math.max(0, net),
      lost: Math.max(0, -net),
    };
  };
  return { player: shown('player'), tie: shown('tie'), banker: shown('banker') };
}

/** What the own wagers of the coup before came to. */
function OwnLast({ view: { last, phase }, seat }: OwnLastProps) {
  const { tell, money } = useTournamentTexts();
  const { say } = useSettings();
  const wagers = last?.seats.find(each => each.seat === seat)?.wagers ?? [];
  if (phase !== 'between-coups') return null;
  return (
    <ul className="own-wagers">
      {wagers.map(({ on, stake, secret, paid }) => (
        <li key={`${on} ${secret}`}>
          {say(on)} {money(stake)} → {money(paid)} {secret && tell('marker')}
        </li>
      ))}
    </ul>
  );
}

interface OwnLastProps {
  readonly view: SimultaneousView;
  readonly seat: number;
}
