import type { MiddlewareHandler } from 'hono';

type Allowed = {
  /** Hashes of the inline scripts that the build made. */
  scripts?: readonly string[] | undefined;
  /** And of its inline styles. */
  styles?: readonly string[] | undefined;
  /** Whether it may frame our own pages: the captcha's (captcha-frame.ts). */
  frames?: boolean;
  /** Which pages of others may frame it; nobody otherwise. */
  framedBy?: readonly string[];
  /** Whether it may name the worker by which it opens without a network (web/lib/offline/keep-page.ts), and no script. */
  opensOffline?: boolean;
};

/**
 * What a document may do: our own files, nothing inline but what the build hashed, Trusted Types without a policy but
 * the one that names the worker.
 */
export const contentSecurityPolicy = ({
  scripts = [],
  styles = [],
  frames = false,
  framedBy = [],
  opensOffline = false,
}: Allowed = {}): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    ...(frames ? ["frame-src 'self'"] : []),
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${opensOffline ? 'porchlight-offline' : "'none'"}`,
  ].join('; ');

/** What every answer carries, also one that never reached the app. */
export const safeHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  'cache-control': 'no-store',
};

/** On every answer; a handler that knows better (a document's own policy, a cacheable file) has set its own before. */
export function securityHeaders(https: boolean): MiddlewareHandler {
  const wanted = Object.entries({
    ...safeHeaders,
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  });
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of wanted) if (!headers.has(name)) headers.set(name, value);
  };
}
