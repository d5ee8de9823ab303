// A live house from its first start to its first coup: the steps in their order, what is missing of
// each, and the form of the one that is open.

import { useState } from 'react';
import type { SetUpProgress, SetUpStep } from '../../../wire/index.ts';
import { fetchSetUpProgress } from '../../client/requests/set-up-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { roleText } from '../../texts/names.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { usePitTexts } from '../use-pit-texts.ts';
import { OpeningStep, PeopleStep, ScreenStep, SoftwareStep } from './later-steps.tsx';
import { RegulatorStep, TermsStep } from './first-steps.tsx';
import { TableStep } from './table-step.tsx';
import { setUpTexts, useSetUpTexts } from './use-set-up-texts.ts';

export interface HouseTabProps {
  /** The role that this screen's person has signed in with. */
  readonly role: string | null;
  /** The tables that are there, by name. */
  readonly tables: readonly string[];
}

export function HouseTab({ role, tables }: HouseTabProps) {
  const tell = useSetUpTexts();
  const pit = usePitTexts();
  const [changes, countChange] = useState(0);
  const [chosen, choose] = useState<SetUpStep | null>(null);
  const question = `${changes} ${tables.length}`;
  const { value, failed } = useLookedUp(question, fetchSetUpProgress);
  if (failed) return <p className="refusal">{pit('mayNotLook')}</p>;
  if (value === null) return <p role="status">{pit('lookingUp')}</p>;
  const next = value.steps.find(({ isDone }) => !isDone)?.step;
  const shown = chosen ?? next ?? 'opening';
  return (
    <section className="set-up" aria-label={tell('heading')}>
      <h2>{tell('heading')}</h2>
      {value.isDone && <p className="set-up-ready">{tell('ready')}</p>}
      <ol className="set-up-steps">
        {value.steps.map(each => (
          <StepKey
            key={each.step}
            {...each}
            isNext={each.step === next}
            isShown={each.step === shown}
            onChoose={() => choose(each.step)}
          />
        ))}
      </ol>
      <StepRoom
        key={shown}
        {...{ step: shown, progress: value, role, tables }}
        onDone={() => countChange(count => count + 1)}
      />
    </section>
  );
}

type Step = SetUpProgress['steps'][number];

interface StepKeyProps extends Step {
  readonly isNext: boolean;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

function StepKey({ step, isDone, missing, isNext, isShown, onChoose }: StepKeyProps) {
  const { language } = useSettings();
  const tell = useSetUpTexts();
  const lacks = missing.map(one => roleText(language, one)).join(', ');
  return (
    <li>
      <button type="button" aria-pressed={isShown} onClick={onChoose}>
        <b>
          {isDone ? '✓ ' : ''}
          {setUpTexts(language).steps[step].name}
        </b>{' '}
        <small>{tell(isDone ? 'done' : isNext ? 'next' : 'open')}</small>
        {lacks !== '' && <small> {tell('missing', lacks)}</small>}
      </button>
    </li>
  );
}

export interface StepProps {
  readonly progress: SetUpProgress;
  readonly tables: readonly string[];
  readonly onDone: () => void;
}

interface StepRoomProps extends StepProps {
  readonly step: SetUpStep;
  readonly role: string | null;
}

/** What a step is for, who does it, and its forms for whoever may. */
function StepRoom({ step, role, ...props }: StepRoomProps) {
  const { language } = useSettings();
  const tell = useSetUpTexts();
  const { name, says } = setUpTexts(language).steps[step];
  const does = props.progress.steps.find(each => each.step === step)?.does ?? [];
  const mayDo = does.some(each => each === role);
  const who = does.map(each => roleText(language, each)).join(', ');
  return (
    <section className="set-up-step" aria-label={name}>
      <h3>{name}</h3>
      <p>{says}</p>
      <p>
        {tell('whoDoes', who)} {!mayDo && tell('notYours')}
      </p>
      {mayDo && <StepForms {...props} step={step} />}
    </section>
  );
}

function StepForms({ step, ...props }: Omit<StepRoomProps, 'role'>) {
  switch (step) {
    case 'terms':
      return <TermsStep {...props} />;
    case 'people':
      return <PeopleStep {...props} />;
    case 'regulator-key':
      return <RegulatorStep {...props} />;
    case 'tables':
      return <TableStep {...props} />;
    case 'screens':
      return <ScreenStep {...props} />;
    case 'software':
      return <SoftwareStep {...props} />;
    case 'opening':
      return <OpeningStep {...props} />;
  }
}
