// The chips of a live table: opening float, fills and credits, signed by two people (G12).

import { useState } from 'react';
import type { ConsoleView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { approvalOf } from '../../client/house-requests.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { useActs } from '../acts/acts-room.tsx';
import { useActTexts } from '../acts/use-act-texts.ts';
import { ApprovalForm } from '../staff/approval-form.tsx';
import { mayDo } from '../staff/power-key.tsx';
import { useConsoleText } from '../use-texts.ts';

export interface FloatPanelProps {
  readonly view: ConsoleView;
  readonly state: Pick<ScreenState, 'role' | 'demonstration'>;
  readonly line: Pick<ScreenConnection, 'send'>;
}

type MoveFloat = Extract<SentCommand, { do: 'move-float' }>;
type Move = MoveFloat['move'];
const MOVES = ['opening', 'fill', 'credit'] as const;
const MOVE_TEXTS = { opening: 'openingFloat', fill: 'fill', credit: 'credit' } as const;
const MOVE_CENTS = 10_000_000;

export function FloatPanel({ view, state, line }: FloatPanelProps) {
  const { money } = useSettings();
  const tell = useConsoleText();
  const act = useActTexts();
  const { begin: beginAct } = useActs();
  const [asked, ask] = useState<MoveFloat | null>(null);
  const { float } = view.floor;
  if (float === null) return null;
  const may = mayDo(view.powers, state.role, 'move-float');
  const slip = `F-${view.shoe}-${view.at}`;
  const move = (command: SentCommand, approval: string) => {
    line.send(command, approval);
    ask(null);
  };
  const begin = (what: Move) => {
    const command = { do: 'move-float', move: what, cents: MOVE_CENTS, slip } as const;
    // A visitor's second signature is the cashier's, by one touch.
    if (state.demonstration) {
      void approvalOf(view.table, command, 'cashier', null).then(approval =>
        move(command, approval),
      );
    } else ask(command);
  };
  return (
    <section className="panel" aria-label={tell('float')}>
      <p>
        {tell('float')}: <b>{money(float)}</b>
      </p>
      <div className="panel-keys">
        {MOVES.filter(each => (each === 'opening') === (float === 0)).map(each => (
          <button key={each} type="button" disabled={!may} onClick={() => begin(each)}>
            {tell(MOVE_TEXTS[each])} {money(MOVE_CENTS)}
          </button>
        ))}
        <button type="button" onClick={() => beginAct({ act: 'move-float', said: {} })}>
          {act('otherAmount')}
        </button>
      </div>
      {asked !== null && (
        <ApprovalForm
          table={view.table}
          command={asked}
          onApproved={approval => move(asked, approval)}
        />
      )}
    </section>
  );
}
