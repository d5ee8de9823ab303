// The first steps of a live house: what it is called and counts in, and the regulator's key.

import { enrolRegulator, setTerms } from '../../client/requests/set-up-requests.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import type { StepProps } from './house-tab.tsx';
import { RecordForm, SecondFields, secondOf } from './record-form.tsx';
import { setUpTexts, useSetUpTexts } from './use-set-up-texts.ts';
import { useSettings } from '../../client/settings.tsx';

/** Every zone that this browser knows; the house asks again. */
const ZONES = Intl.supportedValuesOf('timeZone');
const CURRENCIES = Intl.supportedValuesOf('currency');

export function TermsStep({ progress, onDone }: StepProps) {
  const { language } = useSettings();
  const tell = useSetUpTexts();
  const { name, currency, startsAtHour, zone, isFixed } = progress;
  const hour = `${startsAtHour}:00`;
  if (isFixed) {
    return (
      <p>
        {name} · {currency} · {hour} {zone} · {tell('fixed')}
      </p>
    );
  }
  return (
    <RecordForm
      title={setUpTexts(language).steps.terms.name}
      act={tell('putOnRecord')}
      done={tell('onRecord')}
      onDone={onDone}
      send={of => {
        const terms = { name: of('name'), currency: of('currency'), zone: of('zone') };
        return setTerms({ ...terms, startsAtHour: Number(of('hour')) }, secondOf(of));
      }}
    >
      <TypedField title={tell('name')} name="name" defaultValue={name} required />
      <label>
        {tell('currency')}
        <select name="currency" defaultValue={currency}>
          {CURRENCIES.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <TypedField
        title={tell('hour')}
        name="hour"
        type="number"
        min={0}
        max={23}
        defaultValue={startsAtHour}
        required
      />
      <label>
        {tell('zone')}
        <select name="zone" defaultValue={zone}>
          {[...new Set([zone, ...ZONES])].map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <SecondFields />
    </RecordForm>
  );
}

export function RegulatorStep({ progress, onDone }: StepProps) {
  const { language } = useSettings();
  const tell = useSetUpTexts();
  const { regulatorKey } = progress;
  if (regulatorKey !== null) {
    return (
      <p>
        {tell('fingerprint')} <code className="digest">{regulatorKey.fingerprint}</code>
      </p>
    );
  }
  return (
    <RecordForm
      title={setUpTexts(language).steps['regulator-key'].name}
      act={tell('putOnRecord')}
      done={tell('onRecord')}
      onDone={onDone}
      send={of => enrolRegulator(of('key'), secondOf(of))}
    >
      <label>
        {tell('key')}
        <textarea name="key" rows={4} spellCheck={false} required />
      </label>
      <SecondFields />
    </RecordForm>
  );
}
