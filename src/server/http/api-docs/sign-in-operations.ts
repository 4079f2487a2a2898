import { fieldWords } from '#contract/messages/en/developers/fields/all-fields.ts';
import { sessionHeader as sessionWords, signInSummaries } from '#contract/messages/en/developers/sign-in-operations.ts';
import type { Operation, Parameter, Schema } from './schema-types.ts';

type Documented = {
  id: keyof typeof signInSummaries;
  /** Fields of the body; in a GET, of the query. `?` behind those that may be left out. */
  sends?: string;
  /** Headers of the second step of a way in. */
  headers?: string;
  /** Needs a session. */
  session?: true;
  /** What it answers, as far as we hold the library to it; `[]` around it for a list. */
  answers?: string;
  list?: true;
};

const userFields = 'user:id name email emailVerified image createdAt updatedAt twoFactorEnabled role';
const sessionFields = 'id token userId expiresAt createdAt updatedAt ipAddress userAgent signedInAt';
const entering = 'X-Device? X-Captcha-Response?';

/** Every route of the auth surface (auth-surface.ts), by method and path. */
const routes = {
  'GET /get-session': { id: 'getSession', session: true, answers: `session:${sessionFields}; ${userFields}` },
  'GET /list-sessions': { id: 'listSessions', session: true, answers: sessionFields, list: true },
  'POST /revoke-session': { id: 'revokeSession', session: true, sends: 'token', answers: 'status' },
  'POST /revoke-sessions': { id: 'revokeSessions', session: true, sends: '', answers: 'status' },
  'POST /revoke-other-sessions': { id: 'revokeOtherSessions', session: true, sends: '', answers: 'status' },
  'POST /sign-out': { id: 'signOut', session: true, sends: '', answers: 'success' },
  'POST /sign-in/email': {
    id: 'signInEmail',
    sends: 'email password',
    headers: entering,
    answers: `redirect token twoFactorRedirect?; ${userFields}`,
  },
  'POST /sign-in/email-otp': { id: 'signInCode', sends: 'email otp', headers: entering },
  'POST /sign-in/social': {
    id: 'signInSocial',
    sends: 'provider callbackURL disableRedirect',
    answers: 'url redirect',
  },
  'GET /callback/:id': {
    id: 'callback',
    sends: 'code state',
    headers: 'X-Sign-In-State X-Device?',
    answers: 'location',
  },
  'GET /list-accounts': {
    id: 'listAccounts',
    session: true,
    answers: 'id providerId accountId userId scopes createdAt updatedAt',
    list: true,
  },
  'POST /link-social': {
    id: 'linkSocial',
    session: true,
    sends: 'provider callbackURL disableRedirect',
    answers: 'url redirect',
  },
  'POST /unlink-account': { id: 'unlinkAccount', session: true, sends: 'accountId', answers: 'status' },
  'GET /verify-email': { id: 'verifyEmail', sends: 'token callbackURL?', answers: 'status' },
  'POST /reset-password': { id: 'resetPassword', sends: 'token newPassword', answers: 'status' },
  'POST /change-password': {
    id: 'changePassword',
    session: true,
    sends: 'currentPassword newPassword',
    answers: `token; ${userFields}`,
  },
  'POST /confirm-password': { id: 'confirmPassword', session: true, sends: 'password', answers: 'status' },
  'POST /two-factor/enable': {
    id: 'enableTwoFactor',
    session: true,
    sends: 'password',
    answers: 'method totpURI backupCodes',
  },
  'POST /two-factor/disable': { id: 'disableTwoFactor', session: true, sends: 'password', answers: 'status' },
  'POST /two-factor/generate-backup-codes': {
    id: 'newBackupCodes',
    session: true,
    sends: 'password',
    answers: 'status backupCodes',
  },
  'POST /two-factor/verify-totp': {
    id: 'verifyTotp',
    sends: 'code',
    headers: 'X-Two-Factor-Token? X-Device?',
    answers: `token; ${userFields}`,
  },
  'POST /two-factor/verify-backup-code': {
    id: 'verifyBackupCode',
    sends: 'code',
    headers: 'X-Two-Factor-Token? X-Device?',
    answers: `token; ${userFields}`,
  },
  'GET /passkey/generate-register-options': { id: 'passkeyRegisterOptions', session: true },
  'POST /passkey/verify-registration': {
    id: 'addPasskey',
    session: true,
    sends: 'response',
    headers: 'X-Passkey-Challenge',
  },
  'GET /passkey/generate-authenticate-options': {
    id: 'passkeySignInOptions',
    answers: 'rpId challenge timeout userVerification',
  },
  'POST /passkey/verify-authentication': {
    id: 'signInPasskey',
    sends: 'response',
    headers: 'X-Passkey-Challenge X-Device?',
  },
  'GET /passkey/list-user-passkeys': { id: 'listPasskeys', session: true, answers: 'id name createdAt', list: true },
  'POST /passkey/update-passkey': { id: 'updatePasskey', session: true, sends: 'id name', answers: 'passkey' },
  'POST /passkey/delete-passkey': { id: 'deletePasskey', session: true, sends: 'id', answers: 'status' },
} satisfies { [route: string]: Documented };

