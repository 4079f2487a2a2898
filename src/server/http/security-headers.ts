import type { MiddlewareHandler } from 'hono';

/** What a document may do: our own files, nothing inline but what the build hashed, no frames, Trusted Types without a policy. */
export const contentSecurityPolicy = (scriptHashes: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** On every answer; a handler that knows better (a document's own policy, a cacheable file) has set its own before. */
export function securityHeaders(https: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    const set = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    set('content-security-policy', contentSecurityPolicy());
    set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'no-referrer');
    set('cross-origin-opener-policy', 'same-origin');
    set('cross-origin-resource-policy', 'same-origin');
    set('permissions-policy', 'camera=(self), geolocation=(), microphone=()');
    set('cache-control', 'no-store');
    if (https) set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
