// Money in and out, and somebody wanted: note acceptor, cash-out, call for an attendant, claim.

import { codeText } from '../../texts/load-texts.ts';
import { useState } from 'react';
import { useSettings } from '../../client/settings.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { noticesOf } from '../../texts/notices.ts';
import type { SheetsProps } from '../sheets.tsx';

const NOTES = [500, 1000, 2000, 5000, 10_000] as const;

/** The demonstration's note acceptor; a real one speaks for itself. */
export function NotesSheet({ insertNote, say: tell, onClose }: SheetsProps) {
  const { money, say, language } = useSettings();
  const words = useTerminalTexts();
  const insert = (cents: number) => {
    onClose();
    void insertNote?.(cents).then(({ refusal, credited }) =>
      tell(
        refusal === null
          ? words.credited(money(credited))
          : `${say('noteBack')} ${codeText(language, refusal.reason)} (${refusal.clause})`,
      ),
    );
  };
  return (
    <div className="notes">
      <p>{words.insertNote}</p>
      {NOTES.map(cents => (
        <button key={cents} type="button" className="note" onClick={() => insert(cents)}>
          {money(cents)}
        </button>
      ))}
    </div>
  );
}

type CashOutProps = Pick<SheetsProps, 'state' | 'line' | 'mine' | 'view' | 'say' | 'onClose'>;

export function CashOutSheet({ state, line, mine, view, say: tell, onClose }: CashOutProps) {
  const { say, money, language } = useSettings();
  const words = useTerminalTexts();
  const leave = () => {
    const patron = state.patron ?? '';
    line.send({ do: 'leave', seat: mine.seat, patron, reason: 'own-accord' });
    tell('');
    onClose();
  };
  const { locked = 0 } = mine;
  const riding = mine.riding.reduce((sum, { stake }) => sum + stake, 0);
  // While wagers are open they come off at once; what rides or is closed is settled first.
  const lying = view.phase === 'wagering' ? riding : mine.balance - mine.credit;
  const tickets = mine.prints ? noticesOf(view, language) : [];
  return (
    <div className="cash-out">
      <p className="cash-sum">{money(mine.balance)}</p>
      {lying + locked > 0 && (
        <dl className="cash-parts">
          <dt>{words.leavesNow}</dt>
          <dd>{money(Math.max(0, mine.balance - lying - locked))}</dd>
          {lying > 0 && (
            <>
              <dt>{words.lockedWagers}</dt>
              <dd>{money(lying)}</dd>
            </>
          )}
          {locked > 0 && (
            <>
              <dt>{words.lockedWin}</dt>
              <dd>{money(locked)}</dd>
            </>
          )}
        </dl>
      )}
      <p>{mine.prints ? words.cashOutTicket : words.cashOutAttendant}</p>
      <p className="small">{words.cashOutWagers}</p>
      {tickets
        .filter(({ name }) => name === 'ticket' || name === 'lostTicket')
        .map(({ name, says, clause }) => (
          <p key={name} className="small">
            {says} <small>({clause})</small>
          </p>
        ))}
      <div className="sheet-acts">
        <button type="button" className="primary" onClick={leave}>
          {say('confirm')}
        </button>
        <button type="button" onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </div>
  );
}

/** What is said to the dealer; staff read English, so it goes in English. */
const CALLS = {
  callHelp: 'Attendant wanted at this seat.',
  callDispute: 'The patron disagrees with a payment.',
} as const;

export function CallSheet({ state, line, mine, view, say: tell }: SheetsProps) {
  const { language } = useSettings();
  const words = useTerminalTexts();
  const [isDone, setDone] = useState(false);
  const call = (what: keyof typeof CALLS) => {
    const patron = state.patron ?? '';
    line.send({ do: 'open-claim', seat: mine.seat, patron, says: CALLS[what] });
    setDone(true);
    tell(words.callDone);
  };
  if (isDone) return <p role="status">{words.callDone}</p>;
  return (
    <div className="call">
      {(['callHelp', 'callDispute'] as const).map(what => (
        <button key={what} type="button" className="primary" onClick={() => call(what)}>
          {words[what]}
        </button>
      ))}
      {noticesOf(view, language)
        .filter(({ name }) => name === 'complaints' || name === 'inspector')
        .map(({ name, says, clause }) => (
          <p key={name} className="small">
            {says} <small>({clause})</small>
          </p>
        ))}
    </div>
  );
}
