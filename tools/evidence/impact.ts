// What a release touches of what it must keep: which changed files each requirement's tests load,
// how near they stand to them, and which standings are others than in the release before.

import { posix } from 'node:path';

import type { Row } from '../requirements/row.ts';
import { importsOf } from '../tidy/levels.ts';
import { codeOf, type Source } from '../tidy/source.ts';

/** A release as it stood: its commit, and its page of requirements. */
export interface Before {
  readonly commit: string;
  readonly page: string;
}

/** `own`: a proof changed; `direct`: what a proof names; `behind`: what that reaches. */
export type Nearness = 'own' | 'direct' | 'behind' | 'untouched';

export interface TouchedRequirement {
  readonly id: string;
  readonly nearest: Nearness;
  /** Changed files by how near they stand; of those further behind only how many. */
  readonly own: readonly string[];
  readonly direct: readonly string[];
  readonly behind: number;
  /** Its standing in the release before; null where it was not asked for there. */
  readonly was: string | null;
  readonly is: string;
}

export interface Impact {
  /** The release before; null of a first one, all of which is new. */
  readonly since: string | null;
  readonly changed: readonly string[];
  readonly requirements: readonly TouchedRequirement[];
  /** Changed files that no proof loads: read by people, by a build, or while a test runs. */
  readonly loadedByNone: readonly string[];
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** What each file loads; types alone run nothing. */
export function graphOf(house: readonly Source[]): Graph {
  return new Map(
    codeOf(house).map(source => [
      source.path,
      [...importsOf(source)]
        .filter(({ isType, from }) => !isType && from.startsWith('.'))
        .map(({ from }) => posix.join(posix.dirname(source.path), from)),
    ]),
  );
}

/** How far each file stands from whoever asks: nothing for itself, one for what it names. */
function reachOf(graph: Graph, file: string): ReadonlyMap<string, number> {
  const far = new Map([[file, 0]]);
  // A map goes on to what is added while it is gone through.
  for (const [at, steps] of far) {
    for (const next of graph.get(at) ?? []) if (!far.has(next)) far.set(next, steps + 1);
  }
  return far;
}

/** A browser's test drives the whole house, and loads none of it. */
const drivesAll = (proof: string): boolean => proof.startsWith('e2e/');
const isProduct = (path: string): boolean =>
  path.startsWith('src/') && !/\.test\.tsx?$/u.test(path);

/** Each requirement of a page, with its standing. */
export const standingsIn = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/^\| (?<id>R-[A-Z]+-\d+) \|.*?\| (?<is>[a-z ]+) \|/gmu)].map(
      ({ groups = {} }) => [groups['id'] ?? '', (groups['is'] ?? '').replaceAll(' ', '-')],
    ),
  );

export function impactOf(
  rows: readonly Row[],
  graph: Graph,
  before: Before | null,
  changed: readonly string[],
): Impact {
  const was = standingsIn(before?.page ?? '');
  const loaded = new Set<string>();
  const requirements = rows.map(({ id, is, proofs }): TouchedRequirement => {
    const files = [...new Set(proofs.map(proof => proof.split('#')[0] ?? ''))];
    const reaches = files.map(file => ({ file, reach: reachOf(graph, file) }));
    const near = (path: string): number =>
      Math.min(
        ...reaches.map(({ file, reach }) => {
          const through = drivesAll(file) && isProduct(path) ? 2 : Number.POSITIVE_INFINITY;
          return Math.min(reach.get(path) ?? Number.POSITIVE_INFINITY, through);
        }),
      );
    const touched = changed.map(path => ({ path, steps: near(path) }));
    for (const { path, steps } of touched) if (Number.isFinite(steps)) loaded.add(path);
    const at = (steps: number) =>
      touched.filter(each => each.steps === steps).map(({ path }) => path);
    const [own, direct] = [at(0), at(1)];
    const behind = touched.filter(({ steps }) => steps > 1 && Number.isFinite(steps)).length;
    const nearest =
      own.length > 0 ? 'own' : direct.length > 0 ? 'direct' : behind > 0 ? 'behind' : 'untouched';
    return { id, nearest, own, direct, behind, was: was.get(id) ?? null, is };
  });
  return {
    since: before?.commit ?? null,
    changed,
    requirements,
    loadedByNone: changed.filter(path => !loaded.has(path)),
  };
}

/** The same in a few lines for whoever makes the bundle. */
export function sayImpact({ since, changed, requirements, loadedByNone }: Impact): string {
  const many = (nearest: Nearness): number =>
    requirements.filter(each => each.nearest === nearest).length;
  const moved = requirements.filter(({ was, is }) => was !== is);
  return [
    since === null ? 'a first release: all of it is new' : `${changed.length} files since ${since}`,
    `requirements by their nearest change: ${many('own')} in a proof, ${many('direct')} in what ` +
      `one names, ${many('behind')} further behind, ${many('untouched')} untouched`,
    `${moved.length} stand otherwise than before`,
    `${loadedByNone.length} changed files are loaded by no proof`,
  ].join('\n');
}
