// What a run comes to: its counts, what was never met often enough, and every violation with a
// scenario that shows it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulebookId } from '../../src/rules/rulebook.ts';
import { addCounts, type Counts } from './counts.ts';
import type { Branch } from './night/branches.ts';
import type { Violation } from './violation.ts';
import type { Lines } from './shrink/simpler.ts';

/** What one night or one tournament tells. */
export interface PlayedReport {
  readonly seed: number;
  readonly rulebook: RulebookId;
  readonly coups: number;
  readonly events: number;
  readonly counts: Counts;
  readonly violations: readonly Violation[];
  /** Where it was accepted with something that few nights get to, or would have been. */
  readonly branches?: readonly Branch[];
  /** It as a scenario, as far as it had an effect. */
  readonly lines: Lines;
}

/** Ways to a command that are kept to come back to. */
const BRANCHES = 4;

interface Finding {
  readonly kind: string;
  readonly says: string;
  readonly seeds: number[];
}

export class RunReport {
  readonly counts: Counts = {};
  /** The books by which each cell was accepted, or would have been. */
  readonly books = new Map<string, Set<string>>();
  /** Lines that led to a command which few nights get to, by its cell. */
  readonly branches = new Map<string, Branch[]>();
  readonly #findings = new Map<string, Finding>();
  readonly #files = new Map<string, string>();
  /** 'nights', or 'tournaments'. */
  readonly #what: string;
  /** How one of them is played again. */
  readonly #again: string;
  played = 0;
  #coups = 0;
  #events = 0;

  constructor(what: string, again: string) {
    this.#what = what;
    this.#again = again;
  }

  /** Takes one in; true where it shows a violation that none before has shown. */
  hear(report: PlayedReport): boolean {
    const { seed, rulebook, coups, events, counts, violations, branches = [] } = report;
    const [violation] = violations;
    this.played += 1;
    for (const branch of branches) this.#keepBranch(branch);
    const met = Object.keys(counts).filter(cell => (counts[cell]?.accepted ?? 0) > 0);
    for (const cell of [...met, ...branches.map(branch => branch.cell)]) {
      this.books.set(cell, (this.books.get(cell) ?? new Set()).add(rulebook));
    }
    this.#coups += coups;
    this.#events += events;
    addCounts(this.counts, counts);
    if (violation === undefined) return false;
    const { kind, says } = violation;
    const finding = this.#findings.get(kind);
    finding?.seeds.push(seed);
    if (finding === undefined) this.#findings.set(kind, { kind, says, seeds: [seed] });
    return finding === undefined;
  }

  #keepBranch(branch: Branch): void {
    const kept = this.branches.get(branch.cell) ?? [];
    if (kept.length < BRANCHES) this.branches.set(branch.cell, [...kept, branch]);
  }

  /** Writes the scenario of a violation. */
  keep(folder: string, kind: string, lines: Lines): void {
    mkdirSync(folder, { recursive: true });
    const name = kind
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 70);
    const path = join(folder, `${name.replaceAll(/^-|-$/g, '')}.jsonl`);
    writeFileSync(path, lines.map(line => `${JSON.stringify(line)}\n`).join(''));
    this.#files.set(kind, `${path} (${lines.length} lines)`);
  }

  /** Every cell that this run has met, for cells.txt. */
  get cells(): string {
    return [...this.books]
      .map(([cell, books]) => {
        const often = Math.round(((this.counts[cell]?.accepted ?? 0) * 1000) / this.played);
        return `${cell}|${[...books].toSorted().join(' ')}|${often}\n`;
      })
      .toSorted()
      .join('');
  }

  get isClean(): boolean {
    return this.#findings.size === 0;
  }

  get progress(): string {
    const played = `${this.played} ${this.#what}, ${this.#coups} coups, ${this.#events} events`;
    return `${played}, ${this.#findings.size} kinds of violations`;
  }

  /** The violations, the most frequent first, and the verdict. */
  page(): string {
    const violations = [...this.#findings.values()]
      .toSorted((a, b) => b.seeds.length - a.seeds.length)
      .map(({ kind, says, seeds: [seed = 0, ...others] }) => {
        const file = this.#files.get(kind) ?? 'not shrunk';
        const times = `${others.length + 1} ${this.#what}`;
        return `violation: ${kind}\n  ${says}\n  ${times}; ${this.#again} ${seed}; ${file}`;
      });
    const verdict = `${this.progress}: ${this.isClean ? 'clean' : 'NOT clean'}`;
    return [...violations, verdict].join('\n');
  }
}
