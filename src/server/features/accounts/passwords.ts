import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';

/**
 * One hash a core, three at the most: each takes 32 MB and one of the four threads on which files and pictures wait
 * too. A flood of sign-ins waits here, first come first served, and holds up nothing else.
 */
const inTurn = pLimit(Math.min(availableParallelism(), 3));

/** Passwords as the auth library hashes them (scrypt), a few at a time. */
export const passwords = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (tried: { hash: string; password: string }) => inTurn(() => verifyPassword(tried)),
};
