// A sum that is paid at the cage: how its patron is known, and the supervisor who agrees.

import { useState } from 'react';
import { useSettings } from '../../client/settings.tsx';
import { Sheet } from '../../felt/sheet.tsx';
import { AgreedBy, type AgreedByProps } from './agreed-by.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

interface SettleSheetProps extends Pick<AgreedByProps, 'viewer' | 'onDone'> {
  readonly title: string;
  readonly name: string;
  /** What the sum is, before the patron's name; left out, the title has said it. */
  readonly what?: string;
  readonly due: {
    readonly patron: string;
    readonly cents: number;
    readonly currency: string;
  };
  readonly send: (
    note: string,
    ...by: Parameters<AgreedByProps['send']>
  ) => ReturnType<AgreedByProps['send']>;
  readonly onClose: () => void;
}

export function SettleSheet(props: SettleSheetProps) {
  const { title, name, what, due, viewer, send, onClose, onDone } = props;
  const text = useOfficeTexts();
  const { money } = useSettings();
  const [note, say] = useState('');
  return (
    <Sheet title={title} name={name} onClose={onClose}>
      <div className="void-ticket">
        <p>
          {what !== undefined && `${what}: `}
          {due.patron}{' '}
          <b>
            {money(due.cents)} {due.currency}
          </b>
        </p>
        <label>
          {text('knownHow')}
          <input value={note} autoComplete="off" onChange={event => say(event.target.value)} />
        </label>
        <AgreedBy
          viewer={viewer}
          power="supervise"
          isReady={note.trim() !== ''}
          send={by => send(note, by)}
          onDone={onDone}
        />
      </div>
    </Sheet>
  );
}
