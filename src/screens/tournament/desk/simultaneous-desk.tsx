// The desk of a tournament's table where everybody wagers together: one step at a time, and the
// coup as the real table dealt it.

import { useState } from 'react';
import { type Card, parseCard } from '../../../rules/cards.ts';
import type { TogetherView, TournamentWish } from '../../../wire/index.ts';
import type { TournamentWord } from '../../words/tournament/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { CoupShown } from '../coup-shown.tsx';
import { Steps } from './steps.tsx';
import { useTournamentWords } from '../use-tournament.ts';

export type TogetherWish = Extract<
  Extract<TournamentWish, { do: 'play' }>['command'],
  { way: 'together' }
>['what'];

interface TogetherStep {
  readonly word: TournamentWord;
  readonly about: string;
  readonly wish: TogetherWish;
}

const step = (word: TournamentWord, wish: TogetherWish, about = ''): TogetherStep => ({
  word,
  about,
  wish,
});

/** What the dealer can do next. */
export function togetherSteps({ phase, seats }: TogetherView): readonly TogetherStep[] {
  switch (phase) {
    case 'gathering':
      return [step('giveChips', { do: 'issue-banks' })];
    case 'between-coups':
      return [
        step('openWagering', { do: 'open-wagering' }),
        step('shoeOver', { do: 'record-shoe-over' }),
      ];
    case 'wagering':
      return [step('closeWagering', { do: 'close-wagering' })];
    case 'revealing': {
      const sealed = seats.filter(seat => seat.sealed);
      return sealed.length === 0
        ? [step('settleCoup', { do: 'settle-coup' })]
        : sealed.map(({ seat }) => step('openSecret', { do: 'open-secret', seat }, `${seat}`));
    }
    case 'no-more-wagers':
    case 'ended':
      return [];
  }
}

/** A coup that counts for nothing is no touch away: it is looked for. */
const FOR_NOTHING = [
  step('coupVoid', { do: 'record-coup', coup: { countsForNothing: 'void' } }),
  step('coupDummy', { do: 'record-coup', coup: { countsForNothing: 'dummy' } }),
] as const;

interface TogetherDeskProps {
  readonly view: TogetherView;
  readonly nameOf: (patron: string) => string;
  readonly send: (what: TogetherWish) => void;
}

export function SimultaneousDesk({ view, nameOf, send }: TogetherDeskProps) {
  const { tell, money } = useTournamentWords();
  const { say } = useSettings();
  return (
    <>
      <CoupShown view={view} />
      {view.phase === 'no-more-wagers' ? (
        <CoupLine send={send} />
      ) : (
        <Steps steps={togetherSteps(view)} onStep={each => send(each.wish)} />
      )}
      <ol className="positions">
        {view.seats.map(({ seat, patron, present, state, worth, wagers, sealed }) => (
          <li key={seat} className={`position position-${state}`}>
            <strong>
              {seat} {nameOf(patron)}
            </strong>
            <span className="sum">{money(worth)}</span>
            {(!present || state !== 'in') && <em>{tell(present ? state : 'absent')}</em>}
            {wagers.map(({ on, stake, secret }) => (
              <span key={`${on} ${secret}`} className="stake">
                {say(on)} {money(stake)} {secret && tell('marker')}
              </span>
            ))}
            {sealed && <span className="stake">{tell('marker')}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Both hands as they lie, by their cards: '9s Kd'. */
function CoupLine({ send }: Pick<TogetherDeskProps, 'send'>) {
  const { tell } = useTournamentWords();
  const [player, setPlayer] = useState('');
  const [banker, setBanker] = useState('');
  const hands = { player: handIn(player), banker: handIn(banker) };
  const enter = () => {
    if (hands.player === undefined || hands.banker === undefined) return;
    send({ do: 'record-coup', coup: { player: hands.player, banker: hands.banker } });
  };
  return (
    <>
      <form className="row-form" onSubmit={event => event.preventDefault()}>
        <label>
          {tell('player')}
          <input
            value={player}
            placeholder="9s Kd"
            onChange={event => setPlayer(event.target.value)}
          />
        </label>
        <label>
          {tell('banker')}
          <input
            value={banker}
            placeholder="2h Kc"
            onChange={event => setBanker(event.target.value)}
          />
        </label>
        <button
          type="button"
          className="step"
          disabled={hands.player === undefined || hands.banker === undefined}
          onClick={enter}
        >
          {tell('settleCoup')}
        </button>
      </form>
      <details className="rarer">
        <summary>{tell('more')}</summary>
        <p className="row-acts">
          {FOR_NOTHING.map(({ word, wish }) => (
            <button key={word} type="button" onClick={() => send(wish)}>
              {tell(word)}
            </button>
          ))}
        </p>
      </details>
    </>
  );
}

/** Two or three cards; undefined for anything else. */
export function handIn(text: string): Card[] | undefined {
  const words = text.trim().split(/[\s,]+/);
  const cards = words.flatMap(word => parseCard(word) ?? []);
  return cards.length === words.length && cards.length >= 2 && cards.length <= 3
    ? cards
    : undefined;
}
