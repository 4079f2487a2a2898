import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/accounts/two-factor.ts';

/** What counts of a code that is typed, or pasted as `123 456`: digits, six at most. */
export const digitsOfCode = (typed: string) => typed.replace(/\D/g, '').slice(0, limits.codeDigits);

/** What a code of fewer digits is told, and where the second factor is set up (spec 1, section 8). */
export const codeWords = {
  code: copy.codeInvalid,
  setup: copy.verificationCodeInvalid,
} as const;

export const isWholeCode = (code: string) => code.length === limits.codeDigits;
