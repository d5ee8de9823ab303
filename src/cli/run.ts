// Runs one command line from its words to its exit code; main.ts and the tests both call this.

import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { COMMANDS, type DefineCommand } from './commands.ts';
import { complain, EXIT, type ExitCode, type Shell } from './shell.ts';

const EXAMPLES = `
Examples:
  $ sabot settle crown/crown "Ts 6h 5d Tc Th" banker:10 tie:2.50
  $ sabot settle --in coups.jsonl > answers.jsonl
  $ sabot roads "B B T P Pp P"
  $ sabot help settle

Lines of JSON in, lines of JSON out, in the same order. The exit code is 0 when every line was
answered, 1 when one failed, 2 when the command was typed wrongly. docs/cli.md has every shape.`;

/** The version in package.json, which lies two floors up from src/cli and from dist/cli alike. */
function programVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string }; // our own file
  return version;
}

/** The program with every command named, and those that `wanted` picks defined in full. */
export async function buildProgram(
  shell: Shell,
  wanted: (name: string) => boolean,
): Promise<Command> {
  const program = new Command('sabot')
    .description('Baccarat by four published rulebooks, exact to the fraction, clause by clause.')
    .version(programVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('(sabot --help tells more)')
    .exitOverride()
    .configureOutput({
      writeOut: text => shell.stdout.write(text),
      writeErr: text => shell.stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'sabot: ')),
    });
  for (const { name, summary, load } of COMMANDS) {
    const command = program.command(name).summary(summary).description(summary);
    command.showHelpAfterError(`(sabot help ${name} tells more)`);
    if (wanted(name)) (await load().catch(leftOut(name))).define(command, shell);
  }
  return program;
}

/** An image of a house is without what chooses cards: such a command says so, and no more. */
const leftOut =
  (name: string) =>
  (error: unknown): { readonly define: DefineCommand } => {
    const isItself = error instanceof Error && error.message.includes(`/cli/${name}/command`);
    if (!isItself || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const define: DefineCommand = (command, shell) => {
      command.allowUnknownOption().allowExcessArguments();
      command.action(() => complain(shell, EXIT.usage, `${name} is no part of this installation.`));
    };
    return { define };
  };

/** Help about a command that is none is answered like the command itself, with what was meant. */
function heard(words: readonly string[]): readonly string[] {
  const [first, asked] = words;
  const isKnown = asked === undefined || asked.startsWith('-');
  if (first !== 'help' || isKnown || COMMANDS.some(({ name }) => name === asked)) return words;
  return [asked];
}

/** Runs the command that the words ask for. */
export async function run(spoken: readonly string[], shell: Shell): Promise<ExitCode> {
  const words = heard(spoken);
  const program = await buildProgram(shell, name => words.includes(name));
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (thrown) {
    // The parser stops by throwing, after help and after a mistake alike.
    if (!(thrown instanceof CommanderError)) throw thrown;
    return thrown.exitCode === 0 ? EXIT.ok : EXIT.usage;
  }
  return shell.exitCode;
}
