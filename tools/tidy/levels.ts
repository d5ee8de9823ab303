// Which room may know which: the levels of ARCHITECTURE.md as data, and what keeps pure rooms pure.
import { posix } from 'node:path';
import {
  codeOf,
  isTest,
  lineAt,
  piecesOf,
  roomOf,
  type TidyViolation,
  type Piece,
  type Rule,
  type Source,
} from './source.ts';

/** What a room may take from another besides types: all of it, or some of its files. */
type Access = 'all' | readonly string[];

interface Level {
  readonly rooms: Readonly<Record<string, Access>>;
  /** Packages by name; `node:` stands for Node's own. */
  readonly packages: 'any' | readonly string[];
}

/** The closed sets all books are written in: roles, powers, conditions ... None is a book. */
const BOOK_TEXTS = ['editions', 'procedure', 'irregularity', 'roles', 'tournament'] as const;

/** Rooms from the ground up; none may look upward. */
const LEVELS: Readonly<Record<string, Level>> = {
  rules: { rooms: {}, packages: [] },
  ledger: { rooms: {}, packages: [] },
  rulebooks: { rooms: { rules: 'all' }, packages: [] },
  // The second judge knows the books as data and nothing of how the engine reads them, not even a
  // type: what it would share with the engine it could not judge.
  judge: { rooms: { rulebooks: 'all' }, packages: [] },
  // A table is handed its book: it knows what a book is and its closed sets, never which. An act
  // states the schema of its fields.
  table: { rooms: { rules: 'all', ledger: 'all', rulebooks: BOOK_TEXTS }, packages: ['zod'] },
  tournament: {
    rooms: { rules: 'all', ledger: 'all', rulebooks: BOOK_TEXTS, table: 'all' },
    packages: ['zod'],
  },
  lab: { rooms: { rules: 'all', rulebooks: 'all' }, packages: ['node:'] },
  // The published library: of the lab it takes the exact odds, which need nothing of Node.
  library: {
    rooms: { rules: 'all', rulebooks: 'all', lab: ['odds', 'table-setup'] },
    packages: [],
  },
  // A patron's slip of a coup, judged by the library's settlement. Who signed it is asked above.
  slip: { rooms: { rules: 'all', rulebooks: 'all', library: 'all' }, packages: ['zod'] },
  wire: {
    rooms: { rules: 'all', ledger: 'all', rulebooks: BOOK_TEXTS, table: 'all', tournament: 'all' },
    packages: ['zod'],
  },
  // Every language's texts: of what is below, the types alone.
  texts: {
    rooms: { rules: [], rulebooks: [], table: [], tournament: [], wire: [] },
    packages: [],
  },
  // Drives tables and tournaments for laboratories: nothing of a live house can be reached from it.
  // Of the lab it takes the shuffle alone; chance is handed in.
  scenario: {
    rooms: {
      rules: 'all',
      ledger: 'all',
      rulebooks: 'all',
      table: 'all',
      tournament: 'all',
      wire: 'all',
      texts: 'all',
      lab: ['shuffle/shuffle', 'shuffle/draw'],
    },
    packages: ['zod'],
  },
  server: {
    rooms: {
      judge: 'all',
      rules: 'all',
      ledger: 'all',
      rulebooks: 'all',
      table: 'all',
      tournament: 'all',
      lab: 'all',
      slip: 'all',
      wire: 'all',
      texts: 'all',
    },
    packages: 'any',
  },
  // Screens draw their view and send commands: of the rules, how cards are written, roads drawn and
  // which kinds of wagers there are;
  // of the table, the line in which a terminal says what it showed; of the wire, its version.
  screens: {
    rooms: {
      rules: ['cards', 'roads', 'wagers'],
      table: ['wagers/snapshot-digest'],
      wire: ['socket/version', 'inspection/again-choices'],
      texts: 'all',
    },
    packages: 'any',
  },
  // The lab's page: the lab's own functions, drawn with what all screens share. The house's screens
  // cannot reach it, nor it the house: analysis is for staff (ruling G9).
  'lab-page': {
    rooms: {
      rules: 'all',
      rulebooks: 'all',
      lab: 'all',
      texts: 'all',
      screens: ['client/settings', 'client/use-texts', 'texts', 'styles', 'plots', 'save'],
    },
    packages: ['react', 'react-dom', 'uplot'],
  },
  // The page that checks a slip: the book's own settlement in the browser, and nothing of a house.
  'slip-page': {
    rooms: {
      rules: ['cards'],
      slip: 'all',
      texts: 'all',
      screens: ['client/settings', 'client/use-texts', 'felt', 'texts', 'styles'],
    },
    packages: ['react', 'react-dom', 'zod'],
  },
  cli: {
    rooms: {
      slip: 'all',
      rules: 'all',
      ledger: 'all',
      rulebooks: 'all',
      table: 'all',
      tournament: 'all',
      lab: 'all',
      library: 'all',
      wire: 'all',
      texts: 'all',
      scenario: 'all',
      server: 'all',
    },
    packages: 'any',
  },
};

