// A ticket brought to this terminal: typed, scanned as if typed, or read by the camera.

import { useEffect, useRef, useState } from 'react';
import { insertTicket } from '../../client/requests/house-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { codeText } from '../../texts/load-texts.ts';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { readByCamera } from './camera-reader.ts';
import { ticketNumberIn } from './ticket-number.ts';

export interface TicketSheetProps {
  readonly token: string | null;
  readonly say: (text: string) => void;
  readonly onClose: () => void;
}

export function TicketSheet({ token, say: tell, onClose }: TicketSheetProps) {
  const words = useTerminalTexts();
  const [typed, setTyped] = useState('');
  const [isReading, setReading] = useState(false);
  const { take, isTaking, says } = useTicketIn(token, text => {
    tell(text);
    onClose();
  });
  const number = ticketNumberIn(typed);
  const field = useRef<HTMLInputElement>(null);
  // A scanner types, and so does whoever has opened this; the sheet has taken the focus first.
  useEffect(() => {
    const shown = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(shown);
  }, []);
  return (
    <form
      className="ticket-in"
      onSubmit={event => {
        event.preventDefault();
        if (number !== null) void take(number);
      }}
    >
      <label>
        {words.ticketNumber}
        <input
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          ref={field}
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </label>
      {isReading && (
        <Camera
          onNumber={found => {
            setReading(false);
            setTyped(found);
            void take(found);
          }}
        />
      )}
      <output className="ticket-in-says">{says}</output>
      <div className="sheet-acts">
        <button type="submit" className="primary" disabled={number === null || isTaking}>
          {words.takeTicket}
        </button>
        <button type="button" aria-pressed={isReading} onClick={() => setReading(!isReading)}>
          {words.readByCamera}
        </button>
      </div>
    </form>
  );
}

/** Brings a ticket in and says what became of it: at once where it was taken, here where not. */
export function useTicketIn(token: string | null, onTaken: (text: string) => void) {
  const { money, language } = useSettings();
  const words = useTerminalTexts();
  const [isTaking, setTaking] = useState(false);
  const [says, setSays] = useState('');
  const take = async (number: string): Promise<void> => {
    setTaking(true);
    setSays('');
    try {
      const { credited, waits, refusal } = await insertTicket(token, number);
      if (refusal !== null) {
        const why = codeText(language, refusal.reason);
        setSays(`${words.ticketBack} ${why} (${refusal.clause})`);
      } else onTaken(waits === null ? words.credited(money(credited)) : words.ticketHeld(waits));
    } catch {
      setSays(words.ticketNotSent);
    } finally {
      setTaking(false);
    }
  };
  return { take, isTaking, says };
}

/** What the camera sees, until there is a ticket's number in it. */
function Camera({ onNumber }: { readonly onNumber: (number: string) => void }) {
  const words = useTerminalTexts();
  const picture = useRef<HTMLVideoElement>(null);
  const [isBlind, setBlind] = useState(false);
  const found = useRef(onNumber);
  useEffect(() => {
    found.current = onNumber;
  });
  useEffect(() => {
    const video = picture.current;
    if (video === null) return undefined;
    const ends = new AbortController();
    const { signal } = ends;
    readByCamera(video, signal).then(
      number => signal.aborted || number === null || found.current(number),
      () => signal.aborted || setBlind(true),
    );
    return () => ends.abort();
  }, []);
  if (isBlind) return <p role="alert">{words.noCamera}</p>;
  return <video ref={picture} className="ticket-camera" muted playsInline aria-hidden="true" />;
}
