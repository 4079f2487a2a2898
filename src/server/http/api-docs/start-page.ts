import { html } from 'hono/html';
import { webhookKinds } from '#contract/developers/webhook-kinds.ts';
import * as copy from '#contract/messages/en/developers/reference.ts';
import { fillHtml } from '../fill-html.ts';
import { forAssistants } from './assistants-guide.ts';
import { refusals } from './error-answers.ts';
import { fieldList, parameterList } from './field-lists.ts';
import { block, code, page } from './page.ts';
import { type ApiDocument, operationsOf } from './schema-types.ts';
import { verifying } from './verifying-example.ts';

/** What a program of an owner's needs to know before the first request, and where each operation is. @param serverUrl without a slash at its end */
export function startPage(document: ApiDocument, serverUrl: string) {
  const counts = new Map<string, number>();
  for (const { operation } of operationsOf(document))
    for (const tag of operation.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return page(copy.tab, [
    html`<h1>${copy.title}</h1>
      <p>${fillHtml(copy.lead, { base: code('/api/v1'), document: html`<a href="/api/openapi.json">openapi.json</a>` })}</p>`,
    html`<section>
      <h2>${copy.operations}</h2>
      <p>${copy.operationsLead}</p>
      <ul class="places">
        ${[...counts].map(([tag, count]) => html`<li><a href="/api/docs/${slugOf(tag)}">${tag}</a> ${count}</li>`)}
        <li><a href="/api/docs/shapes">${copy.shapes}</a> ${Object.keys(document.components.schemas).length}</li>
      </ul>
    </section>`,
    keysSection,
    signInSection,
    guestSection,
    habitsSection,
    errorsSection,
    webhooksSection(document),
    forAssistants(`${serverUrl}/mcp`),
  ]);
}

export const slugOf = (tag: string) => tag.replaceAll(' ', '-');

const developersPage = html`<a href="/dashboard/developers">${copy.keysPage}</a>`;
const retryAfter = code('Retry-After');

const keysSection = html`<section id="keys">
  <h2>${copy.keys}</h2>
  <p>${fillHtml(copy.keyMade, { page: developersPage, header: code('Authorization: Bearer plk_…') })}</p>
  <p>${fillHtml(copy.keyScopes, { read: code('…:read'), write: code('…:write') })}</p>
  <p>${fillHtml(copy.limits, { codes: code('codes'), dots: code('••••') })}</p>
</section>`;

const signInSection = html`<section id="sign-in">
  <h2>${copy.signIn}</h2>
  <p>
    ${fillHtml(copy.signInHow, {
      path: code('POST /api/auth/sign-in/email'),
      email: code('email'),
      password: code('password'),
      token: code('set-auth-token'),
      header: code('Authorization: Bearer …'),
    })}
  </p>
  <p>
    ${fillHtml(copy.signInTwoFactor, {
      redirect: code('twoFactorRedirect'),
      challenge: code('X-Two-Factor-Token'),
      path: code('POST /api/auth/two-factor/verify-totp'),
    })}
  </p>
  <p>${fillHtml(copy.signInOrigin, { origin: code('Origin') })}</p>
  <p>${fillHtml(copy.signInPassword, { path: code('POST /api/auth/confirm-password') })}</p>
  <p><a href="/api/docs/sign-in">${copy.signInAll}</a></p>
</section>`;

const guestSection = html`<section id="guests">
  <h2>${copy.guests}</h2>
  <p>
    ${fillHtml(copy.guestHow, {
      link: code('/g/<token>'),
      open: code('POST /api/v1/guest/{token}/conversations'),
      id: code('id'),
      secret: code('secret'),
      header: code('X-Conversation-Secret'),
    })}
  </p>
  <p><a href="/api/docs/guest">${copy.guestAll}</a></p>
</section>`;

const habitsSection = html`<section id="habits">
  <h2>${copy.repeats}</h2>
  <p>${fillHtml(copy.repeatsHow, { idempotencyKey: code('Idempotency-Key'), retryAfter, visitorId: code('X-Visitor-Id') })}</p>
  <h2>${copy.pages}</h2>
  <p>
    ${fillHtml(copy.pagesHow, {
      items: code('items'),
      next: code('next'),
      cursor: code('cursor'),
      nothing: code('null'),
      limit: code('limit'),
    })}
  </p>
  <h2>${copy.rates}</h2>
  <p>${fillHtml(copy.ratesHow, { retryAfter, body: code('retry_after_seconds') })}</p>
</section>`;

const errorsSection = html`<section id="errors">
  <h2>${copy.errors}</h2>
  <p>
    ${fillHtml(copy.errorsHow, {
      code: code('code'),
      message: code('message'),
      fields: code('fields'),
      wait: code('retry_after_seconds'),
      requestId: code('request_id'),
      header: code('X-Request-Id'),
      auth: code('/api/auth'),
      wrong: code('INVALID_EMAIL_OR_PASSWORD'),
    })}
  </p>
  <dl>
    ${Object.entries(refusals).map(
      ([status, { says, codes }]) =>
        html`<dt>${status} ${Object.keys(codes).map((name) => html`${code(name)} `)}</dt>
          <dd>${says.split('`').map((part, n) => (n % 2 ? code(part) : part))}</dd>`,
    )}
  </dl>
</section>`;

function webhooksSection({ webhooks, components }: ApiDocument) {
  const [{ post } = { post: undefined }] = Object.values(webhooks);
  const body = components.schemas.WebhookPayload;
  return html`<section id="webhooks">
    <h2>${copy.webhooks}</h2>
    <p>
      ${fillHtml(copy.webhooksHow, {
        page: developersPage,
        standard: html`<a href="https://www.standardwebhooks.com">Standard Webhooks</a>`,
      })}
    </p>
    <h3>${copy.webhookHeaders}</h3>
    ${parameterList(post?.parameters ?? [])}
    <h3>${copy.webhookBody}</h3>
    ${body && fieldList(body)}
    <h3>${copy.webhookKinds}</h3>
    <dl>
      ${webhookKinds.map(({ kind, words }) => html`<dt>${code(kind)}</dt><dd>${words}</dd>`)}
    </dl>
    <h3>${copy.webhookVerify}</h3>
    <p>${fillHtml(copy.webhookVerifyHow, { id: code('webhook-id'), package: code('standardwebhooks') })}</p>
    ${block(copy.webhookVerify, verifying)}
    <p>
      ${fillHtml(copy.webhookOldSecrets, { dash: code('-'), underscore: code('_'), plus: code('+'), slash: code('/') })}
    </p>
    <h3>${copy.webhookRetries}</h3>
    <p>${fillHtml(copy.webhookRetriesHow, { retryAfter })}</p>
    <h3>${copy.webhookRotation}</h3>
    <p>${copy.webhookRotationHow}</p>
    <h3>${copy.webhookFormer}</h3>
    <p>
      ${fillHtml(copy.webhookFormerHow, {
        signature: code('Porchlight-Signature: t=1767225600,v1=5257a8…'),
        created: code('created_at'),
        time: code('t'),
        version: code('v1'),
      })}
    </p>
  </section>`;
}
