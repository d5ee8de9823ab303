// What surveillance should look at in the shoe of one table, each with its evidence.

import { lookUpFlags } from '../client/requests/oversight-requests.ts';
import { useSettings } from '../client/settings.tsx';
import { exactTime, LookedUpPart } from '../oversight/answered.tsx';
import { betTitle } from '../oversight/bet-title.ts';
import { useOversightTexts } from '../oversight/use-oversight-texts.ts';
import { usePolled } from '../oversight/use-polled.ts';
import type { FlagList } from '../../wire/index.ts';
import type { AtTable } from './watch-panel.tsx';

const EVERY_MS = 10_000;

export function FlagsPanel({ table, token }: AtTable) {
  const tell = useOversightTexts();
  const found = usePolled(table, EVERY_MS, () => lookUpFlags(table, token));
  return (
    <section className="panel" aria-label={tell('flags')}>
      <h2>{tell('flags')}</h2>
      <LookedUpPart found={found}>{({ flags }) => <TableFlags flags={flags} />}</LookedUpPart>
    </section>
  );
}

export function TableFlags({ flags }: Pick<FlagList, 'flags'>) {
  const { language, money } = useSettings();
  const tell = useOversightTexts();
  if (flags.length === 0) return <p>{tell('noFlags')}</p>;
  return (
    <ul className="flags">
      {flags.toReversed().map(({ flag, sighting, patron, beside, seat, figure, evidence }) => (
        <li key={`${sighting} ${patron} ${evidence.at(-1)?.at}`}>
          <details>
            <summary>
              ⚑ <strong>{tell(flag)}</strong>: {tell(sighting, figure)} ·{' '}
              {[`${tell('seat')} ${seat}`, patron, ...(beside === undefined ? [] : [beside])].join(
                ' · ',
              )}
            </summary>
            <table className="day-figures">
              <caption>{tell('evidence')}</caption>
              <thead>
                <tr>
                  <th scope="col">{tell('coup')}</th>
                  <th scope="col">{tell('time')}</th>
                  <th scope="col">{tell('wager')}</th>
                  <th scope="col">{tell('stake')}</th>
                </tr>
              </thead>
              <tbody>
                {evidence.map(({ coup, at, bet, stake }) => (
                  <tr key={`${coup} ${at} ${bet}`}>
                    <td>{coup}</td>
                    <td>{exactTime(at)}</td>
                    <td>
                      {bet
                        .split(' ')
                        .map(on => betTitle(language, on))
                        .join(' ')}
                    </td>
                    <td>{money(stake)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </li>
      ))}
    </ul>
  );
}
