import { scopesFor } from '#contract/developers/api-scopes.ts';

/**
 * Who may call an operation: an API key (or a session) with these scopes; a session alone; whoever has a chat's secret;
 * anybody, some of them with the token in the address.
 */
export type Access =
  | { by: 'key'; scopes: readonly string[] }
  | { by: 'session' }
  | { by: 'conversation' }
  | { by: 'anybody' };

/** Beginnings of addresses that ask for no sign-in. */
const open =
  /^\/(ways-in|sign-up|resend-verification|forgot-password|sign-in-code|reset-password|confirm-email|guest|jobs|answers|approval-links|contractor-links|invitation-links|morning-mail-links|site-chat)(\/|$)/;

export function accessOf(method: string, path: string): Access {
  if (/^\/guest\/\{token\}\/conversations\/\{id\}\//.test(path)) return { by: 'conversation' };
  if (path === '/invitation-links/{token}/accept') return { by: 'session' };
  if (open.test(path) || path === '/billing/plans' || (method === 'POST' && path === '/questions'))
    return { by: 'anybody' };
  const scopes = scopesFor(method, path);
  return scopes ? { by: 'key', scopes } : { by: 'session' };
}

/** The same as OpenAPI says it: any one of them is enough. */
export function securityOf(access: Access): Record<string, readonly string[]>[] {
  if (access.by === 'key') return [{ apiKey: [...access.scopes] }, { session: [] }];
  if (access.by === 'session') return [{ session: [] }];
  return access.by === 'conversation' ? [{ conversationSecret: [] }] : [];
}
