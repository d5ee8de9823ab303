// Runs scenario files, or lines from standard input, and ends with the worst exit code of them.

import { drawFrom, type Draw } from '../../lab/shuffle/draw.ts';
import { seededBytes } from '../../lab/shuffle/sources.ts';
import {
  type Exit,
  type Failure,
  ScenarioRun,
  scenarioStage,
  type StageKind,
} from '../../scenario/index.ts';
import { asciiJson } from '../ascii-json.ts';
import { eachLine } from '../json-lines.ts';
import type { ExitCode, Shell } from '../shell.ts';

/** The chance of a scenario: its seed and nothing else. */
const drawOfSeed = (seed: number): Draw => drawFrom(seededBytes(`scenario/${seed}`));

/** Answers every line of every file; each file begins anew. */
export async function runFiles(
  shell: Shell,
  paths: readonly string[] | undefined,
  usual: StageKind,
): Promise<void> {
  const isMany = paths !== undefined && paths.length > 1;
  for (const path of paths ?? [undefined]) {
    const run = new ScenarioRun(scenarioStage(drawOfSeed, usual));
    const file = isMany ? { file: path } : {};
    await eachLine(shell, path, ({ text }, number) =>
      asciiJson({ ...file, ...run.answer(number, text) }),
    );
    report(shell, path, run);
    shell.exitCode = worse(shell.exitCode, run.exit);
  }
}

const worse = (one: ExitCode, other: Exit): ExitCode => (other > one ? other : one);

/** One sentence for each line that did not go as it should: the answers are for machines. */
function report(shell: Shell, path: string | undefined, run: ScenarioRun): void {
  const place = ({ line }: Failure): string =>
    path === undefined ? `line ${line}` : `${path}:${line}`;
  for (const failure of run.failures) {
    shell.stderr.write(`sabot: ${place(failure)}: ${failure.says}\n`);
  }
  for (const refusal of run.unexpected) {
    shell.stderr.write(`sabot: ${place(refusal)}: note: ${refusal.says}\n`);
  }
}
