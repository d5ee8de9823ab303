// What is written beside the code: documents, the lockfile, the sentence a dependency earns.
import { posix } from 'node:path';
import { importsOf } from './levels.ts';
import { codeOf, lineAt, matches, type TidyViolation, type Rule, type Source } from './source.ts';

const documentsOf = (house: readonly Source[]) => house.filter(({ path }) => path.endsWith('.md'));

/** A document without its code samples, with the same lines. */
const prose = (text: string): readonly string[] => {
  let inCode = false;
  return text.split('\n').map(line => {
    const isFence = line.startsWith('```');
    if (isFence) inCode = !inCode;
    return inCode || isFence || line.startsWith('    ') ? '' : line;
  });
};

const titles: Rule = {
  name: 'a document has one title, and it comes first',
  violationsIn: house =>
    documentsOf(house).flatMap(({ path, text }): readonly TidyViolation[] => {
      const at = prose(text).flatMap((line, index) => (line.startsWith('# ') ? [index + 1] : []));
      if (at[0] !== 1) return [{ path, line: 1, says: 'begin with the title' }];
      return at.slice(1).map(line => ({ path, line, says: 'a second title' }));
    }),
  planted: [
    { path: 'docs/roads.md', text: '# Roads\n\n# Roads again\n' },
    { path: 'docs/odds.md', text: 'Odds, without a title.\n' },
  ],
};

const links: Rule = {
  name: 'a link in a document leads somewhere',
  violationsIn: house => {
    const paths = house.map(({ path }) => path);
    const exists = (target: string) =>
      paths.some(path => path === target || path.startsWith(`${target.replace(/\/$/, '')}/`));
    return documentsOf(house).flatMap(({ path, text }) =>
      prose(text).flatMap((line, at) =>
        [...line.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
          .map(found => found[1] ?? '')
          .filter(to => !/^[a-z]+:/.test(to))
          .filter(to => !exists(posix.join(posix.dirname(path), to)))
          .map(to => ({ path, line: at + 1, says: `nothing is at ${to}` })),
      ),
    );
  },
  planted: [{ path: 'README.md', text: '# Sabot\n\n[The roads](docs/roads.md)\n' }],
};

const noPlaces: Rule = {
  name: 'no path of somebody’s own machine is written down',
  violationsIn: house =>
    house.flatMap(source =>
      matches(
        source,
        /(?<=^|[\s"'`(=:])\/(home|root|work|Users)\/[\w.-]+/,
        'a path of one machine',
      ),
    ),
  planted: [{ path: 'docs/cli.md', text: ['# Start', 'cd /home', 'dealer'].join('/') }],
};

const noHosts: Rule = {
  name: 'the lockfile names no registry',
  violationsIn: house =>
    house
      .filter(({ path }) => ['package-lock.json', '.npmrc'].includes(path))
      .flatMap(source => matches(source, /"resolved": "http[^"]*"|registry *=.*/, 'a registry')),
  planted: [
    { path: 'package-lock.json', text: '{\n"resolved": "https://registry.example/ws"\n}\n' },
  ],
};

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const packageOf = (house: readonly Source[]): Package =>
  JSON.parse(house.find(({ path }) => path === 'package.json')?.text ?? '{}') as Package;

const dependenciesOf = (house: readonly Source[]) =>
  Object.entries({ ...packageOf(house).dependencies, ...packageOf(house).devDependencies });

const pins: Rule = {
  name: 'every dependency is pinned to one version',
  violationsIn: house =>
    dependenciesOf(house)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => ({
        path: 'package.json',
        line: 1,
        says: `${name} ${version}: write one exact version`,
      })),
  planted: [{ path: 'package.json', text: '{ "dependencies": { "ws": "^8.0.0" } }' }],
};

/** The names that open the bullets of a section: "- `react`, `react-dom`: draw the screens." */
function namedIn(architecture: string, heading: string): readonly string[] {
  const section = architecture.split(`\n${heading}\n`)[1]?.split(/\n##+ /)[0] ?? '';
  return section
    .split('\n')
    .filter(line => line.startsWith('- `'))
    .flatMap(line => [...(line.split(': ')[0] ?? '').matchAll(/`([^`]+)`/g)])
    .map(found => found[1] ?? '');
}

const IN_USE = '### In use';
const WAITING = '### Pinned, and waiting for their room';

const sentences: Rule = {
  name: 'every dependency has earned its sentence in ARCHITECTURE.md',
  violationsIn: house => {
    const architecture = house.find(({ path }) => path === 'ARCHITECTURE.md');
    if (!architecture) return [{ path: 'ARCHITECTURE.md', line: 1, says: 'is missing' }];
    const named = [IN_USE, WAITING].flatMap(heading => namedIn(architecture.text, heading));
    const pinned = dependenciesOf(house).map(([name]) => name);
    const violation = (says: string) => ({ path: 'ARCHITECTURE.md', line: 1, says });
    return [
      ...pinned
        .filter(name => !named.includes(name))
        .map(name => violation(`no sentence for ${name}`)),
      ...named
        .filter(name => !pinned.includes(name))
        .map(name => violation(`${name} is not in package.json`)),
    ];
  },
  planted: [
    { path: 'package.json', text: '{ "dependencies": { "ws": "8.0.0" } }' },
    { path: 'ARCHITECTURE.md', text: `# Architecture\n\n${IN_USE}\n\n- \`react\`: draws.\n` },
  ],
};

const waiting: Rule = {
  name: 'a dependency that ARCHITECTURE.md calls waiting is not in use yet',
  violationsIn: house => {
    const architecture = house.find(({ path }) => path === 'ARCHITECTURE.md')?.text ?? '';
    const names = namedIn(architecture, WAITING);
    return codeOf(house).flatMap(source =>
      [...importsOf(source)]
        .filter(({ from }) => names.some(name => from === name || from.startsWith(`${name}/`)))
        .map(({ from, place }) => ({
          path: source.path,
          line: lineAt(source, place),
          says: `uses ${from}: move its sentence in ARCHITECTURE.md to "In use"`,
        })),
    );
  },
  planted: [
    { path: 'ARCHITECTURE.md', text: `# Architecture\n\n${WAITING}\n\n- \`pg\`: speaks SQL.\n` },
    {
      path: 'src/server/journal.ts',
      text: "// The journal.\nimport pg from 'pg';\npg.connect();\n",
    },
  ],
};

export const paperRules: readonly Rule[] = [
  titles,
  links,
  noPlaces,
  noHosts,
  pins,
  sentences,
  waiting,
];
