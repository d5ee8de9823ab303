// The one thing to do now: a big key, the card pad when a card is due, or who deals by itself.

import { useState } from 'react';
import type { Card } from '../../../rules/cards.ts';
import type { ConsoleView, TableSummary, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { chooseDealer, type StepTaken, stepTable } from '../../client/requests/house-requests.ts';
import { RestingKey } from '../../client/resting-key.tsx';
import { RefusalText } from '../../client/refusal-text.tsx';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { cardSign } from '../../../texts/card-sign.ts';
import { PlayingCard } from '../../felt/cards/card.tsx';
import { cardName } from '../../felt/cards/card-name.ts';
import { textsOf } from '../../texts/load-texts.ts';
import { roleText } from '../../texts/names.ts';
import { CardEntry } from './card-pad.tsx';
import { countsText, dealText } from './guide-text.ts';
import { cardCommands, nextCommands, wantsCard } from './next-command.ts';
import { FloatStep, useFloatStep } from '../money/float-step.tsx';
import { PayList } from '../money/pay-list.tsx';
import { OpenTableKeys } from '../table/open-table.tsx';
import { BringCardsKeys, ShoeStepKeys } from '../shoe/shoe-steps.tsx';
import { TurnCards } from './turn-cards.tsx';
import { type ConsoleWord, useConsoleText } from '../use-texts.ts';

const floorTexts = textsOf('floor');

export interface NextStepPanelProps {
  readonly table: string;
  readonly token: string | null;
  readonly state: ScreenState;
  readonly view: ConsoleView;
  readonly line: Pick<ScreenConnection, 'send'>;
  readonly onRole?: ((role: string) => void) | undefined;
  /** What the house says of this table, and a way to look again. */
  readonly summary: TableSummary | null;
  readonly look: () => void;
}

export function NextStepPanel(props: NextStepPanelProps) {
  const { table, token, state, view, line, onRole, summary, look } = props;
  const { language } = useSettings();
  const says = floorTexts(language).steps[view.guide.step];
  const float = useFloatStep(view);
  if (summary !== null && isDealtByMachine(state, summary)) {
    return <VirtualStep says={says} table={table} dealer={summary.dealer} look={look} />;
  }
  if (float.isDue) return <FloatStep {...{ view, state, line, onRole }} onLater={float.postpone} />;
  return (
    <div className="next-step">
      <HandStep
        {...{ table, token, view, line, onRole }}
        role={state.role}
        isThere={state.connected}
      />
    </div>
  );
}

/** Cards of a virtual shoe come out of the machine: nobody keys them. */
export const isDealtByMachine = (
  { demonstration }: Pick<ScreenState, 'demonstration'>,
  summary: TableSummary | null,
): boolean => demonstration && summary?.shoeIs === 'virtual';

interface HandStepProps {
  readonly table: string;
  readonly token: string | null;
  readonly view: ConsoleView;
  readonly isThere: boolean;
  readonly line: Pick<ScreenConnection, 'send'>;
  readonly role?: string | null;
  readonly onRole?: ((role: string) => void) | undefined;
}

type KeyProps = Omit<HandStepProps, 'table' | 'token'>;

/** A shoe of real cards: what its dealer does now. */
export function HandStep(props: HandStepProps) {
  const { table, token, view, isThere, line, role = null, onRole } = props;
  const { guide, phase, floor, shoeSteps } = view;
  if (waitsForStaff(view, role)) return <SignOnStep {...{ view, line, role, onRole }} />;
  if (guide.next === 'open-table') return <OpenTableKeys {...{ table, token, line }} />;
  if (guide.next === 'bring-cards') return <BringCardsKeys {...{ view, line, isThere }} />;
  if (guide.next === 'prepare-shoe' && (shoeSteps[0] === 'cut' || shoeSteps[0] === 'burn')) {
    return <ShoeStepKeys {...{ view, line, role, onRole, isThere }} />;
  }
  if (guide.next === 'nothing') return <TurnCards {...{ view, line, isThere }} />;
  if (wantsCard(view) && !floor.faceDown) return <DealStep {...{ view, line, isThere }} />;
  if (wantsCard(view)) return <FaceDownStep view={view} isThere={isThere} line={line} />;
  return (
    <>
      <PayList view={view} />
      <BigKey view={view} isThere={isThere} line={line} />
      {phase === 'complete' && nextCommands(view).length > 1 && (
        <PayOnly isThere={isThere} onPay={() => line.send({ do: 'settle-coup' })} />
      )}
    </>
  );
}

const NEED_STAFF: readonly string[] = ['open-wagering', 'begin-dummy-coup', 'deal-card'];

/** Nobody deals without the people the book wants; whoever has the duty may take it before. */
const waitsForStaff = ({ floor, guide }: ConsoleView, role: string | null): boolean =>
  floor.missing !== null && (NEED_STAFF.includes(guide.next) || role === floor.missing);

type SignOnProps = Pick<HandStepProps, 'view' | 'line' | 'role' | 'onRole'>;

function SignOnStep({ view, line, role, onRole }: SignOnProps) {
  const { language } = useSettings();
  const tell = useConsoleText();
  const { missing } = view.floor;
  if (missing === null) return null;
  const isMine = role === missing;
  const go = () => (isMine ? line.send({ do: 'sign-on', duty: missing }) : onRole?.(missing));
  return (
    <RestingKey
      meaning={`${isMine} ${missing}`}
      className="next-key"
      disabled={!isMine && onRole === undefined}
      onClick={go}
    >
      {tell(isMine ? 'signOnAs' : 'goOnAs')} {roleText(language, missing)}
    </RestingKey>
  );
}

/** A card is due: its key, with what the tableau wants and both counts to be announced. */
function DealStep({ view, line, isThere }: Pick<HandStepProps, 'view' | 'line' | 'isThere'>) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const announces = view.guide.next === 'announce-counts';
  const guide = announces
    ? `${tell('announce')}: ${countsText(view, say, tell)}`
    : dealText(view, say, tell);
  const deal = (card: Card, source: 'keypad' | 'scanner') => {
    const dealt: SentCommand = { do: 'deal-card', card, source };
    for (const command of cardCommands(view, dealt)) line.send(command);
  };
  // A card held over has its face already: it is shown, and no other can be dealt before it.
  const [held] = view.floor.held;
  if (held !== undefined && !announces) {
    return (
      <>
        <p className="guide held-over">
          {held === null ? tell('heldUnseen') : tell('heldFirst', cardSign(held))}
        </p>
        {held === null ? (
          <CardEntry {...{ guide, isThere }} exhausted={view.exhausted} onCard={deal} />
        ) : (
          <RestingKey
            meaning={`held ${view.guide.to} ${view.floor.held.length}`}
            className="next-key held-key"
            disabled={!isThere}
            onClick={() => deal(held, 'keypad')}
          >
            <PlayingCard card={held} label={cardName(say, held)} />
            {guide}: {tell('dealHeld', cardSign(held))}
          </RestingKey>
        )}
      </>
    );
  }
  return <CardEntry {...{ guide, isThere }} exhausted={view.exhausted} onCard={deal} />;
}

