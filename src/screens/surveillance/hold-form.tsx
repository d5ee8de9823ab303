// The hold for a dispute: a supervisor proves who they are and freezes the accounts, and the signed
// file of the coup is made and saved.

import { type FormEvent, useState } from 'react';
import { type DisputeFile, exportDispute } from '../client/requests/figure-requests.ts';
import { takeRoleToken } from '../client/requests/house-requests.ts';
import { proofOf } from '../client/requests/sign-in-requests.ts';
import { textOfField } from '../console/text-of-field.ts';
import { TypedField } from '../forms/typed-field.tsx';
import { WhyDenied } from '../oversight/answered.tsx';
import { useOversightTexts } from '../oversight/use-oversight-texts.ts';
import type { AtTable } from './watch-panel.tsx';

export function HoldForm({
  table,
  token,
  demonstration,
}: AtTable & { readonly demonstration: boolean }) {
  const tell = useOversightTexts();
  const [made, setMade] = useState<DisputeFile | null>(null);
  const [error, setError] = useState<unknown>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const number = (name: string): number => Number(textOfField(event, name));
    const at = { table, shoe: number('shoe'), coup: number('coup') };
    const id = textOfField(event, 'id');
    const freezer = id === '' ? {} : { freezer: { id, ...proofOf(textOfField(event, 'secret')) } };
    const asked = { why: textOfField(event, 'why'), freeze: true, ...freezer };
    setError(null);
    // In a demonstration any role is one touch.
    const who = demonstration ? takeRoleToken('pit-boss') : Promise.resolve(token);
    who.then(as => exportDispute(at, asked, as)).then(setMade, setError);
  };
  return (
    <section className="panel" aria-label={tell('hold')}>
      <h2>{tell('hold')}</h2>
      <form className="hold-form" onSubmit={submit} aria-label={tell('hold')}>
        <TypedField title={tell('shoe')} name="shoe" inputMode="numeric" required />
        <TypedField title={tell('coup')} name="coup" inputMode="numeric" required />
        <TypedField title={tell('holdWhy')} name="why" required />
        {!demonstration && (
          <>
            <TypedField title={tell('holdBy')} name="id" />
            <TypedField title={tell('secret')} name="secret" type="password" />
          </>
        )}
        <button type="submit" className="confirm">
          {tell('holdNow')}
        </button>
      </form>
      <WhyDenied error={error} />
      {made !== null && (
        <p role="status">
          {tell(made.frozen ? 'frozenNow' : 'notFrozen')}{' '}
          <a className="key-link" href={made.href} download={made.name}>
            {tell('saveFile', made.name)}
          </a>
        </p>
      )}
    </section>
  );
}
