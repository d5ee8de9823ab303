// Stakes in chips across the whole width: a row a person, a column a bet, and the chip in hand goes
// where it is laid. A recorder has it for a console of their own; a dealer opens and closes it.

import { useState } from 'react';
import type { ConsoleSeat, ConsoleView } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { RestingKey } from '../../client/resting-key.tsx';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { Chip, CHIP_STEPS, chipName } from '../../felt/chip.tsx';
import { type Area, areaKey } from '../../terminal/felt/areas.ts';
import { totalOn } from '../seats/seat-map.tsx';
import { useConsoleText } from '../use-texts.ts';
import { areasNow, enteredStake } from './stake-entry.tsx';

export interface StakesLayoutProps {
  readonly view: ConsoleView;
  readonly pending: ScreenState['pending'];
  readonly line: Pick<ScreenConnection, 'send'>;
  /** False for whoever only looks. */
  readonly mayEnter: boolean;
}

/** Somebody whose chips lie on the felt: who sits, or who stands behind. */
interface Stander {
  readonly seat: ConsoleSeat;
  readonly patron: string;
}

const peopleOf = ({ seats }: ConsoleView): readonly Stander[] =>
  seats.flatMap(seat => [
    ...(seat.patron === null ? [] : [{ seat, patron: seat.patron }]),
    ...seat.standing.map(patron => ({ seat, patron })),
  ]);

const isOther = ({ length, area }: Area): boolean => length !== undefined || area !== undefined;

/** What was asked for last and is not shown yet counts, so that quick touches add up. */
function stakeNow(pending: ScreenState['pending'], { seat, patron }: Stander, bet: Area): number {
  const asked = pending.findLast(
    ({ command }) =>
      command.do === 'record-wager' &&
      command.seat === seat.seat &&
      command.patron === patron &&
      areaKey(command.bet) === areaKey(bet),
  );
  return asked?.command.do === 'record-wager'
    ? asked.command.stake
    : enteredStake(seat, patron, bet);
}

/** The chips that suit the limits, the least first. */
function handChips({ sign }: ConsoleView): readonly number[] {
  const limits = Object.values(sign?.limits ?? {});
  const least = Math.min(...limits.map(({ min }) => min));
  const most = Math.max(...limits.map(({ max }) => max));
  return CHIP_STEPS.filter(chip => chip >= least && chip <= most);
}

export function StakesLayout({ view, pending, line, mayEnter }: StakesLayoutProps) {
  const tell = useConsoleText();
  const chips = handChips(view);
  const [chip, take] = useState<number>(() => chips.find(each => each >= 2500) ?? 0);
  const [others, showOthers] = useState(false);
  const all = areasNow(view);
  const areas = all.filter(area => isOther(area) === others);
  const isOpen = mayEnter && (view.phase === 'wagering' || view.phase === 'insurance');
  const people = peopleOf(view);
  const lay = (who: Stander, bet: Area) => {
    const stake = chip === 0 ? 0 : stakeNow(pending, who, bet) + chip;
    line.send({ do: 'record-wager', seat: who.seat.seat, patron: who.patron, bet, stake });
  };
  const again = (whose: readonly Stander[]) => {
    for (const { seat, patron } of whose) {
      for (const { stake, ...bet } of lastOf({ seat, patron })) {
        line.send({ do: 'record-wager', seat: seat.seat, patron, bet, stake });
      }
    }
  };
  return (
    <section className="stakes-layout" aria-label={tell('stakesAcross')}>
      <div className="stakes-rail">
        <ChipsInHand chips={chips} chip={chip} onTake={take} />
        <RestingKey
          meaning={`all ${view.coup?.number} ${view.phase}`}
          disabled={!isOpen || people.every(each => lastOf(each).length === 0)}
          onClick={() => again(people)}
        >
          {tell('allAsLast')}
        </RestingKey>
        {all.some(isOther) && (
          <button type="button" onClick={() => showOthers(!others)}>
            {tell(others ? 'mainBets' : 'otherBets')}
          </button>
        )}
      </div>
      {!isOpen && <p className="stakes-closed">{tell('stakesClosed')}</p>}
      <StakesTable {...{ view, pending, areas, people, isOpen, again }} onLay={lay} />
    </section>
  );
}

