import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { COMMANDS } from '../../src/cli/commands.ts';
import { SETTINGS } from '../../src/server/settings/settings.ts';
import { ROOM } from '../floor/house-process.ts';
import { withSettings } from './page.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const page = read('docs/operating.md');
const FILES = ['docs/operating.md', 'deploy/sabot.service', 'deploy/compose.yaml'];
const names = new Set<string>(Object.values(SETTINGS).map(({ env }) => env));

test('docs/operating.md has every setting as it is read (npm run operating:page writes it)', () => {
  expect(page).toBe(withSettings(page));
});

test.each(FILES)('%s names settings that there are', file => {
  const named = read(file).match(/\b(?:SABOT_[A-Z_]+|DATABASE_URL)\b/gu) ?? [];
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(name => !names.has(name))).toEqual([]);
});

test.each(FILES)('%s gives commands that there are', file => {
  const given = [
    ...read(file).matchAll(/(?:^ {4}|\.\/|node (?:--\S+ )*\S*)sabot ([a-z-]+)/gmu),
  ].map(([, command]) => command ?? '');
  const commands = new Set(COMMANDS.map(({ name }) => name));
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter(command => !commands.has(command))).toEqual([]);
});

test('the examples start what the package has', () => {
  const launcher = 'sabot';
  expect(existsSync(new URL(`../../${launcher}`, import.meta.url))).toBe(true);
  expect(read('deploy/sabot.service')).toMatch(
    /^ExecStart=\/usr\/bin\/node (--\S+ )*\/opt\/sabot\/sabot serve$/mu,
  );
  expect(read('deploy/compose.yaml')).toMatch(/exec node (--\S+ )*sabot serve/u);
});

test('the examples give the house the room in which its load is measured', () => {
  const room = `node ${ROOM.join(' ')} `;
  for (const file of ['deploy/sabot.service', 'deploy/compose.yaml']) {
    expect(read(file)).toContain(room);
  }
});

test('every address in the page is one that the house answers', () => {
  const folder = 'src/server/http/routes';
  const files = readdirSync(new URL(`../../${folder}`, import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  });
  const routes = files.filter(name => name.endsWith('.ts')).map(name => read(`${folder}/${name}`));
  const known = routes.join('\n');
  const named = page.match(/\/(?:api|healthz|livez|readyz|metrics)[a-z0-9/:-]*/gu) ?? [];
  expect(named.length).toBeGreaterThan(10);
  const asRoute = (path: string): string =>
    path
      .replace('/pit-1', '/:table')
      .replace('/spring-cup', '/:tournament')
      .replace('/crown/', '/:book/')
      .replace('/7', '/:seat')
      .replace('/1234', '/:number');
  const isKnown = (route: string): boolean =>
    known.includes(`'${route}'`) || known.includes(` ${route}'`);
  const unknown = named.filter(path => !isKnown(asRoute(path)));
  expect(unknown).toEqual([]);
});
