// What a sweep came to: for each command which fields were tried, and how that was answered.

/** How one message was answered. */
export const ANSWERS = ['refused by the wire', 'refused', 'unchanged', 'done', 'stopped'] as const;
export type SweepAnswer = (typeof ANSWERS)[number];

export interface SweepRow {
  readonly command: string;
  readonly fields: ReadonlySet<string>;
  readonly answers: Readonly<Record<SweepAnswer, number>>;
}

/** A tally as one process sends it to another. */
export interface CountedAnswers {
  readonly rows: readonly (Omit<SweepRow, 'fields'> & { readonly fields: readonly string[] })[];
  readonly stops: readonly (readonly [says: string, message: unknown])[];
}

export class Tally {
  readonly #rows = new Map<string, { fields: Set<string>; answers: Record<SweepAnswer, number> }>();
  /** What stopped something, and the first message that did. */
  readonly stops = new Map<string, unknown>();
  /** Refusals that do not say which field is meant. */
  readonly unnamed = new Set<string>();

  count(command: string, field: string, answer: SweepAnswer): void {
    const row = this.#row(command);
    row.fields.add(field);
    row.answers[answer] += 1;
  }

  stopped(command: string, field: string, says: string, message: unknown): void {
    this.count(command, field, 'stopped');
    const name = `${command}: ${says}`;
    if (!this.stops.has(name)) this.stops.set(name, message);
  }

  /** Adds what another process has counted. */
  add({ rows, stops }: CountedAnswers): void {
    for (const { command, fields, answers } of rows) {
      const row = this.#row(command);
      for (const field of fields) row.fields.add(field);
      for (const answer of ANSWERS) row.answers[answer] += answers[answer];
    }
    for (const [says, message] of stops) if (!this.stops.has(says)) this.stops.set(says, message);
  }

  get counted(): CountedAnswers {
    const rows = this.rows.map(row => ({ ...row, fields: [...row.fields] }));
    return { rows, stops: [...this.stops] };
  }

  get rows(): readonly SweepRow[] {
    return [...this.#rows].map(([command, row]) => ({ command, ...row }));
  }

  get total(): number {
    return this.rows.reduce(
      (sum, { answers }) => sum + ANSWERS.reduce((all, answer) => all + answers[answer], 0),
      0,
    );
  }

  #row(command: string) {
    const known = this.#rows.get(command);
    if (known !== undefined) return known;
    const answers = Object.fromEntries(ANSWERS.map(answer => [answer, 0]));
    // Just made from the list of them all.
    const row = { fields: new Set<string>(), answers: answers as Record<SweepAnswer, number> };
    this.#rows.set(command, row);
    return row;
  }
}

const WIDTHS = { command: 36, figure: 10 };

/** The table that is printed: commands against how they were answered. */
export function sayTally({ rows }: Tally, fieldsAre = 'fields'): string {
  const head = ['command'.padEnd(WIDTHS.command), fieldsAre.padStart(WIDTHS.figure)];
  const names = ['by wire', 'refused', 'no-op', 'done', 'stopped'];
  const lineOf = (command: string, fields: number, answers: SweepRow['answers']): string =>
    [
      command.padEnd(WIDTHS.command),
      String(fields).padStart(WIDTHS.figure),
      ...ANSWERS.map(answer => String(answers[answer]).padStart(WIDTHS.figure)),
    ].join('');
  const lines = rows.map(({ command, fields, answers }) => lineOf(command, fields.size, answers));
  const sums = Object.fromEntries(
    ANSWERS.map(answer => [answer, rows.reduce((sum, { answers }) => sum + answers[answer], 0)]),
  ) as SweepRow['answers']; // made from the list of them all
  const fields = rows.reduce((sum, row) => sum + row.fields.size, 0);
  return [
    [...head, ...names.map(name => name.padStart(WIDTHS.figure))].join(''),
    ...lines,
    lineOf(`${rows.length} commands`, fields, sums),
  ].join('\n');
}
