// The seats of one table: who has each, with what, how long idle. A seat is kept for whoever is
// away, and credit that was left behind is taken into custody.

import { type FormEvent, useState } from 'react';
import type { Denial, SeatsPage, TableSummary } from '../../../wire/index.ts';
import {
  keepSeat,
  readSeats,
  releaseSeat,
  takeIntoCustody,
} from '../../client/requests/office-requests.ts';
import type { Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { textOfField } from '../../console/text-of-field.ts';
import { TableSelect } from '../../forms/table-select.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { Sheet } from '../../felt/sheet.tsx';
import { dayTimeText } from '../reports/report-table.tsx';
import { useLookedUp } from '../use-looked-up.ts';
import { AgreedBy, DenialText } from './agreed-by.tsx';
import { CustodyDesk } from './custody-desk.tsx';
import { OfficeTable } from './office-table.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

export interface SeatsTabProps {
  readonly token: string | null;
  readonly viewer: Viewer;
  readonly tables: readonly TableSummary[];
  readonly chosen: string | null;
  readonly onChoose: (table: string) => void;
}

type SeatLine = SeatsPage['seats'][number];

/** What is being done at a seat. */
interface SeatWork {
  readonly what: 'keep' | 'take';
  readonly line: SeatLine;
}

export function SeatsTab({ token, viewer, tables, chosen, onChoose }: SeatsTabProps) {
  const text = useOfficeTexts();
  const [look, count] = useState(0);
  const [work, choose] = useState<SeatWork | null>(null);
  const [denied, deny] = useState<Denial | null>(null);
  const table = chosen ?? tables[0]?.table ?? '';
  const { value } = useLookedUp(`${token} ${table} ${look}`, () => readSeats(table, token));
  const done = () => {
    choose(null);
    count(before => before + 1);
  };
  const release = (seat: number) =>
    void releaseSeat(table, seat, token).then(told => {
      deny('denied' in told ? told : null);
      done();
    });
  const sheet = { table, token, onClose: () => choose(null), onDone: done };
  return (
    <section className="pit-events" aria-label={text('seats')}>
      <p className="report-keys pit-filters">
        <TableSelect
          title={text('seatsOf')}
          tables={tables}
          value={table}
          onChange={({ target }) => onChoose(target.value)}
        />{' '}
        <button type="button" onClick={done}>
          {text('refresh')}
        </button>
      </p>
      {denied !== null && <DenialText denied={denied} />}
      {value?.table === table && (
        <SeatsList page={value} onWork={choose} onRelease={seat => release(seat)} />
      )}
      {work?.what === 'keep' && <KeepSheet {...sheet} line={work.line} />}
      {work?.what === 'take' && value !== null && (
        <TakeSheet {...sheet} {...{ viewer }} line={work.line} currency={value.currency} />
      )}
      <CustodyDesk {...{ token, viewer, look }} />
    </section>
  );
}

export interface SeatsListProps {
  readonly page: SeatsPage;
  readonly onWork: (work: SeatWork) => void;
  readonly onRelease: (seat: number) => void;
}

const HEADINGS = ['seat', 'who', 'credit', 'idle', 'keptFor', 'keep', 'take'] as const;

export function SeatsList({ page, onWork, onRelease }: SeatsListProps) {
  const text = useOfficeTexts();
  const { money, language } = useSettings();
  return (
    <OfficeTable label={text('seatsOf')} headings={HEADINGS}>
      {page.seats.map(line => {
        const { seat, patron, cents, staked, idleCoups, kept, mayBeKept } = line;
        return (
          <tr key={seat}>
            <th scope="row">{seat}</th>
            <td>{patron}</td>
            <td>{patron !== null && `${money(cents)}, ${money(staked)} ${page.currency}`}</td>
            <td>{patron !== null && idleCoups}</td>
            <td>{kept !== null && `${kept.patron}, ${dayTimeText(language, kept.until)}`}</td>
            <td>
              {kept === null && mayBeKept && (
                <button
                  type="button"
                  aria-label={text('keepTitle', seat)}
                  onClick={() => onWork({ what: 'keep', line })}
                >
                  {text('keep')}
                </button>
              )}
              {kept !== null && (
                <button
                  type="button"
                  aria-label={`${text('release')} ${seat}`}
                  onClick={() => onRelease(seat)}
                >
                  {text('release')}
                </button>
              )}
            </td>
            <td>
              {patron !== null && cents > 0 && (
                <button
                  type="button"
                  aria-label={`${text('take')} ${seat}`}
                  onClick={() => onWork({ what: 'take', line })}
                >
                  {text('take')}
                </button>
              )}
            </td>
          </tr>
        );
      })}
    </OfficeTable>
  );
}

interface SeatSheetProps extends Pick<SeatsTabProps, 'token'> {
  readonly table: string;
  readonly line: SeatLine;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const FIRST_MINUTES = 15;

export function KeepSheet({ table, line, token, onClose, onDone }: SeatSheetProps) {
  const text = useOfficeTexts();
  const [denied, deny] = useState<Denial | null>(null);
  const [minutes, set] = useState(`${FIRST_MINUTES}`);
  const { seat } = line;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const patron = line.patron ?? textOfField(event, 'patron');
    void keepSeat({ table, seat, patron }, Number(minutes), token).then(told => {
      if ('denied' in told) deny(told);
      else onDone();
    });
  };
  return (
    <Sheet title={text('keepTitle', seat)} name="keep-seat" onClose={onClose}>
      <form className="approval-form" onSubmit={submit}>
        <p>{text('keepEffect')}</p>
        {line.patron === null ? (
          <TypedField title={text('personName')} name="patron" required />
        ) : (
          <p>{line.patron}</p>
        )}
        <label>
          {text('minutes')}
          <input
            type="number"
            min={1}
            max={120}
            required
            value={minutes}
            onChange={event => set(event.target.value)}
          />
        </label>
        <button type="submit" className="confirm">
          {text('keep')}
        </button>
      </form>
      {denied !== null && <DenialText denied={denied} />}
    </Sheet>
  );
}

export interface TakeSheetProps extends SeatSheetProps {
  readonly viewer: Viewer;
  readonly currency: string;
}

export function TakeSheet({ line, currency, viewer, ...sheet }: TakeSheetProps) {
  const { table, token, onClose, onDone } = sheet;
  const text = useOfficeTexts();
  const { money } = useSettings();
  const [found, tell] = useState('');
  const { seat, patron, cents } = line;
  return (
    <Sheet title={text('take')} name="take-custody" onClose={onClose}>
      <div className="void-ticket">
        <p>
          {text('seat')} {seat}, {patron}{' '}
          <b>
            {money(cents)} {currency}
          </b>
        </p>
        <p>{text('takeEffect')}</p>
        <label>
          {text('foundHow')}
          <input value={found} autoComplete="off" onChange={event => tell(event.target.value)} />
        </label>
        <AgreedBy
          viewer={viewer}
          power="approve-payments"
          isReady={found.trim() !== '' && patron !== null}
          send={by =>
            takeIntoCustody({ table, seat, patron: patron ?? '', cents, found }, by, token)
          }
          onDone={onDone}
        />
      </div>
    </Sheet>
  );
}
