// Makes a fresh clone ready with nothing but Node and npm; quick when there is nothing to do.
// Plain Node, no dependency: it runs before there are any.
//
//   node tools/set-up.mjs          installs what is missing
//   node tools/set-up.mjs build    and builds dist/
//   node tools/set-up.mjs tests    and installs the system packages that the tests use
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = [20, 19];

/** What dist/ is made of. A part is built when one of its inputs changed since the last time. */
const PARTS = [
  // It is written into src/, where the rooms then find it.
  {
    name: 'kernel',
    inputs: ['src/lab/kernel', 'tools/build-kernel.mjs', 'package-lock.json'],
    needs: 'tools/build-kernel.mjs',
    command: ['tools/build-kernel.mjs'],
  },
  {
    name: 'rooms',
    inputs: ['src', 'tsconfig.base.json', 'tsconfig.json', 'package-lock.json'],
    command: ['node_modules/typescript/bin/tsc', '-b'],
  },
  {
    name: 'screens',
    inputs: ['src', 'vite.config.ts', 'vite.compress.ts', 'package-lock.json'],
    needs: 'vite.config.ts',
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  {
    name: 'lab-page',
    inputs: ['src', 'vite.lab.config.ts', 'vite.compress.ts', 'package-lock.json'],
    needs: 'vite.lab.config.ts',
    command: [
      ...['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
      ...['--config', 'vite.lab.config.ts'],
    ],
  },
];

/** What the tests take from the operating system, and what is not proven without it. */
const SYSTEM_PACKAGES = [
  {
    commands: ['chromium', 'chromium-browser', 'google-chrome'],
    package: 'chromium',
    proves: 'the screens in a browser',
  },
  { commands: ['promtool'], package: 'prometheus', proves: 'the alert rules' },
  {
    commands: ['nats-server'],
    package: 'nats-server',
    proves: 'the bus over NATS, nodes that share tables, and failover',
  },
];

const say = sentence => process.stderr.write(`set-up: ${sentence}\n`);

/** Stops with a sentence that says what to do: a stack trace would help nobody here. */
class SetUpStopped extends Error {}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new SetUpStopped(
    `Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.versions.node}.`,
  );
}

const readJson = path => JSON.parse(readFileSync(path, 'utf8'));

const fitsThisMachine = ({ os, cpu }) =>
  [
    [os, process.platform],
    [cpu, process.arch],
  ].every(
    ([allowed, here]) => !allowed || allowed.includes(here) || allowed.some(a => a.startsWith('!')),
  );

/** npm writes its own lockfile into node_modules last, so an install cut short does not count. */
function isInstalled() {
  const installedPath = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedPath)) return false;
  const locked = readJson(join(root, 'package-lock.json')).packages;
  const installed = readJson(installedPath).packages;
  const missing = Object.entries(locked).some(
    ([path, { version, optional }]) =>
      path !== '' && !optional && installed[path]?.version !== version,
  );
  const foreign = Object.entries(installed).some(
    ([path, entry]) => !fitsThisMachine(entry) || locked[path]?.version !== entry.version,
  );
  return !missing && !foreign;
}

function installDependencies() {
  if (isInstalled()) return;
  say('installing the dependencies of package-lock.json (npm ci) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--prefer-offline', '--loglevel=error'], {
    cwd: root,
    // npm's own chatter must not mix with what a command prints.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new SetUpStopped(
      'npm ci failed; see above. A registry must be reachable the first time.',
    );
  }
}

/** Every file under a path that goes into a build, with its age and size. */
function* inputsUnder(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(join(root, path)).toSorted())
      yield* inputsUnder(`${path}/${name}`);
  } else if (!/\.test\.tsx?$/.test(path)) {
    yield [path, `${stat.mtimeMs} ${stat.size}`];
  }
}

const stampPath = name => join(root, 'dist', `.${name}.stamp`);

function stampOf({ command, inputs }) {
  const files = Object.fromEntries(inputs.flatMap(path => [...inputsUnder(path)]));
  const hash = createHash('sha256')
    .update(JSON.stringify([command, files]))
    .digest('hex');
  return { hash, files: Object.keys(files) };
}

function lastStamp(name) {
  try {
    return readJson(stampPath(name));
  } catch {
    return { hash: '', files: [] };
  }
}

/** Builds what is older than its sources. What a deleted source left behind goes first. */
function build() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const due = PARTS.filter(({ needs }) => !needs || existsSync(join(root, needs)))
    .map(part => ({ ...part, stamp: stampOf(part), last: lastStamp(part.name) }))
    .filter(({ stamp, last }) => stamp.hash !== last.hash);
  if (due.length === 0) return;
  if (due.some(({ stamp, last }) => last.files.some(file => !stamp.files.includes(file)))) {
    rmSync(join(root, 'dist'), { recursive: true });
    return build();
  }
  for (const { name, command, stamp } of due) {
    say(`building the ${name} ...`);
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new SetUpStopped(`the ${name} did not build; see above.`);
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(stampPath(name), JSON.stringify(stamp));
  }
}

// Debian puts servers into a folder that an ordinary user's PATH leaves out.
const isOnPath = command =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some(folder =>
    existsSync(join(folder, command)),
  );

const missingPackages = () => SYSTEM_PACKAGES.filter(({ commands }) => !commands.some(isOnPath));

const mayInstallPackages = () =>
  process.env.SABOT_SYSTEM_PACKAGES !== 'no' && process.getuid?.() === 0 && isOnPath('apt-get');

/** Installs what the tests take from the operating system; says loudly what it could not. */
function installSystemPackages() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const names = missing.map(entry => entry.package);
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...names];
  if (mayInstallPackages()) {
    say(`installing the system packages ${names.join(', ')} ...`);
    const options = {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    try {
      execFileSync('apt-get', ['-q', 'update'], options);
      execFileSync(install[0], ['-q', ...install.slice(1)], options);
    } catch {
      say('apt-get failed; see above.');
    }
  }
  const still = missingPackages();
  if (still.length === 0) return;
  for (const { package: name, proves } of still) {
    say(`!!! NOT RUN, for want of the system package ${name}: ${proves}`);
  }
  say(`!!! on Debian or Ubuntu:  sudo apt-get update && sudo ${install.join(' ')}`);
}

/** Does what the words ask for, in order; every part is safe to ask for again. */
export function setUp(...words) {
  checkNode();
  installDependencies();
  if (words.includes('build')) build();
  if (words.includes('tests')) installSystemPackages();
}

/** The same, with one sentence where it cannot be done; says whether it was. */
export function setUpOrSay(...words) {
  try {
    setUp(...words);
    return true;
  } catch (stopped) {
    if (!(stopped instanceof SetUpStopped)) throw stopped;
    say(stopped.message);
    process.exitCode = 1;
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUpOrSay(...process.argv.slice(2));
