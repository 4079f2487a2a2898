import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { createPerson } from '#features/accounts';
import { reachChoices } from '#server/db/tables/accounts.ts';
import { accountArchives } from '#server/db/tables/archives.ts';
import { newId } from '#server/db/tables/columns.ts';
import { takeovers } from '#server/db/tables/desk.ts';
import { laterReplies } from '#server/db/tables/later-replies.ts';
import { modelCalls } from '#server/db/tables/model-calls.ts';
import { serviceFor, system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { everyKey, makeKey } from '../support/api-keys.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  addTrade,
  bookStay,
  call,
  password,
  signIn,
  type TestApplication,
} from '../support/application.ts';
import { putMember } from '../support/members.ts';
import { waitFor } from '../support/waiting.ts';

export type Bearer = { authorization: string };

/**
 * What a tenant has, each by its id. `plumber` serves the property, `contractor` nothing yet; `workOrder` is the job
 * that goes on to its end, `openOrder` one that waits for a person.
 */
export type Thing =
  | 'customer'
  | 'property'
  | 'begun'
  | 'contractor'
  | 'plumber'
  | 'conversation'
  | 'answer'
  | 'workOrder'
  | 'openOrder'
  | 'orderFile'
  | 'invoice'
  | 'article'
  | 'asked'
  | 'stay'
  | 'approval'
  | 'notification'
  | 'draft'
  | 'call'
  | 'takeover'
  | 'laterReply'
  | 'modelCall'
  | 'rulesChange'
  | 'deed'
  | 'view'
  | 'staged'
  | 'import'
  | 'archive'
  | 'apiKey'
  | 'webhook'
  | 'person'
  | 'invitation'
  | 'delivery';

/** An owner in the middle of things: a guest in a chat, a repair under way, something to decide. */
export type Tenant = {
  customerId: string;
  owner: Bearer;
  things: Record<Thing, string>;
  guest: { token: string; secret: string };
  jobToken: string;
  /** Of the link to all jobs of the plumber. */
  companyToken: string;
  /** Of the link by which the owner answers `asked` from a mail. */
  answerToken: string;
  /** Of the link by which they decide `approval`. */
  approvalToken: string;
  /** Of the link by which they stop their morning mail. */
  readerToken: string;
  apiKey: string;
  webhookSecret: string;
  /** Words that stand in rows of theirs and in nobody else's. */
  canaries: string[];
};
/**
 * What belongs to no tenant: a visitor's question, somebody invited to the team, an account as an admin sees it, what the
 * agent writes often, a tag of the desk.
 */
export type Shared = 'question' | 'member' | 'account' | 'savedReply' | 'ring' | 'tag';
export type World = { mine: Tenant; theirs: Tenant; agent: Bearer; admin: Bearer; things: Record<Shared, string> };

export async function makeWorld(application: TestApplication): Promise<World> {
  await addAgent(application, 'maya@example.com');
  const agent = await signIn(application, 'maya@example.com');
  const [mine, theirs] = [await moveIn(application, agent, 'Mirabel'), await moveIn(application, agent, 'Theodora')];
  const asked = { name: 'Quentin', question: 'How much is it?', form_source: 'FAQ Quick Question' };
  await call(application, 'POST', '/api/v1/questions', asked);
  const { body } = await call(application, 'GET', '/api/v1/questions', undefined, agent);
  const lead = { email: 'lena@example.com', name: 'Lena Lead', role: 'admin', password } as const;
  await createPerson(application.auth, application.authDb, lead);
  const admin = await signIn(application, lead.email);
  const newcomer = { name: 'Nora Newcomer', email: 'nora-newcomer@example.com', role: 'agent' };
  const member = (await must(application, 'POST', '/staff', admin, newcomer)).id;
  await must(application, 'POST', `/conversations/${mine.things.conversation}/tags`, agent, { name: 'Refund' });
  const tag = (await must(application, 'GET', '/desk/tags', agent)).items[0].id;
  const me = await must(application, 'GET', '/me', agent);
  const ring = (await must(application, 'POST', '/desk/rota/rings', admin, { user_id: me.id })).id;
  const canned = { name: 'Nora canned', body: 'Good night.', after: 'close', scope: 'own' };
  const savedReply = (await must(application, 'POST', '/desk/replies', agent, canned)).id;
  const things = { question: body.items[0].id, member, account: mine.customerId, savedReply, ring, tag };
  return { mine, theirs, agent, admin, things };
}