const PURE = [
  ...['rules', 'rulebooks', 'judge', 'library', 'slip', 'ledger', 'table', 'tournament', 'wire'],
  'scenario',
];

/** Names by which time, chance, the world or the machine's own language would come in. */
const IMPURE = [
  'Date',
  'Intl',
  'console',
  'crypto',
  'fetch',
  'globalThis',
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
];
const IMPURE_MEMBERS = [
  'localeCompare',
  'toLocaleString',
  'toLocaleUpperCase',
  'toLocaleLowerCase',
];

interface Import {
  readonly from: string;
  readonly isType: boolean;
  /** Loaded when it is needed, or by another thread: not when the importing file is. */
  readonly isLater: boolean;
  readonly place: number;
}

const textOf = (value: unknown): string | undefined => {
  const piece = value as { type?: string; value?: unknown } | null | undefined;
  return piece?.type === 'Literal' && typeof piece.value === 'string' ? piece.value : undefined;
};

const isTypeOnly = (piece: Piece): boolean => {
  if (piece['importKind'] === 'type' || piece['exportKind'] === 'type') return true;
  const named = (piece['specifiers'] ?? []) as readonly Piece[];
  return (
    named.length > 0 &&
    named.every(each => each['importKind'] === 'type' || each['exportKind'] === 'type')
  );
};

/** Every module a file names: imports, re-exports, dynamic imports, types and worker files. */
export function* importsOf(source: Source): Generator<Import> {
  for (const { piece } of piecesOf(source)) {
    const from = textOf(piece['source']);
    const place = piece.start;
    if (from !== undefined) {
      const isType = piece.type === 'TSImportType' || isTypeOnly(piece);
      yield { from, isType, isLater: piece.type === 'ImportExpression', place };
    } else if (piece.type === 'NewExpression' && (piece['callee'] as Piece)['name'] === 'URL') {
      const file = textOf((piece['arguments'] as readonly unknown[])[0]);
      // A worker or a page's script; a file of another kind is read, not imported.
      if (file && /^\..*\.(tsx?|m?js)$/.test(file)) {
        yield { from: file, isType: false, isLater: true, place };
      }
    }
  }
}

/** The path that a relative import leads to. */
export const pathOf = (source: Source, from: string): string =>
  posix.join(posix.dirname(source.path), from);

const packageOf = (from: string): string => {
  if (from.startsWith('node:')) return 'node:';
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
};

function whyNot(source: Source, room: string, { from, isType }: Import): string | undefined {
  const level = LEVELS[room];
  if (!level) return `src/${room} is no room of ARCHITECTURE.md`;
  if (!from.startsWith('.')) {
    const name = packageOf(from);
    const allowed = level.packages === 'any' || level.packages.includes(name);
    return allowed ? undefined : `${room} may not import ${name === 'node:' ? from : name}`;
  }
  const path = pathOf(source, from);
  const other = roomOf(path);
  if (other === undefined) return `${room} may not import ${path}, which is outside src`;
  if (other === room) return undefined;
  const access = level.rooms[other];
  if (access === undefined) return `${room} may not know ${other}`;
  if (access === 'all' || isType) return undefined;
  const file = path.slice(`src/${other}/`.length);
  return access.some(name => file.replace(/\.tsx?$/, '') === name || file.startsWith(`${name}/`))
    ? undefined
    : `${room} may take only ${access.join(' and ')} from ${other}`;
}

