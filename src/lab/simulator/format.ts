// The report of a simulation as a person reads it.

import { wagerTitle } from '../../rules/wagers.ts';
import { columns, grouped } from '../format.ts';
import type { SimulatedWager, SimulationReport } from './report.ts';

const percent = (part: number | null): string =>
  part === null ? '-' : `${(100 * part).toFixed(4)}%`;

/** Which of its kind a wager is: '3 in a row', 'PBP', 'late', 'option 2'. */
function which({ option, length, pattern, area }: SimulatedWager): string {
  if (length !== undefined) return `${length} in a row`;
  if (typeof option === 'number') return `option ${option}`;
  return pattern ?? area ?? '';
}

const rowOf = (wager: SimulatedWager): readonly string[] => [
  wagerTitle(wager.on),
  which(wager),
  grouped(wager.units),
  percent(wager.return),
  wager.se === null ? '' : `± ${percent(wager.se)}`,
];

const HEADINGS = ['wager', '', 'units staked', 'return', 'standard error'];

function procedureOf({ decks, cut, burn }: SimulationReport): string {
  const burnt = { 'one-card': 'one card burnt', 'face-value': 'burnt by the first card' };
  return [
    `${decks} decks`,
    cut === null ? 'dealt until the cards do not suffice' : `${cut} cards behind the cutting card`,
    burn === null ? 'no burn' : burnt[burn],
  ].join(', ');
}

/** The report in words; combination Runs only when asked for, there are over a hundred. */
export function formatSimulation(report: SimulationReport, withPatterns = false): string {
  const { coups, player, banker, tie, wagers, seconds } = report;
  const shown = wagers.filter(({ pattern }) => withPatterns || pattern === undefined);
  const hidden = wagers.length - shown.length;
  const share = (count: number) => percent(coups === 0 ? null : count / coups);
  return [
    `${report.rulebook}/${report.version}, ${procedureOf(report)}`,
    `${grouped(coups)} coups of ${grouped(report.shoes)} shoes, seed ${report.seed}, ` +
      `${report.threads} ${report.threads === 1 ? 'thread' : 'threads'}`,
    ...(report.complete ? [] : ['Stopped before all coups were dealt: this is what there is.']),
    '',
    ...columns(
      [
        ['Player', grouped(player), share(player)],
        ['Banker', grouped(banker), share(banker)],
        ['Tie', grouped(tie), share(tie)],
      ],
      '<>>',
    ),
    ...(shown.length === 0 ? [] : ['', ...columns([HEADINGS, ...shown.map(rowOf)], '<<>>>')]),
    ...(hidden === 0 ? [] : [`and ${hidden} combination Runs, which --patterns tells one by one`]),
    '',
    `${seconds.toFixed(1)} s, ${(report.coupsPerSecond / 1e6).toFixed(1)} million coups a second`,
    '',
  ].join('\n');
}
