// The battery's report in words: a table for people. The report itself is the JSON.

import { columns, grouped } from '../../format.ts';
import type { BatteryLine, BatteryReport } from './battery.ts';

/** A chance with four places, or as a power where that would show nothing. */
const chance = (p: number) => (p >= 0.0001 || p === 0 ? p.toFixed(4) : p.toExponential(1));

function value({ statistic, value: found, degrees }: BatteryLine): string {
  if (statistic === 'z') return `z ${found.toFixed(3)}`;
  return `chi2 ${found.toFixed(1)} on ${grouped(degrees ?? 0)}`;
}

/** The report as a table with its verdict. */
export function formatBattery(report: BatteryReport): string {
  const { verdict, tests } = report;
  const mark = (line: BatteryLine, at: number) => {
    if (verdict.refused.includes(at)) return 'FAILS';
    return line.p < verdict.level ? 'below 1%' : '';
  };
  const rows = tests.map((line, at) => [
    line.on,
    line.test,
    grouped(line.samples),
    value(line),
    chance(line.p),
    mark(line, at),
  ]);
  const table = columns([['on', 'test', 'samples', 'statistic', 'p', ''], ...rows], '<<>>><');
  const lines = [
    `Battery at 99% on ${report.generator}: ` +
      `${report.decks} ${report.decks === 1 ? 'deck' : 'decks'}, ` +
      `${grouped(report.shoes)} shoes or ${grouped(report.draws)} draws for each test`,
    '',
    ...table,
    '',
    `Shoes that did not hold exactly their cards: ${grouped(report.wrongShoes)}; ` +
      `dealt before: ${grouped(report.repeatedShoes)}.`,
    `Tests below 1%: ${verdict.below} of ${verdict.tests}; chance explains up to ` +
      `${verdict.allowed}. p is two-sided: too even counts as odd.`,
    'A fair generator fails the whole once in a hundred times: half by one test too far out',
    '(Holm), half by too many below 1% (binomial).',
    '',
    verdict.passes ? 'PASS' : `FAIL: ${verdict.because.join('; ')}.`,
  ];
  return `${lines.join('\n')}\n`;
}
