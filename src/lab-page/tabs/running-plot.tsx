// A wager's return as the coups add up, within two standard errors, against the exact one.

import type { SimulationReport } from '../../lab/simulator/report.ts';
import { Plot } from '../../screens/plots/plot.tsx';
import { useFigures } from '../use-figures.ts';
import { useLabTexts } from '../use-lab-texts.ts';
import { useSimulatedName } from './simulated-table.tsx';

interface RunningPlotProps {
  readonly reports: readonly SimulationReport[];
  /** Which wager, by its place in the report. */
  readonly chosen: number;
  readonly exact: number | null;
}

export function RunningPlot({ reports, chosen, exact }: RunningPlotProps) {
  const text = useLabTexts();
  const nameOf = useSimulatedName();
  const { percent, whole } = useFigures();
  const wager = reports.at(-1)?.wagers[chosen];
  if (wager === undefined) return null;
  const along = (errors: number) =>
    reports.map(({ wagers }) => {
      const at = wagers[chosen];
      return at === undefined || at.return === null ? null : at.return + errors * (at.se ?? 0);
    });
  return (
    <Plot
      title={text('runningPlot', nameOf(wager))}
      foot={text('coups')}
      at={reports.map(({ coups }) => coups)}
      lines={[
        { title: text('simulated'), colour: '--gold', values: along(0) },
        { title: `+ ${text('band')}`, colour: '--player', values: along(2) },
        { title: `− ${text('band')}`, colour: '--player', values: along(-2) },
        {
          title: text('exactReturn'),
          colour: '--banker',
          values: reports.map(() => exact),
          isDashed: true,
        },
      ]}
      bands={[[1, 2]]}
      format={value => percent(value, 3)}
      formatFoot={value => whole(Math.round(value))}
    />
  );
}
