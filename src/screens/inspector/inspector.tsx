// The regulator's inspector: reads everything and changes nothing.

import { useState } from 'react';
import type { VerificationState } from '../../wire/index.ts';
import { lookUpEvents } from '../client/requests/figure-requests.ts';
import {
  beginVerification,
  type DayFile,
  exportDay,
  lookUpVerification,
} from '../client/requests/oversight-requests.ts';
import { TypedField } from '../forms/typed-field.tsx';
import { textOfField } from '../console/text-of-field.ts';
import { AskForm } from '../oversight/ask-form.tsx';
import { WhyDenied, LookedUpPart } from '../oversight/answered.tsx';
import { OversightPage, type OversightPageProps } from '../oversight/oversight-page.tsx';
import { useOversightTexts } from '../oversight/use-oversight-texts.ts';
import { usePolled } from '../oversight/use-polled.ts';
import { EventList } from '../pit/events/events-tab.tsx';
import { useLookedUp } from '../pit/use-looked-up.ts';
import type { StaffPageProps } from '../surveillance/surveillance.tsx';
import { BooksTab } from './books-tab.tsx';
import { CoupTab } from './coup-tab.tsx';

const TABS: OversightPageProps['tabs'] = [
  { name: 'coups', Part: CoupTab },
  { name: 'verification', Part: VerificationTab },
  { name: 'books', Part: BooksTab },
  { name: 'record', Part: RecordTab },
  { name: 'takeAway', Part: DayTab },
];

export const Inspector = (props: StaffPageProps) => (
  <OversightPage {...props} title="inspection" needs="inspect-house" tabs={TABS} />
);

interface Asking {
  readonly token: string | null;
}

const LOOK_MS = 500;

/** The whole house verified at the press of a key, beside play. */
function VerificationTab({ token }: Asking) {
  const tell = useOversightTexts();
  const [error, setError] = useState<unknown>(null);
  const [begun, countBegun] = useState(0);
  const found = usePolled(`${begun}`, LOOK_MS, () => lookUpVerification(token));
  const begin = (): void => {
    setError(null);
    beginVerification(token).then(() => countBegun(count => count + 1), setError);
  };
  return (
    <section className="panel" aria-label={tell('verification')}>
      <button type="button" className="confirm" onClick={begin}>
        {tell('verifyNow')}
      </button>
      <WhyDenied error={error} />
      <LookedUpPart found={found}>{state => <Verified state={state} />}</LookedUpPart>
    </section>
  );
}

export function Verified({ state }: { readonly state: VerificationState }) {
  const tell = useOversightTexts();
  const { checked, of, report } = state;
  if (state.state === 'never') return null;
  if (state.state === 'failed') return <p className="refusal">{tell('verifyFailed')}</p>;
  if (report === null) {
    return (
      <p>
        <progress value={checked} max={Math.max(1, of)} aria-label={tell('verification')} />{' '}
        {tell('verifying', checked, of)}
      </p>
    );
  }
  const { isWhole, streams, events, transfers, damages, judged, objections, also } = report;
  return (
    <>
      <p role="status" className={isWhole ? '' : 'refusal'}>
        <strong>{isWhole ? tell('everythingHolds') : tell('damages', damages.length)}</strong>
      </p>
      <p>{tell('checkedFigures', streams, events, transfers)}</p>
      {judged !== null && objections.length === 0 && <p>{tell('noObjection', judged)}</p>}
      <ul>
        {[...damages, ...objections, ...also].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** People, devices, software and approvals, and nothing else of the house's record. */
const RECORD_KINDS = [
  ...['staff-added', 'staff-left', 'person-erased', 'signed-in', 'sign-in-refused', 'locked-out'],
  ...['lock-released', 'code-enrolled', 'code-removed', 'shift-handed-over', 'approval-given'],
  ...['approval-asked', 'approval-agreed', 'approval-refused', 'approval-expired'],
  'approval-withdrawn',
  ...['device-enrolled', 'device-revoked', 'device-released', 'door-opened', 'door-closed'],
  ...['house-opened', 'server-started', 'server-stopped', 'software-changed', 'software-altered'],
  ...['system-approved', 'setup-approved', 'table-installed', 'rules-document-stored'],
  ...['regulator-key-enrolled', 'settings-changed', 'pay-options-switched', 'day-exported'],
  ...['dispute-exported', 'table-stopped', 'table-released', 'journal-damaged', 'play-halted'],
].join(',');

function RecordTab({ token }: Asking) {
  const tell = useOversightTexts();
  const [before, setBefore] = useState<number | null>(null);
  const found = useLookedUp(`${before}`, () =>
    lookUpEvents({ table: '', kind: RECORD_KINDS, before }, token),
  );
  const oldest = found.value?.events.at(-1)?.at;
  return (
    <section className="pit-events" aria-label={tell('record')}>
      <button
        type="button"
        disabled={oldest === undefined}
        onClick={() => setBefore(oldest ?? null)}
      >
        {tell('moreOlderKey')}
      </button>
      <LookedUpPart found={found}>
        {({ events }) => <EventList events={events} onChoose={() => undefined} />}
      </LookedUpPart>
    </section>
  );
}

/** A gaming day to take away, signed; it is on record that it was taken. */
function DayTab({ token }: Asking) {
  const tell = useOversightTexts();
  const [made, setMade] = useState<DayFile | null>(null);
  const [error, setError] = useState<unknown>(null);
  return (
    <section className="panel" aria-label={tell('takeAway')}>
      <AskForm
        title={tell('takeAway')}
        act={tell('makeDay')}
        onAsk={event => {
          setError(null);
          exportDay(textOfField(event, 'day'), token).then(setMade, setError);
        }}
      >
        <TypedField title={tell('gamingDay')} name="day" type="date" required />
      </AskForm>
      <WhyDenied error={error} />
      {made !== null && (
        <div role="status">
          <p>{tell('dayMade', made.events, made.streams)}</p>
          <p className="digest">SHA-256 {made.sha256}</p>
          <a className="key-link" href={made.href} download={made.name}>
            {tell('saveFile', made.name)}
          </a>
          <p>{tell('checkBy', made.name)}</p>
        </div>
      )}
    </section>
  );
}
