import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';

/**
 * One hash a core, three at the most: each takes 32 MB and one of the four threads on which files and pictures wait
 * too. A flood of sign-ins waits here, first come first served, and holds up nothing else.
 */
const inTurn = pLimit(Math.min(availableParallelism(), 3));

/** OWASP's recommendation for scrypt, the one of its equals that takes as much memory as the auth library's own. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const maxmem = 64 * 1024 * 1024;
const bytes = 64;
const mark = 'scrypt-15-8-3';

/** Passwords as scrypt, a few at a time. A hash says what it cost; those of the auth library, which cost a third, do not. */
export const passwords = {
  hash: (password: string) => inTurn(() => hashOf(password)),
  verify: (tried: { hash: string; password: string }) => inTurn(() => isRight(tried)),
};

/** Whether a hash is to be made anew the next time that its password is at hand. */
export const isCheap = (hash: string): boolean => !hash.startsWith(`${mark}$`);

async function hashOf(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost.p);
  return [mark, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** The check alone, without a turn to wait for. */
export async function isRight({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  if (isCheap(hash)) return isRightForLibrary(hash, password);
  const [, salt = '', key = ''] = hash.split('$');
  const wanted = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost.p);
  return wanted.length === bytes && timingSafeEqual(wanted, given);
}

/** What the cheaper hash spares is spent all the same: how long an answer takes must not tell who has an old one. */
async function isRightForLibrary(hash: string, password: string): Promise<boolean> {
  const right = await verifyPassword({ hash, password }).catch(() => false);
  await derive(password, Buffer.alloc(16), cost.p - 1);
  return right;
}

/** However its letters were composed by the keyboard, a password is the same. */
const derive = (password: string, salt: Buffer, p: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, { ...cost, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
