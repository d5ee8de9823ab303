// The key that closes a table, beside what the book wants to be said of its cards first.

import { useState } from 'react';
import type { Wish } from '../../wire/index.ts';
import { isWritten } from './acts/act.ts';
import { NumberEntry } from './acts/number-pad.tsx';
import { PowerKey, type PowerKeyProps } from './power-key.tsx';
import { TypedField } from './typed-field.tsx';
import { useTell } from './use-words.ts';

/** What the book wants of the cards before a table closes is said by whoever closes it. */
export function CloseKey({ view, role, line }: Pick<PowerKeyProps, 'view' | 'role' | 'line'>) {
  const tell = useTell();
  const [cardsChecked, setChecked] = useState(false);
  const [cardsCounted, setCounted] = useState<number>();
  const [note, setNote] = useState('');
  const wish: Wish = {
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
      <PowerKey view={view} role={role} line={line} power="close-table" wish={wish}>
        {tell('closeTable')}
      </PowerKey>
    </>
  );
}
