// Management and surveillance are told before patrons handle the cards (9.3.e): whom, by name.

import { useState } from 'react';
import { isWritten } from '../acts/act.ts';
import { useActTexts } from '../acts/use-act-texts.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { useConsoleText } from '../use-texts.ts';

const TOLD_TEXTS = { management: 'toldManagement', surveillance: 'toldSurveillance' } as const;

export type ToldOfSqueeze = keyof typeof TOLD_TEXTS;

interface InformedProps {
  /** Who does not know yet. */
  readonly unknown: readonly ToldOfSqueeze[];
  readonly onTold: (whom: ToldOfSqueeze, name: string) => void;
}

export function InformedForm({ unknown, onTold }: InformedProps) {
  const tell = useConsoleText();
  const act = useActTexts();
  const [name, setName] = useState('');
  if (unknown.length === 0) return null;
  const told = (whom: ToldOfSqueeze) => () => {
    onTold(whom, name);
    setName('');
  };
  return (
    <div className="offer">
      <TypedField
        title={act('toldName')}
        name="told"
        value={name}
        onChange={event => setName(event.target.value)}
      />
      {unknown.map(whom => (
        <button key={whom} type="button" disabled={!isWritten(name)} onClick={told(whom)}>
          {tell(TOLD_TEXTS[whom])}
        </button>
      ))}
    </div>
  );
}
