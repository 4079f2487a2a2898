import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// A passkey without a browser: what an authenticator answers, byte by byte, so that tests can also answer wrongly.

export type Answering = {
  origin: string;
  /** The name the key belongs to. */
  rpId: string;
  /** Whether the device asked who is there; without it only that somebody touched it. */
  userVerified?: boolean;
};

/** A new key on a device of its own. */
export function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  return {
    /** The answer to `generate-register-options`. */
    register({ challenge }: { challenge: string }, how: Answering) {
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      const authData = authenticatorData(how, 0x40, credential);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, how.origin).toString('base64url'),
        attestationObject: attestation(authData).toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
    /** The answer to `generate-authenticate-options`. */
    signIn({ challenge }: { challenge: string }, how: Answering) {
      const authData = authenticatorData(how, 0);
      const data = clientData('webauthn.get', challenge, how.origin);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData({ rpId, userVerified = true }: Answering, flags: number, rest = Buffer.alloc(0)) {
  const present = 0x01 | (userVerified ? 0x04 : 0) | flags;
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([present]), Buffer.alloc(4), rest]);
}

/** CBOR: `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(authData: Buffer) {
  const length = Buffer.from([0x58, authData.length]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    authData,
  ]);
}

/** CBOR: `{ 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }`. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }) {
  const bytes = (base64: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(base64, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}

const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
