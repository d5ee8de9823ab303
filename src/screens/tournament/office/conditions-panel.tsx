// The conditions: what is missing, the document to work on, and the steps that publish it.

import type { HouseReason } from '../../../wire/index.ts';
import { codeText } from '../../texts/load-texts.ts';
import { useState } from 'react';
import type { TournamentView } from '../../../wire/index.ts';
import { fetchModelConditions } from '../../client/requests/house-requests.ts';
import { type ConditionsDraft, DocumentForm } from './document-form.tsx';
import { useTournamentTexts, type Submit } from '../use-tournament.ts';

interface ConditionsPanelProps {
  readonly view: TournamentView;
  readonly submit: Submit;
  readonly token: string | null;
}

interface LackLine {
  readonly clause: string;
  readonly what: HouseReason;
}

const lackKey = ({ clause, what }: LackLine): string => `${clause} ${JSON.stringify(what)}`;

export function ConditionsPanel({ view, submit, token }: ConditionsPanelProps) {
  const { tell, language } = useTournamentTexts();
  const { office } = view;
  const kept = office?.conditions ?? null;
  const [draft, setDraft] = useState<ConditionsDraft | null>(kept);
  const missing = [...(office?.missing.entries ?? []), ...(office?.missing.play ?? [])];
  const start = async () => setDraft(await fetchModelConditions(view.id, token));
  return (
    <section aria-label={tell('papers')}>
      {missing.length > 0 && (
        <ul className="missing" aria-label={tell('missing')}>
          {[...new Map(missing.map(each => [lackKey(each), each])).values()].map(
            ({ clause, what }) => (
              <li key={lackKey({ clause, what })}>
                {codeText(language, what)} <small>({clause})</small>
              </li>
            ),
          )}
        </ul>
      )}
      <p>
        <a href={`/api/tournaments/${view.id}/conditions.html?lang=${language}`}>
          {tell('readConditions')}
        </a>{' '}
        <a href={`/api/tournaments/${view.id}/conditions.pdf`}>PDF</a>
      </p>
      <Formalities view={view} submit={submit} />
      {draft === null ? (
        <button type="button" className="step step-first" onClick={() => void start()}>
          {tell('startFromModel')}
        </button>
      ) : (
        <DocumentForm
          document={draft}
          onChange={setDraft}
          onKeep={() => submit({ do: 'write-conditions', conditions: draft })}
        />
      )}
    </section>
  );
}

/** Approval and notice are given outside the house: here it is recorded by whom. */
function Formalities({ view, submit }: Omit<ConditionsPanelProps, 'token'>) {
  const { tell } = useTournamentTexts();
  const [who, setWho] = useState('');
  const [paper, setPaper] = useState('');
  const { version } = view;
  const approve = { version, approvedBy: who, document: paper };
  return (
    <form className="row-form" onSubmit={event => event.preventDefault()}>
      <label>
        {tell('name')}
        <input value={who} onChange={event => setWho(event.target.value)} />
      </label>
      <label>
        {tell('papers')}
        <input value={paper} onChange={event => setPaper(event.target.value)} />
      </label>
      <button
        type="button"
        disabled={who === '' || paper === ''}
        onClick={() => submit({ do: 'record-approval', ...approve })}
      >
        {tell('recordApproval')}
      </button>
      <button
        type="button"
        disabled={who === ''}
        onClick={() => submit({ do: 'notify-inspectorate', to: who })}
      >
        {tell('tellInspectorate')}
      </button>
      <TablesNamed view={view} submit={submit} />
    </form>
  );
}

function TablesNamed({ view, submit }: Omit<ConditionsPanelProps, 'token'>) {
  const { tell } = useTournamentTexts();
  const [tables, setTables] = useState(view.tables.join(', '));
  const named = tables.split(/[\s,]+/).filter(each => each !== '');
  return (
    <>
      <label>
        {tell('table')}
        <input value={tables} onChange={event => setTables(event.target.value)} />
      </label>
      <button
        type="button"
        disabled={named.length === 0}
        onClick={() => submit({ do: 'designate-tables', tables: named })}
      >
        {tell('designate')}
      </button>
    </>
  );
}
