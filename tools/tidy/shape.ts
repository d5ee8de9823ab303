// How long, how wide and how finished the code is, and how its files are named.
import { posix } from 'node:path';
import {
  codeOf,
  isTest,
  lineAt,
  matches,
  parse,
  piecesOf,
  type Piece,
  type Rule,
} from './source.ts';

const MOST_LINES_IN_A_FILE = 400;
const MOST_LINES_IN_A_FUNCTION = 70;
const MOST_COLUMNS = 100;

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');

const fileLength: Rule = {
  name: `a file has at most ${MOST_LINES_IN_A_FILE} lines`,
  violationsIn: house =>
    codeOf(house)
      .filter(({ text }) => linesOf(text).length > MOST_LINES_IN_A_FILE)
      .map(({ path, text }) => ({
        path,
        line: MOST_LINES_IN_A_FILE + 1,
        says: `${linesOf(text).length} lines: find the second thing in it and move it out`,
      })),
  planted: [{ path: 'src/rules/coup.ts', text: '// Long.\n'.repeat(MOST_LINES_IN_A_FILE + 1) }],
};

// A clause is a row, read down the column of its number; what it says is as long as it is.
const isRows = (path: string): boolean => /^src\/rulebooks\/[^/]+\/clauses\//.test(path);

const lineLength: Rule = {
  name: `a line has at most ${MOST_COLUMNS} columns`,
  violationsIn: house =>
    codeOf(house)
      .filter(({ path }) => !isRows(path))
      .flatMap(({ path, text }) =>
        linesOf(text)
          .map(({ length }, at) => ({ path, line: at + 1, says: `${length} columns`, length }))
          .filter(({ length }) => length > MOST_COLUMNS),
      ),
  planted: [{ path: 'src/rules/coup.ts', text: `// ${'wide '.repeat(20)}\n` }],
};

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

// A `describe` holds tests as a file does; it is not read in one go.
const isDescribe = (parent: Piece | undefined): boolean => {
  if (parent?.type !== 'CallExpression') return false;
  const callee = parent['callee'] as Piece;
  return (
    callee['name'] === 'describe' ||
    (callee['object'] as Piece | undefined)?.['name'] === 'describe'
  );
};

const functionLength: Rule = {
  name: `a function has at most ${MOST_LINES_IN_A_FUNCTION} lines`,
  violationsIn: house =>
    codeOf(house).flatMap(source =>
      [...piecesOf(source)]
        .filter(({ piece, within }) => FUNCTIONS.includes(piece.type) && !isDescribe(within.at(-1)))
        .map(({ piece }) => ({
          line: lineAt(source, piece.start),
          long: lineAt(source, piece.end) - lineAt(source, piece.start) + 1,
        }))
        .filter(({ long }) => long > MOST_LINES_IN_A_FUNCTION)
        .map(({ line, long }) => ({
          path: source.path,
          line,
          says: `a function of ${long} lines: does it do one thing?`,
        })),
    ),
  planted: [
    {
      path: 'src/rules/coup.ts',
      text: `// Long.\nexport function coup() {${'\n'.repeat(MOST_LINES_IN_A_FUNCTION)}}\n`,
    },
  ],
};

const opening: Rule = {
  name: 'a file opens with a sentence that says what it is for',
  violationsIn: house =>
    codeOf(house)
      .filter(({ path }) => !/\.test\.tsx?$|\.d\.ts$/.test(path))
      .filter(({ text }) => !/^(#!.*\n)?(\/\/ |\/\*\* ?|\/\*\n)\S/.test(text))
      .map(({ path }) => ({ path, line: 1, says: 'begin with a comment: what is it for?' })),
  planted: [{ path: 'src/rules/coup.ts', text: 'export const coup = 1;\n' }],
};

const unfinished: Rule = {
  name: 'nothing is left unfinished',
  violationsIn: house =>
    codeOf(house).flatMap(source =>
      parse(source)
        .comments.map(({ start, value }) => ({
          start,
          found: /\b(TODO|FIXME|XXX|HACK)\b/.exec(value),
        }))
        .flatMap(({ start, found }) =>
          found
            ? [
                {
                  path: source.path,
                  line: lineAt(source, start),
                  says: `${found[0]}: do it or drop it`,
                },
              ]
            : [],
        ),
    ),
  planted: [{ path: 'src/rules/coup.ts', text: '// FIXME the sixth card.\n' }],
};

const skipped: Rule = {
  name: 'no test is skipped or runs alone',
  violationsIn: house =>
    codeOf(house)
      .filter(({ path }) => !path.startsWith('tools/tidy'))
      .flatMap(source =>
        matches(
          source,
          /\b(test|it|describe|clause)\.(only|skip|todo|skipIf|runIf)\b/,
          'every test runs',
        ),
      ),
  planted: [{ path: 'src/rules/coup.test.ts', text: "test.skip('a coup', () => {});\n" }],
};

const isConst = (piece: Piece): boolean => {
  const type = piece['typeAnnotation'] as Piece;
  return (type['typeName'] as Piece | undefined)?.['name'] === 'const';
};

const casts: Rule = {
  name: 'a cast says why the compiler may be overruled',
  violationsIn: house =>
    codeOf(house)
      .filter(({ path }) => !isTest(path))
      .flatMap(source => {
        const said = parse(source).comments.map(({ end }) => lineAt(source, end));
        return [...piecesOf(source)]
          .filter(({ piece }) => piece.type === 'TSAsExpression' && !isConst(piece))
          .map(({ piece }) => ({
            line: lineAt(source, piece.end),
            from: lineAt(source, piece.start) - 1,
          }))
          .filter(({ line, from }) => !said.some(at => at >= from && at <= line))
          .map(({ line }) => ({
            path: source.path,
            line,
            says: 'a cast without a comment: avoid it, or say why it holds',
          }));
      }),
  planted: [
    {
      path: 'src/rules/coup.ts',
      text: '// A coup.\n\nexport const six = (n: number) => n as 6;\n',
    },
  ],
};

/** Say nothing anywhere in a name; the others say nothing alone. */
const EMPTY_NAMES = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'manager', 'service'];
const VAGUE_NAMES = ['data', 'info', 'handle', 'handler', 'handlers', 'stuff'];

const fileNames: Rule = {
  name: 'files are named for what they hold, in kebab-case',
  violationsIn: house =>
    codeOf(house).flatMap(({ path }) => {
      const vague =
        path.split(/[/.-]/).find(word => EMPTY_NAMES.includes(word)) ??
        path.split(/[/.]/).find(name => VAGUE_NAMES.includes(name));
      if (vague) return [{ path, line: 1, says: `"${vague}" says nothing: name what is in it` }];
      const isKebab = /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(posix.basename(path));
      return isKebab ? [] : [{ path, line: 1, says: 'write the file name in kebab-case' }];
    }),
  planted: [
    { path: 'src/rules/card-utils.ts', text: '' },
    { path: 'src/rules/pointCount.ts', text: '' },
  ],
};

export const shapeRules: readonly Rule[] = [
  fileLength,
  lineLength,
  functionLength,
  opening,
  unfinished,
  skipped,
  casts,
  fileNames,
];
