import * as zod from 'zod';
import * as copy from './messages/en/forms.ts';

export * as z from './schemas.ts';

/**
 * The one door to zod, as schemas.ts has it. In a browser it never compiles schemas with `new Function`: that is refused by our
 * Content-Security-Policy, and zod only honors the switch when it is set before the first schema is built.
 */
zod.config({
  ...('document' in globalThis && { jitless: true }),
  customError: (issue) => sentences.get(issue.code ?? ''),
});

/** For fields without a sentence of their own; the library's words are for programmers. */
const sentences = new Map<string, string>(
  Object.entries({
    invalid_type: copy.missing,
    invalid_value: copy.chooseOption,
    invalid_format: copy.wrongFormat,
    invalid_union: copy.wrongFormat,
    not_multiple_of: copy.notPossible,
    too_small: copy.tooSmall,
    too_big: copy.tooBig,
    unrecognized_keys: copy.unknownField,
  }),
);
