// A sheet over the terminal: one matter at a time, closed by its key, Escape, or a touch beside it.

import { type ReactNode, useEffect, useRef } from 'react';
import { useSettings } from '../client/settings.tsx';

export interface SheetProps {
  readonly title: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Sheet({ title, name, onClose, children }: SheetProps) {
  const { say } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    // The dialog takes Escape itself; the keys inside are reached by Tab.
    /* oxlint-disable jsx-a11y/click-events-have-key-events -- see above */
    /* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- see above */
    <dialog
      ref={dialog}
      className={`sheet sheet-${name}`}
      aria-label={title}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet-inside">
        <header className="sheet-head">
          <h2>{title}</h2>
          <button type="button" className="sheet-close" onClick={onClose}>
            {say('close')}
          </button>
        </header>
        {/* Reached by Tab, so that the arrow keys scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <div className="sheet-body" role="group" tabIndex={0} aria-label={title}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