/** What somebody had in the last coup, where nothing of theirs lies yet. */
const lastOf = ({ seat, patron }: Stander): ConsoleSeat['lastWagers'] =>
  seat.patron === patron && seat.wagers.length === 0 ? seat.lastWagers : [];

interface HandProps {
  readonly chips: readonly number[];
  readonly chip: number;
  readonly onTake: (chip: number) => void;
}

function ChipsInHand({ chips, chip, onTake }: HandProps) {
  const { money } = useSettings();
  const tell = useConsoleText();
  return (
    <fieldset className="tray stakes-chips" aria-label={tell('chipInHand')}>
      {chips.map(cents => (
        <button
          key={cents}
          type="button"
          className="tray-chip"
          aria-label={chipName(cents, money(cents))}
          aria-pressed={cents === chip}
          onClick={() => onTake(cents)}
        >
          <Chip cents={cents} />
        </button>
      ))}
      <button type="button" aria-pressed={chip === 0} onClick={() => onTake(0)}>
        {tell('takeOffChip')}
      </button>
    </fieldset>
  );
}

interface TableProps extends Pick<StakesLayoutProps, 'view' | 'pending'> {
  readonly areas: readonly Area[];
  readonly people: readonly Stander[];
  readonly isOpen: boolean;
  readonly onLay: (who: Stander, bet: Area) => void;
  readonly again: (whose: readonly Stander[]) => void;
}

function StakesTable({ view, pending, areas, people, isOpen, onLay, again }: TableProps) {
  const { say, money } = useSettings();
  const tell = useConsoleText();
  return (
    <div className="stakes-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('seats')}</th>
            {areas.map(bet => (
              <th key={areaKey(bet)} scope="col" className={`tone-${bet.on}`}>
                {say(bet.on)} {bet.length ?? ''}
                {bet.area === undefined ? '' : say(bet.area)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(who => (
            <StakesRow
              key={`${who.seat.seat} ${who.patron}`}
              {...{ who, pending, areas, isOpen, onLay }}
              onAgain={() => again([who])}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tell('sumOfStakes')}</th>
            {areas.map(bet => (
              <td key={areaKey(bet)}>{isOther(bet) ? '' : money(totalOn(view, bet.on))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface RowProps extends Pick<TableProps, 'pending' | 'areas' | 'isOpen' | 'onLay'> {
  readonly who: Stander;
  readonly onAgain: () => void;
}

function StakesRow({ who, pending, areas, isOpen, onLay, onAgain }: RowProps) {
  const { say, money } = useSettings();
  const tell = useConsoleText();
  const { seat, patron } = who;
  const sum = lastOf(who).reduce((whole, { stake }) => whole + stake, 0);
  const balance =
    seat.patron === patron
      ? seat.balance
      : (seat.behind.find(each => each.patron === patron)?.balance ?? 0);
  return (
    <tr>
      <th scope="row">
        <b>{seat.seat}</b> {seat.patron === patron ? '' : patron} <small>{money(balance)}</small>
      </th>
      {areas.map(bet => {
        const stake = stakeNow(pending, who, bet);
        return (
          <td key={areaKey(bet)}>
            <button
              type="button"
              className={`stake-cell tone-${bet.on}${stake === 0 ? '' : ' stake-lies'}`}
              aria-label={tell('stakeCell', seat.seat, say(bet.on), money(stake))}
              disabled={!isOpen}
              onClick={() => onLay(who, bet)}
            >
              {stake === 0 ? '·' : money(stake)}
            </button>
          </td>
        );
      })}
      <td>
        <RestingKey
          meaning={`${seat.seat} ${sum}`}
          className="as-last-coup"
          disabled={!isOpen || sum === 0}
          onClick={onAgain}
        >
          {tell('asLastCoup', money(sum))}
        </RestingKey>
      </td>
    </tr>
  );
}
