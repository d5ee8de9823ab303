// Voiding a ticket that cannot be redeemed: why, what follows, and the second person it takes.

import { useState } from 'react';
import type { Denial, TicketReport, TicketSettled } from '../../../wire/index.ts';
import type { Approver } from '../../client/cage-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { RefusalText } from '../../client/refusal-text.tsx';
import { Sheet } from '../../felt/sheet.tsx';
import { type Approvers, SecondPerson } from './second-person.tsx';
import { useCageTexts } from './use-cage-texts.ts';

const REASONS = ['torn', 'expiredAllowed', 'printedWrong'] as const;

export interface VoidFormProps {
  readonly ticket: TicketReport['tickets'][number];
  readonly approvers: Approvers;
  readonly send: (why: string, by: Approver) => Promise<TicketSettled | Denial>;
  readonly onSettled: (settled: TicketSettled) => void;
}

/** What will happen is said before anybody can do it. */
export function VoidForm({ ticket, approvers, send, onSettled }: VoidFormProps) {
  const cage = useCageTexts();
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
      <SecondPerson
        approvers={approvers}
        isReady={why.trim() !== ''}
        words={{ approveAs: 'approveAs', approveNow: 'approveNow' }}
        onApprove={approve}
      />
      {denied !== null && (
        <p className="refusal" role="alert">
          <RefusalText told={{ refused: denied.denied, reason: denied.reason, clause: '' }} />
        </p>
      )}
    </div>
  );
}

export interface VoidSheetProps extends VoidFormProps {
  readonly onClose: () => void;
}

/** The form over the list of tickets. */
export function VoidSheet({ onClose, ...form }: VoidSheetProps) {
  const cage = useCageTexts();
  return (
    <Sheet title={`${cage('voidTitle')} ${form.ticket.id}`} name="void" onClose={onClose}>
      <VoidForm {...form} />
    </Sheet>
  );
}
