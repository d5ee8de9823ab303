// A sum or a count: typed, or touched digit by digit on a pad beside it.

import { useId, useState } from 'react';
import { useActTexts } from './use-act-texts.ts';
import { centsOf, enteredCount, PAD_KEYS, type PadKey, sumText, typed } from './amount.ts';

export interface PadKeysProps {
  readonly onKey: (key: PadKey) => void;
  /** A count has no cents. */
  readonly isCount?: boolean;
}

/** The keys alone. */
export function PadKeys({ onKey, isCount = false }: PadKeysProps) {
  const act = useActTexts();
  return (
    <div className="number-pad" role="group" aria-label={act('digits')}>
      {PAD_KEYS.map(key => (
        <button
          key={key}
          type="button"
          disabled={isCount && key === '.'}
          onClick={() => onKey(key)}
        >
          {key}
        </button>
      ))}
      <button type="button" aria-label={act('back')} onClick={() => onKey('back')}>
        ⌫
      </button>
      <button type="button" className="pad-clear" onClick={() => onKey('clear')}>
        {act('clear')}
      </button>
    </div>
  );
}

export interface NumberEntryProps {
  readonly label: string;
  readonly isCount?: boolean;
  readonly start?: number | undefined;
  readonly onNumber: (value: number | undefined) => void;
}

export function NumberEntry({ label, isCount = false, start, onNumber }: NumberEntryProps) {
  const id = useId();
  const [text, setText] = useState(isCount ? `${start ?? ''}` : sumText(start));
  const write = (next: string) => {
    setText(next);
    onNumber(isCount ? enteredCount(next) : centsOf(next));
  };
  return (
    <div className="act-field number-entry">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode={isCount ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={text}
        onChange={event => write(event.target.value.replaceAll(/[^\d.]/g, ''))}
      />
      <PadKeys isCount={isCount} onKey={key => write(typed(text, key))} />
    </div>
  );
}
