// The win as it went, beside what the odds make of the same stakes and what luck explains.

import type { CourseReport } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { Plot } from '../../plots/plot.tsx';
import { dayTimeText } from './report-table.tsx';
import { useReportTexts } from './use-report-texts.ts';

/** Nineteen of twenty honest periods end within so many standard deviations. */
const LUCK = 1.96;

export function CoursePlot({ course }: { readonly course: CourseReport['courses'][number] }) {
  const text = useReportTexts();
  const { language, money } = useSettings();
  const { currency, points } = course;
  const along = (deviations: number) =>
    points.map(({ theoretical, sigma }) => theoretical + deviations * sigma);
  return (
    <Plot
      title={`${text('course')} · ${currency}`}
      foot={text('halfHours')}
      at={points.map(({ at }) => at)}
      lines={[
        { title: text('win'), colour: '--gold', values: points.map(({ win }) => win) },
        { title: text('theoretical'), colour: '--tie', values: along(0), isDashed: true },
        { title: `+ ${text('luckBand')}`, colour: '--quiet', values: along(LUCK) },
        { title: `− ${text('luckBand')}`, colour: '--quiet', values: along(-LUCK) },
      ]}
      bands={[[2, 3]]}
      format={value => money(Math.round(value))}
      formatFoot={at => dayTimeText(language, at)}
    />
  );
}
