// What only the floor knows about an irregularity: one question at a time, one touch an answer.

import { useState } from 'react';
import type { Card } from '../../../rules/cards.ts';
import { TAIL_WAGERS } from '../../../rules/wagers.ts';
import type { ConsoleView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { areaKey } from '../../client/area-key.ts';
import { cardSign } from '../../../texts/card-sign.ts';
import { NumberEntry } from '../acts/number-pad.tsx';
import { useActTexts } from '../acts/use-act-texts.ts';
import type { ConsoleWord } from '../use-texts.ts';
import { CardPad } from '../coup/card-pad.tsx';
import { CoupKeys, coupsToName, naming } from './coup-asked.tsx';
import {
  type FactName,
  type ReportFacts,
  MAY_BE_LONG_AGO,
  type ReportDraft,
  withFact,
  withoutFact,
} from './report.ts';
import { TrueCards } from './true-cards.tsx';
import { useConsoleText } from '../use-texts.ts';

export interface QuestionProps {
  readonly view: ConsoleView;
  readonly said: ReportDraft;
  /** The fact that is asked for now; null when only what may be said is left. */
  readonly asked: FactName | null;
  readonly onSay: (said: ReportDraft) => void;
}

export function Question({ view, said, asked, onSay }: QuestionProps) {
  const props = { view, said, onSay };
  switch (asked) {
    case null:
      return <MayBeSaid {...props} />;
    case 'cards':
      return asksForCoup(said, view) ? <TrueCards {...props} /> : <OneCard {...props} />;
    case 'seat':
    case 'patron':
      return (
        <>
          {said.what === 'wager-on-a-shut-tail' && <WagerAsked {...props} />}
          <SeatAsked {...props} />
        </>
      );
    case 'bet':
      return <TailAsked {...props} />;
    case 'left':
      return <LeftAsked {...props} />;
    case 'choice':
      return <ChoiceAsked {...props} />;
    case 'foreign':
      return <ForeignAsked {...props} />;
    case 'disruption':
      return <DisruptionAsked {...props} />;
    case 'note':
      return <NoteAsked {...props} />;
    case 'orderIsCertain':
    case 'canBePutRight':
    case 'provenByRecords':
    case 'markerVisible':
      return <YesNo {...props} fact={asked} />;
    case 'coup': // its keys stand above every question
    case 'shown':
    case 'shoe':
      return null;
    case 'onset':
      return <OneOf {...props} fact={asked} title="whenBegun" of={ONSETS} />;
    case 'fault':
      return <OneOf {...props} fact={asked} title="whatFailed" of={FAULTS} />;
  }
}

/** A settled coup is set right by all its cards; a coup at the table by the one in question. */
export const asksForCoup = ({ what }: ReportDraft, { coup }: Pick<ConsoleView, 'coup'>): boolean =>
  what === 'wrong-result-entered' || (what === 'wrong-number-of-cards' && coup === null);

type AskProps = Omit<QuestionProps, 'asked'>;
type YesOrNo = 'orderIsCertain' | 'canBePutRight' | 'provenByRecords' | 'markerVisible';

/** An error may be found when the next coup has begun: one touch says that it was the last one. */
export function WhichCoup({ view, said, onSay }: AskProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const earlier = coupBefore(view);
  if (MAY_BE_LONG_AGO.includes(said.what)) {
    const { shoe = view.shoe, coup } = said.facts;
    return (
      <fieldset className="asked coups-asked">
        <legend>{tell('whichCoup')}</legend>
        <CoupKeys
          coups={coupsToName(view)}
          chosen={coup === undefined ? null : { shoe, number: coup }}
          onChoose={place => onSay(naming(said, place))}
        />
      </fieldset>
    );
  }
  if (earlier === null || said.what === 'wrong-result-entered') return null;
  const isEarlier = said.facts.coup === earlier;
  return (
    <button
      type="button"
      aria-pressed={isEarlier}
      onClick={() => onSay(isEarlier ? withoutFact(said, 'coup') : withFact(said, 'coup', earlier))}
    >
      {isEarlier ? '☑' : '☐'} {tell('wasBefore')} ({say('coupNumber', earlier)})
    </button>
  );
}

/** The coup before the one at the table; null where none of this shoe was played. */
export const coupBefore = ({ coup, last }: Pick<ConsoleView, 'coup' | 'last'>): number | null =>
  coup !== null && last !== null && last.number < coup.number ? last.number : null;

const ONSETS = ['before-the-close', 'after-the-close'] as const;
const FAULTS = ['screen', 'touch', 'connection', 'acceptor', 'memory', 'door', 'other'] as const;

interface OneOfProps<Fact extends 'onset' | 'fault'> extends AskProps {
  readonly fact: Fact;
  readonly title: 'whenBegun' | 'whatFailed';
  readonly of: readonly (NonNullable<ReportFacts[Fact]> & ConsoleWord)[];
}

/** One of a few words, by one touch. */
function OneOf<Fact extends 'onset' | 'fault'>(props: OneOfProps<Fact>) {
  const { said, fact, title, of, onSay } = props;
  const tell = useConsoleText();
  return (
    <fieldset className="asked">
      <legend>{tell(title)}</legend>
      {of.map(each => (
        <button key={each} type="button" onClick={() => onSay(withFact(said, fact, each))}>
          {tell(each)}
        </button>
      ))}
    </fieldset>
  );
}

function YesNo({ said, fact, onSay }: AskProps & { readonly fact: YesOrNo }) {
  const tell = useConsoleText();
  return (
    <fieldset className="asked yes-no">
      <legend>{tell(fact)}</legend>
      <button type="button" onClick={() => onSay(withFact(said, fact, true))}>
        {tell('yes')}
      </button>
      <button type="button" onClick={() => onSay(withFact(said, fact, false))}>
        {tell('no')}
      </button>
    </fieldset>
  );
}

/** The card in question: one touch, or that nobody has seen it. */
function OneCard({ said, onSay }: AskProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const tellCard = (card: Card | null) => onSay(withFact(said, 'cards', [card]));
  return (
    <fieldset className="asked cards-asked">
      <legend>{tell('whichCard')}</legend>
      <CardPad exhausted={[]} onCard={tellCard} />
      <button type="button" onClick={() => tellCard(null)}>
        {say('unknownCard')}
      </button>
    </fieldset>
  );
}

/** Seats with wagers first: a fault is mostly found where somebody plays. */
function SeatAsked({ view, said, onSay }: AskProps) {
  const tell = useConsoleText();
  const seats = view.seats.toSorted(
    (a, b) => Number(b.wagers.length > 0) - Number(a.wagers.length > 0) || a.seat - b.seat,
  );
  const choose = (seat: ConsoleView['seats'][number]) => () => {
    const at = withFact(said, 'seat', seat.seat);
    onSay(seat.patron === null ? at : withFact(at, 'patron', seat.patron));
  };
  return (
    <fieldset className="asked seats-asked">
      <legend>{tell('whichSeat')}</legend>
      {seats.map(seat => (
        <button key={seat.seat} type="button" onClick={choose(seat)}>
          {seat.seat}
        </button>
      ))}
    </fieldset>
  );
}

/** Tail wagers that lie, with their owner: one touch says seat, patron and bet. */
function WagerAsked({ view, said, onSay }: AskProps) {
  const { say, money } = useSettings();
  const tell = useConsoleText();
  const lying = tailsLying(view);
  if (lying.length === 0) return null;
  return (
    <fieldset className="asked">
      <legend>{tell('whichWager')}</legend>
      {lying.map(({ key, seat, patron, bet, stake }) => (
        <button
          key={key}
          type="button"
          onClick={() => onSay({ ...said, facts: { ...said.facts, seat, patron, bet } })}
        >
          {say('yourSeat')} {seat}: {say(bet.on)} {bet.area !== undefined && say(bet.area)}{' '}
          {money(stake)}
        </button>
      ))}
    </fieldset>
  );
}

/** Every Dragon Tail wager of this coup. */
export const tailsLying = ({ seats }: Pick<ConsoleView, 'seats'>) =>
  seats.flatMap(({ seat, patron, wagers }) =>
    wagers
      .filter(({ on }) => on.endsWith('-dragon-tail'))
      .map(wager => {
        const { on, area = 'early', stake } = wager;
        const bet: NonNullable<ReportFacts['bet']> = { on, area };
        return { key: `${seat} ${areaKey(wager)}`, seat, patron: patron ?? '', bet, stake };
      }),
  );

/** The areas of both tails: chips may lie where no wager was ever entered. */
export const TAIL_BETS = TAIL_WAGERS.flatMap(on =>
  (['early', 'late'] as const).map(area => ({ on, area })),
);

function TailAsked({ said, onSay }: AskProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  return (
    <fieldset className="asked">
      <legend>{tell('whichWager')}</legend>
      {TAIL_BETS.map(bet => (
        <button
          key={`${bet.on} ${bet.area}`}
          type="button"
          onClick={() => onSay(withFact(said, 'bet', bet))}
        >
          {say(bet.on)} {say(bet.area)}
        </button>
      ))}
    </fieldset>
  );
}

/** How many cards the shoe holds, counted by hand. */
function LeftAsked({ said, onSay }: AskProps) {
  const tell = useConsoleText();
  const act = useActTexts();
  const [left, setLeft] = useState<number>();
  return (
    <fieldset className="asked">
      <NumberEntry label={tell('cardsLeftInShoe')} isCount onNumber={setLeft} />
      <button
        type="button"
        disabled={left === undefined}
        onClick={() => left !== undefined && onSay(withFact(said, 'left', left))}
      >
        {act('goOn')}
      </button>
    </fieldset>
  );
}

function ChoiceAsked({ view, said, onSay }: AskProps) {
  const tell = useConsoleText();
  const choices = view.reportable.find(({ what }) => what === said.what)?.choices ?? [];
  return (
    <fieldset className="asked">
      <legend>{tell('whatIsChosen')}</legend>
      {choices.map(choice => (
        <button key={choice} type="button" onClick={() => onSay(withFact(said, 'choice', choice))}>
          {tell(choice)}
        </button>
      ))}
    </fieldset>
  );
}

const FOREIGN = ['wrong-back', 'joker', 'extra-copy'] as const;

function ForeignAsked({ said, onSay }: AskProps) {
  const tell = useConsoleText();
  return (
    <fieldset className="asked">
      <legend>{tell('whatIsForeign')}</legend>
      {FOREIGN.map(mark => (
        <button key={mark} type="button" onClick={() => onSay(withFact(said, 'foreign', mark))}>
          {tell(mark)}
        </button>
      ))}
    </fieldset>
  );
}

const DISRUPTIONS = ['civil-commotion', 'fire', 'riot', 'brawl', 'robbery', 'act-of-god'] as const;

function DisruptionAsked({ said, onSay }: AskProps) {
  const tell = useConsoleText();
  return (
    <fieldset className="asked">
      <legend>{tell('whatDisrupted')}</legend>
      {DISRUPTIONS.map(cause => (
        <button
          key={cause}
          type="button"
          onClick={() => onSay(withFact(said, 'disruption', cause))}
        >
          {tell(cause)}
        </button>
      ))}
    </fieldset>
  );
}

const MOST_WORDS = 500;

/** What was seen, in the person's own words. */
function NoteAsked({ said, onSay }: AskProps) {
  const tell = useConsoleText();
  const [text, setText] = useState('');
  return (
    <fieldset className="asked">
      <legend>{tell('whatHappened')}</legend>
      <input
        aria-label={tell('whatHappened')}
        autoComplete="off"
        maxLength={MOST_WORDS}
        value={text}
        onChange={({ target: { value } }) => setText(value)}
      />
      <button
        type="button"
        disabled={text.trim() === ''}
        onClick={() => onSay(withFact(said, 'note', text))}
      >
        {tell('thatHappened')}
      </button>
    </fieldset>
  );
}

/** What may be said beside what must be: cards not entered yet, and whether the marker shows. */
function MayBeSaid({ view, said, onSay }: AskProps) {
  const tell = useConsoleText();
  const [isOpen, setOpen] = useState(false);
  const also = view.reportable.find(({ what }) => what === said.what)?.also ?? [];
  const cards = said.facts.cards ?? [];
  const marker = said.facts.markerVisible === true;
  return (
    <div className="may-be-said">
      {also.includes('markerVisible') && (
        <button
          type="button"
          aria-pressed={marker}
          onClick={() => onSay(withFact(said, 'markerVisible', !marker))}
        >
          {marker ? '☑' : '☐'} {tell('markerVisible')}
        </button>
      )}
      {also.includes('cards') && said.what !== 'foreign-card' && (
        <>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(was => !was)}>
            {tell('otherCards')}:{' '}
            {cards.map(card => (card === null ? '?' : cardSign(card))).join(' ')}
          </button>
          {isOpen && (
            <CardPad
              exhausted={[]}
              onCard={card => onSay(withFact(said, 'cards', [...cards, card]))}
            />
          )}
        </>
      )}
    </div>
  );
}
