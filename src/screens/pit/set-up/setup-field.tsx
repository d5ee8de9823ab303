// One field of a set-up: what it is called, what it is for, its clause, and what the book says
// against what was typed.

import type { HouseReason, SetupFieldNote } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { centsOf, enteredCount, sumText } from '../../console/acts/amount.ts';
import { codeText } from '../../texts/load-texts.ts';
import { type DraftSetup, valueAt, withPlaces, withValue } from './draft.ts';
import { LimitRows } from './limit-rows.tsx';
import { setUpTexts, useSetUpTexts } from './use-set-up-texts.ts';

export interface FieldFault {
  readonly field: string;
  readonly clause: string;
  readonly reason: HouseReason;
}

export interface SetupFieldProps {
  readonly note: SetupFieldNote;
  readonly setup: DraftSetup;
  readonly faults: readonly FieldFault[];
  readonly onChange: (setup: DraftSetup) => void;
}

/** What a field is called and for; one that nobody has described keeps its own name. */
export function useFieldText() {
  const texts = setUpTexts(useSettings().language).fields;
  const known: Readonly<Record<string, { readonly name: string; readonly says: string }>> = texts;
  return (field: string) => known[field] ?? { name: field, says: '' };
}

export function SetupField({ note, setup, faults, onChange }: SetupFieldProps) {
  const { language } = useSettings();
  const { name, says } = useFieldText()(note.field);
  const own = faults.filter(
    ({ field }) => field === note.field || field.startsWith(`${note.field}.`),
  );
  return (
    <fieldset className="setup-field" data-field={note.field}>
      <legend>
        {name} <small>({note.clause})</small>
      </legend>
      <p>{says}</p>
      <FieldInput {...{ note, setup, onChange }} label={name} />
      {own.map(({ field, clause, reason }) => (
        <p key={`${field} ${reason.code}`} className="refusal" role="alert">
          {codeText(language, reason)} <small>({clause})</small>
        </p>
      ))}
    </fieldset>
  );
}

interface FieldInputProps extends Pick<SetupFieldProps, 'note' | 'setup' | 'onChange'> {
  readonly label: string;
}

function FieldInput({ note, setup, onChange, label }: FieldInputProps) {
  const { field, kind } = note;
  const value = valueAt(setup, field);
  switch (kind) {
    case 'choice':
      return <Choice {...{ note, setup, onChange, label }} />;
    case 'yes-or-no':
      return <Choice {...{ setup, onChange, label }} note={{ ...note, choices: [true, false] }} />;
    case 'wagers':
      return <Wagers {...{ note, setup, onChange, label }} />;
    case 'limits':
      return <LimitRows setup={setup} onChange={onChange} />;
    case 'seats':
      return (
        <TypedNumber
          label={label}
          text={`${setup.seats.length}`}
          read={enteredCount}
          onRead={count => count !== undefined && onChange(withPlaces(setup, count))}
        />
      );
    case 'cents':
    case 'seconds':
    case 'whole': {
      const { toText, read } = NUMBERS[kind];
      const empty = field === 'wageringMs' || field === 'collectiveLiability' ? null : undefined;
      return (
        <TypedNumber
          label={label}
          text={typeof value === 'number' ? toText(value) : ''}
          read={read}
          onRead={number => {
            if (number !== undefined) onChange(withValue(setup, field, number));
            else if (note.isOptional) onChange(withValue(setup, field, empty));
          }}
        />
      );
    }
  }
}

const SECOND_MS = 1000;

/** How each kind of number is written and read. */
const NUMBERS = {
  cents: { toText: sumText, read: centsOf },
  seconds: {
    toText: (ms: number) => `${ms / SECOND_MS}`,
    read: (text: string) => {
      const seconds = enteredCount(text);
      return seconds === undefined ? undefined : seconds * SECOND_MS;
    },
  },
  whole: {
    toText: String,
    read: (text: string) => (/^\d{1,3}(?:\.5)?$/u.test(text) ? Number(text) : undefined),
  },
} as const;

interface TypedNumberProps {
  readonly label: string;
  readonly text: string;
  readonly read: (text: string) => number | undefined;
  readonly onRead: (number: number | undefined) => void;
}

/** Typed freely; what is no number changes nothing, an empty one says so. */
function TypedNumber({ label, text, read, onRead }: TypedNumberProps) {
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={text}
      onChange={({ target }) => {
        const typed = target.value.trim();
        const number = read(typed);
        if (number !== undefined || typed === '') onRead(number);
      }}
    />
  );
}

function Choice({ note: { field, choices }, setup, onChange, label }: FieldInputProps) {
  const tell = useChoiceText();
  const value = valueAt(setup, field);
  return (
    <select
      aria-label={label}
      value={String(value)}
      onChange={({ target }) => {
        const chosen = choices.find(each => String(each) === target.value);
        if (chosen !== undefined) onChange(withValue(setup, field, chosen));
      }}
    >
      {choices.map(each => (
        <option key={String(each)} value={String(each)}>
          {tell(each)}
        </option>
      ))}
    </select>
  );
}

/** What a choice is called; numbers and letters of the book stay as they are. */
export function useChoiceText() {
  const { language } = useSettings();
  const tell = useSetUpTexts();
  const known: Readonly<Record<string, string>> = setUpTexts(language).choices;
  return (value: unknown): string => {
    if (typeof value === 'boolean') return tell(value ? 'yes' : 'no');
    return known[String(value)] ?? String(value);
  };
}

const ALWAYS: readonly string[] = ['player', 'banker', 'tie'];

function Wagers({ note, setup, onChange }: FieldInputProps) {
  const { say } = useSettings();
  const { offered } = setup;
  const toggle = (on: (typeof offered)[number], isOn: boolean) => {
    const others = offered.filter(each => each !== on);
    onChange({ ...setup, offered: isOn ? [...others, on] : others });
  };
  const wagers = note.choices as typeof offered; // the house's own list of them
  return (
    <div className="setup-wagers">
      {wagers
        .filter(on => !ALWAYS.includes(on))
        .map(on => (
          <label key={on}>
            <input
              type="checkbox"
              checked={offered.includes(on)}
              onChange={({ target }) => toggle(on, target.checked)}
            />{' '}
            {say(on)}
          </label>
        ))}
    </div>
  );
}
