// Reminds a patron of the time and the result, as often as the patron has asked for it.

import { useState } from 'react';
import { useSettings } from '../../client/settings.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { type OwnLimitsView, remindersDue } from './own-limits.ts';
import { minutesOf, resultOf, type Visit } from './visit.ts';

export interface ReminderProps {
  readonly limits: OwnLimitsView;
  readonly visit: Visit | null;
  readonly now: number;
}

export function Reminder({ limits, visit, now }: ReminderProps) {
  const { money } = useSettings();
  const words = useTerminalTexts();
  const [seen, see] = useState(0);
  const due = remindersDue(limits, visit, now);
  if (visit === null || due <= seen) return null;
  return (
    <div className="reminder" role="alertdialog" aria-label={words.timeHere}>
      <p>{words.reminder(minutesOf(visit, now), money(resultOf(visit)))}</p>
      <button type="button" className="primary" onClick={() => see(due)}>
        {words.reminderOn}
      </button>
    </div>
  );
}
