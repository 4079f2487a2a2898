import * as z from 'zod';

/**
 * The one door to zod. In a browser it never compiles schemas with `new Function`: that is refused by our
 * Content-Security-Policy, and zod only honours the switch when it is set before the first schema is built.
 */
if ('document' in globalThis) z.config({ jitless: true });

export { z };
