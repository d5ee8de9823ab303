// The accounts of a period cut in one way: sums, their course with its luck band, and the coups
// behind the row that was touched.

import { useState } from 'react';
import type { Cut, FiguresReport, TableSummary } from '../../../wire/index.ts';
import {
  lookUpAccounts,
  lookUpCourse,
  type Narrowed,
  narrowedTo,
} from '../../client/requests/report-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { bookText, titleText } from '../../texts/names.ts';
import { betName } from '../figures/bet-name.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { CoupsBehindPart } from './coups-behind.tsx';
import { CoursePlot } from './course-plot.tsx';
import { figureSheet, type KeyName } from './report-sheets.ts';
import { ReportKeys, ReportTable } from './report-table.tsx';
import { useReportTexts } from './use-report-texts.ts';

export interface AccountsReportProps {
  readonly by: Cut;
  readonly narrowed: Narrowed;
  readonly tables: readonly TableSummary[];
  readonly token: string | null;
}

export function AccountsReport({ by, narrowed, tables, token }: AccountsReportProps) {
  const text = useReportTexts();
  const question = JSON.stringify([by, narrowed, token]);
  const { value, failed } = useLookedUp(question, () => lookUpAccounts(by, narrowed, token));
  if (failed) return <p className="refusal">{text('mayNotLook')}</p>;
  if (value === null) return <p role="status">{text('lookingUp')}</p>;
  if (value.rows.length === 0) return <p>{text('nothing')}</p>;
  return <AccountsTable key={question} report={value} {...{ narrowed, tables, token }} />;
}

/** What the key of a row is called in the language that is spoken. */
function useKeyName(by: Cut, tables: readonly TableSummary[]): KeyName {
  const { language } = useSettings();
  const text = useReportTexts();
  return key => {
    if (key === '') return text('total');
    if (by === 'wager') return betName(language, key);
    if (by === 'version') {
      const [book = '', version = ''] = key.split(' ');
      return `${bookText(language, book)}, ${version}`;
    }
    const table = by === 'table' ? tables.find(each => each.table === key) : undefined;
    return table === undefined ? key : `${titleText(language, table)} (${key})`;
  };
}

interface AccountsTableProps extends Omit<AccountsReportProps, 'by'> {
  readonly report: FiguresReport;
}

export function AccountsTable({ report, narrowed, tables, token }: AccountsTableProps) {
  const { by, rows, totals, fresh } = report;
  const text = useReportTexts();
  const { money } = useSettings();
  const nameOf = useKeyName(by, tables);
  const [chosen, choose] = useState<number | null>(null);
  const row = chosen === null ? undefined : rows[chosen];
  const behind = row === undefined ? narrowed : narrowedTo(narrowed, by, row);
  const name = row === undefined ? text('total') : `${nameOf(row.key)} ${row.currency}`;
  const sheet = figureSheet(by, rows, nameOf);
  const unpriced = totals.filter(total => total.unpriced !== 0);
  return (
    <>
      {fresh === 'behind' && <p className="amber">{text('behind')}</p>}
      <ReportKeys sheet={sheet} period={`${narrowed.from}-${narrowed.to}`} />
      <ReportTable
        sheet={sheet}
        totals={figureSheet(by, totals, nameOf).rows}
        chosen={chosen}
        onChoose={at => choose(at === chosen ? null : at)}
      />
      {unpriced.map(total => (
        <p key={total.currency} className="amber">
          {text('unpriced', `${money(total.unpriced)} ${total.currency}`)}
        </p>
      ))}
      <p className="report-foot">{text('convention')}</p>
      <Courses narrowed={behind} token={token} />
      <CoupsBehindPart key={JSON.stringify(behind)} {...{ narrowed: behind, name, token }} />
    </>
  );
}

function Courses({ narrowed, token }: Pick<AccountsReportProps, 'narrowed' | 'token'>) {
  const { value } = useLookedUp(JSON.stringify([narrowed, token]), () =>
    lookUpCourse(narrowed, token),
  );
  return (
    <div className="plots">
      {value?.courses
        .filter(({ points }) => points.length > 0)
        .map(course => (
          <CoursePlot key={course.currency} course={course} />
        ))}
    </div>
  );
}
