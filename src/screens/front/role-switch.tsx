// Which role a visitor takes: in a demonstration house one touch is enough.

import { useSettings } from '../client/settings.tsx';
import { roleText } from '../texts/names.ts';
import { useFrontTexts } from './use-front-texts.ts';

export const VISITOR_ROLES = [
  'dealer',
  'game-supervisor',
  'casino-supervisor',
  'pit-boss',
  'operator',
] as const;
export type VisitorRole = (typeof VISITOR_ROLES)[number];

export interface VisitorRoleSwitchProps {
  readonly role: VisitorRole;
  readonly onRole: (role: VisitorRole) => void;
}

export function VisitorRoleSwitch({ role, onRole }: VisitorRoleSwitchProps) {
  const { language } = useSettings();
  const tell = useFrontTexts();
  return (
    <fieldset className="role-switch">
      <legend>{tell('roleNow')}</legend>
      {VISITOR_ROLES.map(each => (
        <button key={each} type="button" aria-pressed={each === role} onClick={() => onRole(each)}>
          {roleText(language, each)}
        </button>
      ))}
    </fieldset>
  );
}
