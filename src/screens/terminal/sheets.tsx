// Which sheet lies over the terminal, and what each is for.

import { lazy, Suspense } from 'react';
import type { PublicView, SeatView, SignView } from '../../wire/index.ts';
import { BeadPlate, BigRoad, DerivedRoad, useRoads } from '../felt/roads/roads.tsx';
import type { ScreenConnection } from '../client/connection.ts';
import type { NoteTaken } from '../client/requests/house-requests.ts';
import type { ScreenState } from '../client/screen-state.ts';
import { beadLetters, useSettings } from '../client/settings.tsx';
import { DERIVED_NAMES, roadStatistics } from '../../rules/roads.ts';
import { gameText } from '../texts/names.ts';
import { loadTextsShown } from '../texts/load-texts.ts';
import { useTerminalTexts } from './use-terminal-texts.ts';
import { CallSheet, CashOutSheet, NotesSheet } from './account/cash-sheets.tsx';
import { FavouritesSheet } from './felt/favourites-sheet.tsx';
import type { PatronHand } from './felt/patron-hand.ts';
import { HelpSheet } from './help/help-sheet.tsx';
import { OwnLimitsSheet } from './account/limits-sheet.tsx';
import type { OwnLimitsView } from './account/own-limits.ts';
import { PaidLines } from './coup/paid-lines.tsx';
import { Recall } from './coup/recall.tsx';
import { LimitsHere, Rules } from './help/rules-page.tsx';
import { Sheet } from '../felt/sheet.tsx';
import { SettingsSheet } from './device/settings-sheet.tsx';
import { TicketSheet } from './account/ticket-sheet.tsx';
import { LazyOtherTables, type SecondTableChoice } from './other-tables/use-second-table.ts';
import type { Visit } from './account/visit.ts';

/** For attendants and auditors: its code and texts come when the sheet is opened. */
const LazyAuditPanel = lazy(async () => {
  const { AuditPanel } = await import('./device/audit-panel.tsx');
  await loadTextsShown();
  return { default: AuditPanel };
});

export const SHEETS = [
  'why',
  'recall',
  'rules',
  'help',
  'limits',
  'call',
  'cash-out',
  'notes',
  'ticket',
  'favourites',
  'settings',
  'sign',
  'roads',
  'tables',
] as const;
export type SheetName = (typeof SHEETS)[number];

export interface SheetsProps {
  readonly name: SheetName;
  readonly state: ScreenState;
  readonly line: ScreenConnection;
  readonly view: PublicView;
  readonly sign: SignView;
  readonly mine: SeatView;
  readonly hand: PatronHand;
  readonly isOpen: boolean;
  readonly visit: Visit | null;
  /** The terminal's own time. */
  readonly now: number;
  readonly ownLimits: OwnLimitsView;
  /** Of the seat in a demonstration. */
  readonly token: string | null;
  readonly insertNote: ((cents: number) => Promise<NoteTaken>) | undefined;
  readonly second: SecondTableChoice;
  readonly say: (text: string) => void;
  readonly onClose: () => void;
}

export function OpenSheet(props: SheetsProps) {
  const { name, onClose } = props;
  const title = useTitle(props);
  return (
    <Sheet title={title} name={name} onClose={onClose}>
      <Inside {...props} />
    </Sheet>
  );
}

function useTitle({ name, sign, mine }: SheetsProps): string {
  const { say, money, language } = useSettings();
  const words = useTerminalTexts();
  switch (name) {
    case 'why':
    case 'help':
      return say(name);
    case 'recall':
    case 'settings':
    case 'favourites':
    case 'sign':
      return words[name];
    case 'rules':
      return words.rulesOf(gameText(language, sign.game));
    case 'limits':
      return words.ownLimitsTitle;
    case 'call':
      return words.callFor;
    case 'cash-out':
      return words.cashOutAsk(money(mine.balance));
    case 'notes':
      return words.acceptor;
    case 'ticket':
      return words.insertTicket;
    case 'roads':
      return words.statistics;
    case 'tables':
      return words.otherTables;
  }
}

function Inside(props: SheetsProps) {
  const { name, state, line, view, sign, mine } = props;
  switch (name) {
    case 'why':
      return <PaidLines paid={mine.lastPaid} sign={sign} />;
    case 'recall':
      return <Recall {...{ state, line, sign }} token={props.token} />;
    case 'rules':
      return <Rules rulebook={view.rulebook} sign={sign} />;
    case 'help':
      return <HelpSheet view={view} />;
    case 'limits':
      return <OwnLimitsSheet {...props} />;
    case 'call':
      return <CallSheet {...props} />;
    case 'cash-out':
      return <CashOutSheet {...props} />;
    case 'notes':
      return <NotesSheet {...props} />;
    case 'ticket':
      return <TicketSheet {...props} />;
    case 'favourites':
      return <FavouritesSheet {...props} />;
    case 'settings':
      return (
        <>
          <SettingsSheet extras={sign.extras} />
          <Suspense>
            <LazyAuditPanel
              {...{ table: view.table, seat: mine.seat }}
              {...{ demonstration: state.demonstration, aheadMs: state.aheadMs }}
            />
          </Suspense>
        </>
      );
    case 'sign':
      return <LimitsHere sign={sign} />;
    case 'roads':
      return <LargeRoads view={view} />;
    case 'tables':
      return (
        <Suspense>
          <LazyOtherTables
            own={view.table}
            kept={props.second.kept}
            onKeep={props.second.keep}
            maySit={state.demonstration && !mine.open}
          />
        </Suspense>
      );
  }
}

/** The five roads as large as the screen allows, and what the shoe has brought so far. */
function LargeRoads({ view: { hands } }: { readonly view: PublicView }) {
  const { say } = useSettings();
  const roads = useRoads(hands);
  const count = roadStatistics(hands);
  const figures = [
    ['banker', count.banker],
    ['player', count.player],
    ['tie', count.ties],
    ['banker-pair', count.bankerPairs],
    ['player-pair', count.playerPairs],
  ] as const;
  return (
    <div className="large-roads">
      <ul className="figures">
        {figures.map(([word, times]) => (
          <li key={word}>
            {say(word)} <b>{times}</b>
          </li>
        ))}
      </ul>
      <BeadPlate roads={roads} columns={20} label={say('beadPlate')} letters={beadLetters(say)} />
      <BigRoad roads={roads} columns={36} label={say('bigRoad')} letters={beadLetters(say)} />
      <div className="large-derived">
        {DERIVED_NAMES.map(name => (
          <DerivedRoad key={name} roads={roads} columns={24} name={name} label={say(name)} />
        ))}
      </div>
      <p className="small">{say('pastResults')}</p>
    </div>
  );
}
