// The cash desk: redeeming a ticket by its number, voiding one, and what is owed on those out.

import { type SubmitEvent, useState } from 'react';
import type { Denial, TicketReport, TicketSettled } from '../../../wire/index.ts';
import { redeemTicket, ticketsOwed, voidTicket } from '../../client/requests/cage-requests.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { DeniedAlert } from '../../client/refusal-text.tsx';
import { TicketNumberForm } from '../../forms/ticket-number-form.tsx';
import { timeText } from '../../texts/index.ts';
import { broughtTicket } from './brought-ticket.ts';
import { type CageWord, useCageTexts } from './use-cage-texts.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { usePitTexts } from '../use-pit-texts.ts';
import { approversFor } from './second-person.tsx';
import { VoidSheet } from './void-ticket-form.tsx';
import { ColumnHeadings } from '../column-headings.tsx';

/** Who may see what is owed on tickets; the server has the same list (R-ACC-1). */
export const TICKET_READERS = ['work-at-cage', 'approve-payments', 'audit-cage'] as const;

export interface TicketsTabProps {
  readonly token: string | null;
  readonly viewer: Viewer;
}

type OwedTicket = TicketReport['tickets'][number];

export function TicketsTab({ token, viewer }: TicketsTabProps) {
  const cage = useCageTexts();
  const pit = usePitTexts();
  const [settled, settle] = useState(0);
  const [voided, showVoided] = useState<TicketSettled | null>(null);
  const [chosen, choose] = useState<OwedTicket | null>(null);
  const isCashier = mayAny(viewer.powers, 'work-at-cage');
  const { value, failed } = useLookedUp(`${token} ${settled}`, () => ticketsOwed(token));
  return (
    <section className="pit-events" aria-label={cage('tickets')}>
      {isCashier && (
        <RedeemForm
          redeem={number => redeemTicket(number, token)}
          onSettled={() => settle(settled + 1)}
        />
      )}
      {failed && <p className="refusal">{pit('mayNotLook')}</p>}
      {value === null && !failed && <p role="status">{pit('lookingUp')}</p>}
      {voided !== null && <RedeemAnswer answer={voided} />}
      {value !== null && <TicketsOwed report={value} {...(isCashier ? { onVoid: choose } : {})} />}
      {chosen !== null && (
        <VoidSheet
          ticket={chosen}
          approvers={approversFor(viewer)}
          send={(why, by) => voidTicket(chosen.id, why, by, token)}
          onClose={() => choose(null)}
          onSettled={paid => {
            choose(null);
            showVoided(paid);
            settle(settled + 1);
          }}
        />
      )}
    </section>
  );
}

const DIGITS = 18;

/** The number of a ticket as it was read from paper; null where digits are missing. */
export function ticketNumber(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  return digits.length === DIGITS ? digits : null;
}

type Answer = TicketSettled | Denial | 'not-whole';

export interface RedeemFormProps {
  readonly redeem: (number: string) => Promise<TicketSettled | Denial>;
  readonly onSettled: () => void;
}

/** A ticket is redeemed once: what is to be paid stays in sight until the next is typed. */
function RedeemForm({ redeem, onSettled }: RedeemFormProps) {
  const cage = useCageTexts();
  const [typed, type] = useState(() => broughtTicket() ?? '');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const number = ticketNumber(typed);
    if (number === null) {
      setAnswer('not-whole');
      return;
    }
    void redeem(number).then(told => {
      setAnswer(told);
      if ('denied' in told) return;
      type('');
      onSettled();
    });
  };
  return (
    <TicketNumberForm
      title={cage('number')}
      does={cage('redeem')}
      typed={typed}
      onType={number => {
        type(number);
        setAnswer(null);
      }}
      onSubmit={send}
    >
      {answer !== null && <RedeemAnswer answer={answer} />}
    </TicketNumberForm>
  );
}

