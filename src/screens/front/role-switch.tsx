// Which role a visitor takes: in a demonstration house one touch is enough.

import type { StaffRole, VisitorRole } from '../../wire/index.ts';
import { rolesThat } from '../client/powers.ts';
import { useSettings } from '../client/settings.tsx';
import { roleText } from '../texts/names.ts';
import { useFrontTexts } from './use-front-texts.ts';

export interface VisitorRoleSwitchProps {
  readonly roles: readonly VisitorRole[];
  readonly role: StaffRole;
  readonly onRole: (role: StaffRole) => void;
}

/** The roles in which somebody runs a table. */
export function VisitorRoleSwitch({ roles, role, onRole }: VisitorRoleSwitchProps) {
  const { language } = useSettings();
  const tell = useFrontTexts();
  return (
    <fieldset className="role-switch">
      <legend>{tell('roleNow')}</legend>
      {rolesThat(roles, 'run-table').map(each => (
        <button key={each} type="button" aria-pressed={each === role} onClick={() => onRole(each)}>
          {roleText(language, each)}
        </button>
      ))}
    </fieldset>
  );
}
