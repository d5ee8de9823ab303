// What the patron is notified of: wagers that a ruling voided or confirmed, a coup that was
// corrected after it was paid (ruling R18).

import type { SeatView } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';
import { useTerminalTexts } from './use-terminal-texts.ts';

export function PatronNoticeBanner({
  notice,
}: {
  readonly notice: SeatView['notice'] | undefined;
}) {
  const { money } = useSettings();
  const words = useTerminalTexts();
  if (notice === undefined) return null;
  const { what, coup, cents, clause } = notice;
  const sum = money(Math.abs(cents));
  const says = {
    'wagers-void': () => words.wagersVoid(coup, sum),
    'wagers-stand': () => words.wagersStand(coup),
    'coup-void': () => words.coupVoided(coup),
    'coup-corrected': () =>
      cents > 0 ? words.correctedUp(coup, sum) : words.correctedDown(coup, sum),
  }[what]();
  return (
    <p className="patron-notice">
      <span aria-hidden="true">⚠</span> {says} <small>({clause})</small>
    </p>
  );
}
