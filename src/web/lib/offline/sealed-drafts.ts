import { hasLeft } from './left.ts';
import { pendingWrites } from './pending-writes.ts';
import { canSeal, seal, unseal } from './seal.ts';

/** In clear in this page's memory alone; in local storage they lie sealed by their writer's key. */
const held = new Map<string, string>();
/** The latest write of each: what was sealed for an earlier one is let go. */
const writes = new Map<string, number>();
let count = 0;
let opened: string | null = null;

/**
 * What somebody signed in has typed and not sent: replies, notes and articles, which may hold codes. It outlives the tab
 * sealed; where nothing can be sealed (plain http, nobody signed in) it lasts as long as the tab.
 */
export const sealedDrafts = {
  read: (key: string): string | null => (canSeal() ? (held.get(key) ?? null) : inTab((tab) => tab.getItem(key), null)),
  /** What was kept as JSON; null too where it is cut off. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(sealedDrafts.read(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** The names that begin so. */
  keys: (beginning: string): string[] =>
    (canSeal() ? [...held.keys()] : inTab((tab) => Object.keys(tab), [])).filter((key) => key.startsWith(beginning)),
  /** Null drops it. */
  keep(key: string, value: string | null): void {
    if (hasLeft(key)) return;
    if (!canSeal()) inTab((tab) => (value === null ? tab.removeItem(key) : tab.setItem(key, value)), undefined);
    else void write(key, value);
  },
  /** Reads what lies here of whoever has just shown who they are, by what its names begin with; once a person. */
  async open(mine: string): Promise<void> {
    if (opened === mine) return;
    held.clear();
    opened = mine;
    globalThis.removeEventListener?.('storage', hear);
    globalThis.addEventListener?.('storage', hear);
    for (const key of inBrowser((kept) => Object.keys(kept), [])) if (key.startsWith(mine)) await take(key);
    for (const [key, value] of pendingWrites.take(mine)) sealedDrafts.keep(key, value as string | null); // as written below
  },
  /** They leave: nothing of it is written any more. */
  forget(): void {
    held.clear();
    writes.clear();
    opened = null;
  },
};

async function write(key: string, value: string | null): Promise<void> {
  const mine = ++count;
  writes.set(key, mine);
  pendingWrites.add(key, value);
  if (value === null) held.delete(key);
  else held.set(key, value);
  const sealed = value === null ? null : await seal(value);
  if (writes.get(key) !== mine) return;
  const text = sealed && JSON.stringify({ iv: toBase64(sealed.iv), sealed: toBase64(new Uint8Array(sealed.sealed)) });
  inBrowser((kept) => (text === null ? kept.removeItem(key) : kept.setItem(key, text)), undefined);
  pendingWrites.done(key, value);
}

/** One that lies in the browser, into memory; one in clear, of an earlier version, is sealed or goes to the tab. */
async function take(key: string): Promise<void> {
  const text = inBrowser((kept) => kept.getItem(key), null);
  if (text === null) return;
  const value = await open(text);
  if (typeof value === 'string') held.set(key, value);
  if (value !== undefined) return;
  inBrowser((kept) => kept.removeItem(key), undefined);
  sealedDrafts.keep(key, text);
}

/** Undefined for what is in clear; null for what another key sealed. */
async function open(text: string): Promise<unknown> {
  try {
    const { iv, sealed } = JSON.parse(text);
    if (typeof iv !== 'string' || typeof sealed !== 'string') return undefined;
    return await unseal({ iv: fromBase64(iv), sealed: fromBase64(sealed).buffer });
  } catch {
    return undefined;
  }
}

/** Another window wrote or dropped one. */
function hear({ key, newValue }: StorageEvent): void {
  if (!key || opened === null || !key.startsWith(opened)) return;
  if (newValue === null) held.delete(key);
  else void take(key);
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Some browsers forbid storage, or have no room: there it lasts as long as the page. */
function inBrowser<T>(work: (kept: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

function inTab<T>(work: (tab: Storage) => T, otherwise: T): T {
  try {
    return work(sessionStorage);
  } catch {
    return otherwise;
  }
}