async function moveIn(application: TestApplication, agent: Bearer, name: string): Promise<Tenant> {
  const email = `${name.toLowerCase()}@example.com`;
  const customerId = await addOwner(application, email, `${name} Owner`);
  const owner = await signIn(application, email);
  const property = await addProperty(application, customerId, `${name} House`, `${name} Lane`);
  const begun = newId();
  const typed = { step: 1, fields: { name: `${name} begun` }, contractors: [], images: {} };
  await must(application, 'PUT', '/property-drafts', owner, { draft_id: begun, ...typed });
  const plumber = await addTrade(application, customerId, property.id, { company_name: `${name} Plumbing` });
  const trade = { company_name: `${name} Electric`, service_type: 'electrical', phone: '(541) 555-0111' };
  const contractor = await must(application, 'POST', '/contractors', owner, trade);
  const staged = await stagePicture(application, owner);
  const year = new Date().getFullYear();
  const stay = { check_in: `${year}-01-01`, check_out: `${year}-12-31`, guest_phone: '(541) 555-0120' };
  const booked = await bookStay(application, customerId, property.id, { ...stay, guest_name: `${name} Guest` });
  const article = await must(application, 'POST', '/articles', owner, {
    property_id: property.id,
    title: `${name} towels`,
    body: `${name} keeps them in the hall.`,
  });
  const chat = await must(application, 'POST', `/guest/${property.guest_token}/conversations`, {}, {});
  const at = `/guest/${property.guest_token}/conversations/${chat.id}`;
  const held = { 'x-conversation-secret': chat.secret };
  await must(application, 'POST', `${at}/messages`, held, {
    message: `is there a telescope at ${name} House we can use?`,
  });
  const asked = (await must(application, 'GET', '/owner-questions', owner)).items[0];
  await must(application, 'POST', `${at}/messages`, held, {
    message: 'a pipe burst, water is gushing out under the sink',
  });
  const order = (await must(application, 'GET', '/work-orders', owner)).items[0];
  await must(application, 'POST', `/work-orders/${order.id}/confirm-guest`, owner, {});
  const offer = (await must(application, 'GET', `/work-orders/${order.id}`, owner)).offers[0];
  const jobToken = application.deps.links.job.tokenFor(offer.id);
  await must(application, 'POST', `/jobs/${jobToken}/accept`, {}, {});
  await must(
    application,
    'POST',
    `/jobs/${jobToken}/ask-more`,
    {},
    { amount_cents: 200_000, why: `${name} needs a new pipe` },
  );
  const approval = (await must(application, 'GET', '/approvals', owner)).items[0];
  const notification = await waitFor(async () => (await must(application, 'GET', '/notifications', owner)).items[0]);
  const draft = await leaveDraft(application, { owner, agent, at: `/guest/${property.guest_token}/conversations` });
  const rulesChange = await leaveRule(application, owner);
  const deed = await must(application, 'POST', '/bulk', owner, {
    chosen_ids: [property.id],
    deed: { kind: 'add_group', group: { kind: 'tag', name: `${name} tag` } },
  });
  const seen = { table: 'stays', name: `${name} view`, search: 'when=now' };
  const view = await must(application, 'POST', '/me/views', owner, seen);
  const answer = (await must(application, 'GET', `/conversations/${chat.id}`, owner)).messages.find(
    ({ author }: { author: string }) => author === 'assistant',
  );
  const sheet = new FormData();
  sheet.set('file', new File([`Company Name,Service Type,Phone\n${name} Gas,gas,5415550114\n`], `${name}.csv`));
  const key = await makeKey(application, owner, everyKey(`${name} key`));
  // A name that leads nowhere, for ever: nobody is called.
  const hook = { url: `https://${name.toLowerCase()}.invalid/`, kinds: ['contractor.changed'] };
  const webhook = await must(application, 'POST', '/webhooks', owner, hook);
  const delivery = await must(application, 'POST', `/webhooks/${webhook.id}/test`, owner, {});
  const preview = await must(application, 'POST', '/imports/contractors', owner, sheet);
  const asViewer = { email: `${name.toLowerCase()}-viewer@example.com`, role: 'viewer' } as const;
  const person = await putMember(application, customerId, { ...asViewer, name: `${name} Viewer` });
  const asCleaner = { email: `${name.toLowerCase()}-cleaner@example.com`, role: 'cleaner' };
  const invitation = await must(application, 'POST', '/people/invitations', owner, asCleaner);
  await must(application, 'PATCH', '/me/reach', owner, { timezone: 'America/Los_Angeles', morning_hour: 8 });
  const [reach] = await application.authDb
    .select({ id: reachChoices.id })
    .from(reachChoices)
    .where(eq(reachChoices.customer_id, customerId));
  return {
    customerId,
    owner,
    things: {
      customer: customerId,
      property: property.id,
      begun,
      contractor: contractor.id,
      plumber: plumber.id,
      conversation: chat.id,
      answer: answer.id,
      workOrder: order.id,
      openOrder: await leaveOrder(application, agent, property.id, 'pest_control'), // nobody serves it
      orderFile: await leaveFile(application, owner, `/work-orders/${order.id}/files`, 'items'),
      invoice: await leaveFile(application, {}, `/jobs/${jobToken}/invoices`, 'invoices'),
      article: article.id,
      asked: asked.id,
      stay: booked.id,
      approval: approval.id,
      notification: notification.id,
      draft,
      rulesChange,
      deed: deed.id,
      view: view.id,
      call: await leaveCall(application, agent, property.id),
      takeover: await leaveTakeover(application, agent, { customer_id: customerId, conversation_id: chat.id }),
      laterReply: await leaveReply(application, agent, { customer_id: customerId, conversation_id: chat.id }),
      modelCall: await leaveModelCall(application, customerId, chat.id),
      staged,
      import: preview.id,
      archive: await leaveArchive(application, customerId),
      apiKey: key.id,
      webhook: webhook.id,
      person: person.id,
      invitation: invitation.id,
      delivery: delivery.id,
    },
    guest: { token: property.guest_token, secret: chat.secret },
    jobToken,
    companyToken: application.deps.links.contractor.tokenFor(plumber.id, 1),
    answerToken: application.deps.links.answer.tokenFor(asked.id),
    approvalToken: application.deps.links.approval.tokenFor(approval.id),
    readerToken: application.deps.links.morningMail.tokenFor(reach?.id ?? ''),
    apiKey: key.key,
    webhookSecret: webhook.secret,
    canaries: [
      name,
      customerId,
      property.id,
      contractor.id,
      plumber.id,
      chat.id,
      order.id,
      article.id,
      asked.id,
      booked.id,
      approval.id,
      notification.id,
      preview.id,
      key.id,
      webhook.id,
      delivery.id,
      rulesChange,
      offer.id,
      staged,
    ],
  };
}

