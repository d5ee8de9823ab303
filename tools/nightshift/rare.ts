// Why some commands are accepted only now and then in a phase, however long the nights are.

type Rare = readonly [row: RegExp, column: RegExp, why: string];

const RARE: readonly Rare[] = [
  [/./, /^insurance$/, 'the window opens in one version, on few hands'],
  [/./, /^wagers-changing$/, 'the window opens once in a coup that was dealt face down'],
];

export const whyRare = (row: string, column: string): string =>
  RARE.find(([rows, columns]) => rows.test(row) && columns.test(column))?.[2] ??
  'it needs something that seldom comes together in this phase';
