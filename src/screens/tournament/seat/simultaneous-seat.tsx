// A competitor's seat where everybody wagers together: wagers in the open, or secret.

import { useState } from 'react';
import type { TogetherView } from '../../../wire/index.ts';
import type { SimultaneousCommand } from '../desk/simultaneous-desk.tsx';
import { useSettings } from '../../client/settings.tsx';
import { CoupShown } from '../coup-shown.tsx';
import { SealedForm, StakeField } from './sealed-form.tsx';
import { useTournamentTexts, type Submit } from '../use-tournament.ts';

interface TogetherSeatProps {
  readonly view: TogetherView;
  readonly session: string;
  readonly submit: Submit;
}

const AREAS = ['player', 'banker', 'tie'] as const;

export function SimultaneousSeat({ view, session, submit }: TogetherSeatProps) {
  const { tell, money } = useTournamentTexts();
  const { say } = useSettings();
  const { you, phase, table } = view;
  const own = view.seats.find(({ seat }) => seat === you?.seat);
  if (you === null || own === undefined) return <p>{tell('wait')}</p>;
  const { seat } = you;
  const send = (what: SimultaneousCommand) =>
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
      <p className={wagers ? 'cup-notice own-turn' : 'cup-notice'} role="status">
        {tell(own.state !== 'in' ? 'youAreOut' : wagers ? 'yourTurn' : 'wait')}
      </p>
      <p className="own-chips">
        {tell('chips')} {money(own.worth)} · {tell('free')} {money(you.free)}
      </p>
      {wagers && <TogetherWager view={view} you={you} send={send} />}
      {own.state === 'in' && <SealedForm view={view} you={you} send={send} />}
      <CoupShown view={view} />
      <OwnLast view={view} seat={seat} />
      <ul className="own-wagers">
        {you.wagers.map(({ on, stake: laid, secret: isSecret }) => (
          <li key={`${on} ${isSecret}`}>
            {say(on)} {money(laid)} {isSecret && tell('marker')}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TogetherWagerProps {
  readonly view: TogetherView;
  readonly you: NonNullable<TogetherView['you']>;
  readonly send: (what: SimultaneousCommand) => void;
}

/** A stake and where it goes, in the open. */
function TogetherWager({ view: { limits }, you: { seat }, send }: TogetherWagerProps) {
  const { tell } = useTournamentTexts();
  const [stake, setStake] = useState(limits.min);
  return (
    <div className="area-line">
      <StakeField limits={limits} stake={stake} onStake={setStake} />
      {AREAS.map(on => (
        <button
          key={on}
          type="button"
          className={`step area-${on}`}
          onClick={() => send({ do: 'wager', seat, on, stake })}
        >
          {tell(on)}
        </button>
      ))}
    </div>
  );
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
  readonly view: TogetherView;
  readonly seat: number;
}
