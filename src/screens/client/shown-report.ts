// What a terminal has said of the wagers it showed at a close, and whether the house heard it (G9).

export interface ShownReport {
  readonly digest: string;
  /** The key of the command that said it; 0 once that is answered, or its line is gone. */
  readonly key: number;
  readonly standing: 'under-way' | 'heard' | 'lost';
  /** The number of the view when it was lost: it is said again with the next one. */
  readonly lostAt: number;
}

/** It is on its way, under a key. */
export const reportShown = (digest: string, key: number): ShownReport => ({
  ...{ digest, key, standing: 'under-way', lostAt: 0 },
});

/** The house has answered: it was heard, or could not be written now. */
export const answeredReport = (
  { digest }: ShownReport,
  isBusy: boolean,
  number: number,
): ShownReport => ({
  ...{ digest, key: 0, standing: isBusy ? 'lost' : 'heard', lostAt: number },
});

/** The line broke: whatever had no answer may never have come, and is said again at once. */
export const reportOnNewLine = (said: ShownReport | null): ShownReport | null =>
  said?.standing === 'under-way' ? { ...said, key: 0, standing: 'lost', lostAt: 0 } : said;
