// Who stands at the console: the own role, who is on duty, and signing on.

import type { ConsoleView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { roleText } from '../../texts/names.ts';
import { useConsoleText } from '../use-texts.ts';
import { DUTY_PLACES, TABLE_DUTIES } from './duties.ts';

export interface RoleSwitchProps {
  readonly role: string | null;
  /** What may be chosen. */
  readonly roles: readonly string[];
  /** Takes another role by one touch; left out in a live house. */
  readonly onRole?: ((role: string) => void) | undefined;
}

/** Who acts here; in a demonstration a list to choose from. */
export function RoleSwitch({ role, roles, onRole }: RoleSwitchProps) {
  const { language } = useSettings();
  const tell = useConsoleText();
  if (onRole === undefined) {
    return role === null ? null : <span className="you-are">{roleText(language, role)}</span>;
  }
  return (
    <label className="you-are">
      <span>{tell('youAre')}</span>{' '}
      <select value={role ?? 'dealer'} onChange={event => onRole(event.target.value)}>
        {roles.map(each => (
          <option key={each} value={each}>
            {roleText(language, each)}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface OnDutyProps {
  readonly view: ConsoleView;
  /** The own role, where a duty may be taken from here. */
  readonly role?: string | null;
  readonly line: Pick<ScreenConnection, 'send'>;
}

/** Who is on duty, and a key to take the duty of the own role where nobody has it. */
export function OnDuty({ view, role = null, line }: OnDutyProps) {
  const { language } = useSettings();
  const tell = useConsoleText();
  const duty = TABLE_DUTIES.find(each => each === role);
  const isFree = duty !== undefined && view.staff[DUTY_PLACES[duty]] === null;
  const on: SentCommand | null = duty === undefined ? null : { do: 'sign-on', duty };
  return (
    <p className="on-duty">
      {TABLE_DUTIES.filter(each => view.staff[DUTY_PLACES[each]] !== null).map(each => (
        <span key={each}>
          {roleText(language, each)}: {view.staff[DUTY_PLACES[each]]}{' '}
        </span>
      ))}
      {isFree && on !== null && (
        <button type="button" onClick={() => line.send(on)}>
          {tell('signOn')}
        </button>
      )}
    </p>
  );
}
