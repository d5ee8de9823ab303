// The end of a gaming day: what ought to lie in each box beside what was counted, each difference
// explained, closed by two.

import { useState } from 'react';
import type { DayToCount } from '../../../wire/index.ts';
import { closeDay, type CountedBox, fetchDayCount } from '../../client/requests/office-requests.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { DayField } from '../../forms/day-field.tsx';
import { sumEntered } from '../../texts/index.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { AgreedBy } from './agreed-by.tsx';
import { OfficeTable } from './office-table.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

export interface DayDeskProps {
  readonly token: string | null;
  readonly viewer: Viewer;
  readonly day: string;
}

export function DayDesk({ token, viewer, day: first }: DayDeskProps) {
  const text = useOfficeTexts();
  const [day, setDay] = useState(first);
  const [changes, countChange] = useState(0);
  const { value, failed } = useLookedUp(`${day} ${token} ${changes}`, () =>
    fetchDayCount(day, token),
  );
  return (
    <section className="panel" aria-label={text('dayCount')}>
      <h2>{text('dayCount')}</h2>
      <DayField className="pit-filters" title={text('gamingDay')} value={day} onDay={setDay} />
      {failed && <p className="refusal">{text('mayNotLook')}</p>}
      {value?.day === day && (
        <DayCountForm
          key={`${day} ${value.closed === null}`}
          {...{ count: value, viewer, token }}
          onClosed={() => countChange(before => before + 1)}
        />
      )}
    </section>
  );
}

interface DayCountFormProps extends Omit<DayDeskProps, 'day'> {
  readonly count: DayToCount;
  readonly onClosed: () => void;
}

const HEADINGS = ['box', 'expected', 'counted', 'difference', 'explained'] as const;

/** What somebody typed for one box. */
interface TypedCount {
  readonly counted: string;
  readonly why: string;
}

const NOT_TYPED: TypedCount = { counted: '', why: '' };

const boxOf = ({ box, currency }: DayToCount['lines'][number]): string => `${box} ${currency}`;

/** Undefined where a box is not counted, or a difference is not explained. */
export function countsTyped(
  lines: DayToCount['lines'],
  typedOf: (box: string) => TypedCount,
  sumOf: (text: string) => number | undefined,
): readonly CountedBox[] | undefined {
  const counts = lines.flatMap((line): readonly CountedBox[] => {
    const { counted: entered, why } = typedOf(boxOf(line));
    const counted = sumOf(entered);
    const isOpen = counted !== line.expected && why.trim() === '';
    if (counted === undefined || isOpen) return [];
    return [{ box: line.box, currency: line.currency, counted, why }];
  });
  return counts.length === lines.length ? counts : undefined;
}

export function DayCountForm({ count, viewer, token, onClosed }: DayCountFormProps) {
  const text = useOfficeTexts();
  const { language } = useSettings();
  const [typed, type] = useState<Readonly<Record<string, TypedCount>>>({});
  const { day, lines, floats, closed, isOver } = count;
  const typedOf = (box: string): TypedCount => typed[box] ?? NOT_TYPED;
  const set = (box: string, change: Partial<TypedCount>) =>
    type(before => ({ ...before, [box]: { ...NOT_TYPED, ...before[box], ...change } }));
  const counts = countsTyped(lines, typedOf, entered => sumEntered(language, entered));
  const mayClose = mayAny(viewer.powers, 'work-at-cage') && closed === null;
  return (
    <>
      {lines.length === 0 && <p>{text('nothingToCount')}</p>}
      {lines.length > 0 && (
        <OfficeTable label={text('dayCount')} headings={HEADINGS}>
          {lines.map(line => (
            <BoxRow
              key={boxOf(line)}
              {...{ line, mayClose }}
              done={closed?.counts.find(each => boxOf(each) === boxOf(line))}
              typed={typedOf(boxOf(line))}
              onType={change => set(boxOf(line), change)}
            />
          ))}
        </OfficeTable>
      )}
      <Floats floats={floats} />
      {closed !== null && <p>{text('closedBy', closed.by, closed.approvedBy)}</p>}
      {!isOver && <p>{text('notOver')}</p>}
      {mayClose && isOver && lines.length > 0 && (
        <>
          <h3>{text('closeDay')}</h3>
          <AgreedBy
            viewer={viewer}
            power="approve-payments"
            isReady={counts !== undefined}
            send={by => closeDay(day, counts ?? [], by, token)}
            onDone={onClosed}
          />
        </>
      )}
    </>
  );
}

interface BoxRowProps {
  readonly line: DayToCount['lines'][number];
  readonly done: NonNullable<DayToCount['closed']>['counts'][number] | undefined;
  readonly typed: TypedCount;
  readonly mayClose: boolean;
  readonly onType: (change: Partial<TypedCount>) => void;
}

/** One box: typed while the day is open, as it was closed afterwards. */
function BoxRow({ line, done, typed, mayClose, onType }: BoxRowProps) {
  const text = useOfficeTexts();
  const { language, money } = useSettings();
  const box = boxOf(line);
  const counted = done?.counted ?? sumEntered(language, typed.counted);
  const differs = counted !== undefined && counted !== line.expected;
  return (
    <tr>
      <th scope="row">
        {line.box} <small>{line.currency}</small>
      </th>
      <td>{money(line.expected)}</td>
      <td>
        {mayClose ? (
          <input
            aria-label={`${text('counted')} ${box}`}
            value={typed.counted}
            inputMode="decimal"
            onChange={event => onType({ counted: event.target.value })}
          />
        ) : (
          done !== undefined && money(done.counted)
        )}
      </td>
      <td className={differs ? 'amber' : ''}>
        {counted !== undefined && money(counted - line.expected)}
      </td>
      <td>
        {mayClose && differs ? (
          <input
            aria-label={`${text('explained')} ${box}`}
            value={typed.why}
            onChange={event => onType({ why: event.target.value })}
          />
        ) : (
          done?.why
        )}
      </td>
    </tr>
  );
}

function Floats({ floats }: Pick<DayToCount, 'floats'>) {
  const text = useOfficeTexts();
  const { money } = useSettings();
  if (floats.length === 0) return null;
  return (
    <details>
      <summary>{text('floats')}</summary>
      <ul>
        {floats.map(({ table, currency, cents }) => (
          <li key={table}>
            {table}: {money(cents)} {currency}
          </li>
        ))}
      </ul>
    </details>
  );
}
