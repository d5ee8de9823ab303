// The secret form where everybody wagers together: one wager, signed, sealed until it is opened.

import { useState } from 'react';
import type { SimultaneousView } from '../../../wire/index.ts';
import type { SimultaneousDeskCommand } from '../desk/simultaneous-desk.tsx';
import { useTournamentTexts } from '../use-tournament.ts';

const AREAS = ['player', 'banker', 'tie'] as const;
type Area = (typeof AREAS)[number];

interface SealedFormProps {
  readonly view: SimultaneousView;
  readonly you: NonNullable<SimultaneousView['you']>;
  readonly send: (what: SimultaneousDeskCommand) => void;
}

/** Offered while wagers are taken; once sealed it says so and nothing of what was written. */
export function SealedForm({ view, you, send }: SealedFormProps) {
  const { tell } = useTournamentTexts();
  const [isOpen, open] = useState(false);
  const { seat, secretsLeft } = you;
  const wagers = view.phase === 'wagering';
  const isSealed = view.seats.some(each => each.seat === seat && each.sealed);
  if (isSealed) {
    return (
      <p className="secret-kept">
        {tell('sealedSoFar')}{' '}
        {wagers && (
          <button type="button" onClick={() => send({ do: 'break-seal', seat })}>
            {tell('breakSeal')}
          </button>
        )}
      </p>
    );
  }
  if (!wagers || secretsLeft < 1) return null;
  if (!isOpen) {
    return (
      <button type="button" onClick={() => open(true)}>
        {tell('secret')} ({secretsLeft})
      </button>
    );
  }
  const seal = (on: Area, stake: number, signature: string) => {
    send({ do: 'seal-wager', seat, on, stake, signature });
    open(false);
  };
  return <FormToSeal view={view} onSeal={seal} />;
}

interface FormToSealProps {
  readonly view: SimultaneousView;
  readonly onSeal: (on: Area, stake: number, signature: string) => void;
}

function FormToSeal({ view: { limits }, onSeal }: FormToSealProps) {
  const { tell } = useTournamentTexts();
  const [on, choose] = useState<Area | null>(null);
  const [stake, setStake] = useState(limits.min);
  const [signature, sign] = useState('');
  return (
    <form className="secret-form" autoComplete="off" onSubmit={event => event.preventDefault()}>
      <fieldset>
        <legend>{tell('selection')}</legend>
        {AREAS.map(area => (
          <label key={area} className="mark">
            <input type="radio" name="on" checked={on === area} onChange={() => choose(area)} />
            {tell(area)}
          </label>
        ))}
      </fieldset>
      <StakeField limits={limits} stake={stake} onStake={setStake} />
      <label className="field">
        <span>{tell('signature')}</span>
        <input value={signature} onChange={event => sign(event.target.value)} />
      </label>
      <button
        type="button"
        className="step"
        disabled={on === null || signature.trim() === ''}
        onClick={() => on !== null && onSeal(on, stake, signature)}
      >
        {tell('seal')}
      </button>
    </form>
  );
}

interface StakeFieldProps {
  readonly limits: SimultaneousView['limits'];
  readonly stake: number;
  readonly onStake: (stake: number) => void;
}

/** Dollars on the screen, cents behind it. */
export function StakeField({ limits, stake, onStake }: StakeFieldProps) {
  const { tell } = useTournamentTexts();
  return (
    <label className="field">
      <span>{tell('stake')}</span>
      <input
        type="number"
        min={limits.min / 100}
        max={limits.max / 100}
        step={limits.step / 100}
        value={stake / 100}
        onChange={event => onStake(Math.round(Number(event.target.value) * 100))}
      />
    </label>
  );
}
