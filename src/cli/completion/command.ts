// `sabot completion`: prints a script that lets bash, zsh or fish complete sabot's commands.

import { Argument, type Command } from 'commander';
import { buildProgram } from '../run.ts';
import type { Shell } from '../shell.ts';
import { completionScript, type KnownCommand, type ShellName, SHELLS } from './scripts.ts';

const EXAMPLES = `
Examples:
  $ source <(sabot completion bash)      in ~/.bashrc
  $ source <(sabot completion zsh)       in ~/.zshrc, after compinit
  $ sabot completion fish | source       in config.fish`;

export function define(command: Command, shell: Shell): void {
  command
    .description('Prints a script that lets your shell complete commands and options.')
    .addArgument(new Argument('<shell>', 'which shell').choices(SHELLS))
    .addHelpText('after', EXAMPLES)
    .action(async (name: ShellName) => {
      const program = await buildProgram(shell, () => true);
      shell.stdout.write(completionScript(name, program.commands.map(knownOf)));
    });
}

const knownOf = (command: Command): KnownCommand => ({
  name: command.name(),
  says: command.summary() || command.description(),
  options: command.options.map(option => ({
    flag: option.long ?? option.flags,
    says: option.description,
    takesValue: option.required || option.optional,
    choices: option.argChoices ?? [],
  })),
  words: command.registeredArguments[0]?.argChoices ?? [],
});
