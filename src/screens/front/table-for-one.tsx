// Terminal, console and display side by side, for a first look at everything.

import { useState } from 'react';
import { Switches, useSettings } from '../client/settings.tsx';
import type { StaffRole } from '../../wire/index.ts';
import { VisitorRoleSwitch } from './role-switch.tsx';
import { useHousePage } from '../client/use-house-page.ts';
import { useFrontTexts } from './use-front-texts.ts';

/** Our own pages: a sandbox that lets them run and keep their seat would guard nothing. */
function Screen({
  name,
  title,
  address,
}: {
  readonly name: string;
  readonly title: string;
  readonly address: string;
}) {
  return (
    <section className={`one-screen one-${name}`}>
      <h2>{title}</h2>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- see above */}
      <iframe title={title} src={address} />
    </section>
  );
}

export function TableForOne({ table }: { readonly table: string }) {
  const { say, language } = useSettings();
  const tell = useFrontTexts();
  const [role, setRole] = useState<StaffRole>('dealer');
  const page = useHousePage()?.page;
  const query = `table=${encodeURIComponent(table)}&lang=${language}`;
  return (
    <main className="one">
      <header className="one-head">
        <a href="/">{say('toFront')}</a>
        <h1>
          {tell('oneTitle')} <small>{tell('oneSays')}</small>
        </h1>
        <VisitorRoleSwitch roles={page?.roles ?? []} role={role} onRole={setRole} />
        <Switches />
      </header>
      <Screen name="terminal" title={say('terminal')} address={`/terminal.html?${query}`} />
      <Screen
        name="console"
        title={say('console')}
        address={`/console.html?${query}&role=${role}`}
      />
      <Screen name="display" title={say('display')} address={`/display.html?${query}`} />
    </main>
  );
}
