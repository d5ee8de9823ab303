// What is wider than its screen: it scrolls within itself, by finger and by arrow keys.

import type { ReactNode } from 'react';

interface ScrolledTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function ScrolledTable({ label, children }: ScrolledTableProps) {
  return (
    // Reached by Tab, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className="report-scrolled" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
