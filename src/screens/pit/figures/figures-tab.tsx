// The pit's figures of a gaming day: by table, by wager, as plots, on paper and as CSV.

import { useMemo, useState } from 'react';
import type { TableSummary } from '../../../wire/index.ts';
import { lookUpDay, type LookedUpDay } from '../../client/requests/figure-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { titleText } from '../../texts/names.ts';
import { betName } from './bet-name.ts';
import { DayReportPart } from './day-report.tsx';
import { DaysPlot } from './days-plot.tsx';
import { DropAndWin, WinOverDay } from './plots.tsx';
import {
  byCurrency,
  coursesOf,
  csvOf,
  figuresOf,
  percentText,
  shareOf,
  type TableFigures,
} from './figures.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { useReportTexts } from '../reports/use-report-texts.ts';
import { usePitTexts } from '../use-pit-texts.ts';
import { ColumnHeadings } from '../column-headings.tsx';

export interface FiguresTabProps {
  readonly token: string | null;
  readonly onChoose: (table: string) => void;
  readonly chosen: string | null;
  readonly tables: readonly TableSummary[];
}

export function FiguresTab({ token, onChoose, chosen, tables }: FiguresTabProps) {
  const pit = usePitTexts();
  const [day, setDay] = useState('');
  const { value, failed } = useLookedUp(`${day} ${token}`, () => lookUpDay(day, token));
  // A field cannot be told of a day that it does not know: it shows the one that was found.
  const shown = day === '' ? (value?.day.day ?? '') : day;
  return (
    <section className="pit-figures" aria-label={pit('figures')}>
      <div className="pit-filters">
        <label>
          {pit('gamingDay')}{' '}
          <input type="date" value={shown} onChange={event => setDay(event.target.value)} />
        </label>
        {value !== null && <Papers looked={value} />}
      </div>
      <h2 className="print-only">
        {pit('gamingDay')} {shown}
      </h2>
      {failed && <p className="refusal">{pit('mayNotLook')}</p>}
      {value === null && !failed && <p role="status">{pit('lookingUp')}</p>}
      {value !== null && <DayOfFigures looked={value} {...{ onChoose, chosen, tables }} />}
      <DaysPlot token={token} chosen={chosen} />
      {shown !== '' && <DayReportPart key={shown} day={shown} token={token} />}
    </section>
  );
}

/** Saved and printed as it stands. */
function Papers({ looked: { day, meters } }: { readonly looked: LookedUpDay }) {
  const pit = usePitTexts();
  const name = `sabot-figures-${day.day ?? ''}.csv`;
  const href = useMemo(
    () =>
      `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(day.day ?? '', figuresOf(meters)))}`,
    [day, meters],
  );
  return (
    <>
      <a className="key-link" href={href} download={name}>
        {pit('saveCsv')}
      </a>
      <button type="button" onClick={() => window.print()}>
        {pit('print')}
      </button>
    </>
  );
}

export interface DayOfFiguresProps extends Omit<FiguresTabProps, 'token'> {
  readonly looked: LookedUpDay;
}

/** Everything about one day. */
export function DayOfFigures({ looked, onChoose, chosen, tables }: DayOfFiguresProps) {
  const pit = usePitTexts();
  const figures = useMemo(() => figuresOf(looked.meters), [looked]);
  const courses = useMemo(() => coursesOf(looked.day.quarters), [looked]);
  const own = figures.filter(({ table }) => table === chosen);
  if (figures.length === 0) return <p>{pit('nothingYet')}</p>;
  return (
    <>
      {looked.day.fresh === 'behind' && <p className="amber">{pit('behind')}</p>}
      <ByTable figures={figures} {...{ onChoose, chosen, tables }} />
      {byCurrency(figures).map(({ currency, own: alike }) => (
        <div key={currency} className="plots">
          <DropAndWin {...{ tables: alike, currency }} />
          <WinOverDay
            courses={courses.filter(({ table }) => alike.some(each => each.table === table))}
            currency={currency}
            chosen={chosen ?? ''}
          />
        </div>
      ))}
      {byCurrency(own.length === 0 ? figures : own).map(each => (
        <ByBet key={each.currency} currency={each.currency} figures={each.own} />
      ))}
    </>
  );
}

interface ByTableProps extends Omit<DayOfFiguresProps, 'looked'> {
  readonly figures: readonly TableFigures[];
}

const SUMS = ['drop', 'handle', 'win'] as const;
const LATER_SUMS = ['paid', 'commission', 'late'] as const;
type Sum = (typeof SUMS)[number] | (typeof LATER_SUMS)[number];

