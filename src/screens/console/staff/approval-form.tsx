// A second person of a live house proves who they are, here or in the pit; their approval goes with
// one command, once.

import { type FormEvent, useState } from 'react';
import type { SentCommand } from '../../../wire/index.ts';
import { approvalBy } from '../../client/requests/sign-in-requests.ts';
import { type DenialWord, wordOfDenial } from './denial-text.ts';
import { DenialTold } from './denial-told.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { textOfField } from '../text-of-field.ts';
import { useConsoleText } from '../use-texts.ts';
import { AskFloor } from './ask-floor.tsx';
import { useFloorRequest } from './use-floor-request.ts';

export interface ApprovalFormProps {
  readonly table: string;
  /** What is approved: the act with its subject and its figures. */
  readonly command: SentCommand;
  /** The approval, and the very command that it serves for. */
  readonly onApproved: (approval: string, command: SentCommand) => void;
}

/** Another command is another question: nothing of the last one stays. */
export const ApprovalForm = (props: ApprovalFormProps) => (
  <FormOfCommand key={JSON.stringify([props.table, props.command])} {...props} />
);

function FormOfCommand({ table, command, onApproved }: ApprovalFormProps) {
  const tell = useConsoleText();
  const [failed, setFailed] = useState<DenialWord | null>(null);
  const floor = useFloorRequest({ table, command }, approval => onApproved(approval, command));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [id, secret] = [textOfField(event, 'id'), textOfField(event, 'secret')];
    approvalBy({ table, command, id, secret }).then(
      approval => {
        // Somebody at the table was quicker: nobody elsewhere need decide.
        floor.takeBack();
        onApproved(approval, command);
      },
      error => setFailed(wordOfDenial(error, 'notApproved')),
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
      <AskFloor {...floor} />
    </form>
  );
}
