// Any coup replayed on the felt, card by card, with wagers, payments, clause and reason; every
// correction beside the original, and what the second judge makes of it.

import { useState } from 'react';
import type { Card } from '../../rules/cards.ts';
import type { CoupVerdict, CoupView, InspectedCoup } from '../../wire/index.ts';
import { type CoupNamed, inspectCoup, judgeCoup } from '../client/requests/oversight-requests.ts';
import { useSettings } from '../client/settings.tsx';
import { TableSelect } from '../forms/table-select.tsx';
import { TypedField } from '../forms/typed-field.tsx';
import { textOfField } from '../console/text-of-field.ts';
import { CoupOnFelt } from '../felt/coup.tsx';
import { AskForm } from '../oversight/ask-form.tsx';
import { WhyDenied, exactTime } from '../oversight/answered.tsx';
import { betTitle } from '../oversight/bet-title.ts';
import type { OversightPartProps } from '../oversight/oversight-page.tsx';
import { useOversightTexts } from '../oversight/use-oversight-texts.ts';
import { codeText } from '../texts/load-texts.ts';

type Version = InspectedCoup['versions'][number];

export function CoupTab({ state: { tables }, token }: OversightPartProps) {
  const tell = useOversightTexts();
  const [coup, setCoup] = useState<InspectedCoup | null>(null);
  const [error, setError] = useState<unknown>(null);
  const show = (at: CoupNamed): void => {
    setError(null);
    inspectCoup(at, token).then(setCoup, setError);
  };
  return (
    <section className="pit-events" aria-label={tell('coups')}>
      <AskForm
        title={tell('coups')}
        act={tell('show')}
        onAsk={event => {
          const number = (name: string): number => Number(textOfField(event, name));
          show({ table: textOfField(event, 'table'), shoe: number('shoe'), coup: number('coup') });
        }}
      >
        <TableSelect title={tell('table')} name="table" tables={tables} />
        <TypedField
          title={tell('shoe')}
          name="shoe"
          inputMode="numeric"
          defaultValue="1"
          required
        />
        <TypedField title={tell('coup')} name="coup" inputMode="numeric" required />
      </AskForm>
      <WhyDenied error={error} />
      {coup !== null && (
        <CoupReplay key={`${coup.table} ${coup.shoe} ${coup.coup}`} coup={coup} token={token} />
      )}
    </section>
  );
}

interface CoupReplayProps {
  readonly coup: InspectedCoup;
  readonly token: string | null;
}

export function CoupReplay({ coup, token }: CoupReplayProps) {
  const tell = useOversightTexts();
  const [chosen, choose] = useState(0);
  const [shown, setShown] = useState(0);
  const version = coup.versions[chosen];
  if (version === undefined) return null;
  const { cards } = version;
  return (
    <>
      <nav className="pit-tabs">
        {coup.versions.map(({ event, at }, place) => (
          <button
            key={event}
            type="button"
            aria-pressed={place === chosen}
            onClick={() => choose(place)}
          >
            {place === 0 ? tell('asSettled') : tell('asCorrected', place)} ·{' '}
            <small>{exactTime(at)}</small>
          </button>
        ))}
      </nav>
      <div className="replayed-felt">
        <CoupOnFelt
          view={{
            coup: viewOf(coup.coup, version, shown),
            last: null,
            discs: { player: null, banker: null, shoe: null },
          }}
        />
      </div>
      <div className="pit-filters">
        <button type="button" onClick={() => setShown(0)}>
          {tell('fromStart')}
        </button>
        <button
          type="button"
          className="confirm"
          disabled={shown >= cards.length}
          onClick={() => setShown(shown + 1)}
        >
          {tell('nextCard')}
        </button>
        <button type="button" onClick={() => setShown(cards.length)}>
          {tell('allCards')}
        </button>
        <output>{tell('cardOf', Math.min(shown, cards.length), cards.length)}</output>
      </div>
      <div className="versions">
        {coup.versions.map((each, place) => (
          <VersionTable key={each.event} version={each} place={place} />
        ))}
      </div>
      <Verdict coup={coup} token={token} />
    </>
  );
}

/** The coup as far as its cards are shown; it has its result with the last of them. */
function viewOf(number: number, version: Version, shown: number): CoupView {
  const lying = version.cards.slice(0, shown);
  const isWhole = lying.length === version.cards.length && lying.length > 0;
  const hand = (side: 'player' | 'banker'): CoupView['hands']['player'] => {
    const own = lying.filter(({ to }) => to === side);
    const cards = own.map(({ card }) => card as Card | null); // the house sends its own cards
    return { cards, count: isWhole ? version[`${side}Count`] : null };
  };
  return {
    number,
    standing: isWhole ? version.standing : 'live',
    ground: null,
    hands: { player: hand('player'), banker: hand('banker') },
    result: isWhole ? version.result : null,
    corrected: [],
  };
}

function VersionTable({ version, place }: { readonly version: Version; readonly place: number }) {
  const tell = useOversightTexts();
  const { language, money } = useSettings();
  const title = place === 0 ? tell('asSettled') : tell('asCorrected', place);
  return (
    <table className="day-figures">
      <caption>
        {title} · {version.by} {version.clause === null ? '' : `· ${version.clause}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{tell('seat')}</th>
          <th scope="col">{tell('patron')}</th>
          <th scope="col">{tell('wager')}</th>
          <th scope="col">{tell('stake')}</th>
          <th scope="col">{tell('paid')}</th>
          <th scope="col">{tell('clause')}</th>
          <th scope="col">{tell('why')}</th>
        </tr>
      </thead>
      <tbody>
        {version.wagers.map(({ seat, patron, on, stake, paid, clause, because }, at) => (
          // The same patron may have the same wager twice: their order is the name.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={at}>
            <td>{seat}</td>
            <td>{patron}</td>
            <td>{betTitle(language, on)}</td>
            <td>{money(stake)}</td>
            <td>{money(paid)}</td>
            <td>{clause}</td>
            <td>{codeText(language, because)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Verdict({ coup, token }: CoupReplayProps) {
  const tell = useOversightTexts();
  const [verdict, setVerdict] = useState<CoupVerdict | null>(null);
  const [error, setError] = useState<unknown>(null);
  const ask = (): void => {
    setError(null);
    judgeCoup(coup, token).then(setVerdict, setError);
  };
  return (
    <section className="panel" aria-label={tell('verdict')}>
      <button type="button" onClick={ask}>
        {tell('verdict')}
      </button>
      <WhyDenied error={error} />
      {verdict !== null && (
        <div role="status">
          {verdict.objections.length === 0 && <p>{tell('noObjection', verdict.judged)}</p>}
          {verdict.objections.map(line => (
            <p key={line} className="refusal">
              {line}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
