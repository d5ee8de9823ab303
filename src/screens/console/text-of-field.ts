// What a person has written into a field of a form.

import type { FormEvent } from 'react';

/** The text of a field; nothing where the form has no such field. */
export function textOfField({ currentTarget }: FormEvent<HTMLFormElement>, name: string): string {
  const text = new FormData(currentTarget).get(name);
  return typeof text === 'string' ? text : '';
}
