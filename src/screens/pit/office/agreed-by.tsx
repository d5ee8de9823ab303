// The second person behind an act of the office: by PIN or password, in a demonstration by a role.

import { type FormEvent, useState } from 'react';
import type { Denial } from '../../../wire/index.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { useConsoleText } from '../../console/use-texts.ts';
import { textOfField } from '../../console/text-of-field.ts';
import type { Approver } from '../../client/requests/cage-requests.ts';
import { rolesThat, type ScreenPower, type Viewer } from '../../client/powers.ts';
import { RefusalText } from '../../client/refusal-text.tsx';
import { useSettings } from '../../client/settings.tsx';
import { roleText } from '../../texts/names.ts';
import { useOfficeTexts } from './use-office-texts.ts';

export interface AgreedByProps {
  readonly viewer: Viewer;
  /** Who may stand behind it has this power. */
  readonly power: ScreenPower;
  readonly isReady: boolean;
  readonly send: (by: Approver) => Promise<object | Denial>;
  readonly onDone: () => void;
}

export function AgreedBy({ viewer, power, isReady, send, onDone }: AgreedByProps) {
  const text = useOfficeTexts();
  const tell = useConsoleText();
  const { language } = useSettings();
  const [denied, deny] = useState<Denial | null>(null);
  const approve = (by: Approver) =>
    void send(by).then(told => {
      if ('denied' in told) deny(told);
      else onDone();
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    approve({ id: textOfField(event, 'id'), secret: textOfField(event, 'secret') });
  };
  return (
    <>
      {viewer.demonstration ? (
        <div className="void-reasons">
          {rolesThat(viewer.roles, power).map(role => (
            <button
              key={role}
              type="button"
              className="confirm"
              disabled={!isReady}
              onClick={() => approve({ role })}
            >
              {text('approveAs')} {roleText(language, role)}
            </button>
          ))}
        </div>
      ) : (
        <form className="approval-form" onSubmit={submit}>
          <TypedField title={tell('approver')} name="id" required />
          <TypedField title={tell('pinOrPassword')} name="secret" type="password" required />
          <button type="submit" className="confirm" disabled={!isReady}>
            {text('approveNow')}
          </button>
        </form>
      )}
      {denied !== null && <DenialText denied={denied} />}
    </>
  );
}

export const DenialText = ({ denied }: { readonly denied: Denial }) => (
  <p className="refusal" role="alert">
    <RefusalText told={{ refused: denied.denied, reason: denied.reason, clause: '' }} />
  </p>
);
