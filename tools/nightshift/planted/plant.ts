// A copy of the house in which one fault at a time is planted, and nights that look for it there.

import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { looksFor } from '../shrink/shrink.ts';
import type { PlantedFault } from './faults.ts';
import type { Finding, Search } from './search.ts';

/** What became of a planted fault. */
export interface Planted {
  readonly fault: PlantedFault;
  readonly finding: Finding | null;
  /** True where the auditor finds nothing in the same lines in the house as it is. */
  readonly isCleanWithout: boolean;
}

const PARTS = ['src', 'tools/nightshift', 'tools/oracle', 'package.json', 'tsconfig.base.json'];

/** A copy of the house that may be broken. */
export class Copy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'sabot-planted-'));

  constructor() {
    for (const part of PARTS) cpSync(part, join(this.#folder, part), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.#folder, 'node_modules'));
  }

  /** Puts the fault in, looks for it, and takes it out again. */
  async plant(fault: PlantedFault, from: number, nights: number): Promise<Planted> {
    const path = join(this.#folder, 'src', fault.file);
    const sound = readFileSync(path, 'utf8');
    writeFileSync(path, broken(sound, fault));
    try {
      const { rulebook, setup, after } = fault;
      const plan = { ...(rulebook && { rulebook }), ...(setup && { setup }) };
      const finding = await this.#search({ from, nights, ...plan, ...(after && { after }) });
      return { fault, finding, isCleanWithout: isClean(finding) };
    } finally {
      writeFileSync(path, sound);
    }
  }

  async #search(search: Search): Promise<Finding | null> {
    const file = 'tools/nightshift/planted/search.ts';
    const args = ['--import', 'tsx', file, JSON.stringify(search)];
    const out = await new Promise<string>((resolve, reject) => {
      const options = { cwd: this.#folder, maxBuffer: 1e8 };
      execFile(process.execPath, args, options, (error, stdout) => {
        if (error === null) resolve(stdout);
        else reject(error);
      });
    });
    return JSON.parse(out) as Finding | null; // printed by search.ts
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

/** The words must stand there once: else the fault is not the one that is meant. */
export function broken(text: string, { file, from, to }: PlantedFault): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} has not once: ${from}`);
  return parts.join(to);
}

/** What was found is not to be found in the house as it is. */
function isClean(finding: Finding | null): boolean {
  if (finding === null || finding.lines === null) return false;
  const given = finding.lines.filter(line => !['title', 'show', 'expect'].some(key => key in line));
  return looksFor(finding.kind)(given) === undefined;
}
