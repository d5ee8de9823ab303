// The limit sign as it stands, what is announced and from when, and the close of the table.

import type { ConsoleView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { peopleAtTable } from '../acts/act.ts';
import { useActs } from '../acts/acts-room.tsx';
import { nextSetup } from '../acts/table-acts.ts';
import { useActTexts } from '../acts/use-act-texts.ts';
import { CloseKey } from '../coup/close-key.tsx';
import { PowerKey } from '../staff/power-key.tsx';
import { RulesKey } from './rules-key.tsx';
import { useConsoleText } from '../use-texts.ts';

export interface SignPanelProps {
  readonly view: ConsoleView;
  readonly state: Pick<ScreenState, 'role' | 'aheadMs'>;
  readonly line: Pick<ScreenConnection, 'wish'>;
  /** The server's time. */
  readonly now: number;
}

type Sign = NonNullable<ConsoleView['sign']>;
const MINUTE_MS = 60_000;
const CLOSING_MS = 20 * MINUTE_MS;

export function SignPanel({ view, state, line, now }: SignPanelProps) {
  const { money } = useSettings();
  const tell = useConsoleText();
  const act = useActTexts();
  const { begin } = useActs();
  const { sign, announced } = view;
  if (sign === null) {
    return (
      <section className="panel" aria-label={tell('signTab')}>
        <p className="amber">⚠ {tell('signIsOff')}</p>
      </section>
    );
  }
  const keys = { view, role: state.role, line };
  return (
    <section className="panel" aria-label={tell('signTab')}>
      <SignTable sign={sign} />
      {sign.differential !== null && (
        <p>
          {tell('differential')}: {money(sign.differential)}
        </p>
      )}
      {sign.collectiveLiability !== null && (
        <p>
          {tell('liability')}: {money(sign.collectiveLiability)}
        </p>
      )}
      <Announced view={view} now={now} />
      <Consents view={view} />
      <div className="panel-keys">
        {announced.limits === null ? (
          <>
            <PowerKey {...keys} power="change-limits" wish={minimumTimes(view, sign, 2)}>
              {tell('doubleMinimum')}
            </PowerKey>
            <PowerKey {...keys} power="change-limits" wish={minimumTimes(view, sign, 0.5)}>
              {tell('halfMinimum')}
            </PowerKey>
            <button type="button" onClick={() => begin({ act: 'announce-limits', said: {} })}>
              {act('otherLimits')}
            </button>
          </>
        ) : (
          <PowerKey {...keys} power="change-limits" wish={{ do: 'withdraw-limits' }}>
            {tell('withdraw')}
          </PowerKey>
        )}
        <RulesKey view={view} />
        <CloseKeys view={view} state={state} line={line} now={now} />
      </div>
    </section>
  );
}

function SignTable({ sign }: { readonly sign: Sign }) {
  const { say, money } = useSettings();
  const tell = useConsoleText();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{tell('tableSign')}</th>
          <th scope="col">{tell('least')}</th>
          <th scope="col">{tell('most')}</th>
        </tr>
      </thead>
      <tbody>
        {sign.offered.map(on => {
          const limit = sign.limits[on];
          return limit === undefined ? null : (
            <tr key={on}>
              <th scope="row" className={`tone-${on}`}>
                {say(on)}
              </th>
              <td>{money(limit.min)}</td>
              <td>{money(limit.max)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What stands announced, with the minutes until it may take effect (20 or 30 of them). */
function Announced({ view, now }: Pick<SignPanelProps, 'view' | 'now'>) {
  const { money } = useSettings();
  const tell = useConsoleText();
  const { limits, closesAt } = view.announced;
  const minutes = (at: number) => Math.max(0, Math.ceil((at - now) / MINUTE_MS));
  return (
    <>
      {limits !== null && (
        <p className="amber announced-limits">
          {tell('announcedFrom')} {clock(limits.notBefore)} ({minutes(limits.notBefore)}{' '}
          {tell('minutesLeft')}): {tell('least')} {money(limits.limits.player?.min ?? 0)}
        </p>
      )}
      {closesAt !== null && (
        <p className="amber">
          {tell('closesFrom')} {clock(closesAt)} ({minutes(closesAt)} {tell('minutesLeft')})
        </p>
      )}
    </>
  );
}

/** Where patrons may agree to new limits at once: how many have, and a key for the next. */
function Consents({ view }: Pick<SignPanelProps, 'view'>) {
  const act = useActTexts();
  const { begin } = useActs();
  const { consents } = view.floor;
  if (consents === null) return null;
  return (
    <p className="amber">
      {consents.length}/{peopleAtTable(view).length} {act('consented')}{' '}
      <button type="button" onClick={() => begin({ act: 'consent-to-limits', said: {} })}>
        {act('doIt')}
      </button>
    </p>
  );
}

const clock = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

function CloseKeys({ view, state, line, now }: SignPanelProps) {
  const tell = useConsoleText();
  const keys = { view, role: state.role, line };
  const announce: SentCommand = { do: 'announce-closing', closesAt: now + CLOSING_MS + MINUTE_MS };
  return (
    <>
      {view.announced.closesAt === null && (
        <PowerKey {...keys} power="close-table" wish={announce}>
          {tell('announceClosing')}
        </PowerKey>
      )}
      <CloseKey {...keys} />
    </>
  );
}

/** New limits are a new set-up: the minimum of every bet changes in one step. */
function minimumTimes({ setup }: ConsoleView, sign: Sign, factor: number): SentCommand {
  const limits = Object.fromEntries(
    Object.entries(sign.limits).map(([on, limit]) => {
      const min = Math.max(limit.step, Math.round((limit.min * factor) / limit.step) * limit.step);
      return [on, { ...limit, min: Math.min(min, limit.max) }];
    }),
  );
  const { aggregateMin } = sign;
  return { do: 'announce-limits', limits, aggregateMin, setup: nextSetup(setup) };
}
