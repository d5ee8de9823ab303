// The paytable that was in force for a coup that is past: opened from its recall (R-HIS-3).

import { useState } from 'react';
import type { CoupPaytable } from '../../../wire/index.ts';
import { type CoupAt, lookUpPaytable } from '../../client/requests/figure-requests.ts';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { WhatPays } from '../help/rules-page.tsx';

/** Asked for when somebody opens it: most never do. */
export function PaytableThen({ at }: { readonly at: CoupAt }) {
  const words = useTerminalTexts();
  const [paytable, setPaytable] = useState<CoupPaytable | 'asked' | 'none' | null>(null);
  const open = (isOpen: boolean): void => {
    if (!isOpen || paytable !== null) return;
    setPaytable('asked');
    lookUpPaytable(at).then(setPaytable, () => setPaytable('none'));
  };
  return (
    <details className="paytable-then" onToggle={event => open(event.currentTarget.open)}>
      <summary>{words.paytableThen}</summary>
      {paytable === 'none' && <p className="small">{words.noPaytable}</p>}
      {paytable !== null && typeof paytable === 'object' && <Paytable paytable={paytable} />}
    </details>
  );
}

export function Paytable({ paytable }: { readonly paytable: CoupPaytable }) {
  const { game, version, setup, currency } = paytable;
  return (
    <>
      <p className="small">
        {game} · {version} · {setup} · {currency}
      </p>
      <WhatPays sign={paytable} />
    </>
  );
}
