// What a run found, file by file: whatever was ignored or never reached counts as a survivor.

/** What is read of one change that was tried. */
export interface TriedMutant {
  readonly fileName: string;
  readonly status: string;
}

const KILLED = ['Killed', 'Timeout'];
/** Code that cannot even be read proves nothing about a test. */
const NEVER_RAN = ['CompileError', 'RuntimeError', 'Pending'];

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;

function lineOf(name: string, some: readonly TriedMutant[]): string {
  const ran = some.filter(({ status }) => !NEVER_RAN.includes(status));
  const killed = ran.filter(({ status }) => KILLED.includes(status)).length;
  return `${share(killed, ran.length)} ${name}: ${killed} of ${ran.length} killed`;
}

/** A line for each file that has survivors, the weakest first, and one for all. */
export function sumLines(tried: readonly TriedMutant[]): readonly string[] {
  const files = [...new Set(tried.map(({ fileName }) => fileName))];
  const byFile = files.map(name => tried.filter(({ fileName }) => fileName === name));
  const weak = byFile.filter(some => some.some(({ status }) => !KILLED.includes(status)));
  const rate = (some: readonly TriedMutant[]): number =>
    some.filter(({ status }) => KILLED.includes(status)).length / some.length;
  return [
    ...weak
      .toSorted((a, b) => rate(a) - rate(b))
      .map(some => lineOf(nameOf(some[0]?.fileName ?? ''), some)),
    lineOf('all', tried),
  ];
}

const nameOf = (path: string): string => path.slice(Math.max(0, path.indexOf('src/')));
