import { browserTab } from './browser-tab.ts';

/** What lies sealed in this browser: AES-256-GCM, the tag behind the ciphertext. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

/** Seals and opens with one key. Null where there is no key, or no cipher: on plain http browsers have none. */
export type Sealer = {
  canSeal(): boolean;
  seal(value: unknown): Promise<Sealed | null>;
  /** Null too for what another key sealed: somebody else's, or one from before the server's key was changed. */
  unseal(sealed: Sealed): Promise<unknown>;
};

const kept = 'porchlight.seal';
let key: Promise<CryptoKey> | null = null;

/**
 * The key that the server gives to whoever is signed in: without it what was sealed here says nothing. It lies beside
 * their session in the tab, which is given it by the server as long as it lasts, so that a reload without a network
 * opens what was kept.
 */
export function takeSealKey(base64: string, person?: string) {
  key = importKey(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  if (person !== undefined) browserTab.keep(kept, JSON.stringify({ key: base64, person }));
}

/** Takes the key that an earlier page of this tab was given; whose it is, or null where there is none. */
export function takeSealKeyOfTab(): string | null {
  const lying = browserTab.readJson(kept) as { key: string; person: string } | null; // written above
  if (lying) takeSealKey(lying.key);
  return lying?.person ?? null;
}

/** By the key of whoever is signed in, whoever that is by then. */
export const personSealer: Sealer = {
  canSeal: () => key !== null,
  seal: (value) => sealWith(key, value),
  unseal: (sealed) => unsealWith(key, sealed),
};
export const { canSeal, seal, unseal } = personSealer;

/** By a key that follows from a secret of 128 bits or more, such as the link of a job: whoever has the link, has it. */
export function sealerFrom(secret: string): Sealer {
  const own = Promise.resolve(globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(secret))).then(
    (bytes) => bytes && importKey(new Uint8Array(bytes)),
  );
  const given = async () => (await own) ?? null;
  return {
    canSeal: () => globalThis.crypto?.subtle !== undefined,
    seal: async (value) => sealWith(await given(), value),
    unseal: async (sealed) => unsealWith(await given(), sealed),
  };
}

const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> | null =>
  globalThis.crypto?.subtle?.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']) ?? null;

type Key = CryptoKey | Promise<CryptoKey> | null;

async function sealWith(key: Key, value: unknown): Promise<Sealed | null> {
  if (!key) return null;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key, plain) };
}

async function unsealWith(key: Key, { iv, sealed }: Sealed): Promise<unknown> {
  if (!key) return null;
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await key, sealed);
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'sealed' in value && value.sealed instanceof ArrayBuffer;
