// What a table in turn needs now and then: time, absence, limits, the last coup, a void coup.

import type { PlayView, PositionView } from '../../../wire/index.ts';
import type { TournamentTextName } from '../use-tournament.ts';
import { atTable, type DeskRole, type InTurnCommand } from './desk-steps.ts';
import { MisdealForm } from './misdeal-form.tsx';
import { useTournamentTexts } from '../use-tournament.ts';

const TIME_FOR_A_WAGER_MS = 60_000;

interface Act {
  readonly word: TournamentTextName;
  readonly command: InTurnCommand;
}

const reported = (what: 'too-few-cards' | 'card-order-lost') =>
  atTable({ do: 'report-irregularity', what, facts: {} });

/** Acts about the whole table; who may do which, the table itself says. */
export function tableActs({ phase, raiseOnOffer, turn }: PlayView): readonly Act[] {
  const isDealt = phase === 'dealing' || phase === 'over';
  return [
    ...(turn === null
      ? []
      : [{ word: 'callTime', command: { do: 'call-time', seat: turn } } as const]),
    { word: 'timeLimit', command: { do: 'set-time-limit', ms: TIME_FOR_A_WAGER_MS } },
    ...(raiseOnOffer === null
      ? []
      : [{ word: 'raiseLimits', command: { do: 'raise-limits' } } as const]),
    ...(phase === 'between'
      ? [{ word: 'declareLast', command: { do: 'declare-last-coup' } } as const]
      : []),
    ...(isDealt
      ? ([
          { word: 'tooFewCards', command: reported('too-few-cards') },
          { word: 'orderLost', command: reported('card-order-lost') },
        ] as const)
      : []),
  ];
}

/** Acts about one position; hidden chips are for the inspector to report (16.7.7). */
export function positionActs(
  { seat, presence, restricted }: PositionView,
  role: DeskRole,
): readonly Act[] {
  return [
    presence === 'absent'
      ? { word: 'isBack', command: { do: 'mark-present', seat } }
      : { word: 'absent', command: { do: 'mark-absent', seat } },
    ...(role === 'table-inspector'
      ? [{ word: 'hidesChips', command: { do: 'report-hidden-chips', seat } } as const]
      : []),
    ...(restricted ? [{ word: 'topUp', command: { do: 'top-up-wager', seat } } as const] : []),
  ];
}

interface RarerActsProps {
  readonly view: PlayView;
  readonly role: DeskRole;
  readonly send: (what: InTurnCommand) => void;
}

export function RarerActs({ view, role, send }: RarerActsProps) {
  const { tell } = useTournamentTexts();
  return (
    <details className="rarer">
      <summary>{tell('more')}</summary>
      <p className="row-acts">
        {tableActs(view).map(({ word, command }) => (
          <button key={word} type="button" onClick={() => send(command)}>
            {tell(word)}
          </button>
        ))}
      </p>
      <MisdealForm send={send} />
      {view.positions
        .filter(({ state }) => state === 'in')
        .map(position => (
          <p key={position.seat} className="row-acts">
            <strong>
              {tell('seat')} {position.seat}
            </strong>
            {positionActs(position, role).map(({ word, command }) => (
              <button key={word} type="button" onClick={() => send(command)}>
                {tell(word)}
              </button>
            ))}
          </p>
        ))}
    </details>
  );
}
