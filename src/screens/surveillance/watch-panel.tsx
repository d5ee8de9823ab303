// The shoe watch of one table: what every wager is worth on the cards that are left, and an alarm
// where a patron's stakes follow it.

import { lookUpWatch } from '../client/requests/oversight-requests.ts';
import { useSettings } from '../client/settings.tsx';
import { betTitle } from '../oversight/bet-title.ts';
import { LookedUpPart } from '../oversight/answered.tsx';
import { useOversightTexts } from '../oversight/use-oversight-texts.ts';
import { usePolled } from '../oversight/use-polled.ts';
import type { ShoeWatched } from '../../wire/index.ts';

const EVERY_MS = 10_000;

export interface AtTable {
  readonly table: string;
  readonly token: string | null;
}

export function WatchPanel({ table, token }: AtTable) {
  const tell = useOversightTexts();
  const found = usePolled(table, EVERY_MS, () => lookUpWatch(table, token));
  return (
    <section className="panel" aria-label={tell('shoeWatch')}>
      <h2>{tell('shoeWatch')}</h2>
      <p className="for-staff">{tell('forStaffOnly')}</p>
      <LookedUpPart found={found}>{watched => <Watched watched={watched} />}</LookedUpPart>
    </section>
  );
}

const percent = (share: number): string => `${share > 0 ? '+' : ''}${(100 * share).toFixed(2)}%`;

/** Drawn with what it is about, for the tests. */
export function Watched({ watched }: { readonly watched: ShoeWatched }) {
  const { language, money } = useSettings();
  const tell = useOversightTexts();
  const { shoe, coups, cardsLeft, wagers, followers } = watched;
  const raised = followers.filter(({ level }) => level !== 'quiet');
  return (
    <>
      {raised.map(({ patron, on, z, level }) => (
        <p key={`${patron} ${on}`} className="refusal" role="alert">
          ⚠ {tell('followers')}: {patron} · {betTitle(language, on)} · {z.toFixed(1)} ·{' '}
          {tell(level)}
        </p>
      ))}
      <p>
        {tell('shoe')} {shoe}: {tell('cardsLeft', coups, cardsLeft)}
      </p>
      <table className="day-figures">
        <thead>
          <tr>
            <th scope="col">{tell('wager')}</th>
            <th scope="col">{tell('worth')}</th>
            <th scope="col">{tell('exactly')}</th>
            <th scope="col">{tell('level')}</th>
          </tr>
        </thead>
        <tbody>
          {wagers.map(({ on, option, worth, exactly, level }) => (
            <tr key={`${on} ${option}`} className={level === 'quiet' ? '' : 'pit-trouble'}>
              <th scope="row">{betTitle(language, on)}</th>
              <td>{percent(worth)}</td>
              <td className="digest">{exactly}</td>
              <td>{tell(level)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {followers.length > 0 && (
        <table className="day-figures">
          <caption>{tell('followers')}</caption>
          <thead>
            <tr>
              <th scope="col">{tell('patron')}</th>
              <th scope="col">{tell('wager')}</th>
              <th scope="col">{tell('coups')}</th>
              <th scope="col">{tell('correlation')}</th>
              <th scope="col">{tell('standardErrors')}</th>
              <th scope="col">{tell('worth')}</th>
            </tr>
          </thead>
          <tbody>
            {followers.slice(0, 8).map(({ patron, on, coups: count, correlation, z, expected }) => (
              <tr key={`${patron} ${on}`}>
                <th scope="row">{patron}</th>
                <td>{betTitle(language, on)}</td>
                <td>{count}</td>
                <td>{correlation.toFixed(2)}</td>
                <td>{z.toFixed(1)}</td>
                <td>{money(Math.round(expected))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
