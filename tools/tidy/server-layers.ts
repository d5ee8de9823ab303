// The layers of src/server as data, from the ground up: a folder may import, types included, only
// what stands before it in the list. And no file of any room imports itself by way of others.
import { importsOf, pathOf } from './levels.ts';
import {
  codeOf,
  isTest,
  lineAt,
  piecesOf,
  type TidyViolation,
  type Piece,
  type Rule,
  type Source,
} from './source.ts';

/** The folders of src/server, lowest first. src/server/README.md walks them. */
const LAYERS = [
  // What the world is made of, and where it is stored.
  'ports',
  'bus',
  'storage/postgres',
  'storage/migrations',
  'storage/copy',
  'storage/shapes',
  'storage/journal',
  'storage/secrets',
  'storage/registers',
  'sockets',
  // One table: its only writer, who is sent what, and who deals at it without a person.
  'tables/mailbox',
  'tables/broadcast',
  'tables/virtual',
  // People, devices and money beside the tables.
  'people',
  'devices',
  'devices/cards',
  'money/tickets',
  'money/cage',
  'money/banknotes',
  'money/wallet',
  'tournaments',
  // What the house is: its settings, its own stream, its tables, the devices at work.
  'settings',
  'record',
  'tables/installed',
  'equipment',
  // What can be read from the journal, and whether it is still true.
  'reports/returns',
  'reports/projections',
  'reports',
  'reports/again',
  'reports/surveillance',
  'reports/monitoring',
  'reports/feed',
  'checks/registers',
  'checks/judge',
  'checks/verify',
  'checks/checkpoints',
  'checks/audit',
  'checks/projector',
  'checks/replay',
  'checks/backup',
  'checks/disputes',
  'checks/day-file',
  'checks/inspection',
  'checks/software',
  'checks/watches',
  // The running house, and the ways into it.
  'house/approval',
  'house/stopped',
  'house',
  'connections',
  'gateway',
  'http',
  'cluster',
] as const;

const ROOT = 'src/server/';
/** What puts the layers together stands above all of them. */
const TOP = ['start.ts', 'index.ts'];

/** How high a file stands: the layer with the longest name that it lies under. */
function layerOf(path: string): { readonly name: string; readonly height: number } | undefined {
  const file = path.slice(ROOT.length);
  if (TOP.includes(file)) return { name: file, height: LAYERS.length + TOP.indexOf(file) };
  const [name] = LAYERS.filter(folder => file.startsWith(`${folder}/`)).toSorted(
    (one, other) => other.length - one.length,
  );
  return name === undefined ? undefined : { name, height: LAYERS.indexOf(name) };
}

function layerViolations(source: Source): readonly TidyViolation[] {
  const own = layerOf(source.path);
  if (own === undefined) {
    return [{ path: source.path, line: 1, says: 'this folder has no layer: give it one' }];
  }
  return [...importsOf(source)].flatMap(({ from, place }): readonly TidyViolation[] => {
    const path = from.startsWith('.') ? pathOf(source, from) : '';
    const other = path.startsWith(ROOT) ? layerOf(path) : undefined;
    if (other === undefined || other.height <= own.height) return [];
    const says = `${own.name} may not import ${other.name}, a layer above it`;
    return [{ path: source.path, line: lineAt(source, place), says }];
  });
}

const layers: Rule = {
  name: 'the server’s folders import only layers below their own',
  violationsIn: house =>
    codeOf(house)
      .filter(({ path }) => path.startsWith(ROOT) && !isTest(path))
      .flatMap(layerViolations),
  planted: [
    {
      path: 'src/server/tables/mailbox/open.ts',
      text: "// Opens.\nexport type { House } from '../../house/house.ts';\n",
    },
  ],
};

/** Names by which clock, timers or chance are used directly, and not as they were handed in. */
const DIRECT = [
  ...['Date.now', 'performance.now', 'setTimeout', 'setInterval', 'setImmediate', 'Math.random'],
  ...['randomBytes', 'randomInt', 'randomUUID', 'fetch'],
];
/** Node's own modules that reach disk, network, processes or threads. */
const WORLD_MODULES =
  /^node:(fs|fs\/promises|net|tls|http|https|child_process|worker_threads|timers\/promises)$/;

