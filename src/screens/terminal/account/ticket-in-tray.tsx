// The ticket that a demonstration's terminal has printed: on the screen, as PDF, and the way to the
// cage with it.

import { useCallback } from 'react';
import { ticketInTray, ticketPdf } from '../../client/requests/house-requests.ts';
import { useFetched } from '../../client/use-fetched.ts';
import { useSettings } from '../../client/settings.tsx';
import { QrCode } from '../../felt/qr-code.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';

/** Long enough for a browser to begin its download. */
const KEPT_MS = 60_000;

export function TicketInTray({ token }: { readonly token: string }) {
  const { money } = useSettings();
  const words = useTerminalTexts();
  const { value: face } = useFetched(useCallback(() => ticketInTray(token), [token]));
  const { value: paper } = useFetched(useCallback(() => ticketPdf(token), [token]));
  if (face === null) return null;
  const open = () => {
    if (paper === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(paper);
    link.download = `${face.id}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  };
  return (
    <section className="ticket-in-tray" aria-label={words.yourTicket}>
      <QrCode rows={face.qr} label={words.ticketCode} />
      <div>
        <b className="ticket-sum">
          {money(face.cents)} {face.currency}
        </b>
        <output className="ticket-number">{face.number}</output>
        <small>{face.id}</small>
        <div className="sheet-acts">
          <a className="primary" href={face.cage}>
            {words.toTheCage}
          </a>
          <button type="button" disabled={paper === null} onClick={open}>
            {words.ticketAsPdf}
          </button>
        </div>
      </div>
    </section>
  );
}