function FaceDownStep({ view, isThere, line }: KeyProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const deal: SentCommand = { do: 'deal-card', card: null, source: 'keypad' };
  return (
    <RestingKey
      meaning={dealText(view, say, tell)}
      className="next-key"
      disabled={!isThere}
      onClick={() => line.send(deal)}
    >
      {dealText(view, say, tell)}
      <small>{tell('faceDownKey')}</small>
    </RestingKey>
  );
}

const KEY_TEXTS: { readonly [name in ConsoleView['guide']['next']]?: ConsoleWord } = {
  'open-wagering': 'callForBets',
  'close-wagering': 'sayNoMore',
  'close-wager-window': 'closeWindow',
  'close-insurance': 'closeInsurance',
  'begin-dummy-coup': 'dealDummy',
};

export const STEP_TEXTS = {
  check: 'check',
  shuffle: 'shuffleStep',
  cut: 'cut',
  'place-cutting-card': 'placeCuttingCard',
  burn: 'burn',
} as const satisfies Record<ConsoleView['shoeSteps'][number], ConsoleWord>;

/** The word on the biggest key. */
function keyWord(view: ConsoleView): ConsoleWord {
  const { guide, shoeSteps } = view;
  const [step] = shoeSteps;
  if (guide.next === 'prepare-shoe' && step !== undefined) return STEP_TEXTS[step];
  if (guide.next === 'settle-coup') {
    // Nothing is paid in a dummy coup.
    if (view.coup?.standing === 'dummy') return 'endDummy';
    return nextCommands(view).length > 1 ? 'payAndCall' : 'payOnly';
  }
  return KEY_TEXTS[guide.next] ?? 'callForBets';
}

