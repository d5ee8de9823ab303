// The OpenID Connect provider by which staff sign in: authorization code with PKCE, state and
// nonce. What a sign-in has begun with stays in its own browser, sealed, and nowhere else.

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  discovery,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';

import { STAFF_ROLES, staffRole, type StaffRole } from '../../wire/roles.ts';
import type { Settings } from '../settings/settings.ts';
import { seal, unseal } from '../storage/secrets/seal.ts';

const KEY_BYTES = 32;
const LABEL = 'sabot provider';
/** How long somebody may take at the provider. */
const PATIENCE_MS = 600_000;

/** What a sign-in began with. */
const begun = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  back: z.string(),
  role: staffRole.nullable(),
  at: z.number(),
});
type Begun = z.infer<typeof begun>;

/** Whom the provider has named, and how it knows. */
export interface Named {
  readonly id: string | null;
  /** The roles of ours that it claims for them. */
  readonly roles: readonly StaffRole[];
  readonly hasFactor: boolean;
  /** The role that was asked for at the beginning. */
  readonly wanted: StaffRole | null;
}

type Claims = Readonly<Record<string, unknown>>;

export class Provider {
  readonly issuer: string;
  readonly #settings: Settings;
  readonly #client: string;
  /** Of this process: a sign-in that a restart cut short begins again. */
  readonly #key = randomBytes(KEY_BYTES);
  #known: Promise<Configuration> | null = null;

  constructor(settings: Settings, issuer: string, client: string) {
    this.#settings = settings;
    this.issuer = issuer;
    this.#client = client;
  }

  /** Where the browser goes, and what it keeps meanwhile. */
  async begin(
    back: string,
    role: StaffRole | null,
    now: number,
  ): Promise<{ readonly url: string; readonly kept: string }> {
    const config = await this.#config();
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    const url = buildAuthorizationUrl(config, {
      ...{ redirect_uri: back, scope: 'openid profile', state, nonce },
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const opened: Begun = { state, nonce, verifier, back, role, at: now };
    const kept = seal(this.#key, LABEL, JSON.stringify(opened)).toString('base64url');
    return { url: url.href, kept };
  }

  /** Whom it has named; null where the answer does not belong to what this browser began. */
  async end(kept: string, query: string, now: number): Promise<Named | null> {
    const opened = this.#opened(kept, now);
    if (opened === null) return null;
    const { state, nonce, verifier, back, role } = opened;
    try {
      const tokens = await authorizationCodeGrant(
        await this.#config(),
        new URL(`${back}${query}`),
        { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce },
      );
      const claims: Claims = tokens.claims() ?? {};
      return this.#named(claims, role);
    } catch {
      return null;
    }
  }

  #opened(kept: string, now: number): Begun | null {
    const text = unseal(this.#key, LABEL, Buffer.from(kept, 'base64url'));
    const read = begun.safeParse(text === null ? null : JSON.parse(text));
    return read.success && now - read.data.at < PATIENCE_MS ? read.data : null;
  }

  #named(claims: Claims, wanted: StaffRole | null): Named {
    const { oidcPersonClaim, oidcRolesClaim, oidcRolePrefix, oidcFactors } = this.#settings;
    const id = claims[oidcPersonClaim];
    const claimed = textsIn(claims[oidcRolesClaim])
      .filter(text => text.startsWith(oidcRolePrefix))
      .map(text => text.slice(oidcRolePrefix.length));
    const shown = [...textsIn(claims['amr']), ...textsIn(claims['acr'])];
    return {
      id: typeof id === 'string' ? id : null,
      roles: STAFF_ROLES.filter(role => claimed.includes(role)),
      hasFactor: shown.some(value => oidcFactors.includes(value)),
      wanted,
    };
  }

  /** Asked for when it is first needed, and again after it could not be had. */
  #config(): Promise<Configuration> {
    this.#known ??= this.#discover().catch((error: unknown) => {
      this.#known = null;
      throw error;
    });
    return this.#known;
  }

  async #discover(): Promise<Configuration> {
    const { oidcSecretFile } = this.#settings;
    const secret = oidcSecretFile === null ? null : (await readFile(oidcSecretFile, 'utf8')).trim();
    const issuer = new URL(this.issuer);
    // Only a provider on this very machine may do without TLS.
    const isHere = issuer.hostname === '127.0.0.1' || issuer.hostname === 'localhost';
    return discovery(
      issuer,
      this.#client,
      undefined,
      secret === null ? None() : ClientSecretPost(secret),
      isHere ? { execute: [allowInsecureRequests] } : {},
    );
  }
}

/** A list of texts, however a provider writes one. */
function textsIn(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return claim.split(/[\s,]+/u).filter(text => text !== '');
  return Array.isArray(claim) ? claim.filter(one => typeof one === 'string') : [];
}

/** The provider of the settings; null where they name none. */
export const providerOf = (settings: Settings): Provider | null =>
  settings.oidcIssuer === null || settings.oidcClient === null
    ? null
    : new Provider(settings, settings.oidcIssuer, settings.oidcClient);
