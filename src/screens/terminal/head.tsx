// Over the felt: game and version, the limits, announced changes, the phase and the time left.

import { memo } from 'react';
import type { PublicView, SeatView, SignView } from '../../wire/index.ts';
import { PhaseLine } from '../felt/banner.tsx';
import { Countdown } from '../felt/countdown.tsx';
import type { ScreenState } from '../client/screen-state.ts';
import { useChoices } from './device/terminal-choices.tsx';
import { LanguageSwitch, ThemeSwitch, useSettings } from '../client/settings.tsx';
import { gameText } from '../texts/names.ts';
import { timeText } from '../texts/index.ts';
import { useTerminalTexts } from './use-terminal-texts.ts';

export interface HeadProps {
  readonly state: ScreenState;
  readonly view: PublicView;
  readonly sign: SignView;
  readonly mine: SeatView;
  readonly onSign: () => void;
  readonly onSettings: () => void;
  readonly onTables: () => void;
}

export function TerminalHead(props: HeadProps) {
  const { state, view, sign, mine, onSign, onSettings, onTables } = props;
  const { say } = useSettings();
  const closesAt = view.closesAt === null ? null : view.closesAt - state.aheadMs;
  return (
    <header className="terminal-head">
      <HeadTable
        {...{ sign, onSign }}
        {...{ seat: mine.seat, limits: mine.limits, announced: view.announced }}
        aheadMs={state.aheadMs}
      />
      <div className="head-phase">
        <PhaseLine table={view} />
        <Countdown closesAt={closesAt} label={say('countdown')} />
      </div>
      <HeadSwitches {...{ onSettings, onTables }} sounds={sign.extras.includes('sounds')} />
    </header>
  );
}

interface SwitchesProps extends Pick<HeadProps, 'onSettings' | 'onTables'> {
  /** Whether the table has sounds. */
  readonly sounds: boolean;
}

const HeadSwitches = memo(({ onSettings, onTables, sounds }: SwitchesProps) => {
  const words = useTerminalTexts();
  const { chosen, flip } = useChoices();
  return (
    <div className="switches">
      <button
        type="button"
        className="tables-key"
        onClick={onTables}
        aria-label={words.otherTables}
        title={words.otherTables}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3zM13 13h8v7h-8z" />
        </svg>
      </button>
      <button type="button" onClick={onSettings} aria-label={words.settings} title={words.settings}>
        <span aria-hidden="true">⚙</span>
      </button>
      {sounds && (
        <button
          type="button"
          className="sound-key"
          aria-pressed={chosen.sounds}
          aria-label={words.sounds}
          title={words.sounds}
          onClick={() => flip('sounds')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 9h4l5-4v14l-5-4H3z" />
            <path d={chosen.sounds ? 'M15 9q3 3 0 6M18 6q6 6 0 12' : 'M15 9l6 6M21 9l-6 6'} />
          </svg>
        </button>
      )}
      <ThemeSwitch />
      <LanguageSwitch />
    </div>
  );
});

type HeadTableProps = Pick<HeadProps, 'sign' | 'onSign'> &
  Pick<SeatView, 'seat' | 'limits'> &
  AnnouncedProps;

/** The table's sign: it changes with the limits, not with the coups. */
const HeadTable = memo(({ sign, seat, limits, onSign, announced, aheadMs }: HeadTableProps) => {
  const words = useTerminalTexts();
  const { language } = useSettings();
  const [game, version] = [gameText(language, sign.game), gameText(language, sign.version)];
  return (
    <div className="head-table">
      <h1>
        {game}
        {sign.versionNotice === null && !game.endsWith(version) && ` · ${version}`}
        {sign.versionNotice !== null && (
          <b className="version-notice">
            {words.playedHere(version)} <small>({sign.versionNotice})</small>
          </b>
        )}
      </h1>
      <SignLine {...{ sign, seat, limits, onSign }} />
      <Announced {...{ announced, sign, aheadMs }} />
    </div>
  );
});

/** Smallest and largest wager, on this terminal as on the table (5.2); a touch shows all of it. */
function SignLine({
  sign,
  seat,
  limits,
  onSign,
}: Omit<HeadTableProps, keyof AnnouncedProps> & Pick<HeadProps, 'sign'>) {
  const { say, money } = useSettings();
  const words = useTerminalTexts();
  const player = limits?.player ?? sign.limits.player;
  return (
    <button type="button" className="sign" onClick={onSign}>
      {words.seatOf(seat)} · {sign.decks} {say('decks')}
      {player !== undefined && (
        <>
          {' · '}
          <b>
            {words.minimumIs(money(player.min))} {words.maximumIs(money(player.max))}
          </b>
        </>
      )}{' '}
      {sign.currency}
      {limits !== null && <em> · {words.ownLimits}</em>}
    </button>
  );
}

interface AnnouncedProps {
  readonly announced: PublicView['announced'];
  readonly sign: SignView;
  readonly aheadMs: number;
}

/** What comes: other limits with their time, the close of the table (5.2, 5.3.2). */
export function Announced({ announced, sign, aheadMs }: AnnouncedProps) {
  const { say, money, language } = useSettings();
  const words = useTerminalTexts();
  const { limits, closesAt } = announced;
  if (limits === null && closesAt === null) return null;
  const at = (time: number) => timeText(language, time - aheadMs);
  const changed = sign.offered.flatMap(on => {
    const [now, then] = [sign.limits[on], limits?.limits[on]];
    const same = now?.min === then?.min && now?.max === then?.max;
    return then === undefined || same ? [] : [{ on, ...then }];
  });
  return (
    <p className="announced" role="status">
      {limits !== null && (
        <>
          <b>{words.limitsFrom(at(limits.notBefore))}</b>{' '}
          {changed.map(({ on, min, max }) => `${say(on)} ${money(min)}–${money(max)}`).join(' · ')}
        </>
      )}{' '}
      {closesAt !== null && <b>{words.closesAt(at(closesAt))}</b>}
    </p>
  );
}
