// Staff of a live house: a duty handed over at the console, a break, the end of a shift.

import { type FormEvent, useState } from 'react';
import {
  beginBreak,
  choosePin,
  handOver,
  signOut,
} from '../../client/requests/sign-in-requests.ts';
import { type DenialWord, wordOfDenial } from '../staff/denial-text.ts';
import { TABLE_DUTIES, type TableDuty } from '../staff/duties.ts';
import { DenialTold } from '../staff/denial-told.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useConsoleText } from '../use-texts.ts';
import { textOfField } from '../text-of-field.ts';
import type { Here } from './act.ts';
import { useActTexts } from './use-act-texts.ts';

/** The page begins again with whoever is signed in now. */
const startAgain = (): void => location.reload();

export function ShiftForms({ here }: { readonly here: Here }) {
  const act = useActTexts();
  const tell = useConsoleText();
  const duty = TABLE_DUTIES.find(each => each === here.role);
  return (
    <div className="shift-forms">
      {duty !== undefined && <HandOverForm table={here.view.table} duty={duty} />}
      <PinForm />
      <div className="act-keys">
        <button type="button" onClick={() => void beginBreak().then(startAgain)}>
          {act('breakLock')}
        </button>
        <button type="button" onClick={() => void signOut().then(startAgain)}>
          {tell('signOut')}
        </button>
      </div>
    </div>
  );
}

interface HandOverProps {
  readonly table: string;
  readonly duty: TableDuty;
}

/** Whoever comes says who they are; the table is never without (R-ACC-3). */
function HandOverForm({ table, duty }: HandOverProps) {
  const act = useActTexts();
  const tell = useConsoleText();
  const [failed, setFailed] = useState<DenialWord | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const of = (name: string) => textOfField(event, name);
    const coming = { id: of('id'), password: of('password'), code: of('code') };
    handOver({ table, duty, ...coming }).then(startAgain, error =>
      setFailed(wordOfDenial(error, 'notApproved')),
    );
  };
  return (
    <form className="approval-form" aria-label={act('handOver')} onSubmit={submit}>
      <TypedField title={act('whoComes')} name="id" required />
      <TypedField title={tell('password')} name="password" type="password" required />
      <TypedField title={tell('code')} name="code" inputMode="numeric" />
      <button type="submit">{act('handOver')}</button>
      <DenialTold denied={failed} />
    </form>
  );
}

/** The own PIN stands in for the password where somebody approves. */
function PinForm() {
  const act = useActTexts();
  const tell = useConsoleText();
  const [failed, setFailed] = useState<DenialWord | 'done' | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choosePin(textOfField(event, 'password'), textOfField(event, 'pin')).then(
      () => setFailed('done'),
      error => setFailed(wordOfDenial(error, 'notApproved')),
    );
  };
  return (
    <form className="approval-form" aria-label={act('ownPin')} onSubmit={submit}>
      <TypedField
        {...{ title: tell('password'), name: 'password', type: 'password', required: true }}
        autoComplete="current-password"
      />
      <TypedField
        {...{ title: act('newPin'), name: 'pin', type: 'password', required: true }}
        {...{ inputMode: 'numeric', pattern: '[0-9]{4,8}' }}
      />
      <button type="submit">{act('ownPin')}</button>
      {failed !== null && (
        <p role="status">{failed === 'done' ? act('pinChosen') : tell(failed)}</p>
      )}
    </form>
  );
}