function BigKey({ view, isThere, line }: KeyProps) {
  const tell = useConsoleText();
  const commands = nextCommands(view);
  const send = () => {
    for (const command of commands) line.send(command);
  };
  return (
    <RestingKey
      meaning={`${keyWord(view)} ${view.coup?.number}`}
      className="next-key"
      disabled={commands.length === 0 || !isThere}
      onClick={send}
    >
      {tell(keyWord(view))}
      <PendingDisputes view={view} />
    </RestingKey>
  );
}

const BEFORE_A_COUP: readonly ConsoleView['guide']['next'][] = ['open-wagering', 'settle-coup'];

/** The next coup is called for while somebody waits for an answer: the key says so (13.9). */
function PendingDisputes({ view }: Pick<KeyProps, 'view'>) {
  const tell = useConsoleText();
  const { claims } = view.floor;
  if (claims.length === 0 || !BEFORE_A_COUP.includes(view.guide.next)) return null;
  const names = claims.map(({ id, seat }) =>
    seat === null
      ? `${tell('claimOf')} ${id}`
      : `${tell('claimOf')} ${id} (${tell('atSeat', seat)})`,
  );
  return (
    <small className="amber pending-disputes">
      <span aria-hidden="true">⚠</span> {tell('pendingDisputes', names.join(', '))}
    </small>
  );
}

interface PayOnlyProps {
  readonly isThere: boolean;
  readonly onPay: () => void;
}

function PayOnly({ isThere, onPay }: PayOnlyProps) {
  const tell = useConsoleText();
  return (
    <RestingKey meaning="pay" className="pay-only" disabled={!isThere} onClick={onPay}>
      {tell('payOnly')}
    </RestingKey>
  );
}

interface VirtualProps {
  readonly says: string;
  readonly table: string;
  readonly dealer: TableSummary['dealer'];
  readonly look: () => void;
}

/** Nothing was refused: the table waits, and says so in the screen's own words. */
const NOT_YET = { refused: '', clause: '' };

/** A table with a virtual shoe: its cards come out of the machine, by itself or by a touch. */
function VirtualStep({ says, table, dealer, look }: VirtualProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const [refused, setRefused] = useState<StepTaken['refusal']>(null);
  const isByHand = dealer === 'by-hand';
  const step = () =>
    void stepTable(table).then(({ did, refusal }) => {
      const isIdle = did === null || did === 'nothing';
      setRefused(
        refusal ??
          (isIdle ? { ...NOT_YET, reason: { code: 'as-written', note: say('notYet') } } : null),
      );
    });
  const change = () => void chooseDealer(table, isByHand ? 'virtual' : 'by-hand').then(look);
  return (
    <div className="next-step">
      {isByHand ? (
        <RestingKey meaning={says} className="next-key" onClick={step}>
          {says}
        </RestingKey>
      ) : (
        <div className="self-dealt">
          <output className="guide">
            <small>{tell('nextIs')}</small> {says}
          </output>
          {say('selfDealt')}
        </div>
      )}
      {refused !== null && (
        <p className="refusal" role="status">
          <RefusalText told={refused} />
        </p>
      )}
      <button type="button" onClick={change}>
        {say(isByHand ? 'dealItself' : 'dealByHand')}
      </button>
    </div>
  );
}