/** Where the owner wants a person to send, what the assistant would say waits. */
async function leaveDraft(
  application: TestApplication,
  { owner, agent, at }: { owner: Bearer; agent: Bearer; at: string },
): Promise<string> {
  const rule = (version: number, rules: object) =>
    must(application, 'PUT', '/protocols', owner, { property_id: null, version, rules });
  await rule(0, { autonomy: 'draft' });
  const chat = await must(application, 'POST', at, {}, {});
  const held = { 'x-conversation-secret': chat.secret };
  await must(application, 'POST', `${at}/${chat.id}/messages`, held, { message: 'where do I park?' });
  await rule(1, {});
  return (await must(application, 'GET', `/conversations/${chat.id}`, agent)).draft.id;
}

/** A rule that was changed, and can be put back. */
async function leaveRule(application: TestApplication, owner: Bearer): Promise<string> {
  const rules = { early_access_hours: 3 };
  return (await must(application, 'PUT', '/protocols', owner, { property_id: null, version: 2, rules })).change_id;
}

/** As if a model had answered in the chat: none is set up in these tests. */
async function leaveModelCall(
  application: TestApplication,
  customer_id: string,
  conversation_id: string,
): Promise<string> {
  const id = newId();
  const said = { text: 'Hello! What do you need?', sources: [] };
  await withActor(application.deps.store, serviceFor(customer_id, 'assistant'), async ({ tx }) => {
    await tx.insert(modelCalls).values({
      ...{ id, customer_id, conversation_id, model: 'test-model', outcome: 'answered', problem: null },
      request: { system: 'DATA', turns: [{ by: 'guest', text: 'Hello' }] },
      answer: { text: '', calls: [{ tool: 'reply', input: said }] },
      ...{ input_tokens: 10, output_tokens: 5, milliseconds: 100 },
    });
  });
  return id;
}

