// Last night again: a gaming day under another version, limits or odds, beside the day as it was.

import { type FormEvent, useState } from 'react';
import type { AgainAsked, AgainPage } from '../../wire/index.ts';
import { AGAIN_BOOKS, AGAIN_VERSIONS } from '../../wire/inspection/again-choices.ts';
import { WAGERS } from '../../rules/wagers.ts';
import { lookUpAgain } from '../client/requests/oversight-requests.ts';
import { useSettings } from '../client/settings.tsx';
import { TableSelect } from '../forms/table-select.tsx';
import { TypedField } from '../forms/typed-field.tsx';
import { textOfField } from '../console/text-of-field.ts';
import { WhyDenied } from '../oversight/answered.tsx';
import { betTitle } from '../oversight/bet-title.ts';
import {
  OversightPage,
  type OversightPageProps,
  type OversightPartProps,
} from '../oversight/oversight-page.tsx';
import { useOversightTexts } from '../oversight/use-oversight-texts.ts';
import type { StaffPageProps } from '../surveillance/surveillance.tsx';
import { bookText } from '../texts/names.ts';
import { type Language, sumEntered } from '../texts/index.ts';

const TABS: OversightPageProps['tabs'] = [{ name: 'lastNight', Part: AgainTab }];

export const LastNightAgain = (props: StaffPageProps) => (
  <OversightPage {...props} title="lastNight" needs="read-accounts" tabs={TABS} />
);

/** What the form asks for; a field that is empty changes nothing. */
function askedBy(event: FormEvent<HTMLFormElement>, language: Language): AgainAsked {
  const text = (name: string): string => textOfField(event, name);
  const sum = (name: string): number | undefined => sumEntered(language, text(name));
  const given = {
    ...{ day: text('day'), table: text('table'), rulebook: text('book'), version: text('version') },
  };
  const [on, min, max, step] = [text('bet'), sum('min'), sum('max'), sum('step')];
  const isLimit = on !== '' && min !== undefined && max !== undefined && step !== undefined;
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    ...(isLimit ? { limits: { [on]: { min, max, step } } } : {}),
  };
}

function AgainTab({ state: { tables }, token }: OversightPartProps) {
  const tell = useOversightTexts();
  const { language } = useSettings();
  const [played, setPlayed] = useState<AgainPage | null>(null);
  const [error, setError] = useState<unknown>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setError(null);
    lookUpAgain(askedBy(event, language), token).then(setPlayed, setError);
  };
  const select = (name: string, title: string, of: readonly (readonly [string, string])[]) => (
    <label>
      {title}
      <select name={name}>
        <option value="">{tell('asItWas')}</option>
        {of.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section className="pit-figures" aria-label={tell('lastNight')}>
      <form className="pit-filters" onSubmit={submit} aria-label={tell('lastNight')}>
        <TypedField title={tell('gamingDay')} name="day" type="date" />
        <TableSelect title={tell('table')} name="table" tables={tables} any={tell('anyTable')} />
        {select(
          'book',
          tell('book'),
          AGAIN_BOOKS.map(id => [id, bookText(language, id)]),
        )}
        {select(
          'version',
          tell('version'),
          AGAIN_VERSIONS.map(version => [version, version]),
        )}
        {select(
          'bet',
          tell('wager'),
          WAGERS.map(on => [on, betTitle(language, on)]),
        )}
        <TypedField title={tell('least')} name="min" inputMode="decimal" />
        <TypedField title={tell('most')} name="max" inputMode="decimal" />
        <TypedField title={tell('step')} name="step" inputMode="decimal" />
        <button type="submit" className="confirm">
          {tell('playAgain')}
        </button>
      </form>
      <WhyDenied error={error} />
      {played !== null && <PlayedAgain played={played} />}
    </section>
  );
}

export function PlayedAgain({ played }: { readonly played: AgainPage }) {
  const tell = useOversightTexts();
  const { language, money } = useSettings();
  const { day, coups, rows, totals, leftOut, left } = played;
  const cells = ({ did, would }: Pick<AgainPage['totals'][number], 'did' | 'would'>) => (
    <>
      <td>{money(did.stake)}</td>
      <td>{money(did.win)}</td>
      <td>{money(would.stake)}</td>
      <td>{money(would.win)}</td>
      <td>{money(would.win - did.win)}</td>
    </>
  );
  return (
    <div role="status">
      <p>
        {day} · {tell('coups')}: {coups} · {tell('leftOut', leftOut)}
      </p>
      <table className="day-figures">
        <thead>
          <tr>
            <th scope="col">{tell('table')}</th>
            <th scope="col">
              {tell('did')}: {tell('stake')}
            </th>
            <th scope="col">
              {tell('did')}: {tell('win')}
            </th>
            <th scope="col">
              {tell('would')}: {tell('stake')}
            </th>
            <th scope="col">
              {tell('would')}: {tell('win')}
            </th>
            <th scope="col">{tell('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={`${row.table} ${row.currency} ${row.bet}`}>
              <th scope="row">
                {row.table} · {betTitle(language, row.bet)} · {row.currency}
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(total => (
            <tr key={total.currency} data-total={total.currency}>
              <th scope="row">
                {tell('total')} · {total.currency}
              </th>
              {cells(total)}
            </tr>
          ))}
        </tfoot>
      </table>
      {left.length > 0 && <LeftOut left={left} />}
    </div>
  );
}

function LeftOut({ left }: Pick<AgainPage, 'left'>) {
  const tell = useOversightTexts();
  const { language, money } = useSettings();
  return (
    <table className="day-figures">
      <caption>{tell('leftOut', left.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{tell('coup')}</th>
          <th scope="col">{tell('patron')}</th>
          <th scope="col">{tell('wager')}</th>
          <th scope="col">{tell('stake')}</th>
          <th scope="col">{tell('notTaken')}</th>
          <th scope="col">{tell('clause')}</th>
        </tr>
      </thead>
      <tbody>
        {left.map(({ table, shoe, coup, seat, patron, bet, stake, cents, clause }, at) => (
          // A patron may have lost the same stake twice over: their order is the name.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={at}>
            <th scope="row">
              {table} {shoe}/{coup}
            </th>
            <td>
              {tell('seat')} {seat} · {patron}
            </td>
            <td>{betTitle(language, bet.on)}</td>
            <td>{money(stake)}</td>
            <td>{money(cents)}</td>
            <td>{clause}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
