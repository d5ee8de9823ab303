// The key that closes a table, beside what the book wants to be said of its cards first.

import { useState } from 'react';
import type { SentCommand } from '../../../wire/index.ts';
import { isWritten } from '../acts/act.ts';
import { NumberEntry } from '../acts/number-pad.tsx';
import { staysOpen } from '../rulings/matters.ts';
import { PowerKey, type PowerKeyProps } from '../staff/power-key.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useConsoleText } from '../use-texts.ts';

/** What the book wants of the cards before a table closes is said by whoever closes it. */
export function CloseKey({ view, role, line }: Pick<PowerKeyProps, 'view' | 'role' | 'line'>) {
  const tell = useConsoleText();
  const [cardsChecked, setChecked] = useState(false);
  const [cardsCounted, setCounted] = useState<number>();
  const [note, setNote] = useState('');
  const open = staysOpen(view);
  const keys = { view, role, line, power: 'close-table' } as const;
  const command: SentCommand & { readonly do: 'close-table' } = {
    ...{ do: 'close-table', cardsChecked },
    ...(cardsCounted === undefined ? {} : { cardsCounted }),
    ...(isWritten(note) ? { note } : {}),
  };
  return (
    <>
      {view.floor.countedAtEnd ? (
        <>
          <NumberEntry label={tell('cardsCounted')} isCount onNumber={setCounted} />
          <TypedField
            title={tell('countDiffers')}
            name="count-note"
            value={note}
            onChange={event => setNote(event.target.value)}
          />
        </>
      ) : (
        <button type="button" aria-pressed={cardsChecked} onClick={() => setChecked(was => !was)}>
          {cardsChecked ? '☑' : '☐'} {tell('cardsChecked')}
        </button>
      )}
      <PowerKey {...keys} command={command}>
        {tell('closeTable')}
      </PowerKey>
      {open > 0 && (
        <PowerKey {...keys} command={{ ...command, acceptsOpen: true }}>
          {tell('closeWithOpen')}: {open}
        </PowerKey>
      )}
    </>
  );
}