/** Where the world is touched directly, and why. Everything else is handed what it needs. */
const ADAPTERS: Readonly<Record<string, string>> = {
  'ports/': 'the ports themselves',
  'storage/postgres/': 'starts and watches the database',
  'storage/secrets/': 'keys and tokens come from the system',
  'sockets/': 'carries messages',
  'gateway/': 'a process of its own',
  'http/': 'the web server',
  'checks/backup/': 'files beside the house',
  'checks/software/': 'reads the installation',
  'checks/checkpoints/': 'files and URLs of the second place',
  'checks/projector/': 'a thread',
  'checks/judge/': 'a thread',
  'checks/verify/': 'threads, and the time they took',
  'checks/watches/': 'a thread, and the room on the disk',
  'checks/disputes/': 'files in the data folder',
  'checks/day-file/': 'files in the data folder',
  'checks/inspection/': 'threads',
  'reports/surveillance/': 'a thread',
  'reports/returns/': 'a thread',
  'reports/theory/': 'a thread',
  'reports/feed/by-post.ts': 'webhooks by HTTP',
  'reports/monitoring/': 'reports by HTTP',
  'record/documents.ts': 'files in the data folder',
  'settings/setting-kinds.ts': 'asks what an address is',
  'money/tickets/number.ts': 'draws ticket numbers',
  'money/wallet/http-wallet.ts': 'asks a wallet by HTTP',
  'devices/proof.ts': 'draws challenges',
  'tournaments/chance.ts': 'draws seats and cards',
};

const adapterOf = (path: string): string | undefined =>
  Object.keys(ADAPTERS).find(name => path.slice(ROOT.length).startsWith(name));

const directUse = (piece: Piece): string | undefined => {
  if (piece.type !== 'CallExpression') return undefined;
  const callee = piece['callee'] as Piece;
  const own = callee['name'];
  const [object, member] = [callee['object'], callee['property']] as readonly (Piece | undefined)[];
  const called = [object, member].map(each => String(each?.['name'])).join('.');
  const name = typeof own === 'string' ? own : called;
  return DIRECT.includes(name) ? name : undefined;
};

function worldViolations(source: Source): readonly TidyViolation[] {
  const calls = [...piecesOf(source)].flatMap(({ piece }) => {
    const name = directUse(piece);
    return name === undefined ? [] : [{ name, place: piece.start }];
  });
  const modules = [...importsOf(source)]
    .filter(({ from, isType }) => !isType && WORLD_MODULES.test(from))
    .map(({ from, place }) => ({ name: from, place }));
  return [...calls, ...modules].map(({ name, place }) => ({
    path: source.path,
    line: lineAt(source, place),
    says: `${name} is used directly: let it be handed in by the ports`,
  }));
}

const handedIn: Rule = {
  name: 'the server’s parts are handed clock, chance and disk',
  violationsIn: house =>
    codeOf(house)
      .filter(({ path }) => path.startsWith(ROOT) && !isTest(path))
      .filter(({ path }) => adapterOf(path) === undefined)
      .flatMap(worldViolations),
  planted: [
    { path: 'src/server/tables/mailbox/due.ts', text: '// Due.\nexport const at = Date.now();\n' },
    { path: 'src/server/people/staff.ts', text: "// Staff.\nimport 'node:fs';\n" },
  ],
};

/** An exception that nothing needs any more has to go. */
const needed: Rule = {
  name: 'every exception to what is handed in is still needed',
  violationsIn: house => {
    const used = new Set(
      codeOf(house)
        .filter(({ path }) => path.startsWith(ROOT) && !isTest(path))
        .filter(source => worldViolations(source).length > 0)
        .map(({ path }) => adapterOf(path)),
    );
    return Object.keys(ADAPTERS)
      .filter(name => !used.has(name))
      .map(name => ({ path: `${ROOT}${name}`, line: 1, says: 'touches nothing directly' }));
  },
  planted: [{ path: 'src/server/people/staff.ts', text: '// Staff.\n' }],
};

/** What a file imports at once for its values: a type leaves nothing behind when compiled. */
function valueImports(house: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const code = codeOf(house).filter(({ path }) => !isTest(path));
  return new Map(
    code.map(source => [
      source.path,
      [...importsOf(source)]
        .filter(({ from, isType, isLater }) => from.startsWith('.') && !isType && !isLater)
        .map(({ from }) => pathOf(source, from)),
    ]),
  );
}

/** The first file of every ring of imports, with the ring. */
function ringsIn(imports: ReadonlyMap<string, readonly string[]>): readonly TidyViolation[] {
  const done = new Set<string>();
  const rings: TidyViolation[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    const at = way.indexOf(path);
    if (at >= 0) {
      const says = `imports itself: ${[...way.slice(at), path].join(' -> ')}`;
      rings.push({ path, line: 1, says });
    } else if (!done.has(path)) {
      for (const next of imports.get(path) ?? []) walk(next, [...way, path]);
      done.add(path);
    }
  };
  for (const path of imports.keys()) walk(path, []);
  return rings;
}

const rings: Rule = {
  name: 'no file imports itself by way of others',
  violationsIn: house => ringsIn(valueImports(house)),
  planted: [
    { path: 'src/rules/a.ts', text: "// A.\nexport { b } from './b.ts';\n" },
    { path: 'src/rules/b.ts', text: "// B.\nimport { a } from './a.ts';\nexport const b = a;\n" },
  ],
};

export const serverRules: readonly Rule[] = [layers, rings, handedIn, needed];
