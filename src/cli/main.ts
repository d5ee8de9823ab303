// The entry of the command line: hands this process's words and streams to `run`.

import { run } from './run.ts';
import { EXIT, processShell } from './shell.ts';

const shell = processShell();

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) closes the pipe: that is no fault of ours.
  if (error.code === 'EPIPE') process.exit(shell.exitCode);
  process.stderr.write(`sabot: cannot write the answers: ${error.message}\n`);
  process.exit(EXIT.failed);
});

process.exitCode = await run(process.argv.slice(2), shell);
