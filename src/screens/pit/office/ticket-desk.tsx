// A ticket is shown before it is paid, paid once, and leaves a receipt.

import { type SubmitEvent, useState } from 'react';
import type { Denial, TicketLookedUp, TicketSettled } from '../../../wire/index.ts';
import { redeemTicket } from '../../client/requests/cage-requests.ts';
import { lookAtTicket } from '../../client/requests/office-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { TicketNumberForm } from '../../forms/ticket-number-form.tsx';
import { codeText } from '../../texts/load-texts.ts';
import { broughtTicket } from '../cage/brought-ticket.ts';
import { ticketNumber } from '../cage/tickets-tab.tsx';
import { dayTimeText } from '../reports/report-table.tsx';
import { DenialText } from './agreed-by.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

type Shown =
  | { readonly is: 'nothing' }
  | { readonly is: 'not-whole' }
  | { readonly is: 'denied'; readonly denied: Denial }
  | { readonly is: 'found'; readonly number: string; readonly ticket: TicketLookedUp }
  | { readonly is: 'paid'; readonly paid: TicketSettled; readonly at: number };

export function PayTicketDesk({ token }: { readonly token: string | null }) {
  const text = useOfficeTexts();
  const [typed, type] = useState(() => broughtTicket() ?? '');
  const [shown, show] = useState<Shown>({ is: 'nothing' });
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    const number = ticketNumber(typed);
    if (number === null) {
      show({ is: 'not-whole' });
      return;
    }
    void lookAtTicket(number, token).then(told =>
      show(
        'denied' in told ? { is: 'denied', denied: told } : { is: 'found', number, ticket: told },
      ),
    );
  };
  const pay = (number: string) =>
    void redeemTicket(number, token).then(told => {
      if ('denied' in told) {
        show({ is: 'denied', denied: told });
        return;
      }
      type('');
      show({ is: 'paid', paid: told, at: Date.now() });
    });
  return (
    <section className="panel ticket-desk" aria-label={text('lookUp')}>
      <h2>{text('lookUp')}</h2>
      <TicketNumberForm
        title={text('number')}
        does={text('lookUp')}
        typed={typed}
        onType={number => {
          type(number);
          show({ is: 'nothing' });
        }}
        onSubmit={look}
      />
      {shown.is === 'not-whole' && (
        <p className="refusal" role="alert">
          {text('notWhole')}
        </p>
      )}
      {shown.is === 'denied' && <DenialText denied={shown.denied} />}
      {shown.is === 'found' && (
        <FoundTicketCard ticket={shown.ticket} onPay={() => pay(shown.number)} />
      )}
      {shown.is === 'paid' && <Receipt paid={shown.paid} at={shown.at} />}
    </section>
  );
}

interface FoundTicketCardProps {
  readonly ticket: TicketLookedUp;
  readonly onPay: () => void;
}

/** What the paper stands for; the key that pays it says the sum. */
export function FoundTicketCard({ ticket, onPay }: FoundTicketCardProps) {
  const text = useOfficeTexts();
  const { language, money } = useSettings();
  const { id, table, seat, cents, currency, issuedAt, duplicates, reason } = ticket;
  const sum = `${money(cents)} ${currency}`;
  return (
    <div className="ticket-found">
      <p>
        {table === null || seat === null ? id : text('ticketFrom', id, table, seat)}
        {issuedAt !== null && ` · ${text('issuedAt', dayTimeText(language, issuedAt))}`}
      </p>
      <p>
        <b>{sum}</b>
      </p>
      {duplicates > 0 && <p className="amber">{text('duplicates', duplicates)}</p>}
      {reason === null ? (
        <button type="button" className="confirm" onClick={onPay}>
          {text('pay', sum)}
        </button>
      ) : (
        <p className="refusal" role="alert">
          {codeText(language, reason)}
        </p>
      )}
    </div>
  );
}

interface ReceiptProps {
  readonly paid: TicketSettled;
  readonly at: number;
}

function Receipt({ paid: { id, cents, currency }, at }: ReceiptProps) {
  const text = useOfficeTexts();
  const { language, money } = useSettings();
  return (
    <output className="redeemed">
      {text('receipt')}: <b>{money(cents)}</b> {currency}{' '}
      <small>{text('paidOn', id, dayTimeText(language, at))}</small>{' '}
      <button type="button" onClick={() => window.print()}>
        {text('printReceipt')}
      </button>
    </output>
  );
}
