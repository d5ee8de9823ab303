// What may be done for one seat: chips for cash, the way out, stakes, terms that were agreed.

import { useState } from 'react';
import type { ConsoleSeat, ConsoleView } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { useActs } from '../acts/acts-room.tsx';
import { useActTexts } from '../acts/use-act-texts.ts';
import { StakeEntry } from '../money/stake-entry.tsx';
import { useConsoleText } from '../use-texts.ts';

export interface SeatActsProps {
  readonly view: ConsoleView;
  readonly seat: ConsoleSeat;
  readonly line: Pick<ScreenConnection, 'send'>;
  readonly onDone: () => void;
}

const BUY_INS = [10_000, 50_000, 100_000, 500_000] as const;
const TENDERS = ['chips', 'cash', 'vouchers', 'tokens'] as const;
type Tender = (typeof TENDERS)[number];

export function SeatActs({ view, seat, line, onDone }: SeatActsProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const [whose, setWhose] = useState<string | null>(null);
  const people = [...(seat.patron === null ? [] : [seat.patron]), ...seat.standing];
  const patron = people.find(each => each === whose) ?? seat.patron ?? `seat-${seat.seat}`;
  const isRecorded = view.floor.stakeMode === 'recorded';
  const mayStake = view.phase === 'wagering' || view.phase === 'insurance';
  return (
    <div className="seat-acts">
      <b>
        {say('yourSeat')} {seat.seat}
      </b>
      {people.length > 1 &&
        people.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={each === patron}
            onClick={() => setWhose(each)}
          >
            {each}
          </button>
        ))}
      {seat.patron === null && <small>{tell('seatFree')}</small>}
      {isRecorded && mayStake && people.length > 0 && (
        <StakeEntry key={patron} view={view} seat={seat} patron={patron} line={line} />
      )}
      <MoneyActs seat={seat} patron={patron} line={line} onDone={onDone} />
      {seat.patron !== null && <TermActs view={view} seat={seat} line={line} />}
      {seat.patron !== null && <StandingActs view={view} seat={seat} line={line} />}
    </div>
  );
}

interface MoneyProps {
  readonly seat: ConsoleSeat;
  readonly patron: string;
  readonly line: SeatActsProps['line'];
  readonly onDone: () => void;
}

/** Buy-ins by what is tendered, and the whole balance out again. */
function MoneyActs({ seat, patron, line, onDone }: MoneyProps) {
  const { say, money } = useSettings();
  const tell = useConsoleText();
  const act = useActTexts();
  const { begin } = useActs();
  const [tender, setTender] = useState<Tender>('chips');
  const isBehind = seat.patron !== patron && seat.standing.includes(patron);
  const balance = isBehind
    ? (seat.behind.find(each => each.patron === patron)?.balance ?? 0)
    : seat.balance;
  const { seat: number } = seat;
  const payOut = () => {
    if (!seat.leaving) line.send({ do: 'leave', seat: number, patron, reason: 'own-accord' });
    line.send({ do: 'pay-out', seat: number, patron, how: 'chips', cents: balance });
    onDone();
  };
  return (
    <>
      <fieldset className="tenders" aria-label={tell('tender')}>
        {TENDERS.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={each === tender}
            onClick={() => setTender(each)}
          >
            {tell(each)}
          </button>
        ))}
      </fieldset>
      {BUY_INS.map(cents => (
        <button
          key={cents}
          type="button"
          onClick={() => line.send({ do: 'buy-in', seat: number, patron, tender, cents })}
        >
          {say('buyIn')} {money(cents)}
        </button>
      ))}
      <button
        type="button"
        onClick={() =>
          begin({ act: 'buy-in', said: { person: { seat: number, patron }, choice: tender } })
        }
      >
        {act('otherAmount')}
      </button>
      {(seat.patron !== null || isBehind) && (
        <button type="button" onClick={payOut}>
          {say('payOut')} {money(balance)}{' '}
          <small>
            {act('chips')}
            {!seat.leaving && ` · ${act('ofOwnAccord')}`}
          </small>
        </button>
      )}
      {seat.idleCoups >= IDLE_COUPS && (
        <button
          type="button"
          onClick={() => line.send({ do: 'leave', seat: number, patron, reason: 'idle' })}
        >
          {tell('asksToLeave')} ({seat.idleCoups} {tell('idle')})
        </button>
      )}
    </>
  );
}

/** How many coups without a wager before a wanted seat may be vacated (13.8). */
const IDLE_COUPS = 3;

type TermProps = Pick<SeatActsProps, 'view' | 'seat' | 'line'>;

/** Limits agreed with one person, and commission that may be owed until the shoe ends. */
function TermActs({ view, seat, line }: TermProps) {
  const { money } = useSettings();
  const tell = useConsoleText();
  const { begin } = useActs();
  const at = { seat: seat.seat, patron: seat.patron ?? '' };
  const { powers, floor } = view;
  return (
    <>
      {powers['agree-personal-limits'] !== undefined && (
        <button
          type="button"
          onClick={() => begin({ act: 'agree-limits', said: { person: at, choice: 'these' } })}
        >
          {tell('personalLimit')}
        </button>
      )}
      {seat.limits !== null && (
        <button
          type="button"
          onClick={() => begin({ act: 'agree-limits', said: { person: at, choice: 'end' } })}
        >
          {tell('endPersonal')}
        </button>
      )}
      {powers['arrange-above-differential'] !== undefined && (
        <button
          type="button"
          onClick={() => begin({ act: 'arrange-above-differential', said: { person: at } })}
        >
          {tell('arrangement')} {seat.arrangement === null ? '–' : money(seat.arrangement)}
        </button>
      )}
      {floor.deferredCommission && (
        <button
          type="button"
          onClick={() =>
            line.send({
              do: 'approve-commission-deferral',
              ...at,
              approved: !seat.defersCommission,
            })
          }
        >
          {tell(seat.defersCommission ? 'mayNotOwe' : 'mayOwe')}
        </button>
      )}
      {seat.commissionDue > 0 && (
        <button type="button" onClick={() => line.send({ do: 'settle-commission', ...at })}>
          {tell('settleCommission')} {money(seat.commissionDue)}
        </button>
      )}
    </>
  );
}

/** Somebody without a seat stands behind this one. */
function StandingActs({ view, seat, line }: TermProps) {
  const tell = useConsoleText();
  const { stakeMode, standingAllowed } = view.floor;
  if (stakeMode !== 'recorded') return null;
  const mayAllow = view.powers['allow-standing-patrons'] !== undefined;
  const patron = `stands-${seat.seat}-${seat.standing.length + 1}`;
  return (
    <>
      {(!mayAllow || standingAllowed) && (
        <button
          type="button"
          onClick={() => line.send({ do: 'stand-behind', seat: seat.seat, patron })}
        >
          {tell('standBehind')}
        </button>
      )}
      {mayAllow && (
        <button
          type="button"
          onClick={() => line.send({ do: 'allow-standing-patrons', allowed: !standingAllowed })}
        >
          {tell(standingAllowed ? 'noStanding' : 'allowStanding')}
        </button>
      )}
    </>
  );
}
