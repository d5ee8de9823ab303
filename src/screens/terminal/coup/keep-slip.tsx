// The slip of a coup, kept as a QR code or a link that anybody checks without the house.

import { useState } from 'react';
import { slipOfCoup } from '../../client/requests/house-requests.ts';
import type { SlipMade } from '../../../wire/index.ts';
import { QrCode } from '../../felt/qr-code.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';

export interface KeepSlipProps {
  readonly shoe: number;
  readonly coup: number;
  /** Of the seat in a demonstration; elsewhere the browser has its own. */
  readonly token: string | null;
}

export function KeepSlip({ shoe, coup, token }: KeepSlipProps) {
  const words = useTerminalTexts();
  const [slip, set] = useState<SlipMade | null>(null);
  if (slip === null) {
    const keep = () =>
      void slipOfCoup(token, shoe, coup).then(set, () => {
        // A coup that the table remembers no more has no slip: the key stays and nothing is lost.
      });
    return (
      <button type="button" className="keep-slip" onClick={keep}>
        {words.keepSlip}
      </button>
    );
  }
  return (
    <section className="ticket-in-tray slip-kept" aria-label={words.slipCode}>
      <QrCode rows={slip.qr} label={words.slipCode} />
      <div>
        <p>{words.slipSays}</p>
        <a className="primary" href={slip.link} target="_blank" rel="noreferrer">
          {words.openSlip}
        </a>
        <small>{slip.key}</small>
      </div>
    </section>
  );
}
