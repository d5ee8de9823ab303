// While accounts are frozen nothing closes the Insurance window, neither the dealer nor a report.

import { expect, test } from 'vitest';
import { runLines } from './testing/scenario-file.ts';

const LINES = [
  '{"table":{"rulebook":"crown","version":"crown"}}',
  '{"ready":{}}',
  '{"sit":{"patron":"ann","cents":100000}}',
  '{"do":"open-wagering"}',
  '{"do":"set-wager","bet":{"on":"player"},"stake":1000,"by":{"role":"patron","id":"ann"}}',
  '{"play":"2s Kh 3d 6c","until":"insurance"}',
  '{"do":"freeze-accounts"}',
  '{"do":"close-insurance"}',
  '{"expect":{"refused":"frozen"}}',
  '{"do":"report-irregularity","what":"player-card-to-banker","facts":{"cards":["2c"]}}',
  '{"expect":{"refused":"frozen"}}',
  '{"do":"unfreeze-accounts","finding":"as it should be"}',
  '{"do":"report-irregularity","what":"player-card-to-banker","facts":{"cards":["2c"]}}',
  '{"expect":{"events":["...","insurance-closed","..."]}}',
];

test('a freeze keeps the Insurance window open until accounts are released (R19)', () => {
  const { answers } = runLines(LINES);
  expect(answers.filter(answer => 'expected' in answer || 'stopped' in answer)).toEqual([]);
});
