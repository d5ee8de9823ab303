// The page behind the one-time link of a live house's first start: it needs no script and works
// before any screen was built.

import type { FastifyRequest } from 'fastify';

import { filled } from '../../../../texts/filled.ts';
import { type Language, languageAsked } from '../../../../texts/languages.ts';
import type { House } from '../../../house/house.ts';
import { setUp } from '../../../../wire/http.ts';
import { pageTexts } from '../../../ports/page-texts.ts';
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
      async (request, reply) => {
        const { query } = request;
        const language = languageOf(request);
        const token = typeof query.token === 'string' ? query.token : '';
        const isGood = await isSetUpToken(house.journal.db, token);
        const sent = isGood
          ? formPage(language, house, { token, fault: null })
          : overPage(language, house);
        return reply
          .code(isGood ? STATUS.ok : STATUS.notPermitted)
          .header('cache-control', 'no-store')
          .header('referrer-policy', SAYS_ITS_ORIGIN)
          .type('text/html')
          .send(sent);
      },
    );
    scope.post('/set-up', { config: GUESSES, schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', SAYS_ITS_ORIGIN);
      reply.type('text/html');
      const language = languageOf(request);
      const { data, error } = setUp.safeParse(request.body);
      if (data === undefined) {
        const field = error.issues[0]?.path.join('.') ?? '';
        const token = tokenIn(request.body);
        const fault = faultOf(language, field);
        return reply.code(STATUS.conflict).send(formPage(language, house, { token, fault }));
      }
      const { token, id, name, password } = data;
      if (!(await useSetUpToken(house.journal.db, house.record, token, { id, name, password }))) {
        return reply.code(STATUS.notPermitted).send(overPage(language, house));
      }
      return reply.code(STATUS.made).send(donePage(language, house));
    });
  });
}

/** With no referrer at all a browser posts the form as from nowhere; the link is never in it. */
const SAYS_ITS_ORIGIN = 'strict-origin';

/** The form as a reader wants it: by what the browser asks for. */
const languageOf = ({ headers }: FastifyRequest): Language =>
  languageAsked(
    (headers['accept-language'] ?? '').split(',').map(tag => tag.split(';')[0]?.trim() ?? ''),
  );

function faultOf(language: Language, field: string): string {
  const { wrongId, wrongName, wrongPassword } = pageTexts(language).setUp;
  if (field === 'name') return wrongName;
  return field === 'password' ? wrongPassword : wrongId;
}

const tokenIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, letter => `&#${letter.codePointAt(0)};`);

function page(language: Language, { plan }: House, body: string): string {
  const title = filled(pageTexts(language).setUp.title, [plan.name]);
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escaped(title)}</title><link rel="stylesheet" href="/set-up.css">` +
    `<main><h1>${escaped(plan.name)}</h1>${body}</main></html>`
  );
}

interface SetUpForm {
  readonly token: string;
  readonly fault: string | null;
}

function formPage(language: Language, house: House, { token, fault }: SetUpForm): string {
  const { invites, signInName, yourName, password, begin } = pageTexts(language).setUp;
  const alert = fault === null ? '' : `<p role="alert">${fault}</p>`;
  return page(
    language,
    house,
    `<p>${invites}</p>${alert}<form method="post" action="/set-up">` +
      `<input type="hidden" name="token" value="${escaped(token)}">` +
      `<label for="id">${signInName}</label>` +
      '<input id="id" name="id" required autocomplete="username" autocapitalize="none">' +
      `<label for="name">${yourName}</label><input id="name" name="name" required>` +
      `<label for="password">${password}</label>` +
      '<input id="password" name="password" type="password" required minlength="10" ' +
      `autocomplete="new-password"><button>${begin}</button></form>`,
  );
}

const INTERFACE = '<a href="/openapi">/openapi</a>';

const donePage = (language: Language, house: House): string =>
  page(language, house, `<p>${filled(pageTexts(language).setUp.done, [INTERFACE])}</p>`);

const overPage = (language: Language, house: House): string =>
  page(language, house, `<p>${pageTexts(language).setUp.over}</p>`);