export const signInRoutes: ReadonlyMap<string, Documented> = new Map(Object.entries(routes));

const tag = 'sign-in';

/** The routes as paths of the document, under `/api/auth` of the server. */
export function signInPaths(serverUrl: string): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [route, documented] of signInRoutes) {
    const [method = '', path = ''] = route.toLowerCase().split(' ');
    const at = path.replace(/:(\w+)/, '{$1}');
    paths[at] = { ...paths[at], [method]: operationOf(method, at, documented, `${serverUrl}/api/auth`) };
  }
  return paths;
}

function operationOf(method: string, path: string, documented: Documented, url: string): Operation {
  const { id, session, headers = '', sends, answers, list } = documented;
  const operationId = `auth.${id}`;
  const inPath = /\{(\w+)\}/.exec(path)?.[1];
  const parameters = [
    ...(inPath ? [parameter(inPath, 'path', operationId)] : []),
    ...(method === 'get' ? namesIn(sends).map((name) => parameter(name, 'query', operationId)) : []),
    ...namesIn(headers).map((name) => parameter(name, 'header', operationId)),
  ];
  const one = objectOf(answers, operationId);
  return {
    operationId,
    summary: signInSummaries[id],
    tags: [tag],
    servers: [{ url }],
    security: session ? [{ session: [] }] : [],
    parameters,
    ...(method === 'post' && { requestBody: { required: true, content: json(objectOf(sends ?? '', operationId)) } }),
    responses: {
      200: {
        description: 'OK',
        ...(one && { content: json(list ? { type: 'array', items: one } : one) }),
        ...(handsOutSession.has(id) && { headers: { 'set-auth-token': sessionHeader } }),
      },
    },
  };
}

const handsOutSession = new Set([
  'signInEmail',
  'signInCode',
  'signInPasskey',
  'verifyTotp',
  'verifyBackupCode',
  'changePassword',
  'callback',
]);
const sessionHeader = {
  description: sessionWords,
  schema: { type: 'string' },
  example: 'EMnrjypa2iSwBqQZqeHIBFe6WGz0eW5o.c2lnbmF0dXJl',
};

const json = (schema: Schema | undefined) => ({ 'application/json': { schema: schema ?? { type: 'object' } } });
const namesIn = (words = '') => words.split(' ').filter(Boolean);
const plain = (name: string) => name.replace('?', '');

function parameter(name: string, where: Parameter['in'], operationId: string): Parameter {
  return { name: plain(name), in: where, required: !name.endsWith('?'), schema: typeOf(plain(name), operationId) };
}

/** `a b?` are fields, `c:d e` an object c of them; parts with semicolons between. */
function objectOf(words: string | undefined, operationId: string): Schema | undefined {
  if (words === undefined) return undefined;
  const parts = words.split(';').map((part) => part.trim());
  const fields = parts.flatMap((part): [string, Schema][] => {
    const [before, after] = part.split(':');
    if (after) return [[before ?? '', object(namesIn(after).map((name) => [name, typeOf(plain(name), before ?? '')]))]];
    return namesIn(before).map((name) => [name, typeOf(plain(name), operationId)]);
  });
  return object(fields);
}

const object = (fields: [string, Schema][]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(([name, schema]) => [plain(name), schema])),
  required: fields.map(([name]) => name).filter((name) => !name.endsWith('?')),
});

/** By its example. */
function typeOf(name: string, place: string): Schema {
  const [, example] = fieldWords.get(`${place}.${name}`) ?? fieldWords.get(name) ?? [];
  if (example === null) return { type: ['string', 'null'] };
  if (Array.isArray(example)) return { type: 'array', items: { type: 'string' } };
  return { type: typeof example === 'undefined' ? 'string' : typeof example };
}
