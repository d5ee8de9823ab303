// Leaving an area in an emergency by one key, and opening its tables again by count and ruling.

import { type FormEvent, useState } from 'react';
import type { Denial, EvacuatedTable, TableSummary } from '../../../wire/index.ts';
import { evacuate, readEvacuations, reopenTable } from '../../client/requests/office-requests.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { centsOf } from '../../console/acts/amount.ts';
import { textOfField } from '../../console/text-of-field.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { Sheet } from '../../felt/sheet.tsx';
import { titleText } from '../../texts/names.ts';
import { dayTimeText } from '../reports/report-table.tsx';
import { useLookedUp } from '../use-looked-up.ts';
import { AgreedBy, DenialText } from './agreed-by.tsx';
import { OfficeTable } from './office-table.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

interface EvacuationDeskProps {
  readonly token: string | null;
  readonly viewer: Viewer;
  readonly tables: readonly TableSummary[];
  /** Counts the looks: another one reads anew. */
  readonly look: number;
  readonly onDone: () => void;
}

const HEADINGS = ['where', 'since', 'why', 'felt', 'float', 'account', 'reopen'] as const;

export function EvacuationDesk({ token, viewer, tables, look, onDone }: EvacuationDeskProps) {
  const text = useOfficeTexts();
  const { language, money } = useSettings();
  const [chosen, choose] = useState<EvacuatedTable | 'all' | null>(null);
  const may = mayAny(viewer.powers, 'supervise');
  const { value } = useLookedUp(`${token} ${may} ${look}`, async () =>
    may ? readEvacuations(token) : { tables: [] },
  );
  if (!may) return null;
  const left = value?.tables ?? [];
  const over = () => {
    choose(null);
    onDone();
  };
  const sheet = { viewer, token, onClose: () => choose(null), onDone: over };
  return (
    <section aria-label={text('evacuate')}>
      <p className="report-keys">
        <button type="button" onClick={() => choose('all')}>
          {text('evacuate')} …
        </button>
      </p>
      {left.length > 0 && (
        <OfficeTable label={text('evacuated')} headings={HEADINGS}>
          {left.map(each => (
            <tr key={each.table}>
              <th scope="row">{each.table}</th>
              <td>{dayTimeText(language, each.at)}</td>
              <td>{each.why}</td>
              <td>
                {money(each.felt)} {each.currency}
              </td>
              <td>{each.float !== null && money(each.float)}</td>
              <td>{money(each.accounts)}</td>
              <td>
                <button
                  type="button"
                  aria-label={`${text('reopen')} ${each.table}`}
                  onClick={() => choose(each)}
                >
                  {text('reopen')}
                </button>
              </td>
            </tr>
          ))}
        </OfficeTable>
      )}
      {chosen === 'all' && <EvacuateSheet {...sheet} tables={tables} />}
      {chosen !== null && chosen !== 'all' && <ReopenSheet {...sheet} left={chosen} />}
    </section>
  );
}

interface DeskSheetProps extends Pick<EvacuationDeskProps, 'viewer' | 'token' | 'onDone'> {
  readonly onClose: () => void;
}

export interface EvacuateSheetProps extends DeskSheetProps {
  readonly tables: readonly TableSummary[];
}

/** Every table of the list, until one is taken out; one key locks them. */
export function EvacuateSheet({ tables, token, onClose, onDone }: EvacuateSheetProps) {
  const text = useOfficeTexts();
  const { language } = useSettings();
  const [staying, stay] = useState<readonly string[]>([]);
  const [denied, deny] = useState<Denial | null>(null);
  const leaving = tables.map(({ table }) => table).filter(table => !staying.includes(table));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void evacuate(leaving, textOfField(event, 'why'), token).then(told => {
      if ('denied' in told) deny(told);
      else onDone();
    });
  };
  return (
    <Sheet title={text('evacuate')} name="evacuate" onClose={onClose}>
      <form className="approval-form" onSubmit={submit}>
        <p>{text('evacuateEffect')}</p>
        <fieldset>
          <legend>{text('tables')}</legend>
          {tables.map(summary => (
            <label key={summary.table}>
              <input
                type="checkbox"
                checked={leaving.includes(summary.table)}
                onChange={({ target }) =>
                  stay(
                    target.checked
                      ? staying.filter(each => each !== summary.table)
                      : [...staying, summary.table],
                  )
                }
              />{' '}
              {titleText(language, summary)} <small>{summary.table}</small>
            </label>
          ))}
        </fieldset>
        <TypedField title={text('why')} name="why" required />
        <button type="submit" className="confirm" disabled={leaving.length === 0}>
          {text('lockNow')}
        </button>
      </form>
      {denied !== null && <DenialText denied={denied} />}
    </Sheet>
  );
}

export interface ReopenSheetProps extends DeskSheetProps {
  readonly left: EvacuatedTable;
}

export function ReopenSheet({ left, viewer, token, onClose, onDone }: ReopenSheetProps) {
  const text = useOfficeTexts();
  const { money } = useSettings();
  const [felt, countFelt] = useState('');
  const [float, countFloat] = useState('');
  const [explains, explain] = useState('');
  const [ruling, rule] = useState('');
  const hasChips = left.float !== null;
  const counted = { felt: centsOf(felt), float: centsOf(float) };
  const isCounted = !hasChips || (counted.felt !== undefined && counted.float !== undefined);
  const fields = [
    ...(hasChips
      ? ([
          [text('countedFelt'), felt, countFelt],
          [text('countedFloat'), float, countFloat],
          [text('explained'), explains, explain],
        ] as const)
      : []),
    [text('ruling'), ruling, rule] as const,
  ];
  return (
    <Sheet title={`${text('reopen')} ${left.table}`} name="reopen" onClose={onClose}>
      <div className="void-ticket">
        <p>
          {text('felt')} {money(left.felt)}
          {left.float !== null && `, ${text('float')} ${money(left.float)}`} {left.currency}
        </p>
        {fields.map(([title, value, set]) => (
          <label key={title}>
            {title}
            <input value={value} autoComplete="off" onChange={event => set(event.target.value)} />
          </label>
        ))}
        <AgreedBy
          viewer={viewer}
          power="supervise"
          isReady={isCounted && ruling.trim() !== ''}
          send={by => {
            const whole = { felt: counted.felt ?? 0, float: counted.float ?? 0 };
            const count = hasChips ? whole : null;
            return reopenTable({ table: left.table, counted: count, explains, ruling }, by, token);
          }}
          onDone={onDone}
        />
      </div>
    </Sheet>
  );
}
