// A form that asks the house for something: its fields, then one key.

import type { FormEvent, ReactNode } from 'react';

interface AskFormProps {
  readonly title: string;
  /** What the key says; the title where it is left out. */
  readonly act?: string;
  readonly onAsk: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

export const AskForm = ({ title, act = title, onAsk, children }: AskFormProps) => (
  <form
    className="pit-filters"
    aria-label={title}
    onSubmit={event => {
      event.preventDefault();
      onAsk(event);
    }}
  >
    {children}
    <button type="submit" className="confirm">
      {act}
    </button>
  </form>
);
