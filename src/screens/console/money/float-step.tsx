// A step of opening a table of chips: its float is counted by value and signed by two (G12).

import { useState } from 'react';
import type { ConsoleView } from '../../../wire/index.ts';
import { RestingKey } from '../../client/resting-key.tsx';
import { useSettings } from '../../client/settings.tsx';
import { roleText } from '../../texts/names.ts';
import { mayDo } from '../staff/power-key.tsx';
import { useConsoleText } from '../use-texts.ts';
import { ChipCounter, useChipCount } from './chip-count.tsx';
import { type FloatMoveProps, SignedMove } from './signed-move.tsx';

/** Whether a table of chips has been opened and nobody has counted its tray yet. */
export const needsFloat = ({ floor, guide }: Pick<ConsoleView, 'floor' | 'guide'>): boolean =>
  floor.stakeMode === 'recorded' && floor.float === 0 && guide.next === 'bring-cards';

interface FloatStepProps extends FloatMoveProps {
  readonly onLater: () => void;
  readonly onRole?: ((role: string) => void) | undefined;
}

export function FloatStep({ onLater, onRole, ...props }: FloatStepProps) {
  const tell = useConsoleText();
  const { view, state } = props;
  return (
    <div className="next-step float-step">
      <p className="guide">{tell('enterOpeningFloat')}</p>
      {mayDo(view.powers, state.role, 'move-float') ? (
        <CountedFloat {...props} />
      ) : (
        <SomebodyElse view={view} onRole={onRole} />
      )}
      <button type="button" className="float-later" onClick={onLater}>
        {tell('floatLater')}
      </button>
    </div>
  );
}

function CountedFloat(props: FloatMoveProps) {
  const { money } = useSettings();
  const tell = useConsoleText();
  const { counts, set, chips, cents } = useChipCount();
  const label = tell('floatIs', money(cents));
  return (
    <>
      <ChipCounter counts={counts} onCount={set} />
      <SignedMove {...props} {...{ chips, cents, label }} move="opening" />
    </>
  );
}

/** Who may count, where it is not who stands here; a visitor takes the role by one touch. */
function SomebodyElse({ view, onRole }: Pick<FloatStepProps, 'view' | 'onRole'>) {
  const { language } = useSettings();
  const tell = useConsoleText();
  const least = view.powers['move-float']?.least;
  if (least === undefined) return null;
  const role = roleText(language, least);
  return onRole === undefined ? (
    <p>
      {tell('needs')}: {role}
    </p>
  ) : (
    <RestingKey meaning="role" className="next-key" onClick={() => onRole(least)}>
      {tell('goOnAs')} {role}
    </RestingKey>
  );
}

/** Whether it is counted now; whoever counts later finds it beside the shoe. */
export function useFloatStep(view: ConsoleView) {
  const [isLater, postpone] = useState(false);
  return { isDue: needsFloat(view) && !isLater, postpone: () => postpone(true) };
}
