// The coup as one line from left to right: where it stands, and what is still to come.

import type { ConsoleView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { coupStepsOf } from './coup-steps.ts';

export function GuidedLine({ view }: { readonly view: ConsoleView }) {
  const { say } = useSettings();
  return (
    <ol className="guided-line" aria-label={say('coup')}>
      {coupStepsOf(view).map(({ key, word, side, mark, now, done }) => (
        <li
          key={key}
          className={now ? 'step-now' : done ? 'step-done' : ''}
          aria-current={now ? 'step' : undefined}
        >
          {word === null ? `${say(side).charAt(0)}${mark}` : say(word)}
        </li>
      ))}
    </ol>
  );
}
