// What stands around an answer: that it is being counted, or why there is none.

import type { ReactNode } from 'react';
import { useLabTexts } from '../use-lab-texts.ts';
import type { LabState } from '../worker/lab-client.ts';

interface AnsweredProps<Answer> {
  readonly state: LabState<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

export function AnswerPanel<Answer>({ state, children }: AnsweredProps<Answer>) {
  const text = useLabTexts();
  const { answer, isBusy, failed } = state;
  return (
    <div className="lab-answer" aria-busy={isBusy}>
      {failed !== null && <p role="alert">{text('failed', failed)}</p>}
      {answer === null && failed === null && <p role="status">{text('counting')}</p>}
      {answer !== null && children(answer)}
    </div>
  );
}
