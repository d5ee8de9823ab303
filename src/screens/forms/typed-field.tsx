// What somebody types into a form.

import type { InputHTMLAttributes } from 'react';

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
