// A form whose contents go on record: what became of it stands below, and who else it takes.

import { type FormEvent, type ReactNode, useState } from 'react';
import type { Denial } from '../../../wire/index.ts';
import { isDenied, type TypedSecond } from '../../client/requests/set-up-requests.ts';
import { DeniedAlert } from '../../client/refusal-text.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { textOfField } from '../../console/text-of-field.ts';
import { useSetUpTexts } from './use-set-up-texts.ts';

/** The text of a field by its name. */
export type TypedTextOf = (name: string) => string;

export interface RecordFormProps {
  readonly title: string;
  /** What the key says; the title where it is left out. */
  readonly act?: string;
  readonly done: string;
  readonly children: ReactNode;
  readonly send: (of: TypedTextOf) => Promise<object | Denial>;
  readonly onDone?: () => void;
}

type Told = Denial | 'done' | 'no-answer' | null;

export function RecordForm({ title, act, done, children, send, onDone }: RecordFormProps) {
  const tell = useSetUpTexts();
  const [told, say] = useState<Told>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    send(name => textOfField(event, name)).then(
      answer => {
        if (isDenied(answer)) {
          say(answer);
          return;
        }
        say('done');
        form.reset();
        onDone?.();
      },
      () => say('no-answer'),
    );
  };
  return (
    <form className="approval-form desk-form" aria-label={title} onSubmit={submit}>
      <h3>{title}</h3>
      {children}
      <button type="submit" className="confirm">
        {act ?? title}
      </button>
      {told === 'done' && <output>{done}</output>}
      {told === 'no-answer' && (
        <p className="refusal" role="alert">
          {tell('noAnswer')}
        </p>
      )}
      {told !== null && typeof told === 'object' && <DeniedAlert denial={told} />}
    </form>
  );
}

/** Whoever stands beside them, on the spot. */
export function SecondFields({ isOptional = false }: { readonly isOptional?: boolean }) {
  const tell = useSetUpTexts();
  const required = !isOptional;
  return (
    <fieldset>
      <legend>{tell('people2')}</legend>
      <TypedField title={tell('secondId')} name="secondId" required={required} />
      <TypedField
        title={tell('secondSecret')}
        name="secondSecret"
        type="password"
        required={required}
      />
    </fieldset>
  );
}

export const secondOf = (of: TypedTextOf): TypedSecond => ({
  id: of('secondId'),
  secret: of('secondSecret'),
});
