// All stakes of the coup by area: what lies, from how many, and what the house could have to pay.

import type { ConsoleView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { allAreas, areaKey } from '../../terminal/felt/areas.ts';

/** What lies on one area, and whose. */
export interface AreaTotal {
  readonly key: string;
  readonly on: keyof NonNullable<ConsoleView['sign']>['limits'];
  readonly label: string;
  readonly stake: number;
  readonly seats: readonly number[];
}

/** Areas that have a stake, in the order of the felt. */
export function areaTotals({ sign, seats }: Pick<ConsoleView, 'sign' | 'seats'>) {
  if (sign === null) return [];
  return allAreas(sign).flatMap((area): readonly AreaTotal[] => {
    const key = areaKey(area);
    const lying = seats.flatMap(({ seat, wagers, behind }) =>
      [...wagers, ...behind.flatMap(person => person.wagers)]
        .filter(wager => areaKey(wager) === key)
        .map(({ stake }) => ({ seat, stake })),
    );
    if (lying.length === 0) return [];
    const stake = lying.reduce((sum, each) => sum + each.stake, 0);
    const label = `${area.length ?? ''}`;
    return [{ key, on: area.on, label, stake, seats: [...new Set(lying.map(each => each.seat))] }];
  });
}

export function WagersPanel({ view }: { readonly view: ConsoleView }) {
  const { say, money } = useSettings();
  const totals = areaTotals(view);
  const riding = view.seats.flatMap(({ seat, riding: runs }) =>
    runs.map(run => ({ ...run, seat, key: `${seat} ${areaKey(run)} ${run.count}` })),
  );
  return (
    <section className="panel" aria-label={say('stakes')}>
      <table>
        <tbody>
          {totals.map(({ key, on, label, stake, seats }) => (
            <tr key={key}>
              <th scope="row" className={`tone-${on}`}>
                {say(on)} {label}
              </th>
              <td>{money(stake)}</td>
              <td>
                <small>
                  {say('seats')} {seats.join(' ')}
                </small>
              </td>
            </tr>
          ))}
          {riding.map(({ key, seat, on, stake, count }) => (
            <tr key={key}>
              <th scope="row" className={`tone-${on}`}>
                {say(on)} · {count}
              </th>
              <td>{money(stake)}</td>
              <td>
                <small>
                  {say('yourSeat')} {seat}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {totals.length + riding.length === 0 && <p>–</p>}
    </section>
  );
}
