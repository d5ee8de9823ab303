// The conditions as a form: one control for every term and every text of the document, whatever
// book wants it; the document's own shape says which.

import { createContext, useContext, useState } from 'react';
import type { SentTournamentCommand } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { fieldName } from './field-name.ts';
import { counted, type Measure, measureOf, momentOf, momentText, msOf } from './measures.ts';
import { sumEntered } from '../../texts/index.ts';
import { useTournamentTexts } from '../use-tournament.ts';

export type ConditionsDraft = Extract<
  SentTournamentCommand,
  { do: 'write-conditions' }
>['conditions'];

/** What a document is made of. */
type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [name: string]: Value };

export interface DocumentFormProps {
  readonly document: ConditionsDraft;
  readonly onChange: (document: ConditionsDraft) => void;
  readonly onKeep: () => void;
}

/** What the document counts money in. */
const Currency = createContext('');

export function DocumentForm({ document, onChange, onKeep }: DocumentFormProps) {
  const { tell } = useTournamentTexts();
  const value = document as unknown as Value; // what goes over the wire is made of such values
  // The wire checks every field again, and says which is wrong.
  const change = (next: Value) => onChange(next as unknown as ConditionsDraft);
  return (
    <form className="document" onSubmit={event => event.preventDefault()}>
      <Currency value={document.terms.currency ?? ''}>
        <Field name="" around="" value={value} onChange={change} />
      </Currency>
      <button type="button" className="step" onClick={onKeep}>
        {tell('keepConditions')}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  /** The field that it lies in. */
  readonly around: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** The name of a field in the language that is spoken; a line of a list has its number beside. */
function useFieldName(name: string, around: string): string {
  const { language } = useSettings();
  const [, field = name, number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  return `${fieldName(language, field, around) ?? field}${number}`;
}

const LONG_TEXT = 40;

function Field({ name, around, value, onChange }: FieldProps) {
  const told = useFieldName(name, around);
  if (Array.isArray(value)) {
    return <ListField name={name} around={around} value={value} onChange={onChange} />;
  }
  if (typeof value === 'object' && value !== null) {
    const group = value as { readonly [name: string]: Value }; // no list, as was asked above
    return <GroupField name={name} around={around} value={group} onChange={onChange} />;
  }
  return (
    <label className="field">
      <span>{told}</span>
      <Control measure={measureOf(name.replace(/ \d+$/, ''))} value={value} onChange={onChange} />
    </label>
  );
}

interface ControlProps extends Omit<FieldProps, 'name' | 'around'> {
  readonly measure: Measure | undefined;
}

interface NumberProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A sum as it is written; while it is being typed, as it is typed. */
function SumControl({ value, onChange }: NumberProps) {
  const { money, language } = useSettings();
  const currency = useContext(Currency);
  const [typed, setTyped] = useState<string | null>(null);
  const write = (text: string) => {
    setTyped(text);
    const cents = sumEntered(language, text);
    if (cents !== undefined) onChange(cents);
  };
  return (
    <span className="sum-control">
      <input
        inputMode="decimal"
        value={typed ?? money(value)}
        aria-invalid={typed !== null && sumEntered(language, typed) === undefined}
        onChange={event => write(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <small>{currency}</small>
    </span>
  );
}

/** A day and time by the reader's own clock. */
function MomentControl({ value, onChange }: NumberProps) {
  return (
    <input
      type="datetime-local"
      value={momentText(value)}
      onChange={event => {
        const at = momentOf(event.target.value);
        if (at !== undefined) onChange(at);
      }}
    />
  );
}

interface MeasuredProps extends NumberProps {
  readonly measure: Measure | undefined;
}

/** A number in the measure in which people say it. */
function NumberControl({ measure, value, onChange }: MeasuredProps) {
  if (measure === 'money') return <SumControl value={value} onChange={onChange} />;
  if (measure === 'moment') return <MomentControl value={value} onChange={onChange} />;
  const { shown, meant } = counted(measure, value);
  return (
    <input
      type="number"
      step="any"
      value={shown}
      onChange={event => onChange(meant(Number(event.target.value)))}
    />
  );
}

function Control({ measure, value, onChange }: ControlProps) {
  if (typeof value === 'boolean') {
    return (
      <input type="checkbox" checked={value} onChange={event => onChange(event.target.checked)} />
    );
  }
  // A length that is left open: no number yet, and no text ever.
  if (value === null && measure === 'seconds') {
    const begin = (text: string) => onChange(msOf(measure, Number(text)));
    return <input type="number" value="" onChange={event => begin(event.target.value)} />;
  }
  if (typeof value === 'number') {
    return <NumberControl measure={measure} value={value} onChange={onChange} />;
  }
  const text = typeof value === 'string' ? value : '';
  const write = (next: string) => onChange(next === '' ? null : next);
  return text.length > LONG_TEXT ? (
    <textarea rows={2} value={text} onChange={event => write(event.target.value)} />
  ) : (
    <input value={text} onChange={event => write(event.target.value)} />
  );
}

interface GroupProps extends FieldProps {
  readonly value: { readonly [name: string]: Value };
}

function GroupField({ name, around, value, onChange }: GroupProps) {
  const told = useFieldName(name, around);
  const within = name.replace(/ \d+$/, '');
  const fields = Object.entries(value).map(([each, part]) => (
    <Field
      key={each}
      name={each}
      around={within}
      value={part}
      onChange={next => onChange({ ...value, [each]: next })}
    />
  ));
  if (name === '') return <>{fields}</>;
  return (
    <fieldset>
      <legend>{told}</legend>
      {fields}
    </fieldset>
  );
}

interface ListProps extends FieldProps {
  readonly value: readonly Value[];
}

/** A list grows by a copy of its last line: rounds, prizes and penalties are much alike. */
function ListField({ name, around, value, onChange }: ListProps) {
  const told = useFieldName(name, around);
  const last = value.at(-1);
  return (
    <fieldset>
      <legend>{told}</legend>
      {value.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place in the list
        <div key={index} className="list-line">
          <Field
            name={`${name} ${index + 1}`}
            around={around}
            value={part}
            onChange={next => onChange(value.with(index, next))}
          />
          <button
            type="button"
            aria-label={`− ${told} ${index + 1}`}
            onClick={() => onChange(value.toSpliced(index, 1))}
          >
            −
          </button>
        </div>
      ))}
      {last !== undefined && (
        <button type="button" aria-label={`+ ${told}`} onClick={() => onChange([...value, last])}>
          +
        </button>
      )}
    </fieldset>
  );
}
