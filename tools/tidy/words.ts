// The glossary decides which words we do not use; this finds them in names and comments.
import { codeOf, lineAt, parse, piecesOf, type Rule, type Source } from './source.ts';

/** Places that may use a word, each with its reason. */
const EXCEPTIONS: readonly {
  readonly path: string;
  readonly word: string;
  readonly because: string;
}[] = [];

const isAllowed = (path: string, word: string) =>
  EXCEPTIONS.some(each => each.word === word && path.startsWith(each.path));

/** The rows of "Words we do not use": `| bettor, punter | patron |`. */
function bannedBy(glossary: string): ReadonlyMap<string, string> {
  const section = glossary.split('## Words we do not use')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter(line => /^\| [^-]/.test(line));
  return new Map(
    rows.slice(1).flatMap(row => {
      const [, not = '', write = ''] = row.split('|').map(cell => cell.trim());
      return not.split(', ').map(word => [word, write] as const);
    }),
  );
}

/** `placeBetNow` reads "place bet now", and so does `place-bet-now`. */
const spoken = (text: string): string =>
  ` ${text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase()
    .trim()} `;

interface Said {
  readonly text: string;
  readonly place: number;
}

/** Names that the code gives, and its comments; not the text that it shows. */
function* saidIn(source: Source): Generator<Said> {
  for (const { value, start } of parse(source).comments) {
    let place = start;
    for (const text of value.split('\n')) {
      yield { text, place };
      place += text.length + 1;
    }
  }
  for (const { piece, within } of piecesOf(source)) {
    const parent = within.at(-1);
    // What a foreign object calls its members is not ours to name.
    const isForeign = parent?.type === 'MemberExpression' && parent['property'] === piece;
    if (piece.type === 'Identifier' && !isForeign) {
      yield { text: String(piece['name']), place: piece.start };
    }
  }
}

/** Every banned word that is said in the source, whether or not it may be. */
const heardIn = (source: Source, banned: ReadonlyMap<string, string>) =>
  [...saidIn(source)].flatMap(({ text, place }) => {
    const heard = spoken(text);
    return [...banned]
      .filter(([word]) => heard.includes(` ${word.replace('-', ' ')} `))
      .map(([word, write]) => ({
        path: source.path,
        line: lineAt(source, place),
        says: `GLOSSARY.md: not "${word}" but ${write}`,
        word,
      }));
  });

const glossaryOf = (house: readonly Source[]) =>
  house.find(({ path }) => path === 'GLOSSARY.md')?.text ?? '';

const heardInHouse = (house: readonly Source[]) =>
  codeOf(house)
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(source => heardIn(source, bannedBy(glossaryOf(house))));

/** Exceptions for words that are no longer said there. */
export const unneededWords = (house: readonly Source[]): readonly string[] => {
  const heard = heardInHouse(house);
  return EXCEPTIONS.filter(
    each => !heard.some(({ path, word }) => word === each.word && path.startsWith(each.path)),
  ).map(({ path, word }) => `${path}: ${word}`);
};

const words: Rule = {
  name: 'the house speaks as the glossary says',
  violationsIn: house => heardInHouse(house).filter(({ path, word }) => !isAllowed(path, word)),
  planted: [
    {
      path: 'GLOSSARY.md',
      text: '## Words we do not use\n\n| not | but |\n| --- | --- |\n| punter | patron |\n',
    },
    { path: 'src/table/open.ts', text: '// Opens.\nexport const seatPunter = () => 1;\n' },
  ],
};

const oneRow: Rule = {
  name: 'the glossary explains each word once',
  violationsIn: house =>
    house
      .filter(({ path }) => path === 'GLOSSARY.md')
      .flatMap(({ path, text }) => {
        const seen = new Set<string>();
        return text.split('\n').flatMap((line, at) => {
          const term = /^\| ([^|-][^|]*) \|/.exec(line)?.[1]?.trim();
          if (term === undefined || HEADINGS.includes(term)) return [];
          const isTwice = seen.has(term);
          seen.add(term);
          return isTwice ? [{ path, line: at + 1, says: `"${term}" has a row already` }] : [];
        });
      }),
  planted: [
    { path: 'GLOSSARY.md', text: '# Glossary\n\n| session | one |\n| session | another |\n' },
  ],
};

/** First cells of the tables' own headings. */
const HEADINGS = ['we write', 'not'];

export const wordRules: readonly Rule[] = [words, oneRow];
