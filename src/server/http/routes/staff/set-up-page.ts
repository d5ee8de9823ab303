// The page behind the one-time link of a live house's first start: it needs no script and works
// before any screen was built.

import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { filled } from '../../../../texts/filled.ts';
import { type Language, languageAsked } from '../../../../texts/languages.ts';
import type { House } from '../../../house/house.ts';
import { setUpForm } from '../../../../wire/http.ts';
import { pageTexts } from '../../../ports/page-texts.ts';
import { keyFingerprint } from '../../../house/set-up/progress.ts';
import { isSetUpToken, useSetUpToken } from '../../../people/set-up-link.ts';
import { isWeakPassword } from '../../../people/weak-password.ts';
import type { App } from '../../app.ts';
import { STATUS } from '../../who.ts';

const GUESSES = { rateLimit: { max: 20, timeWindow: '1 minute' } };
const LARGEST_FORM = 4_096;

const STYLE = `
body { background: #10161f; color: #f3ead8; font: 1.1rem/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 10vh auto; padding: 0 1rem; }
label { display: block; margin: 1rem 0 0.25rem; }
input, button, textarea { box-sizing: border-box; width: 100%; min-height: 44px; font: inherit; }
button { margin-top: 1.5rem; background: #d9b36a; border: 0; }
a { color: #d9b36a; }
fieldset { margin: 1.5rem 0 0; border: 1px solid #566; }

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
      const { data, error } = setUpForm.safeParse(request.body);
      const fault = data === undefined ? error.issues[0]?.path.join('.') : faultIn(data);
      if (data === undefined || fault !== null) {
        const token = tokenIn(request.body);
        const told = { token, fault: faultOf(language, fault ?? '') };
        return reply.code(STATUS.conflict).send(formPage(language, house, told));
      }
      if (!(await begin(house, data))) {
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

type Filled = z.output<typeof setUpForm>;

/** The field that the house does not take though it is well written; null where all is well. */
function faultIn({ id, name, password, key, ...second }: Filled): string | null {
  const { secondId, secondName, secondPassword } = second;
  if (isWeakPassword(password, { id, name })) return 'password';
  if (isWeakPassword(secondPassword, { id: secondId, name: secondName })) return 'secondPassword';
  if (id === secondId) return 'secondId';
  return key !== '' && keyFingerprint(key) === null ? 'key' : null;
}

/** Two people come into being, and with them the regulator's key is on record. */
async function begin(house: House, { token, id, name, password, key, ...second }: Filled) {
  const { secondId, secondName, secondPassword } = second;
  const first = { id, name, password };
  const other = { id: secondId, name: secondName, password: secondPassword };
  const { journal, record } = house;
  if (!(await useSetUpToken(journal.db, record, token, first, other))) return false;
  if (key !== '' && asksForKey(house)) {
    const enrolled = { key, fingerprint: keyFingerprint(key), by: id, approvedBy: secondId };
    await record.note('regulator-key-enrolled', enrolled);
  }
  return true;
}

const asksForKey = ({ settings, record }: House): boolean =>
  settings.regulatorKey === null && record.known.regulatorKey === null;

function faultOf(language: Language, field: string): string {
  const { wrongId, wrongName, wrongPassword, wrongKey } = pageTexts(language).setUp;
  if (field === 'key') return wrongKey;
  if (field === 'name' || field === 'secondName') return wrongName;
  return field === 'password' || field === 'secondPassword' ? wrongPassword : wrongId;
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
  const { invites, first, second, begin: go } = pageTexts(language).setUp;
  const alert = fault === null ? '' : `<p role="alert">${fault}</p>`;
  const names = ['secondId', 'secondName', 'secondPassword'] as const;
  const fields = [
    `<input type="hidden" name="token" value="${escaped(token)}">`,
    personFields(language, first, ['id', 'name', 'password']),
    personFields(language, second, names),
    asksForKey(house) ? keyField(language) : '',
  ].join('');
  const form = `<form method="post" action="/set-up">${fields}<button>${go}</button></form>`;
  return page(language, house, `<p>${invites}</p>${alert}${form}`);
}

/** One of the two people: each types what is theirs. */
function personFields(
  language: Language,
  legend: string,
  [id, name, password]: readonly [string, string, string],
): string {
  const texts = pageTexts(language).setUp;
  return (
    `<fieldset><legend>${legend}</legend><label for="${id}">${texts.signInName}</label>` +
    `<input id="${id}" name="${id}" required autocomplete="off" autocapitalize="none">` +
    `<label for="${name}">${texts.yourName}</label><input id="${name}" name="${name}" required>` +
    `<label for="${password}">${texts.password}</label>` +
    `<input id="${password}" name="${password}" type="password" required minlength="10" ` +
    'autocomplete="new-password"></fieldset>'
  );
}

function keyField(language: Language): string {
  const { key, keySays } = pageTexts(language).setUp;
  return (
    `<fieldset><legend>${key}</legend><label for="key">${keySays}</label>` +
    '<textarea id="key" name="key" rows="4" spellcheck="false"></textarea></fieldset>'
  );
}

const donePage = (language: Language, house: House): string => {
  const { done, goOn } = pageTexts(language).setUp;
  return page(language, house, `<p>${done}</p><p><a href="/pit.html">${goOn}</a></p>`);
};

const overPage = (language: Language, house: House): string =>
  page(language, house, `<p>${pageTexts(language).setUp.over}</p>`);
