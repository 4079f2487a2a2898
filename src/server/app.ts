import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { call, createRouterClient } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { NewQuestion } from '#contract/enquiries/enquiries.ts';
import { limits } from '#contract/limits.ts';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { languageHeader } from '#contract/messages/languages.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Auth, Authenticate } from '#features/accounts';
import { receivePaymentEvent } from '#features/billing';
import { framersOf, onCallDetails } from '#features/conversations';
import { languageOfJob } from '#features/dispatch';
import { newId } from '#server/db/tables/columns.ts';
import { answerWithKnownErrors } from '#server/http/answer-with-known-errors.ts';
import { serveApiDocs } from '#server/http/api-docs/serve.ts';
import { serveAuth } from '#server/http/auth-routes.ts';
import { serveCaptcha } from '#server/http/captcha-frame.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { errorBody, toKnownError } from '#server/http/error-answers.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { serveMailSink } from '#server/http/mail-sink-page.ts';
import { serveMcp } from '#server/http/mcp/door.ts';
import { serveOneClickStop } from '#server/http/one-click-stop.ts';
import { servePlainForms } from '#server/http/plain-forms.ts';
import { serveProbes } from '#server/http/probes.ts';
import { noteRefusal, originOf } from '#server/http/refusals.ts';
import { contextOf } from '#server/http/request-context.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { type SendArchive, serveFiles } from '#server/http/signed-files.ts';
import { serveWeb } from '#server/http/static-files.ts';
import { serveStripeWebhook } from '#server/http/stripe-webhook.ts';
import { serveTryLink } from '#server/http/try-link.ts';
import { serveWidget } from '#server/http/widget.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withOrigin } from '#server/kernel/request-origin.ts';
import { inRequest, secondsToWait } from '#server/kernel/request-scope.ts';
import { speaking } from '#server/kernel/speech.ts';
import { router } from './router.ts';

const copy = spoken(copyInEnglish);

export type AppParts = {
  deps: Deps;
  auth: Auth;
  authenticate: Authenticate;
  buildDir: string;
  sendArchive: SendArchive;
  /** Whether this node was told to stop: whoever comes next is to come to another. */
  isLeaving: () => boolean;
};

/** The HTTP surface over `deps`; tests start here, with or without a socket. */
export function createApp({ deps, auth, authenticate, buildDir, sendArchive, isLeaving }: AppParts) {
  const { settings, store, log } = deps;
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('requestId', newId());
    c.set('ip', clientAddress(c, settings.TRUSTED_PROXY));
    await next();
    c.res.headers.set('x-request-id', c.get('requestId'));
    if (c.res.status === 503) c.res.headers.set('retry-after', '1');
    // The next request is to go to another node; or the body was refused before it had arrived, and what is left of it
    // must not be taken for a request.
    if (isLeaving() || c.env.incoming?.complete === false) c.res.headers.set('connection', 'close');
  });
  app.use((c, next) => withOrigin(originOf(c), next));
  app.use(securityHeaders(deps.links.origin.startsWith('https:')));
  app.use((_, next) => inRequest(next));
  app.use((c, next) => speaking(c.req.header(languageHeader), next));
  app.use(async (c, next) => {
    await next();
    const seconds = c.res.status === 429 && secondsToWait();
    if (seconds) c.res.headers.set('retry-after', String(seconds));
  });
  serveProbes(app, { store, isLeaving, details: async () => ({ on_call: await onCallDetails(deps) }) }, settings);
  app.use('/api/*', limitBodies());
  app.use('/rpc/*', limitBodies());
  serveAuth(app, {
    auth,
    authDb: deps.authDb,
    store,
    publicUrl: deps.links.origin,
    settled: deps.live.settled,
  });
  servePlainForms(
    app,
    (form, context) => call(router.enquiries.ask, form as NewQuestion, { context }), // it looks for itself what it is given,
    (c) => contextOf(c, deps, authenticate),
  );
  serveProcedures(app, deps, authenticate);
  serveMcp(app, deps, (context) => createRouterClient(router, { context, interceptors: [answerWithKnownErrors] }));
  serveStripeWebhook(app, (body, signature) => receivePaymentEvent(deps, body, signature));
  serveOneClickStop(
    app,
    (token, context) => call(router.morningMailLinks.set, { token, on: false }, { context }),
    (c) => contextOf(c, deps, authenticate),
  );
  serveApiDocs(app, deps.links.origin);
  serveFiles(app, { ...deps, sendArchive });
  if (settings.demo) serveMailSink(app, deps);
  app.all('/api/*', (c) => c.notFound());
  serveTryLink(app, deps);
  serveCaptcha(app, settings);
  serveWidget(app, deps);
  serveWeb(
    app,
    buildDir,
    { publicUrl: deps.links.origin, settings },
    {
      languageOfJob: (token) => languageOfJob(deps, token),
      framersOf: (key) => framersOf(deps, key),
    },
  );

  app.notFound((c) => c.json({ code: 'NOT_FOUND', message: copy.notFound, request_id: c.get('requestId') }, 404));
  app.onError((error, c) => {
    const known = toKnownError(error, log.child({ request_id: c.get('requestId') }));
    if (!c.get('refusalTold')) noteRefusal(store, known.status, { way: `${c.req.method} ${c.req.path}` });
    return c.json(errorBody(known, c.get('requestId')), known.status as 500); // always one of the contract's statuses
  });
  return app;
}

function limitBodies(): MiddlewareHandler<HttpEnv> {
  const onError = (c: Context<HttpEnv>) =>
    c.json({ code: 'PAYLOAD_TOO_LARGE', message: copy.bodyTooLarge, request_id: c.get('requestId') }, 413);
  const json = bodyLimit({ maxSize: limits.jsonBytes, onError });
  // A little over the largest picture, for the form around it.
  const upload = bodyLimit({ maxSize: limits.imageBytes + 64 * 1024, onError });
  return (c, next) => (c.req.header('content-type')?.startsWith('multipart/') ? upload(c, next) : json(c, next));
}

/** The contract twice: for the web's typed client and as REST. */
function serveProcedures(app: Hono<HttpEnv>, deps: Deps, authenticate: Authenticate): void {
  const rpc = new RPCHandler(router, { clientInterceptors: [answerWithKnownErrors] });
  const rest = new OpenAPIHandler(router, {
    clientInterceptors: [answerWithKnownErrors],
    customErrorResponseBodyEncoder: (error) => errorBody(error),
  });
  app.use('/rpc/*', async (c) => {
    const { response } = await rpc.handle(c.req.raw, {
      prefix: '/rpc',
      context: await contextOf(c, deps, authenticate),
    });
    return response ?? c.notFound();
  });
  app.use('/api/v1/*', async (c) => {
    const { response } = await rest.handle(c.req.raw, {
      prefix: '/api/v1',
      context: await contextOf(c, deps, authenticate),
    });
    return response ?? c.notFound();
  });
}
