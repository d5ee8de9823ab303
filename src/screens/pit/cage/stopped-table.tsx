// A stopped table: what its patrons hold by the last event that holds, and paying them by two.

import { useState } from 'react';
import type { Denial, StoppedBalances, StoppedPaymentMade } from '../../../wire/index.ts';
import {
  type Approver,
  payStopped,
  type StoppedPaymentAsked,
  stoppedAt,
} from '../../client/requests/cage-requests.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { Sheet } from '../../felt/sheet.tsx';
import { type Approvers, approversFor, ReasonAndSecond } from './second-person.tsx';
import { useCageTexts } from './use-cage-texts.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { usePitTexts } from '../use-pit-texts.ts';
import { ColumnHeadings } from '../column-headings.tsx';

export interface StoppedTableProps {
  readonly table: string;
  readonly token: string | null;
  readonly viewer: Viewer;
}

type Held = StoppedBalances['balances'][number];

export function StoppedTable({ table, token, viewer }: StoppedTableProps) {
  const cage = useCageTexts();
  const pit = usePitTexts();
  const [paid, setPaid] = useState<StoppedPaymentMade | null>(null);
  const [chosen, choose] = useState<Held | null>(null);
  const question = `${table} ${token} ${paid?.reference}`;
  const { value, failed } = useLookedUp(question, () => stoppedAt(table, token));
  const mayPay = mayAny(viewer.powers, 'work-at-cage', 'approve-payments');
  return (
    <section className="panel" aria-label={cage('stoppedTitle')}>
      <h2>{cage('stoppedTitle')}</h2>
      {failed && <p className="refusal">{pit('mayNotLook')}</p>}
      {value === null && !failed && <p role="status">{pit('lookingUp')}</p>}
      {paid !== null && <PaidNow paid={paid} />}
      {value !== null && <StoppedHeld held={value} {...(mayPay ? { onPay: choose } : {})} />}
      {chosen !== null && (
        <PaySheet
          {...{ table, held: chosen, approvers: approversFor(viewer) }}
          send={(asked, by) => payStopped(asked, by, token)}
          onClose={() => choose(null)}
          onPaid={made => {
            choose(null);
            setPaid(made);
          }}
        />
      )}
    </section>
  );
}

function PaidNow({ paid }: { readonly paid: StoppedPaymentMade }) {
  const cage = useCageTexts();
  const { money } = useSettings();
  return (
    <output className="redeemed">
      {cage('payNow')} <b>{money(paid.cents)}</b> {paid.currency} <small>{paid.reference}</small>
    </output>
  );
}

export interface StoppedHeldProps {
  readonly held: StoppedBalances;
  /** Paying one; for whoever may. */
  readonly onPay?: (held: Held) => void;
}

export function StoppedHeld({ held, onPay }: StoppedHeldProps) {
  const cage = useCageTexts();
  const { money } = useSettings();
  if (held.balances.length === 0) return <p>{cage('nothingHeld')}</p>;
  return (
    <>
      <p>{cage(held.mayBeReleased ? 'stakesWait' : 'stakesBack')}</p>
      <table className="day-figures events">
        <thead>
          <tr>
            <ColumnHeadings words={['from', 'payable', 'waits', 'paidSince']} text={cage} />
            {onPay !== undefined && <th scope="col">{cage('payOut')}</th>}
          </tr>
        </thead>
        <tbody>
          {held.balances.map(one => (
            <tr key={`${one.seat}/${one.patron}`}>
              <th scope="row">
                {one.seat} · {one.patron}
              </th>
              <td>
                {money(one.payable)} {held.currency}
              </td>
              <td>{money(one.waits)}</td>
              <td>{money(one.paid)}</td>
              {onPay !== undefined && (
                <td>
                  <button
                    type="button"
                    disabled={one.payable === 0}
                    aria-label={`${cage('payOut')} ${one.seat} ${one.patron}`}
                    onClick={() => onPay(one)}
                  >
                    {cage('payOut')}
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export interface PaySheetProps {
  readonly table: string;
  readonly held: Held;
  readonly approvers: Approvers;
  readonly send: (asked: StoppedPaymentAsked, by: Approver) => Promise<StoppedPaymentMade | Denial>;
  readonly onPaid: (made: StoppedPaymentMade) => void;
  readonly onClose: () => void;
}

/** What will be paid is said before anybody can do it. */
export function PaySheet({ table, held, approvers, send, onPaid, onClose }: PaySheetProps) {
  const cage = useCageTexts();
  const { money } = useSettings();
  const { seat, patron, payable: cents } = held;
  return (
    <Sheet title={`${cage('payOut')} ${seat} ${patron}`} name="pay-stopped" onClose={onClose}>
      <div className="void-ticket">
        <p>
          {cage('payEffect')} <b>{money(cents)}</b>
        </p>
        <ReasonAndSecond
          {...{ approvers, onDone: onPaid }}
          words={{ approveAs: 'payApprovedBy', approveNow: 'approveAndPay' }}
          send={(why, by) => send({ table, seat, patron, cents, why }, by)}
        />
      </div>
    </Sheet>
  );
}
