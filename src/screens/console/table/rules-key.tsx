// The rules of the table's book, shown and printed on request from the console (13.13).

import { useState } from 'react';
import type { ConsoleView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { Rules } from '../../terminal/help/rules-page.tsx';
import { Sheet } from '../../felt/sheet.tsx';
import { useConsoleText } from '../use-texts.ts';

export function RulesKey({ view }: { readonly view: ConsoleView }) {
  const { say } = useSettings();
  const [isOpen, setOpen] = useState(false);
  if (view.sign === null) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {say('rules')}
      </button>
      {isOpen && (
        <Sheet title={say('rules')} name="rules" onClose={() => setOpen(false)}>
          <RulesToPrint view={view} />
        </Sheet>
      )}
    </>
  );
}

/** The whole of it with a key that prints it. */
export function RulesToPrint({ view }: { readonly view: ConsoleView }) {
  const tell = useConsoleText();
  if (view.sign === null) return null;
  return (
    <>
      <button type="button" className="print-rules" onClick={() => window.print()}>
        {tell('printRules')}
      </button>
      <Rules rulebook={view.rulebook} sign={view.sign} />
    </>
  );
}
