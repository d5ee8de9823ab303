// The layers of src/server as data, from the ground up: a folder may import, types included, only
// what stands before it in the list. And no file of any room imports itself by way of others.
import { importsOf, pathOf } from './levels.ts';
import { codeOf, isTest, lineAt, type Offence, type Rule, type Source } from './source.ts';

/** The folders of src/server, lowest first. src/server/README.md walks them. */
const LAYERS = [
  // What the world is made of, and where it is stored.
  'ports',
  'storage/postgres',
  'storage/migrations',
  'storage/copy',
  'storage/shapes',
  'storage/journal',
  'storage/secrets',
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
  'reports/monitoring',
  'checks/verify',
  'checks/checkpoints',
  'checks/audit',
  'checks/projector',
  'checks/replay',
  'checks/backup',
  'checks/disputes',
  'checks/software',
  'checks/watches',
  // The running house, and the ways into it.
  'house/approval',
  'house/stopped',
  'house',
  'connections',
  'gateway',
  'http',
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

function layerOffences(source: Source): readonly Offence[] {
  const own = layerOf(source.path);
  if (own === undefined) {
    return [{ path: source.path, line: 1, says: 'this folder has no layer: give it one' }];
  }
  return [...importsOf(source)].flatMap(({ from, place }): readonly Offence[] => {
    const path = from.startsWith('.') ? pathOf(source, from) : '';
    const other = path.startsWith(ROOT) ? layerOf(path) : undefined;
    if (other === undefined || other.height <= own.height) return [];
    const says = `${own.name} may not import ${other.name}, a layer above it`;
    return [{ path: source.path, line: lineAt(source, place), says }];
  });
}

const layers: Rule = {
  name: 'the server’s folders import only layers below their own',
  offencesIn: house =>
    codeOf(house)
      .filter(({ path }) => path.startsWith(ROOT) && !isTest(path))
      .flatMap(layerOffences),
  planted: [
    {
      path: 'src/server/tables/mailbox/open.ts',
      text: "// Opens.\nexport type { House } from '../../house/house.ts';\n",
    },
  ],
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
function ringsIn(imports: ReadonlyMap<string, readonly string[]>): readonly Offence[] {
  const done = new Set<string>();
  const rings: Offence[] = [];
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
  offencesIn: house => ringsIn(valueImports(house)),
  planted: [
    { path: 'src/rules/a.ts', text: "// A.\nexport { b } from './b.ts';\n" },
    { path: 'src/rules/b.ts', text: "// B.\nimport { a } from './a.ts';\nexport const b = a;\n" },
  ],
};

export const serverRules: readonly Rule[] = [layers, rings];
