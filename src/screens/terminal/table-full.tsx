// No seat is free at a demonstration table: what a visitor reads instead of a terminal.

import { useSettings } from '../client/settings.tsx';

export function TableFull() {
  const { say } = useSettings();
  return (
    <main className="terminal terminal-waiting">
      <h1>{say('tableFull')}</h1>
      <a href="/">{say('toFront')}</a>
    </main>
  );
}
