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

const CONFIRMED = ['entitled', 'accepts', 'staff', 'mayPromote'] as const;
const NOTHING_SAID = { entitled: false, accepts: false, staff: false, mayPromote: false };

/** A patron applies at the desk: what the patron confirms is ticked, nothing is taken as said. */
function Apply({ view, submit }: PeopleProps) {
  const { tell } = useTournamentTexts();
  const [name, setName] = useState('');
  const [said, setSaid] = useState(NOTHING_SAID);
  const channels = view.office?.conditions?.terms.entryChannels ?? [];
  const patron = name.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const apply = (channel: string) => {
    submit({ do: 'apply', patron, name: name.trim(), channel, ...said });
    setName('');
    setSaid(NOTHING_SAID);
  };
  return (
    <form className="row-form" onSubmit={event => event.preventDefault()}>
      <label>
        {tell('name')}
        <input value={name} onChange={event => setName(event.target.value)} />
      </label>
      {CONFIRMED.map(each => (
        <Tick
          key={each}
          word={each}
          is={said[each]}
          onTick={() => setSaid({ ...said, [each]: !said[each] })}
        />
      ))}
      {channels.map(channel => (
        <button key={channel} type="button" disabled={patron === ''} onClick={() => apply(channel)}>
          {tell('applyFor')} ({channel})
        </button>
      ))}
    </form>
  );
}

interface TickProps {
  readonly word: (typeof CONFIRMED)[number] | 'meetsCriteria';
  readonly is: boolean;
  readonly onTick: () => void;
}

function Tick({ word, is, onTick }: TickProps) {
  const { tell } = useTournamentTexts();
  return (
    <label className="mark">
      <input type="checkbox" checked={is} onChange={onTick} />
      {tell(word)}
    </label>
  );
}

interface RowProps extends PeopleProps {
  readonly entry: EntryShown;
}

function EntryRow({ entry, view, submit }: RowProps) {
  const { tell } = useTournamentTexts();
  const { patron, name, state, round, why } = entry;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{tell(state)}</td>
      <td>{state === 'entered' ? round : (why ?? '')}</td>
      <td className="row-acts">
        {state === 'applicant' && (
          <>
            <Accept entry={entry} view={view} submit={submit} />
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

/** Whether the criteria are met, and who let staff play, is said where it is asked. */
function Accept({ entry: { patron, staff }, view, submit }: RowProps) {
  const { tell } = useTournamentTexts();
  const [meetsCriteria, setMeets] = useState(false);
  const [approver, setApprover] = useState('');
  const hasCriteria = typeof view.office?.conditions?.texts['selection-criteria'] === 'string';
  const staffApprovedBy = approver.trim() === '' ? null : approver.trim();
  return (
    <span className="row-form">
      {hasCriteria && (
        <Tick word="meetsCriteria" is={meetsCriteria} onTick={() => setMeets(!meetsCriteria)} />
      )}
      {staff && (
        <label>
          {tell('staffApprovedBy')}
          <input value={approver} onChange={event => setApprover(event.target.value)} />
        </label>
      )}
      <button
        type="button"
        onClick={() => submit({ do: 'accept-entry', patron, meetsCriteria, staffApprovedBy })}
      >
        {tell('accept')}
      </button>
    </span>
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
