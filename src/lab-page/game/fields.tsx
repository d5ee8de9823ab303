// Fields of the lab's forms, each with its label.

import { useState } from 'react';
import { useSettings } from '../../screens/client/settings.tsx';
import { useLabTexts } from '../use-lab-texts.ts';
import type { WagerChosen } from '../worker/paytable.ts';
import { type GameSettings, wagersOf } from './game-settings.ts';

interface SelectFieldProps {
  readonly title: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

export const SelectField = ({ title, value, choices, onChange }: SelectFieldProps) => (
  <label className="lab-field">
    <span>{title}</span>
    <select value={value} onChange={event => onChange(event.target.value)}>
      {choices.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface NumberFieldProps {
  readonly title: string;
  readonly value: number;
  readonly min: number;
  readonly max?: number;
  readonly step?: number | 'any';
  /** The label is for the ear alone: the column's head says it to the eye. */
  readonly isBare?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number; what is typed and is none within its bounds is kept in sight and not handed on. */
export function NumberField(props: NumberFieldProps) {
  const { title, value, min, max = Infinity, step = 1, isBare = false, onChange } = props;
  const [typed, setTyped] = useState(`${value}`);
  const isFine = (number: number) =>
    Number.isFinite(number) &&
    number >= min &&
    number <= max &&
    (step === 'any' || Number.isInteger(number / step));
  const read = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
  const shown = read(typed) === value || !isFine(read(typed)) ? typed : `${value}`;
  return (
    <label className={isBare ? 'lab-bare' : 'lab-field'}>
      <span>{title}</span>
      <input
        inputMode="decimal"
        value={shown}
        aria-invalid={!isFine(read(shown))}
        onChange={event => {
          setTyped(event.target.value);
          const number = read(event.target.value);
          if (isFine(number)) onChange(number);
        }}
      />
    </label>
  );
}

const keyOf = ({ on, option }: WagerChosen): string => `${on} ${option ?? ''}`;

interface WagerFieldProps {
  readonly game: GameSettings;
  readonly wager: WagerChosen;
  readonly onChange: (wager: WagerChosen) => void;
  /** Wagers that may be had at every coup alone. */
  readonly everyCoup?: boolean;
}

export function WagerField({ game, wager, onChange, everyCoup = false }: WagerFieldProps) {
  const text = useLabTexts();
  const nameOf = useWagerName();
  const wagers = wagersOf(game).filter(({ on }) => !everyCoup || on !== 'insurance');
  return (
    <SelectField
      title={text('wager')}
      value={keyOf(wager)}
      choices={wagers.map(each => [keyOf(each), nameOf(each)])}
      onChange={key => onChange(wagers.find(each => keyOf(each) === key) ?? wager)}
    />
  );
}

/** 'Banker', 'Player dragon bonus, Option 2'. */
export function useWagerName(): (wager: WagerChosen) => string {
  const { say } = useSettings();
  const text = useLabTexts();
  return ({ on, option }) => (option === null ? say(on) : `${say(on)}, ${text('option', option)}`);
}
