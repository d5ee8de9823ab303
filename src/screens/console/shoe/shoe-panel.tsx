// The shoe in play: burn, cutting card, a shuffle or dummy coups that a supervisor orders.

import type { ConsoleView } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { seatedAt } from '../acts/act.ts';
import { useActs } from '../acts/acts-room.tsx';
import { useConsoleText } from '../use-texts.ts';

export interface ShoePanelProps {
  readonly view: ConsoleView;
  readonly line: Pick<ScreenConnection, 'send'>;
}

export function ShoePanel({ view, line }: ShoePanelProps) {
  const { say } = useSettings();
  const { begin } = useActs();
  const tell = useConsoleText();
  const { floor, cardsLeft, phase, lastCoup, shoe } = view;
  const [asks] = view.burnt?.shown === null ? view.burnt.askedBy : [];
  const person = seatedAt(view).find(each => each.seat === asks);
  const whoAsks = person === undefined ? {} : { person };
  const isDealing = phase === 'no-more-wagers' || phase === 'dealing' || phase === 'complete';
  const mayNote = floor.cuttingCard === 'noted' && !floor.cuttingCardOut && isDealing;
  return (
    <section className="panel" aria-label={tell('shoeTab')}>
      <p>
        {say('shoeNumber', shoe)} · {say('cardsLeft', cardsLeft)}
        {floor.cuttingCardOut && <strong> · {tell('cuttingCardIsOut')}</strong>}
        {lastCoup && <strong> · {say('lastCoup')}</strong>}
      </p>
      {floor.held.length > 0 && (
        <p className="amber">
          {tell('heldCard')}: {floor.held.map(card => card ?? '?').join(' ')}
        </p>
      )}
      {asks !== undefined && (
        <p className="amber" role="alert">
          {say('yourSeat')} {asks} {tell('asksForBurnt')}{' '}
          <button type="button" onClick={() => begin({ act: 'show-burn-card', said: whoAsks })}>
            {tell('showBurnt')}
          </button>
        </p>
      )}
      <div className="panel-keys">
        {floor.mayBurn && (
          <button type="button" onClick={() => line.send({ do: 'burn-card' })}>
            {tell('burnCard')}
          </button>
        )}
        {mayNote && (
          <button type="button" onClick={() => line.send({ do: 'record-cutting-card' })}>
            {tell('cuttingCard')}
          </button>
        )}
        {ORDERS.filter(act => view.powers[act] !== undefined).map(act => (
          <button key={act} type="button" onClick={() => begin({ act, said: {} })}>
            {tell(ORDER_TEXTS[act])}
          </button>
        ))}
      </div>
    </section>
  );
}

/** What a supervisor orders is filled in on its sheet: why, and how many. */
const ORDER_TEXTS = {
  'order-shuffle': 'orderShuffle',
  'order-dummy-coups': 'orderDummies',
} as const;
const ORDERS = ['order-shuffle', 'order-dummy-coups'] as const;
