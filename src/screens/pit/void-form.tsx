// Voiding a ticket that cannot be redeemed: why, what follows, and the second person it takes.

import { type FormEvent, useState } from 'react';
import type { Denial, StaffRole, TicketReport, TicketSettled } from '../../wire/index.ts';
import { TypedField } from '../console/typed-field.tsx';
import { useTell } from '../console/use-words.ts';
import { written } from '../console/written.ts';
import type { Approver } from '../house/cage.ts';
import { useSettings } from '../house/settings.tsx';
import { Told } from '../house/told.tsx';
import { Sheet } from '../terminal/sheet.tsx';
import { roleText } from '../words/role-words.ts';
import { useCageWords } from './use-cage-words.ts';

/** Who may stand behind a void; the server has the same list (R-ACC-2). */
export const VOID_APPROVERS: readonly StaffRole[] = ['casino-supervisor', 'pit-boss', 'operator'];

const REASONS = ['torn', 'expiredAllowed', 'printedWrong'] as const;

export interface VoidFormProps {
  readonly ticket: TicketReport['tickets'][number];
  /** In a demonstration somebody of a role approves by one touch. */
  readonly demonstration: boolean;
  readonly send: (why: string, by: Approver) => Promise<TicketSettled | Denial>;
  readonly onSettled: (settled: TicketSettled) => void;
}

/** What will happen is said before anybody can do it. */
export function VoidForm({ ticket, demonstration, send, onSettled }: VoidFormProps) {
  const cage = useCageWords();
  const { money } = useSettings();
  const [why, say] = useState('');
  const [denied, deny] = useState<Denial | null>(null);
  const approve = (by: Approver) =>
    void send(why, by).then(told => {
      if ('denied' in told) deny(told);
      else onSettled(told);
    });
  return (
    <div className="void-ticket">
      <p>
        {cage('voidEffect')} <b>{money(ticket.cents)}</b> {ticket.currency}
      </p>
      <div className="void-reasons" role="group" aria-label={cage('why')}>
        {REASONS.map(reason => (
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
      <label>
        {cage('why')}
        <input value={why} autoComplete="off" onChange={event => say(event.target.value)} />
      </label>
      <p>{cage('twoPeople')}</p>
      {demonstration ? (
        <ByRole isReady={why.trim() !== ''} onApprove={approve} />
      ) : (
        <ByPerson isReady={why.trim() !== ''} onApprove={approve} />
      )}
      {denied !== null && (
        <p className="refusal" role="alert">
          <Told told={{ refused: denied.denied, because: denied.says, clause: '' }} />
        </p>
      )}
    </div>
  );
}

interface ByProps {
  readonly isReady: boolean;
  readonly onApprove: (by: Approver) => void;
}

function ByRole({ isReady, onApprove }: ByProps) {
  const cage = useCageWords();
  const { language } = useSettings();
  return (
    <div className="void-reasons">
      {VOID_APPROVERS.map(role => (
        <button
          key={role}
          type="button"
          className="confirm"
          disabled={!isReady}
          onClick={() => onApprove({ role })}
        >
          {cage('approveAs')} {roleText(language, role)}
        </button>
      ))}
    </div>
  );
}

function ByPerson({ isReady, onApprove }: ByProps) {
  const cage = useCageWords();
  const tell = useTell();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApprove({ id: written(event, 'id'), secret: written(event, 'secret') });
  };
  return (
    <form className="approval-form" onSubmit={submit}>
      <TypedField title={tell('approver')} name="id" required />
      <TypedField title={tell('pinOrPassword')} name="secret" type="password" required />
      <button type="submit" className="confirm" disabled={!isReady}>
        {cage('approveNow')}
      </button>
    </form>
  );
}

export interface VoidSheetProps extends VoidFormProps {
  readonly onClose: () => void;
}

/** The form over the list of tickets. */
export function VoidSheet({ onClose, ...form }: VoidSheetProps) {
  const cage = useCageWords();
  return (
    <Sheet title={`${cage('voidTitle')} ${form.ticket.id}`} name="void" onClose={onClose}>
      <VoidForm {...form} />
    </Sheet>
  );
}
