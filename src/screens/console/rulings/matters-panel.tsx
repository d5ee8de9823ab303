// What waits for a person: claims, terminals that showed something else, stakes that are too much.

import type { ConsoleView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { areaKey } from '../../client/area-key.ts';
import { noticesOf } from '../../texts/notices.ts';
import type { ActName, Answers } from '../acts/act.ts';
import { useActs } from '../acts/acts-room.tsx';
import { useActTexts } from '../acts/use-act-texts.ts';
import { awaySeats, faultySeats, leavingSeats, lockedSeats, mattersCount } from './matters.ts';
import { ProRata } from '../money/pro-rata.tsx';
import { useConsoleText } from '../use-texts.ts';

export interface MattersProps {
  readonly view: ConsoleView;
  readonly connected: readonly number[];
  readonly line: Pick<ScreenConnection, 'send'>;
}

export function MattersPanel({ view, connected, line }: MattersProps) {
  const { say, money } = useSettings();
  const tell = useConsoleText();
  const act = useActTexts();
  return (
    <section className="panel" aria-label={tell('mattersTab')}>
      {mattersCount(view, connected) === 0 && <p>{tell('nothingWaits')}</p>}
      <ProRata view={view} line={line} />
      <MoneyAside view={view} />
      <ul className="matters">
        {view.unpayable.map(({ seat, wager }) => (
          <li key={`${seat} ${wager.patron} ${areaKey(wager)}`}>
            {tell('unpayable')}: {say('yourSeat')} {seat}, {say(wager.on)} {money(wager.stake)}{' '}
            <button type="button" onClick={() => line.send(handBack(seat, wager))}>
              {tell('handBack')}
            </button>
          </li>
        ))}
        {view.shownMatters.map(({ seat, what, shoe, coup }) => (
          <li key={`shown ${seat} ${shoe} ${coup}`}>
            ⚠ {say('yourSeat')} {seat} · {say('coupNumber', coup)}:{' '}
            {tell(what === 'differs' ? 'showedOther' : 'wasSilent')}{' '}
            <ActKey
              act="close-discrepancy"
              said={{ person: { seat, patron: `${shoe}/${coup}` } }}
              title={tell('looked')}
            />
          </li>
        ))}
        {faultySeats(view).map(({ seat, patron }) => (
          <li key={`faulty ${seat}`}>
            ⚠ {say('yourSeat')} {seat} {tell('faulty')}{' '}
            <ActKey
              act="return-terminal"
              said={{ person: { seat, patron: patron ?? `seat-${seat}` } }}
              title={act('doIt')}
            />
          </li>
        ))}
        {awaySeats(view, connected).map(seat => (
          <li key={`away ${seat}`}>
            ⚠ {say('yourSeat')} {seat} {tell('terminalAway')}
          </li>
        ))}
        {leavingSeats(view).map(({ seat, balance }) => (
          <li key={`leaves ${seat}`}>
            {say('yourSeat')} {seat} {tell('waitsForPay')}: {money(balance)}
          </li>
        ))}
      </ul>
      <Claims view={view} line={line} />
    </section>
  );
}

const ASIDE = {
  'release-locked-win': 'winLocked',
  'pay-owed': 'owesPatron',
  'collect-owing': 'patronOwes',
  'end-hold': 'heldBack',
  'settle-commission': 'stillOwes',
} as const;

interface Sum {
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
}

/** Large wins, what the house owes, and what it keeps back: a touch begins its act. */
function MoneyAside({ view }: Pick<MattersProps, 'view'>) {
  const { say, money } = useSettings();
  const act = useActTexts();
  const { begin } = useActs();
  const { owed, owing, holds, debts, detained } = view.floor;
  const line = (
    name: keyof typeof ASIDE,
    { seat, patron, cents, id }: Sum & { readonly id?: number },
  ) => (
    <li key={`${name} ${seat} ${patron} ${id ?? ''}`}>
      {act(ASIDE[name])}: {say('yourSeat')} {seat} {patron} {money(cents)}{' '}
      <button
        type="button"
        onClick={() =>
          begin({
            act: name,
            said: id === undefined ? { person: { seat, patron } } : { hold: id },
          })
        }
      >
        {act('doIt')}
      </button>
    </li>
  );
  return (
    <ul className="matters">
      {lockedSeats(view).map(({ seat, patron, locked = 0 }) =>
        line('release-locked-win', { seat, patron: patron ?? '', cents: locked }),
      )}
      {owed.map(debt => line('pay-owed', debt))}
      {owing.map(debt => line('collect-owing', debt))}
      {holds.map(hold => line('end-hold', hold))}
      {debts.map(debt => line('settle-commission', debt))}
      {detained.map(({ seat, patron }) => (
        <li key={`detained ${patron}`}>
          {act('isDetained')}: {say('yourSeat')} {seat} {patron}{' '}
          <button
            type="button"
            onClick={() => begin({ act: 'end-detention', said: { person: { seat, patron } } })}
          >
            {act('doIt')}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ActKeyProps {
  readonly act: ActName;
  readonly said: Answers;
  readonly title: string;
}

/** Begins an act with what is known: a person says the rest. */
function ActKey({ act, said, title }: ActKeyProps) {
  const { begin } = useActs();
  return (
    <button type="button" onClick={() => begin({ act, said })}>
      {title}
    </button>
  );
}

function handBack(seat: number, wager: ConsoleView['unpayable'][number]['wager']): SentCommand {
  const { on, length, pattern, area, position, patron } = wager;
  const bet = {
    on,
    ...(length === undefined ? {} : { length }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(area === undefined ? {} : { area }),
    ...(position === undefined ? {} : { position }),
  };
  return { do: 'refuse-wager', seat, patron, bet };
}

/** Claims and disputes; an unsettled one ends with the complainant told whom to ask (13.10). */
function Claims({ view, line }: Pick<MattersProps, 'view' | 'line'>) {
  const { say, language } = useSettings();
  const tell = useConsoleText();
  const send = (command: SentCommand) => () => line.send(command);
  const advice = noticesOf(view, language).filter(
    ({ name }) => name === 'inspector' || name === 'complaints',
  );
  return (
    <>
      <ul className="matters claims">
        {view.floor.claims.map(({ id, seat, says, disputed, advised }) => (
          <li key={id}>
            <b>
              {tell('claimOf')} {id}
              {seat !== null && ` · ${say('yourSeat')} ${seat}`}
            </b>
            : {says} {disputed && <em>{tell('disputed')}</em>}
            {disputed &&
              !advised &&
              advice.map(({ name, says: advises, clause }) => (
                <p key={name} className="amber advice">
                  {advises} <small>({clause})</small>
                </p>
              ))}
            <span className="panel-keys">
              <ActKey act="close-claim" said={{ count: id }} title={tell('closeClaim')} />
              {!disputed && (
                <button type="button" onClick={send({ do: 'dispute-claim', claim: id })}>
                  {tell('dispute')}
                </button>
              )}
              {disputed && !advised && (
                <button type="button" onClick={send({ do: 'advise-complainant', claim: id })}>
                  {tell('advise')}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="panel-keys">
        <ActKey act="open-claim" said={{}} title={tell('openClaim')} />
        <ActKey act="open-claim" said={{ note: tell('foundDevice') }} title={tell('foundDevice')} />
      </div>
    </>
  );
}
