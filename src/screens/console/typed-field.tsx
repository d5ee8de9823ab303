// What somebody types into a form of the floor, and the no that may follow it.

import type { InputHTMLAttributes } from 'react';
import type { DenialWord } from './staff/denial-text.ts';
import { useConsoleText } from './use-texts.ts';

export interface TypedFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly title: string;
  readonly name: string;
}

/** One line to type, under its title; browsers remember nothing that is not asked to be. */
export function TypedField({ title, ...input }: TypedFieldProps) {
  return (
    <label>
      {title}
      <input autoComplete="off" {...input} />
    </label>
  );
}

/** Why the house said no, where it did. */
export function DenialTold({ denied }: { readonly denied: DenialWord | null }) {
  const tell = useConsoleText();
  if (denied === null) return null;
  return (
    <p className="refusal" role="alert">
      {tell(denied)}
    </p>
  );
}
