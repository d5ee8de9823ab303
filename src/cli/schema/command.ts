// `sabot schema`: the JSON Schema of every line, for machines that check what they send and get.

import { type Command, Argument } from 'commander';
import type { Shell } from '../shell.ts';
import { allSchemas, schemaOf, type ShapeName, SHAPES } from './shapes.ts';

const EXAMPLES = `
Examples:
  $ sabot schema > sabot.schema.json
  $ sabot schema settle-line`;

export function define(command: Command, shell: Shell): void {
  command
    .description('Prints the JSON Schema (2020-12) of every line in and out, or of one of them.')
    .addArgument(new Argument('[shape]', 'one of them alone').choices(Object.keys(SHAPES)))
    .addHelpText('after', EXAMPLES)
    .action((name: ShapeName | undefined) => {
      const schema = name === undefined ? allSchemas() : schemaOf(name);
      shell.stdout.write(`${JSON.stringify(schema, null, 2)}\n`);
    });
}
