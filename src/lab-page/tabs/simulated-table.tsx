// Every wager of a simulation: sampled, its standard error, and the exact figure beside it.

import { useState } from 'react';
import type { SimulatedWager, SimulationReport } from '../../lab/simulator/report.ts';
import { useSettings } from '../../screens/client/settings.tsx';
import { useFigures } from '../use-figures.ts';
import { useLabTexts } from '../use-lab-texts.ts';
import { errorsAway } from './simulated-wagers.ts';
import { Scrolled } from './scrolled.tsx';

/** 'Player run, 3 in a row', 'Banker dragon tail, late'. */
export function useSimulatedName(): (wager: SimulatedWager) => string {
  const { say } = useSettings();
  const text = useLabTexts();
  return ({ on, option, length, pattern, area }) => {
    const which =
      length !== undefined
        ? text('inARow', length)
        : typeof option === 'number'
          ? text('option', option)
          : (pattern ?? (area === undefined ? '' : text(area)));
    return which === '' ? say(on) : `${say(on)}, ${which}`;
  };
}

interface SimulatedTableProps {
  readonly report: SimulationReport;
  readonly exact: readonly (number | null)[];
  /** The wager that is plotted, by its place in the report. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
}

export function SimulatedTable({ report, exact, chosen, onChoose }: SimulatedTableProps) {
  const text = useLabTexts();
  const nameOf = useSimulatedName();
  const { percent, whole, decimal } = useFigures();
  const [patterns, setPatterns] = useState(false);
  const hasPatterns = report.wagers.some(({ pattern }) => pattern !== undefined);
  const shown = (part: number | null) => (part === null ? '–' : percent(part));
  return (
    <>
      {hasPatterns && (
        <label className="lab-check">
          <input
            type="checkbox"
            checked={patterns}
            onChange={event => setPatterns(event.target.checked)}
          />
          {text('patterns')}
        </label>
      )}
      <Scrolled label={text('simulator')}>
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">{text('wager')}</th>
              <th scope="col">{text('units')}</th>
              <th scope="col">{text('simulated')}</th>
              <th scope="col">{text('standardError')}</th>
              <th scope="col">{text('exactReturn')}</th>
              <th scope="col">{text('away')}</th>
            </tr>
          </thead>
          <tbody>
            {report.wagers.map((wager, at) => {
              if (wager.pattern !== undefined && !patterns) return null;
              const away = errorsAway(wager, exact[at] ?? null);
              return (
                <tr key={nameOf(wager)}>
                  <th scope="row">
                    <button type="button" aria-pressed={at === chosen} onClick={() => onChoose(at)}>
                      {nameOf(wager)}
                    </button>
                  </th>
                  <td>{whole(wager.units)}</td>
                  <td>{shown(wager.return)}</td>
                  <td>{shown(wager.se)}</td>
                  <td>{shown(exact[at] ?? null)}</td>
                  <td>{away === null ? '' : decimal(away, 2)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrolled>
    </>
  );
}
