// The coups behind a figure, the newest first; each opens as it was played.

import { useState } from 'react';
import type { CoupsBehind } from '../../../wire/index.ts';
import { lookUpCoupsBehind, type Narrowed } from '../../client/requests/report-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { gameText } from '../../texts/names.ts';
import { CoupRecall } from '../events/coup-recall.tsx';
import { ScrolledTable } from '../scrolled.tsx';
import { useLookedUp } from '../use-looked-up.ts';
import { dayTimeText } from './report-table.tsx';
import { useReportTexts } from './use-report-texts.ts';
import { ColumnHeadings } from '../column-headings.tsx';

export interface CoupsBehindProps {
  readonly narrowed: Narrowed;
  /** What the figure is called. */
  readonly name: string;
  readonly token: string | null;
}

type Coup = CoupsBehind['coups'][number];

export function CoupsBehindPart({ narrowed, name, token }: CoupsBehindProps) {
  const text = useReportTexts();
  const [before, goBefore] = useState<number | null>(null);
  const [opened, open] = useState<Coup | null>(null);
  const question = JSON.stringify([narrowed, before, token]);
  const { value } = useLookedUp(question, () => lookUpCoupsBehind(narrowed, before, token));
  if (value === null) return <p role="status">{text('lookingUp')}</p>;
  const oldest = value.coups.at(-1)?.at;
  return (
    <section aria-label={text('coups')} className="coups-behind">
      <CoupTable
        coups={value.coups}
        caption={text('coupsBehind', value.total, name)}
        onOpen={open}
      />
      <p className="report-keys">
        {before !== null && (
          <button type="button" onClick={() => goBefore(null)}>
            {text('newest')}
          </button>
        )}
        {oldest !== undefined && value.coups.length < value.total && (
          <button type="button" onClick={() => goBefore(oldest)}>
            {text('older')}
          </button>
        )}
      </p>
      {opened !== null && (
        <CoupRecall
          at={{ table: opened.table, shoe: opened.shoe, coup: opened.coup }}
          token={token}
          onClose={() => open(null)}
        />
      )}
    </section>
  );
}

interface CoupTableProps {
  readonly coups: readonly Coup[];
  readonly caption: string;
  readonly onOpen: (coup: Coup) => void;
}

const HEADINGS = [
  ...(['coup', 'time', 'version', 'dealer', 'cards', 'result', 'stake', 'paid', 'win'] as const),
  'corrections',
] as const;

function CoupTable({ coups, caption, onOpen }: CoupTableProps) {
  const { language, money, say } = useSettings();
  const text = useReportTexts();
  const resultOf = ({ result, standing }: Coup): string =>
    result === 'player' || result === 'banker' || result === 'tie' ? say(result) : standing;
  return (
    <ScrolledTable label={caption}>
      <table className="day-figures events">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <ColumnHeadings words={HEADINGS} text={text} />
          </tr>
        </thead>
        <tbody>
          {coups.map(coup => (
            <tr key={`${coup.table} ${coup.shoe} ${coup.coup}`}>
              <th scope="row">
                <button
                  type="button"
                  aria-label={`${text('open')} ${coup.table} ${coup.shoe}/${coup.coup}`}
                  onClick={() => onOpen(coup)}
                >
                  {coup.table} {coup.shoe}/{coup.coup}
                </button>
              </th>
              <td>{dayTimeText(language, coup.at)}</td>
              <td>{gameText(language, coup.version)}</td>
              <td>{coup.dealer}</td>
              <td>{coup.cards}</td>
              <td>{resultOf(coup)}</td>
              <td>
                {money(coup.stake)} {coup.currency}
              </td>
              <td>{money(coup.paid)}</td>
              <td>{money(coup.stake - coup.paid)}</td>
              <td>{coup.corrections === 0 ? '' : coup.corrections}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrolledTable>
  );
}
