/** What lies sealed in this browser: AES-256-GCM, the tag behind the ciphertext. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

let key: Promise<CryptoKey> | null = null;

/**
 * The key that the server gives to whoever is signed in, and that stands in this tab's memory alone: without them what
 * was sealed here says nothing. On plain http browsers have no cipher, and nothing can be sealed.
 */
export function takeSealKey(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  key = globalThis.crypto?.subtle?.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']) ?? null;
}

/** Whether there is a key, and a cipher for it. */
export const canSeal = (): boolean => key !== null;

/** Null where there is no key. */
export async function seal(value: unknown): Promise<Sealed | null> {
  if (!key) return null;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key, plain) };
}

/** Null for what another key sealed: somebody else's, or one from before the server's key was changed. */
export async function unseal({ iv, sealed }: Sealed): Promise<unknown> {
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
