// What was looked up, or that it is on its way, or that the house has not answered.

import type { ReactNode } from 'react';
import { codeText } from '../texts/load-texts.ts';
import { useSettings } from '../client/settings.tsx';
import { RequestDenied } from '../client/requests/oversight-requests.ts';
import type { LookedUp } from '../pit/use-looked-up.ts';
import { useOversightTexts } from './use-oversight-texts.ts';

export function LookedUpPart<Value>({
  found,
  children,
}: {
  readonly found: LookedUp<Value>;
  readonly children: (value: Value) => ReactNode;
}) {
  const tell = useOversightTexts();
  if (found.failed) return <p className="refusal">{tell('notAnswered')}</p>;
  return found.value === null ? <p>{tell('lookingUp')}</p> : children(found.value);
}

/** Why the house did not do what was asked. */
export function WhyDenied({ error }: { readonly error: unknown }) {
  const tell = useOversightTexts();
  const { language } = useSettings();
  if (error === null) return null;
  const reason = error instanceof RequestDenied ? error.reason : null;
  return (
    <p className="refusal" role="alert">
      {reason === null ? tell('notAnswered') : codeText(language, reason)}
    </p>
  );
}

const two = (part: number): string => `${part}`.padStart(2, '0');

/** '2026-11-15 15:53:01.250': a recording is found by it. */
export function exactTime(at: number): string {
  const time = new Date(at);
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(two).join('-');
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':');
  return `${day} ${clock}.${`${time.getMilliseconds()}`.padStart(3, '0')}`;
}
