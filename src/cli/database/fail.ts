// How a command about the house's database says that it could not do its work.

import { asciiJson } from '../ascii-json.ts';
import { complain, EXIT, type Shell } from '../shell.ts';

/** One sentence for people, or one line of JSON as every bad line is answered. */
export function fail(
  shell: Shell,
  { json = false }: { readonly json?: boolean },
  code: string,
  message: string,
): void {
  if (!json) return complain(shell, EXIT.failed, message);
  shell.stdout.write(`${asciiJson({ id: null, error: { code, message } })}\n`);
  shell.exitCode = EXIT.failed;
}