const levels: Rule = {
  name: 'imports go downward only, room by room',
  violationsIn: house =>
    codeOf(house)
      .filter(({ path }) => !isTest(path))
      .flatMap(source => {
        const room = roomOf(source.path);
        if (room === undefined) return [];
        return [...importsOf(source)].flatMap((each): readonly TidyViolation[] => {
          const says = whyNot(source, room, each);
          return says ? [{ path: source.path, line: lineAt(source, each.place), says }] : [];
        });
      }),
  planted: [
    { path: 'src/rules/coup.ts', text: "// A coup.\nexport { open } from '../table/open.ts';\n" },
  ],
};

const isNameOnly = (piece: Piece, parent: Piece | undefined): boolean =>
  (parent?.type === 'MemberExpression' && parent['property'] === piece && !parent['computed']) ||
  (parent?.type === 'Property' && parent['key'] === piece && !parent['shorthand']) ||
  (parent?.type === 'TSPropertySignature' && parent['key'] === piece);

function impurity(piece: Piece, parent: Piece | undefined): string | undefined {
  if (piece.type !== 'Identifier') return undefined;
  const name = String(piece['name']);
  const isMember = parent?.type === 'MemberExpression' && parent['property'] === piece;
  if (isMember && IMPURE_MEMBERS.includes(name)) return name;
  if (isMember && name === 'random' && (parent['object'] as Piece)['name'] === 'Math') {
    return 'Math.random';
  }
  return IMPURE.includes(name) && !isNameOnly(piece, parent) ? name : undefined;
}

const purity: Rule = {
  name: 'pure rooms know no clock, no chance and nothing of the world',
  violationsIn: house =>
    codeOf(house)
      .filter(({ path }) => !isTest(path) && PURE.includes(roomOf(path) ?? ''))
      .flatMap(source =>
        [...piecesOf(source)].flatMap(({ piece, within }): readonly TidyViolation[] => {
          const name = impurity(piece, within.at(-1));
          const line = lineAt(source, piece.start);
          const says = `${name} does not belong into a pure room: let it be handed in`;
          return name ? [{ path: source.path, line, says }] : [];
        }),
      ),
  planted: [
    { path: 'src/rules/shoe.ts', text: '// A shoe.\nexport const cut = () => Math.random();\n' },
    { path: 'src/table/open.ts', text: '// Opens.\nexport const now = () => new Date();\n' },
  ],
};

// A room's index is its door, main.ts is run, and what a page or a script names is an entry too.
const isEntry = (path: string): boolean =>
  isTest(path) || /^src\/[^/]+\/(index|main)\.tsx?$/.test(path) || path.endsWith('.d.ts');

const alive: Rule = {
  name: 'no source file lies about that nothing imports',
  violationsIn: house => {
    const imported = new Set(
      codeOf(house).flatMap(source =>
        [...importsOf(source)].map(({ from }) => pathOf(source, from)),
      ),
    );
    const named = house
      .filter(({ path }) => path.endsWith('.html') || path === 'package.json')
      .map(({ text }) => text)
      .join('\n');
    return codeOf(house)
      .filter(({ path }) => !isEntry(path) && !imported.has(path))
      .filter(({ path }) => !named.includes(posix.basename(path)))
      .map(({ path }) => ({
        path,
        line: 1,
        says: 'nothing imports this file: use it or remove it',
      }));
  },
  planted: [{ path: 'src/rules/forgotten.ts', text: '// Nobody needs it.\n' }],
};

export const levelRules: readonly Rule[] = [levels, purity, alive];
