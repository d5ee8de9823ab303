import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

import { readSettings, unknownSetting } from '../../src/server/settings/settings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}deploy/${path}`, 'utf8');

/** What the manifests may hold, each with the schema of its own. */
const MODELS = { ServiceAccount, ConfigMap, Service, StatefulSet, NetworkPolicy };
type Kind = keyof typeof MODELS;

interface Manifest {
  readonly kind: Kind;
  readonly [field: string]: unknown;
}

const manifests = (): readonly Manifest[] =>
  parseAllDocuments(read('kubernetes/house.yaml')).map(
    each => each.toJS() as Manifest, // judged by its schema in the first test
  );

/** Throws where a manifest is not what Kubernetes' own schema says. */
function judge(manifest: Manifest): void {
  const Model = MODELS[manifest.kind];
  // Every model takes what its schema takes; which one it is, is known only here.
  new (Model as new (data: unknown) => { validate: () => void })(manifest).validate();
}

test('the Kubernetes manifests are what its schemas say', () => {
  expect(manifests().map(({ kind }) => kind)).toEqual(Object.keys(MODELS));
  for (const manifest of manifests()) judge(manifest);
  const set = manifests().find(({ kind }) => kind === 'StatefulSet');
  const wrong = { kind: 'StatefulSet', ...set, spec: { replicas: 'one' } } as const;
  expect(() => judge(wrong)).toThrow(/spec/u);
});

test('in Kubernetes the house runs without root, on a read-only root, with its own probes', () => {
  const set = manifests().find(({ kind }) => kind === 'StatefulSet');
  expect(set).toMatchObject({
    spec: {
      replicas: 1,
      template: {
        spec: {
          securityContext: { runAsNonRoot: true, runAsUser: 10_001 },
          containers: [
            {
              securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
              livenessProbe: { httpGet: { path: '/livez', port: 'metrics' } },
              readinessProbe: { httpGet: { path: '/readyz', port: 'metrics' } },
            },
          ],
        },
      },
    },
  });
  const map = manifests().find(({ kind }) => kind === 'ConfigMap');
  expectSettings(map?.['data']);
});

test('compose runs the image as built: no root, nothing to write on, settings we have', () => {
  const { services } = parse(read('compose.yaml')) as { services: Record<string, object> }; // ours
  expect(services['house']).toMatchObject({
    ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
    build: { dockerfile: 'deploy/Containerfile' },
  });
  expectSettings((services['house'] as { environment: unknown }).environment); // as above
});

test('compose for three nodes: one image, one house’s keys, a name for each', () => {
  const { services } = parse(read('compose.cluster.yaml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string>; command: readonly string[] }>;
  }; // ours
  const nodes = Object.entries(services).filter(([name]) => name.startsWith('node-'));
  expect(nodes.map(([name]) => name)).toEqual(['node-a', 'node-b', 'node-c']);
  for (const [name, node] of nodes) {
    expect(node).toMatchObject({
      ...{ image: 'sabot', read_only: true, cap_drop: ['ALL'], volumes: ['keys:/var/lib/sabot'] },
      ...{ security_opt: ['no-new-privileges:true'], environment: { SABOT_NODE: name } },
    });
    expect(node.command.at(-1)).toMatch(/sabot serve --cluster$/u);
    expectSettings(node.environment);
  }
  expect(new Set(nodes.map(([, { environment }]) => environment['NATS_URL'])).size).toBe(1);
});

test('the container file leaves the compiler behind, names a user and a health check', () => {
  const lines = read('Containerfile').split('\n');
  const stages = lines.flatMap((line, at) => (line.startsWith('FROM ') ? [at] : []));
  expect(stages).toHaveLength(2);
  const last = lines.slice(stages[1]).join('\n');
  expect(last).toMatch(/^USER sabot$/mu);
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/mu);
  expect(last).not.toMatch(/npm|COPY (?!--from=build)/u);
  const given = [...last.matchAll(/(SABOT_[A-Z_]+)=(\S+)/gu)].map(([, name, value]) => [
    name,
    value,
  ]);
  expectSettings(Object.fromEntries(given));
});

/** Settings that there are, with values that can be read. */
function expectSettings(given: unknown): void {
  const settings = given as Record<string, string>; // texts, as the environment has them
  expect(Object.keys(settings).length).toBeGreaterThan(0);
  expect(unknownSetting(Object.keys(settings))).toBeNull();
  expect(readSettings(settings)).not.toHaveProperty('failed');
}

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd) {
  process.stderr.write('\n!!! THE UNIT WAS NOT JUDGED: there is no systemd-analyze here.\n\n');
}

test.each(hasSystemd ? ['systemd'] : [])('%s calls the unit’s exposure OK', () => {
  const words = ['security', '--offline=yes', '--no-pager', `${root}deploy/sabot.service`];
  const { stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
  expect(stdout).toMatch(/Overall exposure level for sabot\.service: [0-2]\.\d (OK|SAFE|PERFECT)/u);
});
