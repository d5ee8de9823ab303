// The release before, out of git: its commit, its page of requirements, and what changed since.

import { execFileSync } from 'node:child_process';

import type { Before } from './impact.ts';

const LARGEST = 64 * 2 ** 20;
const git = (root: string, ...words: readonly string[]): string =>
  execFileSync('git', [...words], { cwd: root, encoding: 'utf8', maxBuffer: LARGEST }).trim();

/** The newest tag before this release; null where none was ever made. */
function newestTag(root: string): string | null {
  const [tag = ''] = git(root, 'tag', '--merged', 'HEAD^', '--sort=-creatordate', 'v*').split('\n');
  return tag === '' ? null : tag;
}

export interface ChangedSince {
  readonly before: Before | null;
  readonly changed: readonly string[];
}

/** What changed since a commit or tag that is named, or the newest tag; all of a first release. */
export function changedSince(root: string, named?: string): ChangedSince {
  const since = named ?? newestTag(root);
  if (since === null) return { before: null, changed: git(root, 'ls-files').split('\n') };
  const commit = git(root, 'rev-parse', `${since}^{commit}`);
  const files = git(root, 'diff', '--name-only', '--no-renames', commit, 'HEAD');
  const page = git(root, 'show', `${commit}:docs/requirements.md`);
  return { before: { commit, page }, changed: files === '' ? [] : files.split('\n') };
}
