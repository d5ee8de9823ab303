// The form of a secret wager, as on paper: nothing is filled in or corrected, the inspector judges.

import { useState } from 'react';
import type { OwnView, PlayView, SecretForm } from '../../../wire/index.ts';
import type { InTurnCommand } from '../desk/desk-steps.ts';
import { codeText } from '../../texts/load-texts.ts';
import { FormHead } from './form-head.tsx';
import { useTournamentTexts } from '../use-tournament.ts';

interface SecretProps {
  readonly view: PlayView;
  readonly you: OwnView;
  readonly send: (what: InTurnCommand) => void;
}

const BLANK: SecretForm = {
  name: '',
  seatNumber: '',
  figures: '',
  words: '',
  marked: [],
  signature: '',
};

const LINES = ['name', 'seatNumber', 'figures', 'words', 'signature'] as const;
const AREAS = ['player', 'banker', 'tie'] as const;

export function SecretFormSheet({
  view,
  house,
  you,
  isTurn,
  send,
}: SecretProps & { readonly house: string; readonly isTurn: boolean }) {
  const { tell, language } = useTournamentTexts();
  const [isOpen, open] = useState(false);
  const [form, setForm] = useState(BLANK);
  const toggle = (area: (typeof AREAS)[number]) =>
    setForm({
      ...form,
      marked: form.marked.includes(area)
        ? form.marked.filter(each => each !== area)
        : [...form.marked, area],
    });
  if (you.form !== null) return <p className="secret-kept">{tell('handedIn')}</p>;
  if (!isTurn || view.secretWagers === 0 || you.secretsLeft === 0) return null;
  if (!isOpen) {
    return (
      <button type="button" onClick={() => open(true)}>
        {tell('secret')}
      </button>
    );
  }
  const handIn = () => {
    send({ do: 'hand-in-form', seat: you.seat, form: { ...form, marked: [...form.marked] } });
    setForm(BLANK);
    open(false);
  };
  return (
    <form className="secret-form" autoComplete="off" onSubmit={event => event.preventDefault()}>
      <FormHead house={house} statement={view.formStatement} />
      {you.returned.length > 0 && (
        <p role="alert">
          {tell('formCameBack')}: {you.returned.map(reason => codeText(language, reason)).join(' ')}
        </p>
      )}
      {LINES.map(line => (
        <label key={line} className="field">
          <span>{tell(line)}</span>
          <input
            value={form[line]}
            onChange={event => setForm({ ...form, [line]: event.target.value })}
          />
        </label>
      ))}
      <fieldset>
        <legend>{tell('selection')}</legend>
        {AREAS.map(area => (
          <label key={area} className="mark">
            <input
              type="checkbox"
              checked={form.marked.includes(area)}
              onChange={() => toggle(area)}
            />
            {tell(area)}
          </label>
        ))}
      </fieldset>
      <button type="button" className="step" onClick={handIn}>
        {tell('handIn')}
      </button>
    </form>
  );
}

/** After the coup anybody at the table may ask to see a form (16.6.9). */
export function FormsRead({ view, you, send }: SecretProps) {
  const { tell } = useTournamentTexts();
  const others = view.readable.filter(seat => seat !== you.seat);
  return (
    <>
      {others.map(seat => (
        <button key={seat} type="button" onClick={() => send({ do: 'ask-for-form', of: seat })}>
          {tell('askForForm')} {seat}
        </button>
      ))}
      {you.reading.map(({ seat, form }) => (
        <article key={seat} className="form-on-desk">
          <h3>
            {tell('secretShown')} {seat}
          </h3>
          <p>
            {form.figures} · {form.words} · {form.marked.map(area => tell(area)).join(', ')}
          </p>
        </article>
      ))}
    </>
  );
}
