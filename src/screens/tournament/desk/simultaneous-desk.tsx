// The desk of a tournament's table where everybody wagers together: one step at a time, and the
// coup as the real table dealt it.

import { useState } from 'react';
import { type Card, parseCard } from '../../../rules/cards.ts';
import type { SimultaneousView, SentTournamentCommand } from '../../../wire/index.ts';
import type { TournamentTextName } from '../use-tournament.ts';
import { useSettings } from '../../client/settings.tsx';
import { STEP_TEXTS } from '../../console/coup/next-step.tsx';
import { type ConsoleText, useConsoleText } from '../../console/use-texts.ts';
import { textsOf } from '../../texts/load-texts.ts';
import { CupPad } from './cup-pad.tsx';
import { CoupShown } from '../felt/coup-shown.tsx';
import { ProgressLine } from '../felt/progress-line.tsx';
import { Steps } from './steps.tsx';
import { useTournamentTexts } from '../use-tournament.ts';

const floorTexts = textsOf('floor');

export type SimultaneousDeskCommand = Extract<
  Extract<SentTournamentCommand, { do: 'play' }>['command'],
  { way: 'together' }
>['what'];

type CoupCommandSent = Extract<SimultaneousDeskCommand, { do: 'at-table' }>['command'];

interface SimultaneousStep {
  readonly word: TournamentTextName;
  readonly about: string;
  readonly command: SimultaneousDeskCommand;
}

const step = (
  word: TournamentTextName,
  command: SimultaneousDeskCommand,
  about = '',
): SimultaneousStep => ({
  word,
  about,
  command,
});

const SETTLE = { do: 'at-table', command: { do: 'settle-coup' } } as const;

/** What the dealer can do next. */
export function simultaneousSteps(
  view: SimultaneousView,
  aboutShoe = '',
): readonly SimultaneousStep[] {
  const { phase, seats, dealing } = view;
  switch (phase) {
    case 'gathering':
      return [step('giveChips', { do: 'issue-banks' })];
    case 'between-coups':
      if (dealing !== null && dealing.shoe !== null) {
        return [step('loadShoe', dealing.shoe.what, aboutShoe)];
      }
      if (dealing?.guide.next === 'settle-coup') return [step('settleCoup', SETTLE)];
      return dealing?.guide.next === 'begin-dummy-coup'
        ? [step('coupDummy', { do: 'at-table', command: { do: 'begin-dummy-coup' } })]
        : [step('openWagering', { do: 'open-wagering' })];
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

/** What of the shoe comes next, as the dealer's console calls it. */
export function shoeText(
  { dealing }: Pick<SimultaneousView, 'dealing'>,
  tell: ConsoleText,
): string {
  const command = dealing?.shoe?.what.command;
  if (command?.do === 'prepare-shoe') return tell(STEP_TEXTS[command.step]);
  return command?.do === 'bring-cards' ? tell('bringNew') : '';
}

interface SimultaneousDeskProps {
  readonly view: SimultaneousView;
  readonly nameOf: (patron: string) => string;
  readonly send: (what: SimultaneousDeskCommand) => void;
  readonly isThere: boolean;
  readonly aheadMs: number;
}

export function SimultaneousDesk({ view, nameOf, send, isThere, aheadMs }: SimultaneousDeskProps) {
  const { tell, money } = useTournamentTexts();
  const { say } = useSettings();
  const consoleWord = useConsoleText();
  return (
    <>
      <ProgressLine play={view} wagerEndsAt={null} aheadMs={aheadMs} />
      {view.felt === null ? (
        <CoupShown view={view} />
      ) : (
        <CupPad
          {...{ felt: view.felt, dealing: view.dealing, isThere }}
          at={command => send({ do: 'at-table', command })}
        />
      )}
      {isDealing(view) ? (
        <CoupInHand view={view} send={send} />
      ) : (
        <Steps
          steps={simultaneousSteps(view, shoeText(view, consoleWord))}
          onStep={each => send(each.command)}
        />
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

/** Cards are due: those of a coup with wagers, or of a dummy. */
const isDealing = ({ phase, dealing }: SimultaneousView): boolean =>
  phase === 'no-more-wagers' || dealing?.guide.next === 'deal-card';

/** A whole coup at once, or card by card; and what may have gone wrong with it. */
function CoupInHand({ view, send }: Pick<SimultaneousDeskProps, 'view' | 'send'>) {
  const { tell, language } = useTournamentTexts();
  const { dealing } = view;
  const at = (command: CoupCommandSent) => send({ do: 'at-table', command });
  const words = floorTexts(language).irregularities;
  return (
    <>
      {view.felt === null && view.phase === 'no-more-wagers' && <CoupLine send={send} />}
      {dealing?.guide.next === 'settle-coup' && (
        <Steps steps={[step('settleCoup', SETTLE)]} onStep={each => send(each.command)} />
      )}
      <details className="rarer">
        <summary>{tell('more')}</summary>
        <p className="row-acts">
          {(dealing?.reportable ?? [])
            .filter(({ now }) => now)
            .map(({ what }) => (
              <button
                key={what}
                type="button"
                onClick={() => at({ do: 'report-irregularity', what, facts: {} })}
              >
                {words[what]}
              </button>
            ))}
        </p>
      </details>
    </>
  );
}

/** Both hands as they lie, by their cards: '9s Kd'. */
function CoupLine({ send }: Pick<SimultaneousDeskProps, 'send'>) {
  const { tell } = useTournamentTexts();
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
