// Who gets the cards or the shoe: the highest wagerer first, then the next who wants them.

import { useState } from 'react';
import type { ConsoleView, FloorView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { isWritten } from '../acts/act.ts';
import { useActWords } from '../acts/use-act-words.ts';
import { TypedField } from '../typed-field.tsx';
import { useConsoleText } from '../use-words.ts';

export interface OffersProps {
  readonly view: ConsoleView;
  readonly line: Pick<ScreenConnection, 'wish'>;
}

type Side = 'player' | 'banker';
const SIDES = ['player', 'banker'] as const;

export function Offers({ view, line }: OffersProps) {
  const { hands, shoe, informed } = view.floor;
  if (hands === null && shoe === null) return null;
  return (
    <section className="offers">
      {shoe !== null && <ShoeOnOffer shoe={shoe} view={view} line={line} />}
      {hands !== null &&
        SIDES.map(side => <HandOnOffer key={side} side={side} hand={hands[side]} line={line} />)}
      {informed !== null && <Informed informed={informed} line={line} />}
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
  const send = (wish: SentCommand) => () => line.wish(wish);
  return (
    <div className={`offer tone-${side}`}>
      <b>{tell('cardsOf', say(side))}</b>
      {takenBy === null && offeredTo !== 'dealer' ? (
        <>
          <span>{tell('offeredTo', offeredTo)}</span>
          <button type="button" onClick={send({ do: 'take-hand', side, seat: offeredTo })}>
            {tell('takes', tell('atSeat', offeredTo))}
          </button>
          <button type="button" onClick={send({ do: 'decline-hand', side, seat: offeredTo })}>
            {tell('declines', tell('atSeat', offeredTo))}
          </button>
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
  const send = (wish: SentCommand) => () => line.wish(wish);
  if (holder !== null) {
    return (
      <div className="offer">
        <b>{tell('holdsShoe', tell('atSeat', holder.seat))}</b>
        <span className={`disc disc-${holder.side}`}>{say(holder.side)}</span>
        <button type="button" onClick={send({ do: 'give-up-shoe' })}>
          {tell('takeShoeAway')}
        </button>
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
      <button type="button" onClick={send({ do: 'take-shoe', seat: offeredTo })}>
        {tell('takesShoe', tell('atSeat', offeredTo))}
      </button>
      <button type="button" onClick={send({ do: 'decline-shoe', seat: offeredTo })}>
        {tell('declines', tell('atSeat', offeredTo))}
      </button>
    </div>
  );
}

interface InformedProps {
  readonly informed: NonNullable<FloorView['informed']>;
  readonly line: OffersProps['line'];
}

/** Where patrons may only handle cards once management and surveillance know (9.3.e). */
function Informed({ informed, line }: InformedProps) {
  const tell = useConsoleText();
  const act = useActWords();
  const [name, setName] = useState('');
  const told = (whom: 'management' | 'surveillance') => () => {
    line.wish({ do: 'inform-of-squeeze', whom, name });
    setName('');
  };
  const isUnsaid = !isWritten(name);
  if (informed.management !== null && informed.surveillance !== null) return null;
  return (
    <div className="offer">
      <TypedField
        title={act('toldName')}
        name="told"
        value={name}
        onChange={event => setName(event.target.value)}
      />
      {informed.management === null && (
        <button type="button" disabled={isUnsaid} onClick={told('management')}>
          {tell('toldManagement')}
        </button>
      )}
      {informed.surveillance === null && (
        <button type="button" disabled={isUnsaid} onClick={told('surveillance')}>
          {tell('toldSurveillance')}
        </button>
      )}
    </div>
  );
}