export function RedeemAnswer({ answer }: { readonly answer: Answer }) {
  const cage = useCageTexts();
  const { money } = useSettings();
  if (answer === 'not-whole') {
    return (
      <p className="refusal" role="alert">
        {cage('notWhole')}
      </p>
    );
  }
  if ('denied' in answer) return <DeniedAlert denial={answer} />;
  return (
    <output className="redeemed">
      {cage('payNow')} <b>{money(answer.cents)}</b> {answer.currency} <small>{answer.id}</small>
    </output>
  );
}

const METERS = ['outstanding', 'expired', 'underWay'] as const;

export interface TicketsOwedProps {
  readonly report: TicketReport;
  /** Voiding one; for the cashier alone. */
  readonly onVoid?: (ticket: OwedTicket) => void;
}

type SumName = (typeof METERS)[number];

const IS: Readonly<Record<SumName, (ticket: OwedTicket) => boolean>> = {
  outstanding: ({ state }) => state === 'outstanding',
  expired: ({ state, isExpired }) => state === 'outstanding' && isExpired,
  underWay: ({ state }) => state !== 'outstanding',
};

/** What is owed, each currency apart: two of them have no sum. */
function sumsOf(tickets: readonly OwedTicket[], meter: SumName) {
  const own = tickets.filter(IS[meter]);
  const currencies = [...new Set(own.map(({ currency }) => currency))].toSorted();
  return currencies.map(currency => {
    const of = own.filter(each => each.currency === currency);
    const cents = of.reduce((sum, each) => sum + each.cents, 0);
    return { meter, currency, cents, count: of.length };
  });
}

/** What is owed in sums; what was settled in numbers of tickets. */
function TicketSums({ report }: Pick<TicketsOwedProps, 'report'>) {
  const cage = useCageTexts();
  const { money } = useSettings();
  const sums = METERS.flatMap(meter => sumsOf(report.tickets, meter));
  // What was settled so far is counted in tickets: the day's report has it by currency.
  const counts = [
    ['redeemed', report.meters.redeemed.count] as const,
    ['voided', report.meters.void.count] as const,
  ];
  return (
    <dl className="ticket-sums">
      {sums.map(({ meter, currency, cents, count }) => (
        <div key={`${meter} ${currency}`}>
          <dt>{cage(meter)}</dt>
          <dd>
            {money(cents)} {currency} <small>({count})</small>
          </dd>
        </div>
      ))}
      {counts.map(([word, count]) => (
        <div key={word}>
          <dt>{cage(word)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Sums first, then each ticket; never with a whole number (R-CSH-6). */
export function TicketsOwed({ report, onVoid }: TicketsOwedProps) {
  const cage = useCageTexts();
  const { money, language } = useSettings();
  return (
    <>
      <TicketSums report={report} />
      {report.tickets.length === 0 ? (
        <p>{cage('noneOwed')}</p>
      ) : (
        <table className="day-figures events">
          <thead>
            <tr>
              <ColumnHeadings
                words={['ticket', 'numberShort', 'from', 'sum', 'issued', 'state']}
                text={cage}
              />
              {onVoid !== undefined && <th scope="col">{cage('voidTitle')}</th>}
            </tr>
          </thead>
          <tbody>
            {report.tickets.map(ticket => (
              <tr key={ticket.id}>
                <th scope="row">{ticket.id}</th>
                <td>{ticket.number}</td>
                <td>
                  {ticket.table} · {ticket.seat}
                </td>
                <td>
                  {money(ticket.cents)} {ticket.currency}
                </td>
                <td>{timeText(language, ticket.issuedAt)}</td>
                <td>{cage(stateWord(ticket))}</td>
                {onVoid !== undefined && (
                  <td>
                    <button
                      type="button"
                      disabled={ticket.state !== 'outstanding'}
                      aria-label={`${cage('void')} ${ticket.id}`}
                      onClick={() => onVoid(ticket)}
                    >
                      {cage('void')}
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const stateWord = ({ state, isExpired }: TicketReport['tickets'][number]): CageWord => {
  if (state !== 'outstanding') return 'underWay';
  return isExpired ? 'expired' : 'outstanding';
};
