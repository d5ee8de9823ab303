// Voiding a ticket that cannot be redeemed: why, what follows, and the second person it takes.

import type { Denial, TicketReport, TicketSettled } from '../../../wire/index.ts';
import type { Approver } from '../../client/requests/cage-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { Sheet } from '../../felt/sheet.tsx';
import { type Approvers, ReasonAndSecond } from './second-person.tsx';
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
  return (
    <div className="void-ticket">
      <p>
        {cage('voidEffect')} <b>{money(ticket.cents)}</b> {ticket.currency}
      </p>
      <ReasonAndSecond
        {...{ approvers, send, reasons: REASONS, onDone: onSettled }}
        words={{ approveAs: 'approveAs', approveNow: 'approveNow' }}
      />
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
