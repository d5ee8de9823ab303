// Writes the API page of the library from its declaration files.
// TypeDoc would need a second TypeScript (docs/decisions says why not); declarations are regular
// enough to be read as text.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATEMENT =
  /^(?:\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?export [\s\S]*?(?=^(?:\/\*\*|export |import |declare |$))/gm;
const NAMED = /^export (?:declare )?(?:abstract )?(function|class|const|interface|type) (\w+)/m;
const LIST = /^export (type )?\{([^}]*)\}(?: from '(.*)')?;/;
const ALL = /^export \* from '(.*)';/;

/** Every statement that a declaration file exports, by name, re-exports followed. */
function exportsOf(file) {
  const text = readFileSync(file, 'utf8').replace(/^(?=export \{|export \*)/gm, '\n');
  const found = new Map();
  const declared = new Map();
  const behind = from => join(dirname(file), from.replace(/\.[jt]s$/, '.d.ts'));
  for (const [statement] of `${text}\n`.matchAll(STATEMENT)) {
    const all = ALL.exec(statement);
    const list = LIST.exec(statement);
    const named = NAMED.exec(statement);
    if (all) for (const [name, each] of exportsOf(behind(all[1]))) found.set(name, each);
    else if (list) {
      const source = list[3] === undefined ? undefined : exportsOf(behind(list[3]));
      for (const word of list[2].split(',')) {
        const [name, alias = name] = word
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        const each = (source ?? imported(text, behind)).get(name);
        if (each === undefined) continue;
        const { kind, statement: declaration } = each;
        const renamed = declaration.replace(`${kind} ${name}`, `${kind} ${alias}`);
        found.set(alias, { kind, statement: renamed });
      }
    } else if (named) declared.set(named[2], { kind: named[1], statement });
  }
  return new Map([...declared, ...found]);
}

/** What a file imports and may export again. */
function imported(text, behind) {
  const names = new Map();
  for (const [, , from] of text.matchAll(/^import (type )?\{[^}]*\} from '(\..*)';/gm)) {
    for (const [name, each] of exportsOf(behind(from))) names.set(name, each);
  }
  return names;
}

/** A declaration without its comment and without what is not for callers. */
function section(name, { statement }) {
  const comment = /^\/\*\*([\s\S]*?)\*\/\n/.exec(statement);
  const says = (comment?.[1] ?? '')
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();
  const code = statement
    .slice(comment?.[0].length ?? 0)
    .replace(/^ {4}#private;\n/m, '')
    .replace(/^export (declare )?/, '')
    .replace(/^ {4}/gm, '  ')
    .trimEnd();
  return [`### ${name}`, '', ...(says === '' ? [] : [says, '']), '```ts', code, '```', ''];
}

const PARTS = [
  { title: 'Calls', kinds: ['function'] },
  { title: 'Objects', kinds: ['class'] },
  { title: 'Values', kinds: ['const'] },
  { title: 'Types', kinds: ['interface', 'type'] },
];

/** The page for the entry of the library in a folder of declarations. */
export function apiPage(folder) {
  const names = exportsOf(join(folder, 'library/index.d.ts'));
  const parts = PARTS.flatMap(({ title, kinds }) => {
    const chosen = [...names].filter(([, { kind }]) => kinds.includes(kind));
    const sorted = chosen.toSorted(([one], [two]) => (one < two ? -1 : 1));
    return [`## ${title}`, '', ...sorted.flatMap(([name, each]) => section(name, each))];
  });
  const opening =
    'Everything that `sabot-rules` exports; `npm run library:api` writes this page.\n' +
    'The entry of one book has the same without `odds`, `bookOf` and the clauses.';
  return ['# API of sabot-rules', '', opening, '', ...parts].join('\n');
}
