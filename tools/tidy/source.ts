// What the tidy test reads: every file of the house, and the code among them as a tree.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NOT_OURS = ['node_modules', 'dist', '.git', '.sabot', 'test-results', 'coverage'];
const READ = [
  ...['.ts', '.tsx', '.mjs', '.md', '.json', '.css', '.html', '.sql', '.txt', '.npmrc', ''],
  ...['.service', '.yaml', '.yml'],
];

/** One file by its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** One place where a rule is broken. */
export interface TidyViolation {
  readonly path: string;
  readonly line: number;
  readonly says: string;
}

/** A rule of tidiness, and a small house that breaks it, which proves that the rule has teeth. */
export interface Rule {
  readonly name: string;
  readonly violationsIn: (house: readonly Source[]) => readonly TidyViolation[];
  readonly planted: readonly Source[];
}

/** A piece of parsed code; what else it has depends on its type. */
export interface Piece {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

function* pathsUnder(folder: string): Generator<string> {
  const entries = readdirSync(posix.join(root, folder), { withFileTypes: true });
  for (const entry of entries) {
    const path = posix.join(folder, entry.name);
    if (NOT_OURS.includes(entry.name)) continue;
    if (entry.isDirectory()) yield* pathsUnder(path);
    else if (entry.isFile()) yield path;
  }
}

/** Documents link to pictures; there is nothing to read in them. */
const isPicture = (path: string): boolean => ['.png', '.webp'].includes(extname(path));

/** Reads the whole house. */
export const readHouse = (): readonly Source[] =>
  [...pathsUnder('.')]
    .filter(path => READ.includes(extname(path)) || isPicture(path))
    .map(path => ({
      path,
      text: isPicture(path) ? '' : readFileSync(posix.join(root, path), 'utf8'),
    }));

// AssemblyScript looks like TypeScript and is not.
const isAssembly = (path: string) => /\.as\.ts$|\/assembly\//.test(path);

/** Written by a program, for programs (`npm run client`). */
const isGenerated = (path: string) => path === 'client/acts.ts';

/** TypeScript and plain modules, of all folders. */
export const codeOf = (house: readonly Source[]): readonly Source[] =>
  house.filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !isAssembly(path) && !isGenerated(path));

/** Tests and what only tests use. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\//.test(path) || !path.startsWith('src/');

/** The room a path lies in, if it lies in one. */
export const roomOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];

const parsed = new WeakMap<Source, ReturnType<typeof parseSync>>();

/** The code as a tree, with its comments. */
export function parse(source: Source): ReturnType<typeof parseSync> {
  const known = parsed.get(source);
  if (known) return known;
  const tree = parseSync(posix.basename(source.path), source.text);
  parsed.set(source, tree);
  return tree;
}

const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Every piece of the code, each with the pieces it lies in, outermost first. */
export function* piecesOf(source: Source): Generator<{ piece: Piece; within: readonly Piece[] }> {
  const waiting: { value: unknown; within: readonly Piece[] }[] = [
    { value: parse(source).program, within: [] },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, within } = next;
    if (Array.isArray(value)) {
      for (const each of value) waiting.push({ value: each, within });
    } else if (isPiece(value)) {
      yield { piece: value, within };
      const inside = [...within, value];
      for (const each of Object.values(value)) waiting.push({ value: each, within: inside });
    }
  }
}

/** The line, from 1, on which a place in the text lies. */
export const lineAt = ({ text }: Source, place: number): number =>
  text.slice(0, place).split('\n').length;

/** Every place in the text where the pattern matches, as violations. */
export const matches = (source: Source, pattern: RegExp, says: string): readonly TidyViolation[] =>
  source.text.split('\n').flatMap((line, at) => {
    const found = pattern.exec(line);
    return found ? [{ path: source.path, line: at + 1, says: `${says}: ${found[0]}` }] : [];
  });
