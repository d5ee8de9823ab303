// What a ruling would do, before anybody confirms it: the clause, the cards, the money, the person.

import type { ShownEffect, ReportedIrregularity } from '../../client/floor-terms.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import type { ConsoleView, SentCommand } from '../../../wire/index.ts';
import { RefusalText } from '../../client/refusal-text.tsx';
import { useSettings } from '../../client/settings.tsx';
import { textsOf } from '../../texts/load-texts.ts';
import { roleText } from '../../texts/names.ts';
import { ApprovalForm } from '../staff/approval-form.tsx';
import { Corrected } from './corrected.tsx';

const floorTexts = textsOf('floor');

export interface EffectProps {
  readonly table: string;
  readonly view: ConsoleView;
  /** What was asked: an answer to an earlier question is not shown. */
  readonly what: ReportedIrregularity;
  /** The report itself: an approval is given for it and for no other. */
  readonly report: SentCommand;
  readonly answer: ScreenState['effect'];
  readonly demonstration: boolean;
  /** Who reports. */
  readonly role: string | null;
  readonly onConfirm: (approval?: string) => void;
  readonly onApprove: (role: string) => void;
}

export function EffectOfRuling(props: EffectProps) {
  const { view, what, answer } = props;
  const { say, language } = useSettings();
  if (answer === null) return null;
  if (answer.effect === null) {
    return (
      <p className="refusal" role="status">
        {answer.refusal !== null && <RefusalText told={answer.refusal} />}
      </p>
    );
  }
  const { verdict, corrected, ...money } = answer.effect;
  if (verdict.what !== what) return null;
  return (
    <section className="effect" aria-label={say('effect')}>
      <p className="verdict">
        {floorTexts(language).rulings[verdict.ruling]} <small>({verdict.clause})</small>
      </p>
      <Cards effect={answer.effect} />
      {corrected === null ? (
        <Money effect={answer.effect} />
      ) : (
        <Corrected corrected={corrected} view={view} {...money} />
      )}
      <Confirm {...props} verdict={verdict} />
    </section>
  );
}

/** Nobody approves their own request: whoever has the power asks the next one up (R-ACC-2). */
const approverFor = (
  { decider, decidedBy }: ShownEffect['verdict'],
  { powers }: Pick<ConsoleView, 'powers'>,
  role: string | null,
): string => powers[decidedBy]?.roles.find(each => each !== role) ?? decider;

type ConfirmProps = EffectProps & { readonly verdict: ShownEffect['verdict'] };

/** The right person stands behind it: oneself, a visitor's role, or somebody who proves it. */
function Confirm(props: ConfirmProps) {
  const { table, view, verdict, report, role, demonstration, onConfirm, onApprove } = props;
  const { say, language } = useSettings();
  const approver = approverFor(verdict, view, role);
  const rank = roleText(language, approver);
  if (!verdict.needsApprover) {
    return (
      <>
        <p>{say('maySelf')}</p>
        <button type="button" className="confirm" onClick={() => onConfirm()}>
          {say('confirm')}
        </button>
      </>
    );
  }
  return (
    <>
      <p>
        {say('needsApproval')} <b>{rank}</b>
      </p>
      {demonstration ? (
        <button type="button" className="confirm" onClick={() => onApprove(approver)}>
          {say('approveAs')} {rank} · {say('confirm')}
        </button>
      ) : (
        <ApprovalForm table={table} command={report} onApproved={approval => onConfirm(approval)} />
      )}
    </>
  );
}

const text = (cards: readonly (string | null)[]): string =>
  cards.map(card => card ?? '?').join(' ');

interface HandTextProps {
  readonly side: 'player' | 'banker';
  readonly cards: readonly (string | null)[];
}

function HandText({ side, cards }: HandTextProps) {
  const { say } = useSettings();
  return (
    <>
      <b className={`tone-${side}`}>{say(side)}</b> {text(cards)}
    </>
  );
}

function Cards({ effect }: { readonly effect: ShownEffect }) {
  const { say } = useSettings();
  const { hands, held, verdict, nextIsDummy } = effect;
  return (
    <>
      {hands.player.length + hands.banker.length > 0 && (
        <p>
          {say('cardsAfter')}: <HandText side="player" cards={hands.player} />{' '}
          <HandText side="banker" cards={hands.banker} />
          {held.length > 0 && ` · ${text(held)}`}
        </p>
      )}
      {verdict.endsShoe && <p>{say('endsShoe')}</p>}
      {nextIsDummy !== null && (
        <p>
          {say('nextIsDummy')} <small>({nextIsDummy})</small>
        </p>
      )}
    </>
  );
}

function Money({ effect: { seats } }: { readonly effect: ShownEffect }) {
  const { say, money } = useSettings();
  if (seats.length === 0) return <p>{say('noMoneyMoves')}</p>;
  return (
    <ul className="effect-seats">
      {seats.map(({ seat, patron, wagersGone, credit }) => (
        <li key={`${seat} ${patron}`}>
          {say('stakesOff', seat, money(wagersGone), money(credit))}
        </li>
      ))}
    </ul>
  );
}
