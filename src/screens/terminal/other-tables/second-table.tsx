// Another table beside one's own: where it stands, the time left, its road; and the list to choose
// it from. Loaded when a patron first asks for it.

import type { LobbyTable } from '../../../wire/index.ts';
import { type HouseSeen, useHousePage } from '../../client/use-house-page.ts';
import { useSettings } from '../../client/settings.tsx';
import { PHASE_TEXTS } from '../../felt/banner.tsx';
import { Countdown } from '../../felt/countdown.tsx';
import { SmallRoad } from '../../felt/roads/small-road.tsx';
import { bookText, titleText } from '../../texts/names.ts';
import { useTerminalTexts } from '../use-terminal-texts.ts';

/** As many columns of its road as fit. */
const COLUMNS = 20;

export interface SecondTableProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** The table that is kept in view; nothing of it is wagered on from here. */
export function SecondTable({ name, onClose }: SecondTableProps) {
  const seen = useHousePage();
  const { language } = useSettings();
  const words = useTerminalTexts();
  const table = seen?.page.tables.find(each => each.table === name);
  const road = table?.road ?? null;
  return (
    <section className="second-table" aria-label={words.secondTable}>
      <header>
        <b>{table === undefined ? name : titleText(language, table)}</b>
        {table !== undefined && <Standing table={table} aheadMs={seen?.aheadMs ?? 0} />}
      </header>
      {road !== null && <SmallRoad road={road} columns={COLUMNS} />}
      <button
        type="button"
        className="second-close"
        aria-label={words.closeSecondTable}
        title={words.closeSecondTable}
        onClick={onClose}
      >
        <span aria-hidden="true">×</span>
      </button>
    </section>
  );
}

function Standing({ table, aheadMs }: { readonly table: LobbyTable; readonly aheadMs: number }) {
  const { say } = useSettings();
  return (
    <p className="second-standing">
      <span>{say(PHASE_TEXTS[table.phase])}</span>
      <Countdown
        closesAt={table.closesAt === null ? null : table.closesAt - aheadMs}
        label={say('countdown')}
      />
    </p>
  );
}

export interface OtherTablesProps {
  /** The table one sits at. */
  readonly own: string;
  readonly kept: string | null;
  readonly onKeep: (table: string | null) => void;
  /** Whether somebody without money here may take a seat elsewhere by one touch. */
  readonly maySit: boolean;
}

/** Every other table that is open, with one touch to keep it in view. */
export function OtherTables(props: OtherTablesProps) {
  const seen = useHousePage();
  if (seen === null) return null;
  const others = seen.page.tables.filter(
    ({ table, phase }) => table !== props.own && phase !== 'closed',
  );
  return (
    <ul className="other-tables">
      {others.map(table => (
        <OtherTable key={table.table} {...props} {...{ table, seen }} />
      ))}
    </ul>
  );
}

interface OtherTableProps extends OtherTablesProps {
  readonly table: LobbyTable;
  readonly seen: HouseSeen;
}

function OtherTable({ table, seen, kept, onKeep, maySit }: OtherTableProps) {
  const { say, money, language } = useSettings();
  const words = useTerminalTexts();
  const isKept = table.table === kept;
  return (
    <li data-table={table.table}>
      <header>
        <b>{titleText(language, table)}</b>
        <small>
          {bookText(language, table.rulebook)}
          {table.limits !== null &&
            ` · ${money(table.limits.min)} – ${money(table.limits.max)} ${table.currency}`}
          {` · ${say('free', table.freeSeats.length)}`}
        </small>
        <Standing table={table} aheadMs={seen.aheadMs} />
      </header>
      {table.road !== null && <SmallRoad road={table.road} columns={COLUMNS} />}
      <div className="sheet-acts">
        <button
          type="button"
          aria-pressed={isKept}
          onClick={() => onKeep(isKept ? null : table.table)}
        >
          {words.keepInView}
        </button>
        {maySit && table.freeSeats.length > 0 && (
          <a className="primary" href={`/terminal.html?table=${encodeURIComponent(table.table)}`}>
            {say('sitDown')}
          </a>
        )}
      </div>
    </li>
  );
}
