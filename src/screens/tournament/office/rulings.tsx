// The director's rarer rulings: a substitute, a dispute, a moved start, the end of it all.

import { useState } from 'react';
import type { TournamentView } from '../../../wire/index.ts';
import { nameOf } from './office-steps.ts';
import { useTournamentTexts, type Submit } from '../use-tournament.ts';

interface RulingsProps {
  readonly view: TournamentView;
  readonly submit: Submit;
}

export function Rulings({ view, submit }: RulingsProps) {
  const { tell } = useTournamentTexts();
  return (
    <section className="rulings" aria-label={tell('rulings')}>
      <AboutPatron view={view} submit={submit} />
      <MovedStart view={view} submit={submit} />
      <EarlyEnd view={view} submit={submit} />
      <Cancelling submit={submit} />
    </section>
  );
}

/** What is ruled about one patron: who it is, then each ruling by itself. */
function AboutPatron({ view, submit }: RulingsProps) {
  const { tell } = useTournamentTexts();
  const entries = (view.office?.entries ?? []).filter(({ state }) =>
    ['entered', 'out', 'forfeited'].includes(state),
  );
  const [chosen, choose] = useState('');
  const patron = chosen === '' ? (entries[0]?.patron ?? '') : chosen;
  return (
    <form onSubmit={event => event.preventDefault()}>
      <label className="field">
        {tell('name')}
        <select value={patron} onChange={event => choose(event.target.value)}>
          {entries.map(entry => (
            <option key={entry.patron} value={entry.patron}>
              {nameOf(view, entry.patron)}
            </option>
          ))}
        </select>
      </label>
      <Substitute patron={patron} submit={submit} />
      <Dispute patron={patron} submit={submit} />
      <Purchases patron={patron} submit={submit} />
    </form>
  );
}

interface AboutProps {
  readonly patron: string;
  readonly submit: Submit;
}

/** Named in person by the entrant; the director allows it or declines, and both are on record. */
function Substitute({ patron, submit }: AboutProps) {
  const { tell } = useTournamentTexts();
  const [name, setName] = useState('');
  const [inPerson, setInPerson] = useState(false);
  const substitute = name.trim();
  const blank = substitute === '' || patron === '';
  const answer = (allowed: boolean) =>
    submit({ do: 'name-substitute', patron, substitute, inPerson, allowed });
  return (
    <fieldset className="row-form">
      <legend>{tell('substituteOf')}</legend>
      <label>
        {tell('name')}
        <input value={name} onChange={event => setName(event.target.value)} />
      </label>
      <label className="mark">
        <input type="checkbox" checked={inPerson} onChange={() => setInPerson(!inPerson)} />
        {tell('inPerson')}
      </label>
      <button type="button" disabled={blank} onClick={() => answer(true)}>
        {tell('substitute')}
      </button>
      <button type="button" disabled={blank} onClick={() => answer(false)}>
        {tell('declineSubstitute')}
      </button>
    </fieldset>
  );
}

function Dispute({ patron, submit }: AboutProps) {
  const { tell } = useTournamentTexts();
  const [about, setAbout] = useState('');
  const [ruling, setRuling] = useState('');
  return (
    <fieldset className="row-form">
      <legend>{tell('dispute')}</legend>
      <label>
        {tell('about')}
        <input value={about} onChange={event => setAbout(event.target.value)} />
      </label>
      <label>
        {tell('ruling')}
        <input value={ruling} onChange={event => setRuling(event.target.value)} />
      </label>
      <button
        type="button"
        disabled={about === '' || ruling === '' || patron === ''}
        onClick={() => submit({ do: 'rule-on-dispute', patron, about, ruling })}
      >
        {tell('ruleOnDispute')}
      </button>
    </fieldset>
  );
}

/** Second chances for money or by the director's leave. */
function Purchases({ patron, submit }: AboutProps) {
  const { tell } = useTournamentTexts();
  return (
    <fieldset className="row-form">
      <legend>{tell('secondChance')}</legend>
      <button type="button" onClick={() => submit({ do: 'buy-back', patron })}>
        {tell('buyBack')}
      </button>
      <button type="button" onClick={() => submit({ do: 'add-on', patron })}>
        {tell('addOn')}
      </button>
      <button type="button" onClick={() => submit({ do: 'admit', patron })}>
        {tell('admit')}
      </button>
    </fieldset>
  );
}

const MINUTE_MS = 60_000;
const LATER_MINUTES = 30;

/** A start is moved with notice to everybody in the session. */
function MovedStart({ view, submit }: RulingsProps) {
  const { tell } = useTournamentTexts();
  const waiting = view.sessions.filter(({ state }) => ['planned', 'seated'].includes(state));
  return waiting.map(({ id, round, patrons, startsAt }) => (
    <button
      key={id}
      type="button"
      onClick={() => {
        const later = Math.max(startsAt, Date.now()) + LATER_MINUTES * MINUTE_MS;
        submit({ do: 'move-start', session: id, startsAt: later, notified: [...patrons] });
      }}
    >
      {tell('moveStart')}: {round}
    </button>
  ));
}

/** A table whose places are certain may end before its time; the tournament judges that. */
function EarlyEnd({ view, submit }: RulingsProps) {
  const { tell } = useTournamentTexts();
  return view.sessions
    .filter(({ state }) => state === 'playing')
    .flatMap(({ id, tables }) =>
      tables
        .filter(({ closing }) => closing === null)
        .map(({ table }) => (
          <button
            key={`${id} ${table}`}
            type="button"
            onClick={() => submit({ do: 'end-table', session: id, table })}
          >
            {tell('endTable')}: {table}
          </button>
        )),
    );
}

function Cancelling({ submit }: Pick<RulingsProps, 'submit'>) {
  const { tell } = useTournamentTexts();
  const [why, setWhy] = useState('');
  return (
    <form className="row-form" onSubmit={event => event.preventDefault()}>
      <label>
        {tell('why')}
        <input value={why} onChange={event => setWhy(event.target.value)} />
      </label>
      <button
        type="button"
        disabled={why.trim() === ''}
        onClick={() => submit({ do: 'cancel', why: why.trim() })}
      >
        {tell('cancel')}
      </button>
    </form>
  );
}
