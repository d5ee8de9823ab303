// Entries: who has applied, who plays, who is out, and what the director rules about them.

import { useState } from 'react';
import type { TournamentView } from '../../../wire/index.ts';
import { useTournamentTexts, type Submit } from '../use-tournament.ts';

type EntryShown = NonNullable<TournamentView['office']>['entries'][number];

interface PeopleProps {
  readonly view: TournamentView;
  readonly submit: Submit;
}

export function People({ view, submit }: PeopleProps) {
  const { tell } = useTournamentTexts();
  const entries = view.office?.entries ?? [];
  return (
    <section aria-label={tell('people')}>
      {(view.phase === 'open' || view.phase === 'draft') && <Apply view={view} submit={submit} />}
      <table className="people">
        <tbody>
          {entries.map(entry => (
            <EntryRow key={entry.patron} entry={entry} view={view} submit={submit} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A patron applies at the desk: entitled, and bound by the conditions, or not entered. */
function Apply({ view, submit }: PeopleProps) {
  const { tell } = useTournamentTexts();
  const [name, setName] = useState('');
  const channel = view.office?.conditions?.terms.entryChannels?.[0] ?? 'cage';
  const patron = name.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const apply = () => {
    const words = { entitled: true, accepts: true, staff: false, mayPromote: false };
    submit({ do: 'apply', patron, name: name.trim(), channel, ...words });
    setName('');
  };
  return (
    <form className="row-form" onSubmit={event => event.preventDefault()}>
      <label>
        {tell('name')}
        <input value={name} onChange={event => setName(event.target.value)} />
      </label>
      <button type="button" disabled={patron === ''} onClick={apply}>
        {tell('applyFor')}
      </button>
    </form>
  );
}

interface RowProps extends PeopleProps {
  readonly entry: EntryShown;
}

function EntryRow({ entry, view, submit }: RowProps) {
  const { tell } = useTournamentTexts();
  const { patron, name, state, round, why } = entry;
  const accepted = { meetsCriteria: true, staffApprovedBy: null };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{tell(state)}</td>
      <td>{state === 'entered' ? round : (why ?? '')}</td>
      <td className="row-acts">
        {state === 'applicant' && (
          <>
            <button
              type="button"
              onClick={() => submit({ do: 'accept-entry', patron, ...accepted })}
            >
              {tell('accept')}
            </button>
            <WithReason
              word="refuse"
              onDo={reason => submit({ do: 'refuse-entry', patron, why: reason })}
            />
          </>
        )}
        {state === 'entered' && <Rulings entry={entry} view={view} submit={submit} />}
      </td>
    </tr>
  );
}

function Rulings({ entry: { patron }, view, submit }: RowProps) {
  const { tell } = useTournamentTexts();
  const penalties = view.office?.conditions?.terms.penalties ?? [];
  const early = view.phase === 'open' || view.phase === 'closed';
  return (
    <>
      {early && (
        <button type="button" onClick={() => submit({ do: 'withdraw', patron })}>
          {tell('withdraw')}
        </button>
      )}
      {penalties.map(({ name }) => (
        <button
          key={name}
          type="button"
          onClick={() => submit({ do: 'penalise', patron, penalty: name })}
        >
          {tell('penalise')}: {name}
        </button>
      ))}
      <button type="button" onClick={() => submit({ do: 'retire', patron })}>
        {tell('retire')}
      </button>
      <WithReason word="disqualify" onDo={why => submit({ do: 'disqualify', patron, why })} />
    </>
  );
}

interface WithReasonProps {
  readonly word: 'refuse' | 'disqualify';
  readonly onDo: (why: string) => void;
}

/** What takes a right away is done with a reason on record. */
function WithReason({ word, onDo }: WithReasonProps) {
  const { tell } = useTournamentTexts();
  const [why, setWhy] = useState<string | null>(null);
  if (why === null) {
    return (
      <button type="button" onClick={() => setWhy('')}>
        {tell(word)}
      </button>
    );
  }
  return (
    <span className="row-form">
      <label>
        {tell('why')}
        <input value={why} onChange={event => setWhy(event.target.value)} />
      </label>
      <button type="button" disabled={why.trim() === ''} onClick={() => onDo(why.trim())}>
        {tell(word)}
      </button>
    </span>
  );
}
