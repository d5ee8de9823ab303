// A real OpenID Connect provider in this process, for tests: whoever comes is signed in at once, as
// the test says, and agrees to everything.

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import OidcProvider from 'oidc-provider';

/** What the provider says of whoever comes next. */
interface Account {
  readonly name: string;
  readonly roles: readonly string[];
  readonly amr: readonly string[];
}

const CLIENT = 'sabot-house';
const SECRET = 'a secret that only two know';

export class TestProvider {
  /** Who sits at the browser. */
  account: Account = { name: 'nobody', roles: [], amr: [] };
  readonly client = CLIENT;
  readonly secret = SECRET;
  readonly #server: Server = createServer();

  static async open(): Promise<TestProvider> {
    const provider = new TestProvider();
    provider.#server.listen(0, '127.0.0.1');
    await once(provider.#server, 'listening');
    return provider;
  }

  get issuer(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  }

  /** The house is its client from here on. */
  serve(house: string): void {
    const provider = new OidcProvider(this.issuer, {
      clients: [
        {
          ...{ client_id: CLIENT, client_secret: SECRET },
          redirect_uris: [`${house}/api/provider/back`],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], profile: ['preferred_username', 'roles', 'amr'] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/come/${uid}` },
      ttl: { AccessToken: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
      cookies: { keys: ['a key for this test alone'] },
      findAccount: (_, sub) => {
        const { name, roles, amr } = this.account;
        const claims = { sub, preferred_username: name, roles: [...roles], amr: [...amr] };
        return { accountId: sub, claims: () => claims };
      },
    });
    const answer = provider.callback();
    this.#server.on('request', (request, response) => {
      if (request.url?.startsWith('/come/') !== true) {
        void answer(request, response);
        return;
      }
      void (async () => {
        const { prompt, session, params } = await provider.interactionDetails(request, response);
        if (prompt.name === 'login') {
          const { name, amr } = this.account;
          const login = { accountId: `sub-${name}`, amr: [...amr], remember: false };
          await provider.interactionFinished(request, response, { login });
          return;
        }
        const grant = new provider.Grant({
          accountId: session?.accountId ?? '',
          clientId: String(params['client_id']),
        });
        grant.addOIDCScope('openid profile');
        const consent = { grantId: await grant.save() };
        await provider.interactionFinished(request, response, { consent });
      })();
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A browser that follows wherever it is sent, with a jar of cookies for each site. */
export class TestBrowser {
  readonly #jars = new Map<string, Map<string, string>>();

  cookiesOf(url: string): string {
    const jar = this.#jars.get(new URL(url).host) ?? new Map<string, string>();
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async visit(start: string, most = 12): Promise<Response> {
    let url = start;
    for (let step = 0; step < most; step += 1) {
      const cookie = this.cookiesOf(url);
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      this.#keep(url, response);
      const next = response.headers.get('location');
      if (next === null) return response;
      await response.body?.cancel();
      url = new URL(next, url).href;
    }
    throw new Error('sent on and on');
  }

  #keep(url: string, response: Response): void {
    const { host } = new URL(url);
    const jar = this.#jars.get(host) ?? new Map<string, string>();
    this.#jars.set(host, jar);
    for (const one of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = one.split(';');
      const at = pair.indexOf('=');
      const isGone = /expires=Thu, 01 Jan 1970/iu.test(rest.join(';'));
      if (isGone) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
