// The shoe in play: burn, cutting card, a shuffle or dummy coups that a supervisor orders.

import type { ConsoleView, Wish } from '../../wire/index.ts';
import type { Connection } from '../house/connection.ts';
import { useSettings } from '../house/settings.tsx';
import { PowerKey } from './power-key.tsx';
import { useTell } from './use-words.ts';

export interface ShoePanelProps {
  readonly view: ConsoleView;
  readonly role: string | null;
  readonly line: Pick<Connection, 'wish'>;
}

export function ShoePanel({ view, role, line }: ShoePanelProps) {
  const { say } = useSettings();
  const tell = useTell();
  const { floor, cardsLeft, phase, lastCoup, shoe } = view;
  const isDealing = phase === 'no-more-wagers' || phase === 'dealing' || phase === 'complete';
  const mayNote = floor.cuttingCard === 'noted' && !floor.cuttingCardOut && isDealing;
  const keys = { view, role, line };
  return (
    <section className="panel" aria-label={tell('shoeTab')}>
      <p>
        {say('shoe')} {shoe} · {cardsLeft} {say('cardsLeft')}
        {floor.cuttingCardOut && <strong> · {tell('cuttingCardIsOut')}</strong>}
        {lastCoup && <strong> · {say('lastCoup')}</strong>}
      </p>
      {floor.held.length > 0 && (
        <p className="amber">
          {tell('heldCard')}: {floor.held.map(card => card ?? '?').join(' ')}
        </p>
      )}
      <div className="panel-keys">
        {floor.mayBurn && (
          <button type="button" onClick={() => line.wish({ do: 'burn-card' })}>
            {tell('burnCard')}
          </button>
        )}
        {mayNote && (
          <button type="button" onClick={() => line.wish({ do: 'record-cutting-card' })}>
            {tell('cuttingCard')}
          </button>
        )}
        <PowerKey
          {...keys}
          power="order-shuffle"
          wish={{ do: 'order-shuffle', reason: tell('whyShuffle') }}
        >
          {tell('orderShuffle')}
        </PowerKey>
        <PowerKey {...keys} power="order-dummy-coups" wish={DUMMY}>
          {tell('orderDummies')}
        </PowerKey>
      </div>
    </section>
  );
}

const DUMMY: Wish = { do: 'order-dummy-coups', reason: 'during-the-shoe', count: 1 };
