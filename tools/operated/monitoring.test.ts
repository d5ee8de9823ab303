import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { HOUSE_EVENTS } from '../../src/server/record/house-record.ts';
import {
  dealtTable,
  planOf,
  startTestHouse,
  type TestHouse,
} from '../../src/server/testing/house.ts';
import { Screen } from '../../src/server/testing/screen.ts';
import {
  ALERT_CASES,
  alerts,
  ALERTS,
  dashboardExpressions,
  figuresIn,
  firedInCases,
  kindsIn,
} from './watched.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) {
  process.stderr.write(
    '\n!!! ALERT RULES WERE NOT RUN: there is no promtool here.\n' +
      '!!! Install Debian’s package prometheus.\n\n',
  );
}

let house: TestHouse;
let place: string;
let scraped: string;

/** A house in which everything has been counted once that alerts and dashboard ask for. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'sabot-place-'));
  house = await startTestHouse({ checkpoints: place }, { plan: planOf(dealtTable('t1')) });
  const screen = await Screen.overSocket(house.url);
  await screen.hello({ as: 'display', table: 'nowhere' });
  scraped = await (await fetch(`${house.url}/metrics`)).text();
}, 60_000);
afterAll(async () => {
  await house.end();
  await rm(place, { recursive: true });
});

const promtool = (...words: readonly string[]): string =>
  execFileSync('promtool', words, { cwd: root, encoding: 'utf8' });

/** Nothing is run by a program that is not there; that was said above. */
const PROMTOOL = hasPromtool ? ['promtool'] : [];

test.each(PROMTOOL)('%s: every alert fires for its trouble and for nothing else', () => {
  expect(promtool('check', 'rules', ALERTS)).toContain(`${alerts().length} rules found`);
  expect(promtool('test', 'rules', ALERT_CASES)).toContain('SUCCESS');
  expect(alerts().length).toBeGreaterThan(15);
  expect(firedInCases().toSorted()).toEqual(
    alerts()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test.each(PROMTOOL)('%s: Prometheus can read the figures', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input: scraped,
    encoding: 'utf8',
  });
  // 3 is an opinion on names; 1 is text that is not understood.
  expect({ status, stderr: status === 1 ? stderr : '' }).not.toMatchObject({ status: 1 });
});

test.each([
  ['alert rules', () => alerts().map(({ expression }) => expression)],
  ['dashboard', dashboardExpressions],
])('every figure that the %s name is put out by a running house', (_, expressions) => {
  const samples = new Set([...scraped.matchAll(/^([a-z0-9_]+)[{ ]/gmu)].map(([, name]) => name));
  const named = expressions().flatMap(figuresIn);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(name => !samples.has(name))).toEqual([]);
  const kinds = expressions().flatMap(kindsIn);
  expect(kinds.length).toBeGreaterThan(2);
  expect(kinds.filter(kind => !HOUSE_EVENTS.some(known => known === kind))).toEqual([]);
});

const PARTS = ['What it means', 'Look at', 'Do', 'Stop play'];

test('every alert has a runbook of its own, and every runbook an alert', () => {
  const runbooks = alerts().map(({ runbook }) => runbook);
  const pages = readdirSync(`${root}docs/runbooks`).filter(name => name !== 'README.md');
  expect(pages.map(name => `docs/runbooks/${name}`).toSorted()).toEqual(runbooks.toSorted());
  for (const { name, runbook } of alerts()) {
    const page = readFileSync(root + runbook, 'utf8');
    expect(page.split('\n')[0]).toBe(`# ${name}`);
    expect([...page.matchAll(/^## (.+)$/gmu)].map(([, part]) => part)).toEqual(PARTS);
  }
});

test('the page of runbooks lists them all', () => {
  const list = readFileSync(`${root}docs/runbooks/README.md`, 'utf8');
  for (const { name, runbook } of alerts()) {
    expect(list).toContain(`[${name}](${runbook.replace('docs/runbooks/', '')})`);
  }
});
