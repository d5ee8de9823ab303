// The Insurance prompt: it comes by itself, says how much may be insured, and takes nothing alone.

import { expect } from 'vitest';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { plainSetup } from '../../../table/testing/scene.ts';
import { heardAt, openTable, terminalHtml } from '../../testing/at-terminal.tsx';
import { wordsOn } from '../../testing/draw.tsx';
import { LANGUAGES } from '../../texts/index.ts';
import { terminalTexts } from '../use-terminal-texts.ts';

const clause = clausesOf('crown');
const setup = { ...plainSetup('crown', 'crown'), stakeMode: 'seat-terminals' as const };

/** Banker has six, Player five and must draw. */
const WINDOW = 'Ts 6h 5d Tc';

const dealt = () =>
  openTable(setup)
    .wager(1, 'banker', 10_000)
    .wager(3, 'tie', 1000)
    .do({ do: 'close-wagering' })
    .cards(WINDOW);

const insure = {
  ...({ do: 'set-wager', by: { role: 'patron', id: 'patron-1', seat: 1 }, seat: 1 } as const),
  ...({ patron: 'patron-1', bet: { on: 'insurance' }, stake: 4000 } as const),
};

clause(
  ['1.1 Insurance/No 6 timing', '1.1 Insurance/No 6 cap'],
  'the prompt opens with the window and says the own main wager; only Insurance can be touched',
  () => {
    const before = openTable(setup).wager(1, 'banker', 10_000);
    expect(terminalHtml(heardAt(before, 1))).not.toContain('class="insurance"');
    const scene = dealt();
    for (const language of LANGUAGES) {
      const html = terminalHtml(heardAt(scene, 1), language);
      expect(wordsOn(html)).toContain(terminalTexts(language).insurancePrompt);
      expect(wordsOn(html)).toContain(terminalTexts(language).insuranceUp('100.00'));
      const open = html.split('<fieldset class="bets"').filter(set => set.startsWith('>'));
      expect(open).toHaveLength(1);
      expect(open[0]).toMatch(/^><div class="insurance".*data-area="insurance /);
    }
    // Whoever has only a side wager is not told that anything could be insured.
    const other = wordsOn(terminalHtml(heardAt(scene, 3)));
    expect(other).not.toContain(terminalTexts('en').insuranceUp('0.00'));
    scene.do(insure);
    expect(terminalHtml(heardAt(scene, 1))).toMatch(/area-insurance.*area-stake">40\.00/);
    scene.do({ do: 'close-insurance' });
    expect(terminalHtml(heardAt(scene, 1))).not.toContain('class="insurance"');
  },
);
