// The second person behind money that is paid by hand: by a PIN or password, in a demonstration by
// one touch of a role.

import type { FormEvent } from 'react';
import type { StaffRole } from '../../../wire/index.ts';
import { TypedField } from '../../console/typed-field.tsx';
import { useConsoleText } from '../../console/use-texts.ts';
import { written } from '../../console/written.ts';
import type { Approver } from '../../client/cage-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { roleText } from '../../texts/names.ts';
import { type CageWord, useCageTexts } from './use-cage-texts.ts';

/** Who may stand behind it; the server has the same list (R-ACC-2). */
export const APPROVERS: readonly StaffRole[] = ['casino-supervisor', 'pit-boss', 'operator'];

export interface SecondPersonProps {
  /** In a demonstration somebody of a role approves by one touch. */
  readonly demonstration: boolean;
  readonly isReady: boolean;
  /** What the keys say: before a role, and alone. */
  readonly words: { readonly approveAs: CageWord; readonly approveNow: CageWord };
  readonly onApprove: (by: Approver) => void;
}

export function SecondPerson({ demonstration, ...props }: SecondPersonProps) {
  return demonstration ? <ByRole {...props} /> : <ByPerson {...props} />;
}

type ByProps = Omit<SecondPersonProps, 'demonstration'>;

function ByRole({ isReady, words, onApprove }: ByProps) {
  const cage = useCageTexts();
  const { language } = useSettings();
  return (
    <div className="void-reasons">
      {APPROVERS.map(role => (
        <button
          key={role}
          type="button"
          className="confirm"
          disabled={!isReady}
          onClick={() => onApprove({ role })}
        >
          {cage(words.approveAs)} {roleText(language, role)}
        </button>
      ))}
    </div>
  );
}

function ByPerson({ isReady, words, onApprove }: ByProps) {
  const cage = useCageTexts();
  const tell = useConsoleText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApprove({ id: written(event, 'id'), secret: written(event, 'secret') });
  };
  return (
    <form className="approval-form" onSubmit={submit}>
      <TypedField title={tell('approver')} name="id" required />
      <TypedField title={tell('pinOrPassword')} name="secret" type="password" required />
      <button type="submit" className="confirm" disabled={!isReady}>
        {cage(words.approveNow)}
      </button>
    </form>
  );
}
