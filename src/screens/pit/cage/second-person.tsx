// The second person behind money that is paid by hand: by a PIN or password, in a demonstration by
// one touch of a role.

import { type FormEvent, useState } from 'react';
import type { Denial, StaffRole } from '../../../wire/index.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { useConsoleText } from '../../console/use-texts.ts';
import { textOfField } from '../../console/text-of-field.ts';
import type { Approver } from '../../client/requests/cage-requests.ts';
import { rolesThat, type Viewer } from '../../client/powers.ts';
import { DeniedAlert } from '../../client/refusal-text.tsx';
import { useSettings } from '../../client/settings.tsx';
import { roleText } from '../../texts/names.ts';
import { type CageWord, useCageTexts } from './use-cage-texts.ts';

/** The roles that one touch approves in; null where a person has to prove who they are. */
export type Approvers = readonly StaffRole[] | null;

/** Who may stand behind a payment, as this screen asks for it (R-ACC-2). */
export const approversFor = ({ demonstration, roles }: Viewer): Approvers =>
  demonstration ? rolesThat(roles, 'approve-payments') : null;

export interface ReasonAndSecondProps<Done extends object> extends Pick<
  SecondPersonProps,
  'approvers' | 'words'
> {
  /** Reasons that are one touch; any other is typed. */
  readonly reasons?: readonly CageWord[];
  readonly send: (why: string, by: Approver) => Promise<Done | Denial>;
  readonly onDone: (done: Done) => void;
}

/** Why it is done and the second person behind it; a denial stands below. */
export function ReasonAndSecond<Done extends object>(props: ReasonAndSecondProps<Done>) {
  const { approvers, words, reasons = [], send, onDone } = props;
  const cage = useCageTexts();
  const [why, say] = useState('');
  const [denial, deny] = useState<Denial | null>(null);
  const approve = (by: Approver) =>
    void send(why, by).then(told => {
      if ('denied' in told) deny(told);
      else onDone(told);
    });
  return (
    <>
      {reasons.length > 0 && (
        <div className="void-reasons" role="group" aria-label={cage('why')}>
          {reasons.map(reason => (
            <button
              key={reason}
              type="button"
              aria-pressed={why === cage(reason)}
              onClick={() => say(cage(reason))}
            >
              {cage(reason)}
            </button>
          ))}
        </div>
      )}
      <label>
        {cage('why')}
        <input value={why} autoComplete="off" onChange={event => say(event.target.value)} />
      </label>
      <p>{cage('twoPeople')}</p>
      <SecondPerson {...{ approvers, words }} isReady={why.trim() !== ''} onApprove={approve} />
      {denial !== null && <DeniedAlert denial={denial} />}
    </>
  );
}

interface SecondPersonProps {
  readonly approvers: Approvers;
  readonly isReady: boolean;
  /** What the keys say: before a role, and alone. */
  readonly words: { readonly approveAs: CageWord; readonly approveNow: CageWord };
  readonly onApprove: (by: Approver) => void;
}

function SecondPerson({ approvers, ...props }: SecondPersonProps) {
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
    onApprove({ id: textOfField(event, 'id'), secret: textOfField(event, 'secret') });
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
