// One exported name, one meaning: no two files of the product export the same name.
import { isTest, type TidyViolation, type Rule, type Source } from './source.ts';

const EXPORTED =
  /^export (?:(?:declare|abstract|async) )*(?:const|function|class|type|interface|enum) ([\w$]+)/gm;

/** Names that several files export on purpose, each with its reason. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  define: 'the command line loads each command by this name',
};

/** Files whose names stand once per language or per section of a book, in folders of one shape. */
const isParallel = (path: string): boolean => /^src\/texts\/|\/clauses\//.test(path);

const productOf = (house: readonly Source[]): readonly Source[] =>
  house.filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !isTest(path) && !isParallel(path));

interface Definition {
  readonly name: string;
  readonly path: string;
  readonly line: number;
}

const definitionsIn = ({ path, text }: Source): readonly Definition[] =>
  [...text.matchAll(EXPORTED)].map(found => ({
    name: found[1] ?? '',
    path,
    line: text.slice(0, found.index).split('\n').length,
  }));

function homonymsIn(house: readonly Source[]): readonly TidyViolation[] {
  const definitions = productOf(house).flatMap(definitionsIn);
  const pathsOf = new Map<string, Set<string>>();
  for (const { name, path } of definitions) {
    pathsOf.set(name, (pathsOf.get(name) ?? new Set()).add(path));
  }
  return definitions.flatMap(({ name, path, line }) => {
    const others = [...(pathsOf.get(name) ?? [])].filter(other => other !== path);
    if (others.length === 0 || name in SHARED_NAMES) return [];
    return [{ path, line, says: `${name} is exported by ${others.join(', ')} too: rename one` }];
  });
}

const homonyms: Rule = {
  name: 'an exported name is defined in one file',
  violationsIn: homonymsIn,
  planted: [
    { path: 'src/rules/coup.ts', text: '// A coup.\nexport interface Verdict {}\n' },
    { path: 'src/table/ruling.ts', text: '// A ruling.\nexport interface Verdict {}\n' },
  ],
};

/** Exceptions that no name needs any more. */
export const unneededNames = (house: readonly Source[]): readonly string[] => {
  const definitions = productOf(house).flatMap(definitionsIn);
  return Object.keys(SHARED_NAMES).filter(
    name => definitions.filter(each => each.name === name).length < 2,
  );
};

export const nameRules: readonly Rule[] = [homonyms];
