// Notes that stay on record, marks for the recording, and the times that join both.

import { type FormEvent, useState } from 'react';
import type { NoteList } from '../../wire/index.ts';
import { lookUpMarkers, lookUpNotes, storeNote } from '../client/requests/oversight-requests.ts';
import { mayAny } from '../client/powers.ts';
import { TableSelect } from '../forms/table-select.tsx';
import { TypedField } from '../forms/typed-field.tsx';
import { textOfField } from '../console/text-of-field.ts';
import { AskForm } from '../oversight/ask-form.tsx';
import { WhyDenied, exactTime, LookedUpPart } from '../oversight/answered.tsx';
import type { OversightPartProps } from '../oversight/oversight-page.tsx';
import { useOversightTexts } from '../oversight/use-oversight-texts.ts';
import { usePolled } from '../oversight/use-polled.ts';
import { useLookedUp } from '../pit/use-looked-up.ts';
import type { AtTable } from './watch-panel.tsx';

export function NotesTab({ state: { tables, powers }, token }: OversightPartProps) {
  const mayWrite = mayAny(powers, 'keep-watch');
  const tell = useOversightTexts();
  const [stored, countStored] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const found = useLookedUp(`${stored}`, () => lookUpNotes(token));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    const [table, kind, says] = ['table', 'kind', 'says'].map(name => textOfField(event, name));
    setError(null);
    storeNote({ kind, says, ...(table === '' ? {} : { table }) }, token).then(() => {
      form.reset();
      countStored(count => count + 1);
    }, setError);
  };
  return (
    <section className="pit-events" aria-label={tell('notes')}>
      {mayWrite && (
        <AskForm title={tell('putOnRecord')} onAsk={submit}>
          <label>
            {tell('kind')}
            <select name="kind">
              <option value="note">{tell('note')}</option>
              <option value="mark">{tell('mark')}</option>
            </select>
          </label>
          <TableSelect title={tell('table')} name="table" tables={tables} any={tell('anyTable')} />
          <TypedField title={tell('says')} name="says" required maxLength={500} />
        </AskForm>
      )}
      <WhyDenied error={error} />
      <LookedUpPart found={found}>{({ notes }) => <Notes notes={notes} />}</LookedUpPart>
    </section>
  );
}

function Notes({ notes }: NoteList) {
  const tell = useOversightTexts();
  return (
    <table className="day-figures events">
      <thead>
        <tr>
          <th scope="col">{tell('about')}</th>
          <th scope="col">{tell('kind')}</th>
          <th scope="col">{tell('table')}</th>
          <th scope="col">{tell('by')}</th>
          <th scope="col">{tell('says')}</th>
        </tr>
      </thead>
      <tbody>
        {notes.map(({ number, about, kind, table, by, says }) => (
          <tr key={number}>
            <td>{exactTime(about)}</td>
            <td>{tell(kind)}</td>
            <td>{table ?? ''}</td>
            <td>{by}</td>
            <td>{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const EVERY_MS = 10_000;
const SHOWN = 40;

/** The lines a recorder is sent: every card and result with the server's time. */
export function MarkersPanel({ table, token }: AtTable) {
  const tell = useOversightTexts();
  const found = usePolled(table, EVERY_MS, () => lookUpMarkers(table, token));
  return (
    <section className="panel" aria-label={tell('markers')}>
      <h2>{tell('markers')}</h2>
      <LookedUpPart found={found}>
        {lines => (
          <pre className="video-lines">{lines.trim().split('\n').slice(-SHOWN).join('\n')}</pre>
        )}
      </LookedUpPart>
    </section>
  );
}