function ByTable({ figures, onChoose, chosen, tables }: ByTableProps) {
  const { money, language } = useSettings();
  const pit = usePitTexts();
  const report = useReportTexts();
  const titleOf = (name: string) => {
    const summary = tables.find(({ table }) => table === name);
    return summary === undefined ? '' : titleText(language, summary);
  };
  return (
    <table className="day-figures">
      <thead>
        <tr>
          <th scope="col">{pit('tables')}</th>
          <th scope="col">{report('currency')}</th>
          <ColumnHeadings words={SUMS} text={pit} />
          <th scope="col">{pit('hold')}</th>
          <th scope="col">{pit('winOfHandle')}</th>
          <ColumnHeadings words={LATER_SUMS} text={pit} />
        </tr>
      </thead>
      <tbody>
        {figures.map(each => (
          <tr
            key={`${each.table} ${each.currency}`}
            className={each.table === chosen ? 'pit-row-chosen' : ''}
          >
            <th scope="row">
              <button
                type="button"
                aria-pressed={each.table === chosen}
                onClick={() => onChoose(each.table)}
              >
                {each.table} <small>{titleOf(each.table)}</small>
              </button>
            </th>
            <td>{each.currency}</td>
            {SUMS.map(of => (
              <td key={of} className={each[of] < 0 ? 'amber' : ''}>
                {money(each[of])}
              </td>
            ))}
            <td>{percentText(shareOf(each.win, each.drop))}</td>
            <td>{percentText(shareOf(each.win, each.handle))}</td>
            {LATER_SUMS.map(of => (
              <td key={of}>{money(each[of])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {byCurrency(figures).map(({ currency, own }) => (
          <AllOfCurrency key={currency} {...{ currency, own }} />
        ))}
      </tfoot>
    </table>
  );
}

interface AllOfCurrencyProps {
  readonly currency: string;
  readonly own: readonly TableFigures[];
}

/** The last line of a currency: its tables together. */
function AllOfCurrency({ currency, own }: AllOfCurrencyProps) {
  const { money } = useSettings();
  const pit = usePitTexts();
  const all = (of: Sum) => own.reduce((sum, each) => sum + each[of], 0);
  return (
    <tr>
      <th scope="row">{pit('all')}</th>
      <td>{currency}</td>
      {SUMS.map(of => (
        <td key={of} className={all(of) < 0 ? 'amber' : ''}>
          {money(all(of))}
        </td>
      ))}
      <td>{percentText(shareOf(all('win'), all('drop')))}</td>
      <td>{percentText(shareOf(all('win'), all('handle')))}</td>
      {LATER_SUMS.map(of => (
        <td key={of}>{money(all(of))}</td>
      ))}
    </tr>
  );
}

interface ByBetProps {
  readonly figures: readonly TableFigures[];
  readonly currency: string;
}

/** Every bet that was played, of one table or of all in one currency. */
function ByBet({ figures, currency }: ByBetProps) {
  const { money, language } = useSettings();
  const pit = usePitTexts();
  const names = [...new Set(figures.flatMap(({ bets }) => bets.map(({ bet }) => bet)))];
  const rows = names.map(bet => {
    const own = figures.flatMap(({ bets }) => bets.filter(each => each.bet === bet));
    const all = (of: 'wagers' | 'handle' | 'paid' | 'commission' | 'win') =>
      own.reduce((sum, each) => sum + each[of], 0);
    const [wagers, handle, paid] = [all('wagers'), all('handle'), all('paid')];
    return { bet, wagers, handle, paid, commission: all('commission'), win: all('win') };
  });
  return (
    <table className="day-figures">
      <caption>
        {pit('byWager')}: {figures.length === 1 ? figures[0]?.table : pit('all')} ({currency})
      </caption>
      <thead>
        <tr>
          <th scope="col">{pit('wager')}</th>
          <th scope="col">{pit('wagers')}</th>
          <th scope="col">{pit('handle')}</th>
          <th scope="col">{pit('paid')}</th>
          <th scope="col">{pit('commission')}</th>
          <th scope="col">{pit('win')}</th>
          <th scope="col">{pit('winOfHandle')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bet, wagers, handle, paid, commission, win }) => (
          <tr key={bet}>
            <th scope="row" className={`tone-${bet}`}>
              {betName(language, bet)}
            </th>
            <td>{wagers}</td>
            <td>{money(handle)}</td>
            <td>{money(paid)}</td>
            <td>{money(commission)}</td>
            <td className={win < 0 ? 'amber' : ''}>{money(win)}</td>
            <td>{percentText(shareOf(win, handle))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
