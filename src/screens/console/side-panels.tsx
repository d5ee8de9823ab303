// The right side: seats, wagers, shoe, limits and what waits, one tab each.

import { useState } from 'react';
import type { ConsoleView } from '../../wire/index.ts';
import type { ScreenConnection } from '../client/connection.ts';
import type { ScreenState } from '../client/screen-state.ts';
import { RefusalText } from '../client/refusal-text.tsx';
import { useSettings } from '../client/settings.tsx';
import type { ConsoleWord } from './use-texts.ts';
import { DrawTableKey } from './coup/draw-table.tsx';
import { FloatPanel } from './money/float-panel.tsx';
import { mattersCount } from './rulings/matters.ts';
import { MattersPanel } from './rulings/matters-panel.tsx';
import { SeatMap } from './seats/seat-map.tsx';
import { ShoePanel } from './shoe/shoe-panel.tsx';
import { SignPanel } from './table/sign-panel.tsx';
import { type ConsoleAlarm, useAlarms } from './use-alarms.ts';
import { useServerTime } from './use-server-time.ts';
import { useConsoleText } from './use-texts.ts';
import { WagersPanel } from './money/wagers-panel.tsx';

export interface SidePanelsProps {
  readonly state: ScreenState;
  readonly view: ConsoleView;
  readonly line: Pick<ScreenConnection, 'send'>;
}

const TABS = [
  'seatsTab',
  'wagersTab',
  'shoeTab',
  'signTab',
  'mattersTab',
] as const satisfies readonly ConsoleWord[];
type Tab = (typeof TABS)[number];

export function SidePanels({ state, view, line }: SidePanelsProps) {
  const tell = useConsoleText();
  const [tab, setTab] = useState<Tab>('seatsTab');
  const [alarms, looked] = useAlarms(state.refused);
  const waiting = mattersCount(view, state.connectedSeats) + alarms.length;
  return (
    <>
      <nav className="tabs">
        {TABS.map(each => (
          <button
            key={each}
            type="button"
            className={each === 'mattersTab' && waiting > 0 ? 'tab-waits' : ''}
            aria-pressed={each === tab}
            onClick={() => setTab(each)}
          >
            {tell(each)}
            {each === 'mattersTab' && waiting > 0 && <b> ⚠{waiting}</b>}
          </button>
        ))}
      </nav>
      {tab === 'mattersTab' && <Alarms alarms={alarms} onLooked={looked} />}
      <Panel tab={tab} state={state} view={view} line={line} />
    </>
  );
}

interface AlarmsProps {
  readonly alarms: readonly ConsoleAlarm[];
  readonly onLooked: (number: number) => void;
}

/** What machines and tickets have reported, until somebody has looked into it. */
export function Alarms({ alarms, onLooked }: AlarmsProps) {
  const tell = useConsoleText();
  if (alarms.length === 0) return null;
  return (
    <ul className="matters alarms">
      {alarms.map(({ number, ...alarm }) => (
        <li key={number} className="alarm">
          ⚠ <RefusalText told={alarm} />{' '}
          <button type="button" onClick={() => onLooked(number)}>
            {tell('looked')}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Panel({ tab, state, view, line }: SidePanelsProps & { readonly tab: Tab }) {
  const now = useServerTime(state.aheadMs);
  switch (tab) {
    case 'seatsTab':
      return <SeatMap view={view} line={line} connected={state.connectedSeats} />;
    case 'wagersTab':
      return <WagersPanel view={view} />;
    case 'shoeTab':
      return (
        <div className="panels">
          <ShoePanel view={view} line={line} />
          <FloatPanel view={view} state={state} line={line} />
          <DrawTableKey view={view} />
        </div>
      );
    case 'signTab':
      return <SignPanel view={view} state={state} line={line} now={now} />;
    case 'mattersTab':
      return <MattersPanel view={view} connected={state.connectedSeats} line={line} />;
  }
}

/** 'P 5 · B 3', where the Dragon Tails stand; nothing where none are offered. */
export function TailsOnConsole({ view }: { readonly view: ConsoleView }) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const offers = view.sign?.offered.some(on => on.endsWith('-dragon-tail')) === true;
  if (!offers) return null;
  return (
    <p className="tail-indicator">
      {tell('tailIndicator')}:{' '}
      {(['player', 'banker'] as const).map(side => (
        <span key={side}>
          <b className={`tone-${side}`}>{say(side)}</b> {view.tails[side]}{' '}
        </span>
      ))}
    </p>
  );
}
