// Under the felt: the money, the chips in hand, and what may be done with a whole felt.

import { memo } from 'react';
import type { SeatView, SignView } from '../../wire/index.ts';
import { ChipTray } from '../felt/chip-tray.tsx';
import type { ScreenState } from '../client/screen-state.ts';
import { useSettings } from '../client/settings.tsx';
import { useTerminalTexts } from './use-terminal-texts.ts';
import { chipTray } from './felt/areas.ts';
import type { Carry } from './felt/drag-chips.tsx';
import type { Fingers } from './felt/felt.tsx';
import type { SheetName } from './sheets.tsx';
import { creditShown, layTouches, netWon, sumOfTouches } from './felt/unconfirmed-wagers.ts';

export interface FootProps
  extends Pick<ScreenState, 'pending' | 'demonstration'>, Pick<Carry, 'pick'> {
  readonly sign: SignView;
  readonly mine: SeatView;
  readonly fingers: Fingers;
  readonly canUndo: boolean;
  readonly chip: number;
  readonly choose: (cents: number) => void;
  /** Whether the felt takes wagers now. */
  readonly isOpen: boolean;
  readonly onSheet: (name: SheetName) => void;
  /** Inserts the demonstration's note; absent in a live house. */
  readonly onNote: (() => void) | undefined;
  /** What was last said about notes and calls. */
  readonly says: string;
}

/** Drawn again when money moves or wagering opens and closes; not for a card. */
export const TerminalFoot = memo((props: FootProps) => (
  <footer className="terminal-foot">
    <MoneyLine pending={props.pending} mine={props.mine} />
    <TerminalTray sign={props.sign} chip={props.chip} choose={props.choose} pick={props.pick} />
    <FeltActs {...props} />
    <QuietActs
      open={props.mine.open}
      leaving={props.mine.leaving}
      takesTickets={props.mine.takesTickets}
      hasPaid={props.mine.lastPaid.length > 0}
      demonstration={props.demonstration}
      onSheet={props.onSheet}
      onNote={props.onNote}
      says={props.says}
    />
  </footer>
));

/** Balance, stakes and last win: always in sight, unmistakably this terminal's (6.1). */
export function MoneyLine({ pending, mine }: Pick<FootProps, 'pending' | 'mine'>) {
  const { say, money } = useSettings();
  const riding = mine.riding.reduce((sum, { stake }) => sum + stake, 0);
  const staked = sumOfTouches(layTouches(mine, pending)) + riding;
  // The same figure as beside the result: what the coup came to, where it came to something.
  const won = Math.max(0, netWon(mine.lastPaid.filter(({ outcome }) => outcome !== 'open')));
  return (
    <dl className="money">
      <div>
        <dt>{say('balance')}</dt>
        <dd className="balance">{money(creditShown(mine, pending))}</dd>
      </div>
      <div>
        <dt>{say('onTable')}</dt>
        <dd className="staked">{money(staked)}</dd>
      </div>
      <div>
        <dt>{say('lastWin')}</dt>
        <dd className="last-win">{money(won)}</dd>
      </div>
    </dl>
  );
}

interface TrayProps extends Pick<FootProps, 'sign' | 'chip' | 'choose'>, Pick<Carry, 'pick'> {}

/** Drawn again only when another chip is taken in hand. */
const TerminalTray = memo(({ sign, chip, choose, pick }: TrayProps) => (
  <ChipTray
    chips={chipTray(sign)}
    {...{ chip, choose }}
    pickOf={cents => event => pick(event, { from: null, cents })}
  />
));

/** Undo, clear, repeat, double: grey where they could not be done. */
function FeltActs({ pending, sign, mine, fingers, canUndo, isOpen, onSheet }: FootProps) {
  const { say } = useSettings();
  const words = useTerminalTexts();
  const lying = sumOfTouches(layTouches(mine, pending));
  const again = mine.lastWagers.reduce((sum, { stake }) => sum + stake, 0);
  const credit = creditShown(mine, pending);
  const acts = [
    ['undo', canUndo, () => fingers.current.hand.undo?.()],
    ['clear', lying > 0, () => fingers.current.hand.all('clear-wagers')],
    [
      'repeat',
      again > 0 && again <= credit + lying,
      () => fingers.current.hand.all('repeat-wagers'),
    ],
    ['double', lying > 0 && lying <= credit, () => fingers.current.hand.all('double-wagers')],
  ] as const;
  return (
    <div className="acts">
      {acts.map(([word, may, act]) => (
        <button key={word} type="button" disabled={!isOpen || !may} onClick={act}>
          {say(word)}
        </button>
      ))}
      {sign.extras.includes('favourites') && (
        <button
          type="button"
          className="act-favourites"
          aria-label={words.favourites}
          title={words.favourites}
          onClick={() => onSheet('favourites')}
        >
          <span aria-hidden="true">★</span>
        </button>
      )}
    </div>
  );
}

interface QuietProps
  extends
    Pick<FootProps, 'onSheet' | 'onNote' | 'says' | 'demonstration'>,
    Pick<SeatView, 'open' | 'leaving' | 'takesTickets'> {
  readonly hasPaid: boolean;
}

const QuietActs = memo(PlainQuietActs);

function PlainQuietActs(props: QuietProps) {
  const { open, leaving, takesTickets, hasPaid, demonstration, onSheet, onNote, says } = props;
  const { say } = useSettings();
  const words = useTerminalTexts();
  return (
    <div className="acts acts-quiet">
      {onNote && (
        <button type="button" className="insert" onClick={onNote}>
          {say('insertNotes')}
        </button>
      )}
      {onNote && (
        <button type="button" aria-label={words.acceptor} onClick={() => onSheet('notes')}>
          <span aria-hidden="true">▾</span>
        </button>
      )}
      {takesTickets && (
        <button type="button" disabled={leaving} onClick={() => onSheet('ticket')}>
          {words.insertTicket}
        </button>
      )}
      <button type="button" disabled={!hasPaid} onClick={() => onSheet('why')}>
        {say('why')}
      </button>
      {(['recall', 'rules', 'help', 'limits'] as const).map(name => (
        <button key={name} type="button" onClick={() => onSheet(name)}>
          {name === 'recall' ? words.recall : name === 'limits' ? words.ownLimitsTitle : say(name)}
        </button>
      ))}
      <button type="button" disabled={!open} onClick={() => onSheet('call')}>
        {say('claim')}
      </button>
      <button
        type="button"
        className="act-cash-out"
        disabled={!open || leaving}
        onClick={() => onSheet('cash-out')}
      >
        {say('cashOut')}
      </button>
      <output className="foot-says">{says}</output>
      {demonstration && <span className="demonstration">{say('demonstration')}</span>}
    </div>
  );
}
