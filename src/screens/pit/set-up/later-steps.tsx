// The later steps of a live house: people and their second factors, screens by a code, the
// regulator's approval of the software, and opening.

import { useState } from 'react';
import type { Denial } from '../../../wire/index.ts';
import {
  approveSoftware,
  beginCodes,
  confirmCodes,
  enrolByCode,
  isDenied,
  readDigest,
} from '../../client/requests/set-up-requests.ts';
import { DeniedAlert } from '../../client/refusal-text.tsx';
import { useSettings } from '../../client/settings.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { ScreenKindSelect } from '../screen-kind-select.tsx';
import { NewStaffForm } from '../staff-tab.tsx';
import { usePitTexts } from '../use-pit-texts.ts';
import type { StepProps } from './house-tab.tsx';
import { RecordForm, SecondFields, secondOf } from './record-form.tsx';
import { setUpTexts, useSetUpTexts } from './use-set-up-texts.ts';

export function PeopleStep({ onDone }: StepProps) {
  return (
    <>
      <NewStaffForm onChange={onDone} />
      <OwnCodes />
    </>
  );
}

/** One's own second factor: shown once, and good from its first code on. */
export function OwnCodes() {
  const tell = useSetUpTexts();
  const [secret, show] = useState<string | null>(null);
  const [denied, deny] = useState<Denial | null>(null);
  const begin = () =>
    void beginCodes().then(answer => {
      if (isDenied(answer)) deny(answer);
      else show(answer.secret);
    });
  if (secret === null) {
    return (
      <div className="approval-form desk-form">
        <h3>{tell('ownCode')}</h3>
        <button type="button" onClick={begin}>
          {tell('beginCode')}
        </button>
        {denied !== null && <DeniedAlert denial={denied} />}
      </div>
    );
  }
  return (
    <RecordForm
      title={tell('ownCode')}
      act={tell('confirmCode')}
      done={tell('codesOn')}
      send={of => confirmCodes(of('code'))}
    >
      <p>
        {tell('codeSecret')} <code className="digest">{secret}</code>
      </p>
      <TypedField
        title={tell('firstCode')}
        name="code"
        inputMode="numeric"
        pattern="[0-9]{6}"
        required
      />
    </RecordForm>
  );
}

export function ScreenStep({ tables, onDone }: StepProps) {
  const tell = useSetUpTexts();
  const pit = usePitTexts();
  return (
    <RecordForm
      title={tell('enrol')}
      done={tell('enrolled')}
      onDone={onDone}
      send={of =>
        enrolByCode({
          ...{ code: of('code'), kind: of('kind'), table: of('table') },
          seat: of('seat') === '' ? null : Number(of('seat')),
          ...{ reference: of('reference'), on: of('on') },
          second: of('secondId') === '' ? null : secondOf(of),
        })
      }
    >
      <p>{tell('screenHow', `${location.origin}/enrol.html`)}</p>
      <TypedField title={tell('code')} name="code" autoCapitalize="characters" required />
      <ScreenKindSelect title={tell('kind')} />
      <label>
        {pit('table')}
        <select name="table">
          {tables.map(table => (
            <option key={table}>{table}</option>
          ))}
        </select>
      </label>
      <TypedField title={tell('seat')} name="seat" inputMode="numeric" pattern="[0-9]*" />
      <TypedField title={pit('approvalNumber')} name="reference" />
      <TypedField title={pit('approvedOn')} name="on" type="date" />
      <SecondFields isOptional />
    </RecordForm>
  );
}

export function SoftwareStep({ progress, onDone }: StepProps) {
  const { language } = useSettings();
  const tell = useSetUpTexts();
  const [file, choose] = useState('');
  const [digest, tellDigest] = useState<string | null>(null);
  const read = () =>
    void readDigest().then(answer => tellDigest(isDenied(answer) ? answer.says : answer.whole));
  return (
    <RecordForm
      title={setUpTexts(language).steps.software.name}
      act={tell('putOnRecord')}
      done={tell('approved')}
      onDone={onDone}
      send={() => approveSoftware(file)}
    >
      <p>
        {tell('engine')}: <code className="digest">{progress.engine}</code>
      </p>
      <button type="button" onClick={read}>
        {tell('readDigest')}
      </button>
      {digest !== null && (
        <p>
          {tell('digest')}: <code className="digest">{digest}</code>
        </p>
      )}
      <label>
        {tell('approvalFile')}
        <input
          type="file"
          required
          onChange={({ target }) => void target.files?.[0]?.text().then(choose)}
        />
      </label>
    </RecordForm>
  );
}

export function OpeningStep({ tables }: StepProps) {
  const tell = useSetUpTexts();
  return (
    <>
      <p>{tell('openHow')}</p>
      <ul>
        {tables.map(table => (
          <li key={table}>
            <a href={`/console.html?table=${encodeURIComponent(table)}`}>
              {tell('openConsole', table)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
