// A search over what was played: patrons, seats, cards, wagers, stakes and times.

import { type FormEvent, useState } from 'react';
import type { CoupsFound } from '../../wire/index.ts';
import { lookUpCoups } from '../client/requests/oversight-requests.ts';
import { useSettings } from '../client/settings.tsx';
import { TableSelect } from '../forms/table-select.tsx';
import { TypedField } from '../forms/typed-field.tsx';
import { textOfField } from '../console/text-of-field.ts';
import { AskForm } from '../oversight/ask-form.tsx';
import { WhyDenied, exactTime } from '../oversight/answered.tsx';
import { betTitle } from '../oversight/bet-title.ts';
import type { OversightPartProps } from '../oversight/oversight-page.tsx';
import { useOversightTexts } from '../oversight/use-oversight-texts.ts';
import { CoupRecall } from '../pit/events/coup-recall.tsx';
import { sumEntered } from '../texts/index.ts';
import { WAGERS } from '../../rules/wagers.ts';

const timeOf = (text: string): string => {
  const at = Date.parse(text);
  return Number.isNaN(at) ? '' : String(at);
};

export function SearchTab({ state: { tables }, token }: OversightPartProps) {
  const tell = useOversightTexts();
  const { language } = useSettings();
  const [found, setFound] = useState<CoupsFound | null>(null);
  const [error, setError] = useState<unknown>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const text = (name: string): string => textOfField(event, name).trim();
    const sum = (name: string): string => String(sumEntered(language, text(name)) ?? '');
    const asked = {
      ...{ table: text('table'), patron: text('patron'), seat: text('seat'), on: text('on') },
      ...{ card: text('card'), from: timeOf(text('from')), to: timeOf(text('to')) },
      ...{ least: sum('least'), most: sum('most') },
    };
    setError(null);
    lookUpCoups(asked, token).then(setFound, setError);
  };
  return (
    <section className="pit-events" aria-label={tell('search')}>
      <AskForm title={tell('search')} onAsk={submit}>
        <TableSelect title={tell('table')} name="table" tables={tables} any={tell('anyTable')} />
        <TypedField title={tell('patron')} name="patron" />
        <TypedField title={tell('seat')} name="seat" inputMode="numeric" />
        <TypedField title={tell('card')} name="card" />
        <label>
          {tell('wager')}
          <select name="on">
            <option value="">{tell('anyWager')}</option>
            {WAGERS.map(on => (
              <option key={on} value={on}>
                {betTitle(language, on)}
              </option>
            ))}
          </select>
        </label>
        <TypedField title={tell('leastStake')} name="least" inputMode="decimal" />
        <TypedField title={tell('mostStake')} name="most" inputMode="decimal" />
        <TypedField title={tell('fromTime')} name="from" type="datetime-local" />
        <TypedField title={tell('toTime')} name="to" type="datetime-local" />
      </AskForm>
      <WhyDenied error={error} />
      {found !== null && <CoupsTable found={found} token={token} />}
    </section>
  );
}

type FoundCoup = CoupsFound['coups'][number];

function CoupsTable({
  found: { searched, more, coups },
  token,
}: {
  readonly found: CoupsFound;
  readonly token: string | null;
}) {
  const tell = useOversightTexts();
  const { language, money } = useSettings();
  const [opened, open] = useState<FoundCoup | null>(null);
  return (
    <>
      <p role="status">
        {coups.length === 0 ? tell('noneFound') : ''} {tell('searched', searched)}{' '}
        {more && tell('moreOlder')}
      </p>
      {coups.length > 0 && (
        <table className="day-figures events">
          <thead>
            <tr>
              <th scope="col">{tell('coup')}</th>
              <th scope="col">{tell('time')}</th>
              <th scope="col">{tell('cards')}</th>
              <th scope="col">{tell('wager')}</th>
            </tr>
          </thead>
          <tbody>
            {coups.map(coup => (
              <tr key={`${coup.table} ${coup.shoe} ${coup.coup}`}>
                <th scope="row">
                  <button type="button" onClick={() => open(coup)}>
                    {coup.table} {coup.shoe}/{coup.coup}
                  </button>
                </th>
                <td>{exactTime(coup.at)}</td>
                <td>{coup.cards}</td>
                <td>
                  {coup.wagers.map(({ seat, patron, on, stake, paid }) => (
                    <p key={`${seat} ${patron} ${on} ${stake} ${paid}`}>
                      {tell('seat')} {seat} · {patron} · {betTitle(language, on)}{' '}
                      {[stake, paid].map(money).join(' → ')}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {opened !== null && <CoupRecall at={opened} token={token} onClose={() => open(null)} />}
    </>
  );
}
