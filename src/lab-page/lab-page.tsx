// The page around its parts: which game, which part, and the parts themselves.

import { useState } from 'react';
import { Switches } from '../screens/client/settings.tsx';
import { changedGame, FIRST_CHOICE, type GameSettings } from './game/game-settings.ts';
import { GameForm } from './game/game-form.tsx';
import { useLabTexts } from './use-lab-texts.ts';
import { CompareTab } from './tabs/compare-tab.tsx';
import { OddsTab } from './tabs/odds-tab.tsx';
import { ParSheetTab } from './tabs/par-sheet-tab.tsx';
import { PaytableTab } from './tabs/paytable-tab.tsx';
import { RiskTab } from './tabs/risk-tab.tsx';
import { SimulatorTab } from './tabs/simulator-tab.tsx';

const TABS = ['odds', 'parSheet', 'compare', 'paytable', 'simulator', 'risk'] as const;
type Tab = (typeof TABS)[number];

const PARTS: Readonly<Record<Tab, (props: { readonly game: GameSettings }) => React.ReactNode>> = {
  odds: OddsTab,
  parSheet: ParSheetTab,
  compare: CompareTab,
  paytable: PaytableTab,
  simulator: SimulatorTab,
  risk: RiskTab,
};

/** The part that the address names: /lab/#risk. */
const askedTab = (): Tab => TABS.find(tab => location.hash === `#${tab}`) ?? 'odds';

export function LabPage() {
  const text = useLabTexts();
  const [game, setGame] = useState(FIRST_CHOICE);
  const [tab, setTab] = useState<Tab>(askedTab);
  const Part = PARTS[tab];
  const choose = (next: Tab) => {
    setTab(next);
    history.replaceState(null, '', `#${next}`);
  };
  return (
    <main className="lab">
      <header className="lab-head">
        <h1>{text('title')}</h1>
        <p>{text('forStaff')}</p>
        <Switches />
      </header>
      <GameForm
        title={text('game')}
        game={game}
        onChange={change => setGame(changedGame(game, change))}
      />
      <nav className="lab-tabs" aria-label={text('parts')}>
        {TABS.map(each => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => choose(each)}>
            {text(each)}
          </button>
        ))}
      </nav>
      {/* Whatever was typed or dealt belongs to its game. */}
      <Part key={JSON.stringify(game)} game={game} />
    </main>
  );
}
