// The frame of a page for whoever watches over the house: who looks, its tabs, and nothing for
// those whose duty it is not.

import { type ComponentType, useState } from 'react';
import { RoleSwitch } from '../console/staff/staff-on-duty.tsx';
import { ComeIn, hasForm } from '../console/staff/sign-in-form.tsx';
import { Banner } from '../felt/banner.tsx';
import { useConnection } from '../client/connection.ts';
import { mayAny, rolesThat, type ScreenPower } from '../client/powers.ts';
import type { ScreenState } from '../client/screen-state.ts';
import { Switches } from '../client/settings.tsx';
import { useOversightTexts } from './use-oversight-texts.ts';

export type OversightText = Parameters<ReturnType<typeof useOversightTexts>>[0];

/** What a tab is drawn with: the house as its page sees it, and who asks. */
export interface OversightPartProps {
  readonly state: ScreenState;
  readonly token: string | null;
}

export interface OversightTab {
  readonly name: OversightText;
  readonly Part: ComponentType<OversightPartProps>;
}

export interface OversightPageProps {
  readonly title: OversightText;
  readonly needs: ScreenPower;
  readonly tabs: readonly OversightTab[];
  readonly token: string | null;
  readonly onRole?: ((role: string) => void) | undefined;
  readonly onSignedIn: () => void;
}

export function OversightPage({ title, needs, tabs, ...who }: OversightPageProps) {
  const { token, onRole, onSignedIn } = who;
  const [state] = useConnection({ as: 'pit' }, token);
  const tell = useOversightTexts();
  const isOut = hasForm(state.closeReason);
  return (
    <main className="pit oversight">
      <header className="console-head">
        <h1>{tell(title)}</h1>
        <span />
        <div className="head-people">
          <RoleSwitch {...{ role: state.role, onRole }} roles={rolesThat(state.roles, needs)} />
        </div>
        <Switches />
      </header>
      {isOut ? (
        <ComeIn why={state.closeReason} onSignedIn={onSignedIn} />
      ) : (
        <Banner state={state} />
      )}
      {!isOut && state.powers.length > 0 && !mayAny(state.powers, needs) && (
        <p className="refusal">{tell('mayNot')}</p>
      )}
      {!isOut && mayAny(state.powers, needs) && <Tabs {...{ tabs, state, token }} />}
    </main>
  );
}

function Tabs({ tabs, state, token }: Pick<OversightPageProps, 'tabs'> & OversightPartProps) {
  const tell = useOversightTexts();
  const [chosen, choose] = useState(0);
  const Part = tabs[chosen]?.Part;
  return (
    <>
      {tabs.length > 1 && (
        <nav className="pit-tabs">
          {tabs.map(({ name }, at) => (
            <button
              key={name}
              type="button"
              aria-pressed={at === chosen}
              onClick={() => choose(at)}
            >
              {tell(name)}
            </button>
          ))}
        </nav>
      )}
      <div className="pit-body pit-alone">
        {Part !== undefined && <Part {...{ state, token }} />}
      </div>
    </>
  );
}
