// A slip, checked: what it says, whether its house signed it, and whether the book pays it.

import { type ReactNode, useEffect, useState } from 'react';
import { parseCard } from '../rules/cards.ts';
import type { CoupSlip, SlipFault } from '../slip/index.ts';
import { Switches, useSettings } from '../screens/client/settings.tsx';
import { textIn } from '../screens/client/use-texts.ts';
import { cardName } from '../screens/felt/cards/card-name.ts';
import { CardBackPattern } from '../screens/felt/cards/card-back.tsx';
import { PlayingCard } from '../screens/felt/cards/card.tsx';
import { textsOf } from '../screens/texts/load-texts.ts';
import { bookText, gameText } from '../screens/texts/names.ts';
import { checkSlip, type SlipRead, type SlipUnread } from './check.ts';

const slipTexts = textsOf('slip');

/** What stands behind the hash now; it changes when another slip is opened here. */
function useFragment(): string {
  const [fragment, set] = useState(location.hash.slice(1));
  useEffect(() => {
    const look = () => set(location.hash.slice(1));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return fragment;
}

export function SlipPage() {
  const { language } = useSettings();
  const tell = textIn(slipTexts(language).texts);
  const fragment = useFragment();
  const [checked, setChecked] = useState<SlipRead | SlipUnread | null>(null);
  useEffect(() => {
    let gone = false;
    const looked = fragment === '' ? Promise.resolve(null) : checkSlip(fragment);
    void looked.then(found => {
      if (!gone) setChecked(found);
    });
    return () => {
      gone = true;
    };
  }, [fragment]);
  return (
    <main className="slip-page">
      <CardBackPattern />
      <header className="slip-head">
        <h1>{tell('title')}</h1>
        <Switches />
      </header>
      <p className="slip-about">{tell('about')}</p>
      <Verdict checked={checked} />
      <PasteSlip />
    </main>
  );
}

function Verdict({ checked }: { readonly checked: SlipRead | SlipUnread | null }) {
  const { language } = useSettings();
  const tell = textIn(slipTexts(language).texts);
  if (checked === null) return <p>{tell('empty')}</p>;
  if (typeof checked === 'string') {
    return (
      <Mark holds={false} title={tell('fails')}>
        <p>{tell(checked)}</p>
      </Mark>
    );
  }
  const { slip, key, faults, judged, unjudged } = checked;
  const holds = faults.length === 0;
  return (
    <>
      <Mark holds={holds} title={tell(holds ? 'holds' : 'fails')}>
        {holds && <p>{tell('holdsSay', judged)}</p>}
        {faults.map(fault => (
          <FaultLine key={JSON.stringify(fault)} fault={fault} />
        ))}
        <p>{tell('signedBy', key)}</p>
      </Mark>
      <SlipTold slip={slip} />
      {unjudged.length > 0 && <Unjudged names={unjudged.map(({ on }) => on)} />}
    </>
  );
}

function Mark({
  holds,
  title,
  children,
}: {
  readonly holds: boolean;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      className={holds ? 'slip-verdict slip-holds' : 'slip-verdict slip-fails'}
      role="status"
    >
      <h2>
        <span aria-hidden="true">{holds ? '✓' : '✕'}</span> {title}
      </h2>
      {children}
    </section>
  );
}

function FaultLine({ fault }: { readonly fault: SlipFault }) {
  const { language, say, money } = useSettings();
  const tell = textIn(slipTexts(language).faults);
  switch (fault.code) {
    case 'unknown-book':
    case 'cards-not-by-the-tableau':
      return <p>{tell(fault.code, fault.told)}</p>;
    case 'other-result':
      return <p>{tell(fault.code, fault.told, fault.due)}</p>;
    case 'other-payment':
      return <p>{tell(fault.code, say(fault.on), money(fault.told), money(fault.due))}</p>;
  }
}

function Unjudged({ names }: { readonly names: readonly CoupSlip['wagers'][number]['on'][] }) {
  const { language, say } = useSettings();
  const tell = textIn(slipTexts(language).texts);
  return <p>{tell('unjudged', names.map(name => say(name)).join(', '))}</p>;
}

/** What the house has signed. */
function SlipTold({ slip }: { readonly slip: CoupSlip }) {
  const { language, say, money } = useSettings();
  const tell = textIn(slipTexts(language).texts);
  const { house, demonstration, table, shoe, coup, seat, currency, wagers, cards } = slip;
  const time = new Date(slip.at).toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return (
    <section className="slip-told" aria-label={tell('title')}>
      <h2>{house}</h2>
      {demonstration && <p className="demonstration">{say('demonstration')}</p>}
      <p>
        {tell('at', table, shoe, coup, seat)} · {time}
      </p>
      <p>
        {bookText(language, slip.rulebook)} · {gameText(language, slip.version)}
      </p>
      <div className="slip-cards">
        {cards.split(' ').map((text, at) => {
          const card = parseCard(text) ?? null;
          const label = card === null ? say('faceDown') : cardName(say, card);
          // oxlint-disable-next-line react/no-array-index-key -- a card is its place in the deal
          return <PlayingCard key={at} card={card} label={label} />;
        })}
      </div>
      <p className={`result-${slip.result ?? 'none'}`}>
        <b>{slip.result === null ? say('voidCoup') : say(slip.result)}</b>
      </p>
      <ul>
        {wagers.map(({ on, stake, paid, clause }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- one wager may stand there twice
          <li key={at}>
            {say(on)} {money(stake)} → {tell('back')} <b>{money(paid)}</b> {currency}{' '}
            <small>({clause})</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PasteSlip() {
  const { language } = useSettings();
  const tell = textIn(slipTexts(language).texts);
  const [text, setText] = useState('');
  return (
    <form
      className="slip-paste"
      onSubmit={event => {
        event.preventDefault();
        location.hash = text.slice(text.indexOf('#') + 1).trim();
      }}
    >
      <label>
        {tell('paste')}
        <textarea rows={3} value={text} onChange={event => setText(event.target.value)} />
      </label>
      <button type="submit" disabled={text.trim() === ''}>
        {tell('check')}
      </button>
    </form>
  );
}
