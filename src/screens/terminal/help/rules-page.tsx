// The rules of this table's book in our own words, beside the operator's approved document.

import type { PublicView, SignView } from '../../../wire/index.ts';
import { type BookPage, bookPage } from '../../client/requests/house-requests.ts';
import { useFetched } from '../../client/use-fetched.ts';
import { useSettings } from '../../client/settings.tsx';
import { textsOf } from '../../texts/load-texts.ts';
import { gameText } from '../../texts/names.ts';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { useCallback } from 'react';
import { payText } from './odds-text.ts';

const signTexts = textsOf('sign');

export interface RulesProps {
  readonly rulebook: PublicView['rulebook'];
  readonly sign: SignView;
}

export function Rules({ rulebook, sign }: RulesProps) {
  const fetchBook = useCallback(() => bookPage(rulebook), [rulebook]);
  const { value } = useFetched<BookPage>(fetchBook);
  return (
    <div className="rules">
      <RulesHead sign={sign} book={value} />
      <HowItGoes />
      <DrawingTable tableau={sign.tableau} />
      <WhatPays sign={sign} />
      <LimitsHere sign={sign} />
      {value !== null && <WholeBook book={value} />}
    </div>
  );
}

function RulesHead({ sign, book }: { readonly sign: SignView; readonly book: BookPage | null }) {
  const words = useTerminalTexts();
  const { language } = useSettings();
  const { title, issuer, edition, effective } = sign.document;
  return (
    <>
      <p>
        <b>{gameText(language, sign.game)}</b> · {gameText(language, sign.version)}
      </p>
      <p>{words.rulesOurWords}</p>
      <p className="small">
        {words.document(title, issuer, edition)}
        {effective !== null && words.inForce(effective)}
      </p>
      {book?.approved && (
        <p>
          <a href={book.approved.address} target="_blank" rel="noreferrer">
            {words.approvedDocument}
          </a>{' '}
          <small>
            {book.approved.storedOn} · SHA-256 {book.approved.sha256.slice(0, 16)}…
          </small>
        </p>
      )}
    </>
  );
}

function HowItGoes() {
  const words = useTerminalTexts();
  return (
    <section>
      <h3>{words.howItGoes}</h3>
      <ol>
        {words.aim.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

const THIRD_CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Who draws and who stands, as the book prints it; open at any time, also in mid-coup. */
export function DrawingTable({ tableau }: { readonly tableau: SignView['tableau'] }) {
  const words = useTerminalTexts();
  const mark = (row: string, at: number) => {
    const draws = row.charAt(at) === 'D';
    return (
      <td key={at} className={draws ? 'draws' : 'stands'}>
        {draws ? words.drawLetter : words.standLetter}
      </td>
    );
  };
  const counts = Array.from({ length: tableau.player.length }, (_, count) => count);
  return (
    <section className="tableau">
      <h3>
        {words.drawingTable} <small>({tableau.clause})</small>
      </h3>
      <table>
        <tbody>
          <tr>
            <th scope="row">{words.playerHas}</th>
            {counts.map(count => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{words.drawsOrNot}</th>
            {counts.map(count => mark(tableau.player, count))}
          </tr>
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.bankerHas}</th>
            <th scope="col">{words.noThird}</th>
            {THIRD_CARDS.map(card => (
              <th key={card} scope="col">
                {card}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableau.banker.map((row, count) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row's place is Banker's count
            <tr key={count}>
              <th scope="row">{count}</th>
              {mark(tableau.bankerIfPlayerStood, count)}
              {THIRD_CARDS.map(card => mark(row, card))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        {words.drawLetter} {words.draws} · {words.standLetter} {words.stands}
      </p>
    </section>
  );
}

/** Every line of the odds, as the signs at a table show them. */
export function WhatPays({ sign: { odds } }: { readonly sign: Pick<SignView, 'odds'> }) {
  const { say, language } = useSettings();
  const words = useTerminalTexts();
  return (
    <section>
      <h3>{words.whatPays}</h3>
      <table className="odds">
        <tbody>
          {odds.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- its place in the book
            <tr key={at}>
              <th scope="row">{line.on === odds[at - 1]?.on ? '' : say(line.on)}</th>
              <td>
                {line.when === null
                  ? words.inARow(line.length ?? 0)
                  : signTexts(language).shows[line.when]}
              </td>
              <td>{payText(words, line)}</td>
              <td>
                <small>{line.clause}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function LimitsHere({ sign }: { readonly sign: SignView }) {
  const { say, money } = useSettings();
  const words = useTerminalTexts();
  return (
    <section className="limits-here">
      <h3>
        {words.limitsHere} <small>{sign.currency}</small>
      </h3>
      <table>
        <tbody>
          {sign.offered.map(on => {
            const limit = sign.limits[on];
            return limit === undefined ? null : (
              <tr key={on}>
                <th scope="row">{say(on)}</th>
                <td>{words.minimumIs(money(limit.min))}</td>
                <td>{words.maximumIs(money(limit.max))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {sign.aggregateMin > 0 && <p>{words.allTogether(money(sign.aggregateMin))}</p>}
      {sign.differential !== null && <p>{words.differentialIs(money(sign.differential))}</p>}
    </section>
  );
}

/** Every clause in our own words; the master language is English (R-DSP-5). */
function WholeBook({ book: { chapters } }: { readonly book: BookPage }) {
  const words = useTerminalTexts();
  return (
    <details className="whole-book">
      <summary>{words.wholeBook}</summary>
      {chapters.map(({ heading, clauses }) => (
        <section key={heading} lang="en">
          <h3>{heading}</h3>
          <dl>
            {clauses.map(({ id, says }) => (
              <div key={id}>
                <dt>{id}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  );
}
