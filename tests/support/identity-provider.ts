import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

// An OpenID Connect provider as Google and its like are: authorization code, PKCE and a nonce, signed tokens, on this
// machine.

export type Person = { sub: string; email: string; email_verified: boolean; name: string };
type Pending = { challenge: string; nonce: string; redirectUri: string; person: Person };

export type IdentityProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is signed in there. */
  person: Person;
  /** Claims that its tokens state instead of the true ones, and whether another's key signs them. */
  lies: { claims?: Record<string, unknown>; forged?: boolean };
  /** How often somebody was sent there. */
  visits: number;
  stop(): Promise<void>;
};

/** @param port the one it had before, to come back at the same address */
export async function startIdentityProvider(port = 0): Promise<IdentityProvider> {
  const [keys, otherKeys] = [newKeys(), newKeys()];
  const codes = new Map<string, Pending>();
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status = 200, type = 'application/json', body }) =>
        response.writeHead(status, { 'content-type': type }).end(body),
      (error: Error) =>
        response.writeHead(400).end(JSON.stringify({ error: 'invalid_request', error_description: error.message })),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
  const provider: IdentityProvider = {
    issuer,
    clientId: 'porchlight-test',
    clientSecret: randomBytes(16).toString('hex'),
    person: { sub: 'person-1', email: 'ada@example.com', email_verified: true, name: 'Ada Byron' },
    lies: {},
    visits: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage): Promise<{ status?: number; type?: string; body: string }> {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/.well-known/openid-configuration') return { body: JSON.stringify(metadata(issuer)) };
    if (url.pathname === '/jwks') return { body: JSON.stringify({ keys: [keys.jwk] }) };
    if (url.pathname === '/authorize') return { type: 'text/html', body: consent(url.searchParams) };
    if (url.pathname === '/token') return { body: JSON.stringify(exchange(new URLSearchParams(await text(request)))) };
    return { status: 404, body: '{}' };
  }

  /** The page on which somebody says who they are. */
  function consent(asked: URLSearchParams): string {
    const redirectUri = asked.get('redirect_uri') ?? '';
    wanted(asked.get('client_id') === provider.clientId, 'client_id');
    wanted(asked.get('response_type') === 'code' && asked.get('scope')?.includes('openid'), 'response_type');
    wanted(asked.get('code_challenge_method') === 'S256', 'PKCE');
    provider.visits++;
    const code = randomBytes(16).toString('hex');
    codes.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      nonce: asked.get('nonce') ?? '',
      redirectUri,
      person: { ...provider.person },
    });
    const back = (answered: Record<string, string>) =>
      `${redirectUri}?${new URLSearchParams({ ...answered, state: asked.get('state') ?? '' })}`.replaceAll(
        '&',
        '&amp;',
      );
    return `<!doctype html><html lang="en"><title>Identity</title><link rel="icon" href="data:,"><h1>Who are you?</h1>
      <p><a href="${back({ code, iss: issuer })}">Continue as ${provider.person.email}</a></p>
      <p><a href="${back({ error: 'access_denied' })}">Cancel</a></p></html>`;
  }

  /** A code is good once, for whoever asked for it. */
  function exchange(form: URLSearchParams) {
    const code = form.get('code') ?? '';
    const pending = codes.get(code);
    codes.delete(code);
    if (!pending) throw new Error('code');
    wanted(
      form.get('client_id') === provider.clientId && form.get('client_secret') === provider.clientSecret,
      'client',
    );
    wanted(form.get('redirect_uri') === pending.redirectUri, 'redirect_uri');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    wanted(verifier === pending.challenge, 'code_verifier');
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: provider.clientId,
      iat: now,
      exp: now + 300,
      nonce: pending.nonce,
      ...pending.person,
    };
    const signer = provider.lies.forged ? otherKeys : keys;
    const id_token = signed({ ...claims, ...provider.lies.claims }, keys.jwk.kid, signer.privateKey);
    return { access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', expires_in: 300, id_token };
  }

  return provider;
}

function wanted(holds: boolean | undefined, what: string): void {
  if (!holds) throw new Error(what);
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
});

function newKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' } };
}

function signed(claims: object, kid: string, key: Parameters<ReturnType<typeof createSign>['sign']>[0]): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${body}.${createSign('sha256').update(body).sign(key).toString('base64url')}`;
}

/** Somebody says there who they are. @returns the address they are sent back to */
export async function consent(url: string) {
  const page = await (await fetch(url)).text();
  const back = /href="([^"]*code=[^"]*)"/.exec(page)?.[1];
  if (!back) throw new Error(page);
  return new URL(back.replaceAll('&amp;', '&'));
}
