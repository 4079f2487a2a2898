import type { ORPCError } from '@orpc/server';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/developers/mcp.ts';
import * as errors from '#contract/messages/en/errors.ts';
import type { Deps, RequestContext } from '#server/kernel/context.ts';
import { errorBody, toKnownError } from '../error-answers.ts';
import type { HttpEnv } from '../http-env.ts';
import { noteRefusal } from '../refusals.ts';
import { contextWithoutCodes } from '../request-context.ts';
import type { Procedures } from './tool.ts';

/** JSON-RPC's own codes, and the one that the protocol's servers use for what HTTP refuses. */
const code = { parseError: -32700, invalidRequest: -32600, refused: -32000 };

/**
 * `/mcp`: the Model Context Protocol over Streamable HTTP, for an owner's own assistant, which asks with an API key.
 * Each request stands for itself: no session, no stream, one message, one answer in JSON.
 */
export function serveMcp(app: Hono<HttpEnv>, deps: Deps, procedures: (context: RequestContext) => Procedures): void {
  app.use(
    '/mcp',
    bodyLimit({ maxSize: limits.jsonBytes, onError: (c) => refuse(c, 413, code.refused, errors.bodyTooLarge) }),
  );
  app.all('/mcp', async (c) => {
    const origin = c.req.header('origin');
    // A page whose name was made to lead here (DNS rebinding) says where it is from.
    if (origin !== undefined && origin !== deps.links.origin) return refuse(c, 403, code.refused, copy.wrongOrigin);
    if (c.req.method !== 'POST') {
      c.header('allow', 'POST');
      return refuse(c, 405, code.refused, copy.methodNotAllowed);
    }
    try {
      const context = await contextWithoutCodes(c, deps);
      const body = await readBody(c);
      if (body === undefined) return refuse(c, 400, code.parseError, copy.noJson);
      if (Array.isArray(body)) return refuse(c, 400, code.invalidRequest, copy.noBatches);
      // The protocol's own package is loaded with the first key that asks.
      const { answerMessage } = await import('./answer-message.ts');
      return await answerMessage(c.req.raw, body, { context, api: procedures(context) });
    } catch (error) {
      return refuseKnown(c, deps, toKnownError(error, deps.log.child({ request_id: c.get('requestId') })));
    }
  });
}

const readBody = (c: Context<HttpEnv>): Promise<unknown> => c.req.json().catch(() => undefined);

/** Who asks without a key is told how, and the security log of one that is none or none any more. */
function refuseKnown(c: Context<HttpEnv>, { store }: Deps, error: ORPCError<string, unknown>): Response {
  const given = c.req.header('authorization');
  if (error.status === 401) c.header('www-authenticate', `${copy.bearer}${given ? ', error="invalid_token"' : ''}`);
  if (error.status !== 401 || given) noteRefusal(store, error.status, { way: `${c.req.method} ${c.req.path}` });
  return refuse(c, error.status as 401, code.refused, error.message, errorBody(error, c.get('requestId'))); // always one of the contract's statuses
}

type Refused = 400 | 401 | 403 | 405 | 413;
const refuse = (c: Context, status: Refused, code: number, message: string, data?: object): Response =>
  c.json({ jsonrpc: '2.0', id: null, error: { code, message, ...(data && { data }) } }, status);
