// The biggest thing on the screen: what is to be done next, one touch each.

import type { TournamentTextName } from '../use-tournament.ts';
import { useTournamentTexts } from '../use-tournament.ts';

export interface StepShown {
  readonly word: TournamentTextName;
  readonly about: string;
}

export interface StepsProps<Step extends StepShown> {
  readonly steps: readonly Step[];
  readonly onStep: (step: Step) => void;
}

export function Steps<Step extends StepShown>({ steps, onStep }: StepsProps<Step>) {
  const { tell } = useTournamentTexts();
  if (steps.length === 0) return <p className="steps-none">{tell('nothingNow')}</p>;
  return (
    <section className="steps" aria-label={tell('nextStep')}>
      {steps.map((step, index) => (
        <button
          key={`${step.word} ${step.about}`}
          type="button"
          className={index === 0 ? 'step step-first' : 'step'}
          onClick={() => onStep(step)}
        >
          {tell(step.word)}
          {step.about !== '' && <small>{step.about}</small>}
        </button>
      ))}
    </section>
  );
}
