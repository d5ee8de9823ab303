// The evidence of a release in one signed file: every requirement with its tests and their results,
// the digest of what was tested, the bill of materials, and what the release touches of them.

import { createHash } from 'node:crypto';

import { readSigned, writeSigned } from '../../src/server/checks/checkpoints/signed.ts';
import type { Signer } from '../../src/server/checks/checkpoints/signer.ts';
import type { Row } from '../requirements/row.ts';
import type { Impact } from './impact.ts';
import type { TestRun } from './test-runs.ts';

const FORMAT = 'sabot-evidence/2';

export interface EvidenceSources {
  readonly rows: readonly Row[];
  readonly runs: readonly TestRun[];
  readonly release: { readonly version: string; readonly engine: string; readonly whole: string };
  readonly sbom: string;
  readonly changelog: string;
  readonly impact: Impact;
}

type Result = 'passed' | 'failed' | 'not-run';

/** One proof of a requirement: the tests that it names, and what became of them. */
interface Shown {
  readonly proof: string;
  readonly result: Result;
  readonly tests: readonly Pick<TestRun, 'title' | 'passed'>[];
}

export interface ShownRequirement extends Pick<Row, 'id' | 'asks' | 'is' | 'says'> {
  /** Passed only where every proof was run and passed. */
  readonly result: Result | 'no-test';
  readonly proofs: readonly Shown[];
}

/** Every requirement with what its tests showed. */
export function shownBy(
  rows: readonly Row[],
  runs: readonly TestRun[],
): readonly ShownRequirement[] {
  return rows.map(({ id, asks, is, says, proofs }) => {
    const shown = proofs.map(proof => shownProof(id, proof, runs));
    return { id, asks, is, says, result: together(shown), proofs: shown };
  });
}

function shownProof(id: string, proof: string, runs: readonly TestRun[]): Shown {
  const [file = '', words = id] = proof.split('#');
  // Clauses stand in quotes in the sources and in brackets in the titles.
  const wanted = words.replaceAll("'", '');
  const tests = runs
    .filter(run => run.file.endsWith(`/${file}`) && run.title.includes(wanted))
    .map(({ title, passed }) => ({ title, passed }));
  return { proof, result: resultOf(tests), tests };
}

function resultOf(tests: Shown['tests']): Result {
  if (tests.length === 0) return 'not-run';
  return tests.every(({ passed }) => passed) ? 'passed' : 'failed';
}

function together(shown: readonly Shown[]): ShownRequirement['result'] {
  if (shown.length === 0) return 'no-test';
  if (shown.some(({ result }) => result === 'failed')) return 'failed';
  return shown.every(({ result }) => result === 'passed') ? 'passed' : 'not-run';
}

/** What changed since the release before, as people are told it. */
export const changesIn = (changelog: string): string => (changelog.split(/^## /mu)[1] ?? '').trim();

/** The bundle, signed. */
export function writeEvidence(sources: EvidenceSources, by: Signer): Promise<Buffer> {
  const { rows, runs, release, sbom, changelog, impact } = sources;
  const requirements = shownBy(rows, runs);
  const sbomSha256 = createHash('sha256').update(sbom).digest('hex');
  const changes = changesIn(changelog);
  return writeSigned(FORMAT, { release, requirements, sbomSha256, impact, changes }, by);
}

export const readEvidence = (file: Buffer, key: Parameters<typeof readSigned>[2]) =>
  readSigned(FORMAT, file, key);
