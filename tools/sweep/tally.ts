// What a sweep came to: for each command which fields were tried, and how that was answered.

/** How one message was answered. */
export const ANSWERS = ['refused by the wire', 'refused', 'unchanged', 'done', 'stopped'] as const;
export type SweepAnswer = (typeof ANSWERS)[number];

export interface SweepRow {
  readonly command: string;
  readonly fields: ReadonlySet<string>;
  readonly answers: Readonly<Record<SweepAnswer, number>>;
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

const WIDTHS = { command: 28, figure: 10 };

/** The table that is printed: commands against how they were answered. */
export function sayTally({ rows }: Tally): string {
  const head = ['command'.padEnd(WIDTHS.command), 'fields'.padStart(WIDTHS.figure)];
  const names = ['by wire', 'refused', 'unchanged', 'done', 'stopped'];
  const lines = rows.map(({ command, fields, answers }) =>
    [
      command.padEnd(WIDTHS.command),
      String(fields.size).padStart(WIDTHS.figure),
      ...ANSWERS.map(answer => String(answers[answer]).padStart(WIDTHS.figure)),
    ].join(''),
  );
  return [[...head, ...names.map(name => name.padStart(WIDTHS.figure))].join(''), ...lines].join(
    '\n',
  );
}
