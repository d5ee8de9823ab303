// The page behind the one-time link of a live house's first start: it needs no script and works
// before any screen was built.

import type { House } from '../../../house/house.ts';
import { setUp } from '../../../../wire/http.ts';
import { isSetUpToken, useSetUpToken } from '../../../people/set-up-link.ts';
import type { App } from '../../app.ts';
import { STATUS } from '../../who.ts';

const GUESSES = { rateLimit: { max: 20, timeWindow: '1 minute' } };
const LARGEST_FORM = 4_096;

const STYLE = `
body { background: #10161f; color: #f3ead8; font: 1.1rem/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 10vh auto; padding: 0 1rem; }
label { display: block; margin: 1rem 0 0.25rem; }
input, button { box-sizing: border-box; width: 100%; min-height: 44px; font: inherit; }
button { margin-top: 1.5rem; background: #d9b36a; border: 0; }
a { color: #d9b36a; }
`;

export function setUpPage(app: App, house: House): void {
  if (house.demonstration) return;
  void app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    scope.get('/set-up.css', { schema: { hide: true } }, async (_, reply) =>
      reply.type('text/css').send(STYLE),
    );
    scope.get<{ Querystring: { token?: unknown } }>(
      '/set-up',
      { config: GUESSES, schema: { hide: true } },
      async ({ query }, reply) => {
        const token = typeof query.token === 'string' ? query.token : '';
        const isGood = await isSetUpToken(house.journal.db, token);
        const page = isGood ? formPage(house, token, null) : overPage(house);
        return reply
          .code(isGood ? STATUS.ok : STATUS.notPermitted)
          .header('cache-control', 'no-store')
          .header('referrer-policy', SAYS_ITS_ORIGIN)
          .type('text/html')
          .send(page);
      },
    );
    scope.post('/set-up', { config: GUESSES, schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', SAYS_ITS_ORIGIN);
      reply.type('text/html');
      const { data, error } = setUp.safeParse(request.body);
      if (data === undefined) {
        const field = error.issues[0]?.path.join('.') ?? '';
        const token = tokenIn(request.body);
        return reply.code(STATUS.conflict).send(formPage(house, token, SAID[field] ?? SAID['id']));
      }
      const { token, id, name, password } = data;
      if (!(await useSetUpToken(house.journal.db, house.record, token, { id, name, password }))) {
        return reply.code(STATUS.notPermitted).send(overPage(house));
      }
      return reply.code(STATUS.made).send(donePage(house));
    });
  });
}

/** With no referrer at all a browser posts the form as from nowhere; the link is never in it. */
const SAYS_ITS_ORIGIN = 'strict-origin';

const SAID: Readonly<Record<string, string | undefined>> = {
  id: 'The sign-in name is two or more small letters, digits, dots or hyphens.',
  name: 'Your name, please.',
  password: 'The password has ten characters or more.',
};

const tokenIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, letter => `&#${letter.codePointAt(0)};`);

const page = ({ plan }: House, body: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${escaped(plan.name)}: set-up</title><link rel="stylesheet" href="/set-up.css">` +
  `<main><h1>${escaped(plan.name)}</h1>${body}</main></html>`;

function formPage(house: House, token: string, fault: string | null | undefined): string {
  const alert = fault === null || fault === undefined ? '' : `<p role="alert">${fault}</p>`;
  return page(
    house,
    '<p>This is a live house and nobody works here yet. You become its first administrator; ' +
      `this link works once.</p>${alert}<form method="post" action="/set-up">` +
      `<input type="hidden" name="token" value="${escaped(token)}">` +
      '<label for="id">Sign-in name</label>' +
      '<input id="id" name="id" required autocomplete="username" autocapitalize="none">' +
      '<label for="name">Your name</label><input id="name" name="name" required>' +
      '<label for="password">Password, ten characters or more</label>' +
      '<input id="password" name="password" type="password" required minlength="10" ' +
      'autocomplete="new-password"><button>Begin</button></form>',
  );
}

const donePage = (house: House): string =>
  page(
    house,
    '<p>You are the administrator of this house. What comes next, add staff, tables and ' +
      'devices, is in docs/operating.md; the interface is at <a href="/openapi">/openapi</a>.</p>',
  );

const overPage = (house: House): string =>
  page(
    house,
    '<p>This link has been used or never was. As long as nobody works here, each start of the ' +
      'server prints a new one.</p>',
  );
