// The screens: whatever was built into dist/screens, or a plain page that says what there is.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';

import type { House } from '../house/house.ts';
import type { App } from './app.ts';
import { escaped, PLAIN_CSS, PLAIN_STYLE, plainPage } from './plain-page.ts';

/** Three floors up from src/server/http and from dist/server/http alike. */
const BUILT = fileURLToPath(new URL('../../../dist/screens', import.meta.url));

export async function screenRoutes(app: App, house: House): Promise<void> {
  app.get(PLAIN_CSS, { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/css').send(PLAIN_STYLE),
  );
  if (existsSync(`${BUILT}/index.html`)) {
    // `/terminal` is terminal.html, or the index.html in a folder of that name.
    await app.register(fastifyStatic, {
      ...{ root: BUILT, extensions: ['html'], index: ['index.html'] },
      ...{
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => keep(reply, path),
      },
    });
    return;
  }
  app.get('/', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/html').send(unbuilt(house)),
  );
}

/**
 * What was built has its content's digest in its name: it never changes, and a browser that has it
 * asks no more. A page itself is asked for again, for it names the others.
 */
function keep(reply: { header: (name: string, value: string) => unknown }, path: string): void {
  const isAsset = path.startsWith(`${BUILT}/assets/`);
  reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function unbuilt({ plan, tables, demonstration }: House): string {
  const list = tables.map(each => `<li>${each.plan.name}: ${escaped(each.plan.title)}</li>`);
  return plainPage(
    'en',
    plan.name,
    `<h1>${escaped(plan.name)}${demonstration ? ' (demonstration)' : ''}</h1>` +
      '<p>The screens are not built yet. The house is open all the same:</p>' +
      `<ul>${list.join('')}</ul><p><a href="/api/house">tables</a>, ` +
      '<a href="/healthz">health</a>, <a href="/openapi">HTTP interface</a></p>',
  );
}
