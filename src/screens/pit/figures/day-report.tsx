// The report of a gaming day for paper: adjustments and variances listed, dealers, where to sign
// (R-MTR-7, R-LIV-1).

import type { DayReport, DealerFigures } from '../../../wire/index.ts';
import { lookUpReport } from '../../client/requests/figure-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { eventText } from '../../texts/events.ts';
import { percentText, shareOf } from './figures.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { usePitTexts } from '../use-pit-texts.ts';

export interface DayReportProps {
  readonly day: string;
  readonly token: string | null;
}

export function DayReportPart({ day, token }: DayReportProps) {
  const { value } = useLookedUp(`${day} ${token}`, () => lookUpReport(day, token));
  if (value === null) return null;
  return (
    <>
      <Dealers dealers={value.dealers.dealers} />
      <Adjustments report={value.report} />
    </>
  );
}

const SUMS = ['stake', 'paid', 'win'] as const;

/** Who dealt: how much, how quickly, with how many irregularities. */
export function Dealers({ dealers }: Pick<DealerFigures, 'dealers'>) {
  const { money } = useSettings();
  const pit = usePitTexts();
  return (
    <table className="day-figures">
      <caption>{pit('byDealer')}</caption>
      <thead>
        <tr>
          <th scope="col">{pit('dealer')}</th>
          <th scope="col">{pit('coups')}</th>
          <th scope="col">{pit('pace')}</th>
          <th scope="col">{pit('rulings')}</th>
          <th scope="col">{pit('late')}</th>
          <th scope="col">{pit('handle')}</th>
          <th scope="col">{pit('paid')}</th>
          <th scope="col">{pit('win')}</th>
          <th scope="col">{pit('winOfHandle')}</th>
        </tr>
      </thead>
      <tbody>
        {dealers.map(each => (
          <tr key={`${each.dealer} ${each.currency}`}>
            <th scope="row">{each.dealer}</th>
            <td>{each.coups}</td>
            <td>{each.pace}</td>
            <td>{each.rulings}</td>
            <td>{each.corrections}</td>
            {SUMS.map(of => (
              <td key={of} className={each[of] < 0 ? 'amber' : ''}>
                {money(each[of])} {each.currency}
              </td>
            ))}
            <td>{percentText(shareOf(each.win, each.stake))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const clock = (at: number): string =>
  new Date(at).toLocaleTimeString('en-AU', { hourCycle: 'h23', timeStyle: 'medium' });

/** Every adjustment above the regulator's sum and every variance; on paper, with room to sign. */
export function Adjustments({ report }: { readonly report: DayReport }) {
  const { money, language } = useSettings();
  const pit = usePitTexts();
  const { adjustments, variances, counted } = report;
  return (
    <section className="day-report">
      <h3>{pit('adjustments')}</h3>
      {adjustments.length === 0 && <p>{pit('noAdjustments')}</p>}
      {adjustments.length > 0 && (
        <table className="day-figures events">
          <tbody>
            {adjustments.map(({ table, number, at, kind, cents, currency }) => (
              <tr key={`${table} ${number}`}>
                <td>{clock(at)}</td>
                <td>{table}</td>
                <td>{eventText(language, kind)}</td>
                <td>№ {number}</td>
                <td>
                  {money(cents)} {currency}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3>{pit('variances')}</h3>
      {variances.length === 0 && <p>{pit('noVariances')}</p>}
      <ul>
        {variances.map(({ table, at, says }) => (
          <li key={`${table} ${at}`} lang="en">
            {clock(at)} {table}: {says}
          </li>
        ))}
      </ul>
      <p className="small" lang="en">
        {counted}
      </p>
      <p className="to-sign">
        <span>{pit('drawnUpBy')}</span>
        <span>{pit('checkedBy')}</span>
      </p>
    </section>
  );
}
