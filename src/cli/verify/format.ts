// What `sabot verify` says: what it checked, what it found, and how quick it was.

import type { VerifyReport } from '../../server/index.ts';

const count = (number: number): string => number.toLocaleString('en');

/** What the second judge was asked, and what it cannot judge. */
function judgedLines({ judged }: VerifyReport): readonly string[] {
  if (judged === null) return [];
  const { events, objections, unjudged } = judged;
  return [
    `${count(events)} events of tables, tournaments and the cage judged again: ` +
      `${count(objections.length)} objections`,
    ...unjudged.map(
      ({ stream, number, what, times }) =>
        `not judged: ${what}, ${count(times)} in ${stream}, first at event ${number}`,
    ),
  ];
}

/** The report as a person reads it. */
export function formatReport(report: VerifyReport): string {
  const { streams, events, transfers, balances, also, damages, seconds, eventsPerSecond } = report;
  const checked = [
    `${count(streams)} streams, ${count(events)} events: every hash, every link, no gap`,
    `${count(transfers)} transfers entered in a second set of books`,
    `${count(balances)} stored balances held against them`,
    ...also,
    ...judgedLines(report),
  ];
  const rate = `${seconds.toFixed(2)} s, ${count(eventsPerSecond)} events a second`;
  const verdict =
    damages.length === 0
      ? 'Everything holds.'
      : `${count(damages.length)} damages:\n${damages.map(({ says }) => `  ${says}\n`).join('')}`;
  return `Checked in ${rate}:\n${checked.map(one => `  ${one}\n`).join('')}${verdict.trimEnd()}\n`;
}
