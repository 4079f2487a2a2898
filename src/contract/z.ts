import * as zod from 'zod';

export * as z from './schemas.ts';

/**
 * The one door to zod, as schemas.ts has it. In a browser it never compiles schemas with `new Function`: that is refused by our
 * Content-Security-Policy, and zod only honours the switch when it is set before the first schema is built.
 */
zod.config({
  ...('document' in globalThis && { jitless: true }),
  customError: (issue) => sentences.get(issue.code ?? ''),
});

/** For fields without a sentence of their own; the library's words are for programmers. */
const sentences = new Map<string, string>(
  Object.entries({
    invalid_type: 'This is missing or has the wrong form.',
    invalid_value: 'Choose one of the options.',
    invalid_format: 'This has the wrong form.',
    invalid_union: 'This has the wrong form.',
    not_multiple_of: 'This value is not possible here.',
    too_small: 'This is too short or too small.',
    too_big: 'This is too long or too large.',
    unrecognized_keys: 'There is a field here that we do not know.',
  }),
);
