// Who gets the cards or the shoe: the highest wagerer first, then the next who wants them.

import type { ConsoleView, FloorView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { RestingKey } from '../../client/resting-key.tsx';
import { useSettings } from '../../client/settings.tsx';
import { useConsoleText } from '../use-texts.ts';
import { InformedForm } from './informed.tsx';

export interface OffersProps {
  readonly view: ConsoleView;
  readonly line: Pick<ScreenConnection, 'send'>;
}

type Side = 'player' | 'banker';
const SIDES = ['player', 'banker'] as const;
const INFORMED = ['management', 'surveillance'] as const;

export function Offers({ view, line }: OffersProps) {
  const { hands, shoe, informed } = view.floor;
  if (hands === null && shoe === null) return null;
  return (
    <section className="offers">
      {shoe !== null && <ShoeOnOffer shoe={shoe} view={view} line={line} />}
      {hands !== null &&
        SIDES.map(side => <HandOnOffer key={side} side={side} hand={hands[side]} line={line} />)}
      {informed !== null && (
        <InformedForm
          unknown={INFORMED.filter(whom => informed[whom] === null)}
          onTold={(whom, name) => line.send({ do: 'inform-of-squeeze', whom, name })}
        />
      )}
    </section>
  );
}

interface HandProps {
  readonly side: Side;
  readonly hand: NonNullable<FloorView['hands']>[Side];
  readonly line: OffersProps['line'];
}

function HandOnOffer({ side, hand, line }: HandProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const { offeredTo, takenBy, delegate } = hand;
  const send = (command: SentCommand) => () => line.send(command);
  return (
    <div className={`offer tone-${side}`}>
      <b>{tell('cardsOf', say(side))}</b>
      {takenBy === null && offeredTo !== 'dealer' ? (
        <>
          <span>{tell('offeredTo', offeredTo)}</span>
          <RestingKey
            meaning={`${offeredTo}`}
            onClick={send({ do: 'take-hand', side, seat: offeredTo })}
          >
            {tell('takes', tell('atSeat', offeredTo))}
          </RestingKey>
          <RestingKey
            meaning={`${offeredTo}`}
            onClick={send({ do: 'decline-hand', side, seat: offeredTo })}
          >
            {tell('declines', tell('atSeat', offeredTo))}
          </RestingKey>
        </>
      ) : (
        <span>
          {typeof takenBy === 'number'
            ? `${say('yourSeat')} ${takenBy} ${delegate ?? ''}`
            : tell('dealerOpens')}
        </span>
      )}
    </div>
  );
}

interface ShoeProps extends OffersProps {
  readonly shoe: NonNullable<FloorView['shoe']>;
}

/** The shoe goes to the highest wagerer; when all have declined, the dealer deals. */
function ShoeOnOffer({ shoe: { holder, offeredTo }, view, line }: ShoeProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const send = (command: SentCommand) => () => line.send(command);
  if (holder !== null) {
    return (
      <div className="offer">
        <b>{tell('holdsShoe', tell('atSeat', holder.seat))}</b>
        <span className={`disc disc-${holder.side}`}>{say(holder.side)}</span>
        <RestingKey meaning="away" onClick={send({ do: 'give-up-shoe' })}>
          {tell('takeShoeAway')}
        </RestingKey>
      </div>
    );
  }
  if (offeredTo === null) {
    if (view.phase !== 'no-more-wagers') return null;
    return (
      <div className="offer">
        <button type="button" onClick={send({ do: 'choose-dealing-method', method: 'dealer' })}>
          {tell('dealItMyself')}
        </button>
      </div>
    );
  }
  return (
    <div className="offer">
      <b>{tell('shoeOffered', offeredTo)}</b>
      <RestingKey meaning={`${offeredTo}`} onClick={send({ do: 'take-shoe', seat: offeredTo })}>
        {tell('takesShoe', tell('atSeat', offeredTo))}
      </RestingKey>
      <RestingKey meaning={`${offeredTo}`} onClick={send({ do: 'decline-shoe', seat: offeredTo })}>
        {tell('declines', tell('atSeat', offeredTo))}
      </RestingKey>
    </div>
  );
}
