import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { verifyPassword } from 'better-auth/crypto';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { bounded } from '#server/kernel/bounded.ts';

const copy = spoken(copyInEnglish);

/**
 * One hash a core, three at the most: each takes 32 MB and one of the four threads on which files and pictures wait
 * too. A flood of sign-ins waits here and holds up nothing else; known devices go first, and networks take turns.
 */
const atOnce = Math.min(availableParallelism(), 3);
/** About as long as anybody waits for an answer. */
const mayWait = 64;

/** What a hash takes: log2 of N, r and p of scrypt. */
type HashCost = { readonly logN: number; readonly r: number; readonly p: number };

/** OWASP's recommendation for scrypt, the one of its equals that takes as much memory as the auth library's own. */
const recommendedCost: HashCost = { logN: 15, r: 8, p: 3 };
const maxmem = 64 * 1024 * 1024;
const bytes = 64;

/** Passwords as scrypt, a few at a time. A hash says what it cost; those of the auth library, which cost a third, do not. */
export type Passwords = {
  hash(password: string): Promise<string>;
  verify(tried: { hash: string; password: string }): Promise<boolean>;
  /** Whether a hash is to be made anew the next time that its password is at hand. */
  isCheap(hash: string): boolean;
};

/**
 * @param cost the recommended one everywhere but in tests, which sign in a thousand times. Its functions throw
 * UNAVAILABLE when too many wait
 */
export function createPasswords(cost: HashCost = recommendedCost, waiting = mayWait): Passwords {
  const inTurn = bounded({ atOnce, waiting, busy: copy.tooManySignIns });
  const mark = `scrypt-${cost.logN}-${cost.r}-${cost.p}`;
  const isCheap = (hash: string) => !hash.startsWith(`${mark}$`);

  async function hashOf(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await derive(password, salt, cost);
    return [mark, salt.toString('base64url'), key.toString('base64url')].join('$');
  }

  async function isRight({ hash, password }: { hash: string; password: string }): Promise<boolean> {
    const itsCost = costOf(hash);
    if (!itsCost) return isRightForLibrary(hash, password);
    const [, salt = '', key = ''] = hash.split('$');
    const wanted = Buffer.from(key, 'base64url');
    const given = await derive(password, Buffer.from(salt, 'base64url'), itsCost);
    return wanted.length === bytes && timingSafeEqual(wanted, given);
  }

  /** What the cheaper hash spares is spent all the same: how long an answer takes must not tell who has an old one. */
  async function isRightForLibrary(hash: string, password: string): Promise<boolean> {
    const right = await verifyPassword({ hash, password }).catch(() => false);
    await derive(password, Buffer.alloc(16), { ...cost, p: cost.p - 1 });
    return right;
  }

  return {
    hash: (password) => inTurn(() => hashOf(password)),
    verify: (tried) => inTurn(() => isRight(tried)),
    isCheap,
  };
}

/** Undefined for a hash of the auth library. */
function costOf(hash: string): HashCost | undefined {
  const [, logN, r, p] = /^scrypt-(\d{1,2})-(\d{1,2})-(\d{1,2})\$/.exec(hash) ?? [];
  return p === undefined ? undefined : { logN: Number(logN), r: Number(r), p: Number(p) };
}

/** However its letters were composed by the keyboard, a password is the same. */
const derive = (password: string, salt: Buffer, { logN, r, p }: HashCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, { N: 2 ** logN, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
