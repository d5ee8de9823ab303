// Limits that patrons set themselves, the time they have been here, and a break from wagering.

import type { SentCommand } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { HelpLine } from '../help/help-sheet.tsx';
import { mayChoose, type OwnLimitsView } from './own-limits.ts';
import type { SheetsProps } from '../sheets.tsx';
import { VisitFigures } from './summary.tsx';

const LOSSES = [5000, 10_000, 25_000, 50_000, 100_000] as const;
const COUPS = [1000, 2500, 5000, 10_000, 50_000] as const;
const REMINDERS = [15, 30, 60] as const;
const BREAKS = [5, 15, 30] as const;

type Props = Pick<
  SheetsProps,
  'view' | 'state' | 'line' | 'mine' | 'visit' | 'now' | 'ownLimits' | 'onClose'
>;

type Chosen = Omit<Extract<SentCommand, { do: 'set-own-limits' }>, 'do' | 'seat' | 'patron'>;

/** The house keeps what is chosen; what is not chosen now stays as it is. */
function wishFor({ state, line, mine, ownLimits }: Props, chosen: Partial<Chosen>): void {
  if (state.patron === null) return;
  const { mostLost, mostOnACoup, remindMinutes } = ownLimits;
  const own = { mostLost, mostOnACoup, remindMinutes, breakMinutes: null, ...chosen };
  line.wish({ do: 'set-own-limits', seat: mine.seat, patron: state.patron, ...own });
}

export function OwnLimitsSheet(props: Props) {
  const { view, state, visit, now, ownLimits, onClose } = props;
  const { money } = useSettings();
  const words = useTerminalTexts();
  const set = (chosen: Partial<Chosen>) => wishFor(props, chosen);
  const own = { ownLimits, set };
  const rest = (minutes: number) => {
    set({ breakMinutes: minutes });
    onClose();
  };
  return (
    <div className="own-limits">
      {visit !== null && <VisitFigures visit={visit} now={now + state.aheadMs} />}
      <p className="small">{words.ownLimitsSay}</p>
      <Row {...own} name="mostLost" title={words.mostLost} steps={LOSSES} write={money} />
      <Row {...own} name="mostOnACoup" title={words.mostOnACoup} steps={COUPS} write={money} />
      <Row
        {...own}
        name="remindMinutes"
        title={words.remindEvery}
        steps={REMINDERS}
        write={words.minutes}
      />
      <fieldset className="limit-row">
        <legend>{words.takeABreak}</legend>
        {BREAKS.map(minutes => (
          <button key={minutes} type="button" onClick={() => rest(minutes)}>
            {words.breakFor(minutes)}
          </button>
        ))}
      </fieldset>
      <HelpLine rulebook={view.rulebook} />
    </div>
  );
}

interface RowProps extends Pick<Props, 'ownLimits'> {
  readonly set: (chosen: Partial<Chosen>) => void;
  readonly name: Exclude<keyof OwnLimitsView, 'breakUntil'>;
  readonly title: string;
  readonly steps: readonly number[];
  readonly write: (step: number) => string;
}

/** One limit: what is higher than the one in force cannot be chosen in this visit. */
function Row({ name, title, steps, write, ownLimits, set }: RowProps) {
  const words = useTerminalTexts();
  const now = ownLimits[name];
  const none = name === 'remindMinutes' ? words.neverRemind : words.noLimit;
  // A reminder binds nobody: it may be changed at will.
  const may = (step: number | null) => name === 'remindMinutes' || mayChoose(now, step);
  return (
    <fieldset className="limit-row">
      <legend>{title}</legend>
      {[null, ...steps].map(step => (
        <button
          key={step ?? 'none'}
          type="button"
          aria-pressed={step === now}
          disabled={step !== now && !may(step)}
          onClick={() => set({ [name]: step })}
        >
          {step === null ? none : write(step)}
        </button>
      ))}
    </fieldset>
  );
}
