// Which coup is in question: the one at the table, one of the last, or any by its two numbers.

import { type FormEvent, useState } from 'react';
import type { ConsoleView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { type ReportDraft, withFact } from './report.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { useConsoleText } from '../use-texts.ts';
import { textOfField } from '../text-of-field.ts';

/** A coup by its shoe and its number in it. */
export interface NamedCoup {
  readonly shoe: number;
  readonly number: number;
}

/** Coups are numbered anew with each shoe: both numbers are said. */
export const naming = (said: ReportDraft, { shoe, number }: NamedCoup): ReportDraft =>
  withFact(withFact(said, 'coup', number), 'shoe', shoe);

const COUPS_SHOWN = 5;

/** The coup at the table first, then the last that were finished. */
export const coupsToName = ({
  coup,
  shoe,
  records,
}: Pick<ConsoleView, 'coup' | 'shoe' | 'records'>): readonly NamedCoup[] => [
  ...(coup === null ? [] : [{ shoe, number: coup.number }]),
  ...records.slice(-COUPS_SHOWN).toReversed(),
];

interface CoupKeysProps {
  readonly coups: readonly NamedCoup[];
  readonly chosen: NamedCoup | null;
  readonly onChoose: (place: NamedCoup) => void;
}

/** A key for each, and one for any other. */
export function CoupKeys({ coups, chosen, onChoose }: CoupKeysProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {coups.map(({ shoe, number }) => (
        <button
          key={`${shoe} ${number}`}
          type="button"
          aria-pressed={shoe === chosen?.shoe && number === chosen.number}
          onClick={() => onChoose({ shoe, number })}
        >
          {say('shoeNumber', shoe)} {say('coupNumber', number)}
        </button>
      ))}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(was => !was)}>
        {tell('otherCoup')}
      </button>
      {isOpen && <OtherCoup onChoose={onChoose} />}
    </>
  );
}

/** A coup of long ago, by its two numbers. */
function OtherCoup({ onChoose }: Pick<CoupKeysProps, 'onChoose'>) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [shoe, number] = [Number(textOfField(event, 'shoe')), Number(textOfField(event, 'coup'))];
    if (shoe > 0 && number > 0) onChoose({ shoe, number });
  };
  const digits = { inputMode: 'numeric', pattern: '[0-9]{1,6}', required: true } as const;
  return (
    <form className="other-coup" onSubmit={submit}>
      <TypedField title={say('shoe')} name="shoe" {...digits} />
      <TypedField title={say('coup')} name="coup" {...digits} />
      <button type="submit">{tell('thisCoup')}</button>
    </form>
  );
}
