import { isSealed, type Sealed, type Sealer } from './seal.ts';

/** Something that was tapped and that the server does not have yet. */
export type Tap<Act> = {
  /** The Idempotency-Key of every try, so that a repeated one is known for what it is. */
  id: string;
  /** ISO 8601, when it was tapped. */
  at: string;
  /** What it is, as JSON. */
  act: Act;
  /** The photo that goes with it. */
  file: Blob | null;
  /** `waiting` goes by itself; `refused` will not be taken as it is. */
  state: 'waiting' | 'sending' | 'refused';
  /** Why it was refused, as a sentence. */
  problem: string | null;
  /** 0 to 1, of a photo on its way. */
  progress: number;
};

/** As it lies in the browser: one entry for each, so that two windows never write over each other's. */
export type KeptTap = { tap: unknown; file: unknown; type: string };

type Kept<Act> = Pick<Tap<Act>, 'id' | 'at' | 'act' | 'state' | 'problem'>;

/** Null where it cannot be sealed and must not lie in clear. */
export async function packTap<Act>(tap: Tap<Act>, sealer: Sealer, mayLieInClear: boolean): Promise<KeptTap | null> {
  if (!sealer.canSeal() && !mayLieInClear) return null;
  const { id, at, act, problem, file } = tap;
  const state = tap.state === 'sending' ? 'waiting' : tap.state;
  const kept: Kept<Act> = { id, at, act, state, problem };
  const bytes = file && (await file.arrayBuffer());
  return {
    tap: (await sealer.seal(kept)) ?? kept,
    file: bytes && ((await sealer.seal(base64Of(bytes))) ?? file),
    type: file?.type ?? '',
  };
}

/** Null for what another key sealed. */
export async function unpackTap<Act>({ tap, file, type }: KeptTap, sealer: Sealer): Promise<Tap<Act> | null> {
  const kept = (isSealed(tap) ? await sealer.unseal(tap) : tap) as Kept<Act> | null; // packed above
  if (!kept) return null;
  return { ...kept, file: await unpackFile(file, type, sealer), progress: 0 };
}

async function unpackFile(file: unknown, type: string, sealer: Sealer): Promise<Blob | null> {
  if (!isSealed(file)) return file instanceof Blob ? file : null;
  const base64 = (await sealer.unseal(file as Sealed)) as string | null; // packed above
  return base64 === null ? null : new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}

function base64Of(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
