// Stakes in chips at a live table, entered for the patron who laid them (G12).

import { useState } from 'react';
import type { ConsoleSeat, ConsoleView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { RestingKey } from '../../client/resting-key.tsx';
import { useSettings } from '../../client/settings.tsx';
import { type Area, allAreas, areaKey } from '../../terminal/felt/areas.ts';
import { useActs } from '../acts/acts-room.tsx';
import { TENDER_TEXTS, TENDER_WORDS } from '../acts/people-acts.ts';
import { useActTexts } from '../acts/use-act-texts.ts';
import { useConsoleText } from '../use-texts.ts';

export interface StakeEntryProps {
  readonly view: ConsoleView;
  readonly seat: ConsoleSeat;
  /** Who wagers: the seated patron, or one who stands behind. */
  readonly patron: string;
  readonly line: Pick<ScreenConnection, 'send'>;
}

const CHIPS = [500, 2500, 10_000, 50_000, 100_000] as const;

export function StakeEntry({ view, seat, patron, line }: StakeEntryProps) {
  const { money } = useSettings();
  const tell = useConsoleText();
  const act = useActTexts();
  const { begin } = useActs();
  const [chosen, choose] = useState('');
  const [called, setCalled] = useState<(typeof TENDER_WORDS)[number] | null>(null);
  const bets = areasNow(view);
  const area = bets.find(bet => areaKey(bet) === chosen) ?? bets[0];
  if (area === undefined || view.sign === null) return null;
  const areas = { seat, patron, chosen: areaKey(area), onChoose: choose };
  const lies = enteredStake(seat, patron, area);
  const least = view.sign.limits[area.on]?.min ?? 0;
  const touch = { seat: seat.seat, patron, bet: area };
  const record = (stake: number): SentCommand => ({ do: 'record-wager', ...touch, stake });
  const add = (cents: number) => () =>
    line.send(
      called === null
        ? record(lies + cents)
        : { do: 'call-bet', ...touch, stake: cents, tender: called, cents },
    );
  return (
    <fieldset className="stake-entry" aria-label={tell('enterStakes')}>
      <Areas {...areas} bets={bets.filter(isMain)} />
      <AsLastCoup {...{ seat, patron, line }} />
      <div className="stake-chips">
        {CHIPS.filter(cents => cents >= Math.min(least, CHIPS[0])).map(cents => (
          <button key={cents} type="button" onClick={add(cents)}>
            +{money(cents)}
          </button>
        ))}
        <button
          type="button"
          onClick={() =>
            begin({
              act: called === null ? 'record-wager' : 'call-bet',
              said: {
                ...{ person: { seat: seat.seat, patron }, bet: area },
                ...(called === null ? {} : { choice: called }),
              },
            })
          }
        >
          {act('otherAmount')}
        </button>
        <button type="button" disabled={lies === 0} onClick={() => line.send(record(0))}>
          {tell('remove')}
        </button>
        {view.floor.callBets &&
          TENDER_WORDS.map(tender => (
            <button
              key={tender}
              type="button"
              aria-pressed={called === tender}
              onClick={() => setCalled(was => (was === tender ? null : tender))}
            >
              {called === tender ? '☑' : '☐'} {tell('callBet')}: {act(TENDER_TEXTS[tender])}
            </button>
          ))}
      </div>
      <Areas {...areas} bets={bets.filter(bet => !isMain(bet))} />
    </fieldset>
  );
}

/** One touch enters what the person had in the last coup; who stands behind has no such key. */
function AsLastCoup({ seat, patron, line }: Omit<StakeEntryProps, 'view'>) {
  const { money } = useSettings();
  const tell = useConsoleText();
  const last = seat.patron === patron ? seat.lastWagers : [];
  const sum = last.reduce((whole, { stake }) => whole + stake, 0);
  const lies = seat.wagers.length > 0;
  const enter = () => {
    for (const { stake, ...bet } of last) {
      line.send({ do: 'record-wager', seat: seat.seat, patron, bet, stake });
    }
  };
  return (
    <RestingKey
      meaning={`${seat.seat} ${lies}`}
      className="as-last-coup"
      disabled={sum === 0 || lies}
      onClick={enter}
    >
      {tell('asLastCoup', money(sum))}
    </RestingKey>
  );
}

const isMain = ({ on }: Area): boolean => on === 'player' || on === 'tie' || on === 'banker';

interface AreasProps {
  readonly bets: readonly Area[];
  readonly seat: ConsoleSeat;
  readonly patron: string;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** The areas to choose from, each with what the person has on it. */
function Areas({ bets, seat, patron, chosen, onChoose }: AreasProps) {
  const { say, money } = useSettings();
  return (
    <div className="stake-areas">
      {bets.map(bet => (
        <button
          key={areaKey(bet)}
          type="button"
          className={`tone-${bet.on}`}
          aria-pressed={areaKey(bet) === chosen}
          onClick={() => onChoose(areaKey(bet))}
        >
          {say(bet.on)} {bet.length ?? ''}
          {bet.area === undefined ? '' : say(bet.area)}
          <b>{money(enteredStake(seat, patron, bet))}</b>
        </button>
      ))}
    </div>
  );
}

/** Every area of the felt; Insurance in its own moment only. */
export const areasNow = ({ sign, phase }: ConsoleView): readonly Area[] =>
  sign === null
    ? []
    : allAreas(sign).filter(({ on }) => (on === 'insurance') === (phase === 'insurance'));

/** What a person has on an area now. */
export function enteredStake(seat: ConsoleSeat, patron: string, bet: Area): number {
  const wagers =
    seat.patron === patron
      ? seat.wagers
      : (seat.behind.find(each => each.patron === patron)?.wagers ?? []);
  return wagers.find(wager => areaKey(wager) === areaKey(bet))?.stake ?? 0;
}
