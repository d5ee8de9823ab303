// A recalculation before it is done: both results, and what every terminal was and will be paid.

import type { ShownEffect } from '../../client/floor-terms.ts';
import type { ConsoleView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { type Language, resultText } from '../../texts/index.ts';
import { useConsoleText } from '../use-texts.ts';

type CoupRecord = ConsoleView['records'][number];

export interface CorrectedProps {
  readonly corrected: CoupRecord;
  readonly view: Pick<ConsoleView, 'records'>;
  readonly seats: ShownEffect['seats'];
  readonly streaks: ShownEffect['streaks'];
}

/** What one terminal was paid for the coup, and what it will have been paid. */
export interface SeatDifference {
  readonly seat: number;
  readonly was: number;
  readonly willBe: number;
}

const paidAt = (record: CoupRecord, seat: number): number =>
  (record.seats.find(each => each.seat === seat)?.paid ?? []).reduce(
    (sum, { paid }) => sum + paid,
    0,
  );

/** Every terminal that the coup has paid or will have, whether or not anything changes for it. */
export function differences(before: CoupRecord, after: CoupRecord): readonly SeatDifference[] {
  const seats = new Set([...before.seats, ...after.seats].map(({ seat }) => seat));
  return [...seats]
    .toSorted((a, b) => a - b)
    .map(seat => ({ seat, was: paidAt(before, seat), willBe: paidAt(after, seat) }));
}

export function Corrected({ corrected, view, seats, streaks }: CorrectedProps) {
  const { say, money, language } = useSettings();
  const tell = useConsoleText();
  const before = view.records.find(
    ({ shoe, number }) => shoe === corrected.shoe && number === corrected.number,
  );
  if (before === undefined) return null;
  return (
    <>
      <p>
        {say('coupNumber', corrected.number)}: <s>{resultOf(before, language)}</s> →{' '}
        <b>{resultOf(corrected, language)}</b>
      </p>
      <table className="corrected">
        <thead>
          <tr>
            <th scope="col">{say('yourSeat')}</th>
            <th scope="col">{tell('asItStood')}</th>
            <th scope="col">{tell('asItShould')}</th>
            <th scope="col">{tell('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {differences(before, corrected).map(({ seat, was, willBe }) => (
            <tr key={seat}>
              <th scope="row">{seat}</th>
              <td>{money(was)}</td>
              <td>{money(willBe)}</td>
              <td className={willBe === was ? '' : 'amber'}>
                {willBe > was ? '+' : ''}
                {money(willBe - was)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {streaks.length > 0 && (
        <ul className="amber">
          {streaks.map(({ seat, bet, stake, transfer, fate }) => (
            <li key={transfer}>
              {say('yourSeat')} {seat}: {say(bet.on)} {money(stake)}: {tell(fate)}
            </li>
          ))}
        </ul>
      )}
      {seats.length === 0 && <p>{say('noMoneyMoves')}</p>}
      <p>{tell('twoPeople')}</p>
    </>
  );
}

const resultOf = ({ result, playerCount, bankerCount }: CoupRecord, language: Language): string =>
  result === null ? '–' : resultText(language, result, playerCount, bankerCount);
