// The number of a ticket, typed or scanned, and the key that says what is done with it.

import type { ReactNode, SubmitEvent } from 'react';

interface TicketNumberFormProps {
  readonly title: string;
  readonly does: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly children?: ReactNode;
}

export function TicketNumberForm(props: TicketNumberFormProps) {
  const { title, does, typed, onType, onSubmit, children } = props;
  return (
    <form className="pit-filters redeem" onSubmit={onSubmit}>
      <label>
        {title}{' '}
        <input
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          size={24}
          onChange={event => onType(event.target.value)}
        />
      </label>
      <button type="submit" disabled={typed === ''}>
        {does}
      </button>
      {children}
    </form>
  );
}
