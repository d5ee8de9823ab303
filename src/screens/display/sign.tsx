// The signs of the display: limits that always stand there, and pages that take turns beside them.

import type { PublicView, SignView } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';
import { gameText } from '../texts/names.ts';
import { ladderText, paysShort, signTexts } from './sign-texts.ts';
import {
  diagramsOf,
  limitLines,
  type SignOdds,
  oddsLines,
  type OddsPage,
  oddsPageOf,
  type Price,
  rungOf,
} from './sign-lines.ts';
import { Markers } from './seat-markers.tsx';
import { useDisplayTexts } from './use-display-texts.ts';

/** The limit sign: version, and the smallest and largest wager on everything that is on offer. */
export function LimitSign({ sign, view }: { readonly sign: SignView; readonly view: PublicView }) {
  const { money, say, language } = useSettings();
  const { tell, nameOf } = useDisplayTexts();
  return (
    <section className="limit-sign" aria-label={tell('limits')}>
      <h2 className={sign.versionNotice === null ? 'version' : 'version version-notice'}>
        {gameText(language, sign.version)}
      </h2>
      <table>
        <tbody>
          {limitLines(sign.offered, sign.limits).map(({ names, min, max, step }) => (
            <tr key={names.join()}>
              <th scope="row">{names.map(nameOf).join(' · ')}</th>
              <td>
                <b>{short(money(min))}</b> – <b>{short(money(max))}</b>
                {step !== null && (
                  <small>
                    {tell('steps')} {short(money(step))}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FurtherLimits sign={sign} />
      <Markers view={view} />
      <p className="sign-foot">
        {sign.currency} · {sign.decks} {say('decks')} · {tell('layout')}{' '}
        {diagramsOf(sign).join(' ')} · {view.table}
      </p>
    </section>
  );
}

/** Cents are said only where there are any. */
const short = (money: string): string => money.replace(/[.,]00$/u, '');

function FurtherLimits({ sign }: { readonly sign: SignView }) {
  const { money } = useSettings();
  const { tell } = useDisplayTexts();
  const { differential, differentialBasis: basis, collectiveLiability, aggregateMin } = sign;
  const lines = [
    differential === null
      ? null
      : `${tell('differential')} ${short(money(differential))}${basis ? ` (${tell(basis)})` : ''}`,
    collectiveLiability === null
      ? null
      : `${tell('liability')} ${short(money(collectiveLiability))}`,
    aggregateMin === 0 ? null : `${tell('aggregate')} ${short(money(aggregateMin))}`,
  ].filter(line => line !== null);
  return lines.length === 0 ? null : <p className="sign-more">{lines.join(' · ')}</p>;
}

/** A few short lines can stand larger. */
const FEW = 5;

/** The odds sign: what every wager on offer pays, and when; streaks have a page of their own. */
export function OddsSign({ sign, page }: { readonly sign: SignView; readonly page: OddsPage }) {
  const { tell } = useDisplayTexts();
  const lines = oddsLines(sign).filter(({ name }) => oddsPageOf(name) === page);
  const isShort = lines.length <= FEW && lines.every(({ prices }) => prices.length < FEW);
  return (
    <div className={isShort ? 'odds-sign odds-few' : 'odds-sign'}>
      <h3>{tell(page)}</h3>
      <dl>
        {lines.map(line => (
          <OddsOf key={line.name} line={line} />
        ))}
      </dl>
    </div>
  );
}

/** One wager: prices that stand alone in a row, those that climb as a ladder under it. */
function OddsOf({ line: { name, prices } }: { readonly line: SignOdds }) {
  const { language } = useSettings();
  const { nameOf } = useDisplayTexts();
  const alone = prices.filter(price => rungOf(price) === null);
  const ladder = prices.filter(price => rungOf(price) !== null);
  const [first] = ladder;
  return (
    <div className="odds-line">
      <dt>{nameOf(name)}</dt>
      <dd className="prices">
        {alone.map(price => (
          <PriceText key={price.when} price={price} />
        ))}
      </dd>
      {first !== undefined && (
        <dd className="ladder">
          <i>{ladderText(language, first.length !== null)}</i>
          {ladder.map(price => (
            <span key={rungOf(price)}>
              <i>{rungOf(price)}</i> <b>{paysShort(language, price.pays)}</b>
            </span>
          ))}
        </dd>
      )}
    </div>
  );
}

function PriceText({ price: { when, pays, commission } }: { readonly price: Price }) {
  const { language } = useSettings();
  const { less, facts } = signTexts(language);
  const shown: Readonly<Record<string, string>> = facts;
  return (
    <span className="price">
      {when !== '' && <i>{shown[when]}</i>} <b>{paysShort(language, pays)}</b>
      {commission !== null && <i>{less(paysShort(language, commission))}</i>}
    </span>
  );
}
