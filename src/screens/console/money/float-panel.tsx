// The chips of a live table: opening float, fills and credits, counted by value and signed by two
// people (G12).

import { useState } from 'react';
import { useSettings } from '../../client/settings.tsx';
import { useActs } from '../acts/acts-room.tsx';
import { useActTexts } from '../acts/use-act-texts.ts';
import { mayDo } from '../staff/power-key.tsx';
import { useConsoleText } from '../use-texts.ts';
import { ChipCounter, useChipCount } from './chip-count.tsx';
import { type SentFloatMove, type FloatMoveProps, SignedMove } from './signed-move.tsx';

const MOVES = ['opening', 'fill', 'credit'] as const;
const MOVE_TEXTS = { opening: 'openingFloat', fill: 'fill', credit: 'credit' } as const;

export function FloatPanel({ view, state, line }: FloatMoveProps) {
  const { money } = useSettings();
  const tell = useConsoleText();
  const act = useActTexts();
  const { begin: beginAct } = useActs();
  const [move, choose] = useState<SentFloatMove | null>(null);
  const { float } = view.floor;
  if (float === null) return null;
  const may = mayDo(view.powers, state.role, 'move-float');
  return (
    <section className="panel" aria-label={tell('float')}>
      <p>
        {tell('float')}: <b>{money(float)}</b>
      </p>
      <div className="panel-keys">
        {MOVES.filter(each => (each === 'opening') === (float === 0)).map(each => (
          <button
            key={each}
            type="button"
            disabled={!may}
            aria-pressed={each === move}
            onClick={() => choose(each === move ? null : each)}
          >
            {tell(MOVE_TEXTS[each])}
          </button>
        ))}
        <button type="button" onClick={() => beginAct({ act: 'move-float', said: {} })}>
          {act('otherAmount')}
        </button>
      </div>
      {move !== null && (
        <CountedMove key={move} {...{ view, state, line, move }} onSent={() => choose(null)} />
      )}
    </section>
  );
}

interface CountedMoveProps extends FloatMoveProps {
  readonly move: SentFloatMove;
  readonly onSent: () => void;
}

function CountedMove({ move, ...props }: CountedMoveProps) {
  const { money } = useSettings();
  const tell = useConsoleText();
  const { counts, set, chips, cents } = useChipCount();
  const label = `${tell(MOVE_TEXTS[move])} ${money(cents)}`;
  return (
    <>
      <ChipCounter counts={counts} onCount={set} />
      <SignedMove {...props} {...{ move, chips, cents, label }} />
    </>
  );
}
