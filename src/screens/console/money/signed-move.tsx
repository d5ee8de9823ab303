// The key that moves chips between tray and cage: whoever presses it does not countersign (G12).

import { useState } from 'react';
import type { ConsoleView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { approvalOf } from '../../client/requests/house-requests.ts';
import { RestingKey } from '../../client/resting-key.tsx';
import type { ScreenState } from '../../client/screen-state.ts';
import { ApprovalForm } from '../staff/approval-form.tsx';
import { mayDo } from '../staff/power-key.tsx';
import type { CountedChips } from './chip-count.tsx';

type MoveFloat = Extract<SentCommand, { do: 'move-float' }>;
export type SentFloatMove = MoveFloat['move'];

export interface FloatMoveProps {
  readonly view: ConsoleView;
  readonly state: Pick<ScreenState, 'role' | 'demonstration'>;
  readonly line: Pick<ScreenConnection, 'send'>;
}

interface SignedMoveProps extends FloatMoveProps {
  readonly move: SentFloatMove;
  readonly chips: CountedChips;
  readonly cents: number;
  readonly label: string;
  readonly onSent?: () => void;
}

export function SignedMove(props: SignedMoveProps) {
  const { view, state, line, move, chips, cents, label, onSent } = props;
  const [asked, ask] = useState<MoveFloat | null>(null);
  const may = mayDo(view.powers, state.role, 'move-float');
  const send = (command: MoveFloat, approval: string) => {
    line.send(command, approval);
    ask(null);
    onSent?.();
  };
  const begin = () => {
    const slip = `F-${view.shoe}-${view.at}`;
    const command: MoveFloat = { do: 'move-float', move, cents, slip, chips: [...chips] };
    // A visitor's second signature is the cashier's, by one touch.
    if (state.demonstration) {
      void approvalOf(view.table, command, 'cashier', null).then(approval =>
        send(command, approval),
      );
    } else ask(command);
  };
  return (
    <>
      <RestingKey
        meaning={`${move} ${view.at}`}
        className="next-key float-key"
        disabled={!may || cents === 0}
        onClick={begin}
      >
        {label}
      </RestingKey>
      {asked !== null && (
        <ApprovalForm
          table={view.table}
          command={asked}
          onApproved={approval => send(asked, approval)}
        />
      )}
    </>
  );
}
