// The second person behind money that is paid by hand: by a PIN or password, in a demonstration by
// one touch of a role.

import type { FormEvent } from 'react';
import type { StaffRole } from '../../../wire/index.ts';
import { TypedField } from '../../console/typed-field.tsx';
import { useConsoleText } from '../../console/use-texts.ts';
import { written } from '../../console/written.ts';
import type { Approver } from '../../client/cage-requests.ts';
import { rolesThat, type Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { roleText } from '../../texts/names.ts';
import { type CageWord, useCageTexts } from './use-cage-texts.ts';

/** The roles that one touch approves in; null where a person has to prove who they are. */
export type Approvers = readonly StaffRole[] | null;

/** Who may stand behind a payment, as this screen asks for it (R-ACC-2). */
export const approversFor = ({ demonstration, roles }: Viewer): Approvers =>
  demonstration ? rolesThat(roles, 'approve-payments') : null;

export interface SecondPersonProps {
  readonly approvers: Approvers;
  readonly isReady: boolean;
  /** What the keys say: before a role, and alone. */
  readonly words: { readonly approveAs: CageWord; readonly approveNow: CageWord };
  readonly onApprove: (by: Approver) => void;
}

export function SecondPerson({ approvers, ...props }: SecondPersonProps) {
  return approvers === null ? <ByPerson {...props} /> : <ByRole {...props} roles={approvers} />;
}

type ByProps = Omit<SecondPersonProps, 'approvers'>;

interface ByRoleProps extends ByProps {
  readonly roles: readonly StaffRole[];
}

function ByRole({ roles, isReady, words, onApprove }: ByRoleProps) {
  const cage = useCageTexts();
  const { language } = useSettings();
  return (
    <div className="void-reasons">
      {roles.map(role => (
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
