// A second person of a live house proves who they are; their approval goes with one wish, once.

import { type FormEvent, useState } from 'react';
import { approvalBy } from '../../client/sign-in-requests.ts';
import { type DenialWord, wordOfDenial } from './denial-text.ts';
import { DenialTold, TypedField } from '../typed-field.tsx';
import { written } from '../written.ts';
import { useConsoleText } from '../use-texts.ts';

export interface ApprovalFormProps {
  readonly table: string;
  /** What is approved: the command, and of a report what is reported. */
  readonly act: string;
  readonly onApproved: (approval: string) => void;
}

export function ApprovalForm({ table, act, onApproved }: ApprovalFormProps) {
  const tell = useConsoleText();
  const [failed, setFailed] = useState<DenialWord | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [id, secret] = [written(event, 'id'), written(event, 'secret')];
    approvalBy({ table, act, id, secret }).then(onApproved, error =>
      setFailed(wordOfDenial(error, 'notApproved')),
    );
  };
  return (
    <form className="approval-form" onSubmit={submit}>
      <TypedField title={tell('approver')} name="id" required />
      <TypedField title={tell('pinOrPassword')} name="secret" type="password" required />
      <button type="submit" className="confirm">
        {tell('approve')}
      </button>
      <DenialTold denied={failed} />
    </form>
  );
}