/** A file that is to be read back: begun while the account was empty, and not sent. */
async function leaveArchive(application: TestApplication, customer_id: string): Promise<string> {
  const id = newId();
  const sent = { direction: 'in', state: 'receiving', file_name: 'archive.zip', bytes: 1000 } as const;
  const expires_at = new Date(Date.now() + 86_400_000);
  await withActor(application.deps.store, system, ({ tx }) =>
    tx.insert(accountArchives).values({ id, customer_id, asked_by: customer_id, ...sent, expires_at }),
  );
  return id;
}

/** A lead took a chat from the agent. */
async function leaveTakeover(
  application: TestApplication,
  agent: Bearer,
  of: { customer_id: string; conversation_id: string },
): Promise<string> {
  const me = await must(application, 'GET', '/me', agent);
  const id = newId();
  const row = { id, ...of, state: 'taken', from_user: me.id, from_name: 'Maya Agent', to_name: 'Lena Lead' } as const;
  await withActor(application.deps.store, system, ({ tx }) => tx.insert(takeovers).values(row));
  return id;
}

/** The agent has something to say there in a year. */
async function leaveReply(
  application: TestApplication,
  agent: Bearer,
  of: { customer_id: string; conversation_id: string },
): Promise<string> {
  const me = await must(application, 'GET', '/me', agent);
  const id = newId();
  const send_at = new Date(Date.now() + 300 * 86_400_000);
  const row = { id, ...of, agent_id: me.id, agent_name: 'Maya Agent', body: 'Good morning.', send_at };
  await withActor(application.deps.store, system, ({ tx }) => tx.insert(laterReplies).values(row));
  return id;
}

/** A job for the contractor who wants to be called. */
async function leaveCall(application: TestApplication, agent: Bearer, property_id: string): Promise<string> {
  const order = await leaveOrder(application, agent, property_id, 'electrical');
  return (await must(application, 'GET', `/work-orders/${order}`, agent)).offers[0].id;
}

async function leaveOrder(
  application: TestApplication,
  agent: Bearer,
  property_id: string,
  service_type: string,
): Promise<string> {
  const words = { urgency_level: 'high', subject_line: 'Lamp', issue_summary: 'It is dark.' };
  return (await must(application, 'POST', '/work-orders', agent, { property_id, service_type, ...words })).id;
}

/** @returns the id of the last in the list that is answered */
async function leaveFile(application: TestApplication, headers: object, path: string, list: 'items' | 'invoices') {
  const form = new FormData();
  form.set('file', await smallPicture());
  return (await must(application, 'POST', path, headers, form))[list].at(-1).id as string;
}

async function stagePicture(application: TestApplication, owner: Bearer): Promise<string> {
  const form = new FormData();
  form.set('file', await smallPicture());
  return (await must(application, 'POST', '/property-images/parking_spot_image', owner, form)).id;
}

async function must(application: TestApplication, method: string, path: string, headers: object, body?: object) {
  const answer = await call(application, method, `/api/v1${path}`, body, { ...headers });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Everything here comes from one address. */
export const forgetLimits = (application: TestApplication) => application.authDb.execute('delete from rate_limits');

export async function smallPicture(): Promise<File> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#356' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'tap.png', { type: 'image/png' });
}
