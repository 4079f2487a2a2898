import * as copy from '#contract/messages/en/accounts/passkeys.ts';
import { AuthError, callAuth } from '../../../lib/http/auth-call.ts';
import { forgetSession, sessionToken } from '../../../lib/session/session.ts';
import { SignInError } from '../sign-in/sign-in.ts';

// What passes between server, browser and device; fetched when somebody wants a passkey.

/** Why a passkey was not made or not used, as a sentence. */
export class PasskeyError extends SignInError {
  /** The field it belongs to, when it belongs to one. */
  readonly field: 'password' | undefined;

  constructor(message: string, { field, ...options }: ErrorOptions & { field?: 'password' } = {}) {
    super(message, options);
    this.field = field;
  }
}

/** The browser answers one question at a time: asking anew takes the waiting one back. */
let waiting: AbortController | undefined;

/** Has the browser ask for a passkey, and signs this tab in with it. Throws PasskeyError. */
export async function signInWithPasskey(): Promise<void> {
  forgetSession(); // somebody else's, left in this tab, must not speak for the one who comes
  await enterWith(await askForPasskey('optional'));
}

/**
 * Has the browser offer passkeys among its suggestions at the e-mail field; resolves to whether one was chosen there
 * and signed this tab in. Throws PasskeyError when the chosen one is refused.
 */
export async function offerPasskeys(): Promise<boolean> {
  const chosen = await askForPasskey('conditional').catch(() => null); // nobody asked: an offer not made needs no words
  if (!chosen) return false;
  forgetSession();
  await enterWith(chosen);
  return true;
}

async function askForPasskey(mediation: CredentialMediationRequirement) {
  const { options, challenge } = await begin<PublicKeyCredentialRequestOptionsJSON>('generate-authenticate-options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ ...options, userVerification: 'required' });
  const answer = await fromDevice(
    (signal) => navigator.credentials.get({ publicKey, mediation, signal }),
    copy.notUsed,
  );
  return { answer, challenge };
}

async function enterWith({ answer, challenge }: Awaited<ReturnType<typeof askForPasskey>>) {
  await finish('verify-authentication', { response: answer.toJSON() }, challenge);
  if (!sessionToken()) throw new PasskeyError(copy.notAccepted);
}

/** Makes a passkey on this person's device, or wherever they keep theirs. Throws PasskeyError. */
export async function createPasskey({ name, password }: { name: string; password: string }): Promise<void> {
  await callAuth('POST', 'confirm-password', { body: { password } }).catch(said);
  const ask = await begin<PublicKeyCredentialCreationOptionsJSON>('generate-register-options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(ask.options);
  const answer = await fromDevice((signal) => navigator.credentials.create({ publicKey, signal }), copy.notMade);
  await finish('verify-registration', { response: answer.toJSON(), ...(name && { name }) }, ask.challenge);
}

async function begin<Options>(path: string) {
  const { body, headers } = await callAuth<Options>('GET', `passkey/${path}`).catch(said);
  return { options: body, challenge: { 'x-passkey-challenge': headers.get('x-passkey-challenge') ?? '' } };
}

async function finish(path: string, body: object, headers: Record<string, string>) {
  await callAuth('POST', `passkey/${path}`, { body, headers }).catch(said);
}

async function fromDevice(ask: (signal: AbortSignal) => Promise<Credential | null>, refused: string) {
  waiting?.abort();
  waiting = new AbortController();
  const answer = await ask(waiting.signal).catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : '';
    throw new PasskeyError(deviceWords.get(name) ?? refused, { cause: error });
  });
  if (answer instanceof PublicKeyCredential) return answer;
  throw new PasskeyError(refused);
}

function said(error: unknown): never {
  if (!(error instanceof AuthError)) throw error;
  const { code, status, message } = error;
  const field = code === 'INVALID_PASSWORD' ? 'password' : undefined;
  const words = serverWords.get(code) ?? (status === 0 || status === 429 ? message : copy.notAccepted);
  throw new PasskeyError(words, { ...(field && { field }), cause: error });
}

const deviceWords = new Map<string, string>(
  Object.entries({
    InvalidStateError: copy.alreadyOnDevice,
    SecurityError: copy.notAtThisAddress,
    NotSupportedError: copy.deviceCannotMakeOne,
  }),
);

const serverWords = new Map<string, string>(
  Object.entries({
    INVALID_PASSWORD: copy.wrongPassword,
    PASSWORD_FIRST: copy.passwordTooLongAgo,
    CHALLENGE_NOT_FOUND: copy.tookTooLong,
    PASSKEY_NOT_FOUND: copy.unknownPasskey,
    PERSON_NOT_VERIFIED: copy.personNotVerified,
    EMAIL_NOT_VERIFIED: copy.verifyEmailFirst,
  }),
);
