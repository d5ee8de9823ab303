// What is wider than a phone: it scrolls within itself, by finger and by arrow keys.

import type { ReactNode } from 'react';

interface ScrolledProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Scrolled({ label, children }: ScrolledProps) {
  return (
    // Reached by Tab, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className="lab-scroll" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
