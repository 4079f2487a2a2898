import { webhookKinds } from '#contract/developers/webhook-kinds.ts';
import { everyKey, makeKey } from '../support/api-keys.ts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  signInWithPassword,
  type TestApplication,
} from '../support/application.ts';
import type { MailServer } from '../support/mail-server.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';
import { forgetLimits, type World } from './world.ts';

/** What must not be found, by what it is. */
export type Canaries = Map<string, string>;

const secrets = {
  front_door_lock_type: 'Number Keypad',
  front_door_lock_code: '55201734',
  front_door_lock_instructions: 'Hold the brass star canary',
  alt_lock_box_location: 'Third fence post canary',
  alt_lock_box_code: '88140926',
  wifi_password: 'canary-kelp-88',
};
const people = {
  owner: 'olga-canary@example.com',
  newcomer: 'nell-canary@example.com',
  stranger: 'stranger-canary@example.com',
  guest: 'gwen-canary@example.com',
  plumber: 'pipes-canary@example.com',
  member: 'mona-canary@example.com',
  renamed: 'renamed-canary@example.com',
};
const words = {
  guest: 'The telescope canary has lost its cap',
  owner: 'Please look at invoice canary seven',
  note: 'A quiet word about the canary guest',
  article: 'The shed padlock opens with canary-4471',
};

/** Everything secret or private that the flows of the product make, through the doors; each is planted once. */
export async function plantCanaries(application: TestApplication, mail: MailServer, world: World): Promise<Canaries> {
  const found: Canaries = new Map();
  const ask = askOn(application);
  const customerId = await addOwner(application, people.owner, 'Olga Owner');
  const owner = await signInWithPassword(application, people.owner);
  const [token = '', signature = ''] = decodeURIComponent(owner.authorization.replace('Bearer ', '')).split('.');
  found.set('session', signature).set('session without its signature', token);
  found.set('password', password);
  const { key } = await makeKey(application, owner, everyKey('Canary'));
  const kinds = webhookKinds.map(({ kind }) => kind);
  const hook = await ask('POST', '/webhooks', { url: 'https://hooks.invalid/', kinds }, owner);
  found.set('API key', key).set('signing secret', hook.secret);
  await plantAccountMails(application, mail, world, customerId, found);
  const property = await plantProperty(ask, owner, found);
  await plantStay(application, mail, { property, owner, world }, found);
  await ask('POST', '/support/messages', { message: words.owner }, owner);
  for (const [name, address] of Object.entries(people)) found.set(`address of the ${name}`, address);
  for (const [name, text] of Object.entries(words)) found.set(`words of the ${name}`, text);
  for (const [name, value] of found) if (value.length < 6) throw new Error(`no canary for ${name}`);
  return found;
}

const askOn =
  (application: TestApplication) =>
  async (method: string, path: string, body: object | undefined, headers: object = {}) => {
    await forgetLimits(application);
    const answer = await call(application, method, `/api/v1${path}`, body, { ...headers });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
type Ask = ReturnType<typeof askOn>;

const tokenIn = (mail: string) => /token=([\w.-]+)/.exec(mail)?.[1] ?? '';
const codeIn = (mail: string) => /code is (\d{6})|(\d{6}) is your code/.exec(mail)?.slice(1).join('') ?? '';

async function plantAccountMails(
  application: TestApplication,
  mail: MailServer,
  { admin }: World,
  customerId: string,
  found: Canaries,
): Promise<void> {
  const ask = askOn(application);
  const profile = { firstName: 'Nell', lastName: 'New', phone: '(415) 555-0123', propertyAddress: '12 Garden Street' };
  const place = { propertyCity: 'Oakland', propertyState: 'CA', propertyZip: '94601' };
  const agreed = { password: 'Nightlight1!canary', agreeToTerms: true };
  await ask('POST', '/sign-up', { ...profile, ...place, ...agreed, email: people.newcomer });
  found.set('password at sign-up', agreed.password);
  found.set('verification link', tokenIn(await mail.mailTo(people.newcomer)).split('.')[2] ?? '');
  for (const email of [people.owner, people.stranger]) {
    await ask('POST', '/forgot-password', { email });
    await ask('POST', '/sign-in-code', { email });
  }
  found.set('reset link', tokenIn(await mail.mailTo(people.owner, /new password/)));
  found.set('sign-in code', codeIn(await mail.mailTo(people.owner, /Your code is/)));
  const wrong = 'Wrong-horse-canary7!';
  await call(application, 'POST', '/api/auth/sign-in/email', { email: people.owner, password: wrong }, asBrowser);
  found.set('wrong password', wrong);
  await ask('POST', '/staff', { name: 'Mona Member', email: people.member, role: 'agent' }, admin);
  found.set('invitation', tokenIn(await mail.mailTo(people.member)));
  await ask('POST', `/staff/owners/${customerId}/email`, { email: people.renamed }, admin);
  found.set('link to a new address', tokenIn(await mail.mailTo(people.renamed)));
}

type Property = { id: string; guest_token: string };

async function plantProperty(ask: Ask, owner: object, found: Canaries): Promise<Property> {
  const where = { street_address: '77 Canary Wharf Lane', city: 'Newport', state: 'OR', zip: '97365' };
  const trade = { service_type: 'plumbing', phone: '(541) 555-0131', notification_method: 'text' };
  const contractors = [{ company_name: 'Pipes', email: people.plumber, is_contact_point: true, ...trade }];
  const { id } = await ask('POST', '/properties', { name: 'Kelp House', ...where, ...secrets, contractors }, owner);
  const { guest_link } = await ask('GET', `/properties/${id}`, undefined, owner);
  const guest_token = guest_link.split('/').at(-1);
  const article = { property_id: id, title: 'Shed padlock', body: words.article, audience: 'verified' };
  await ask('POST', '/articles', article, owner);
  found.set('street address', where.street_address);
  found.set('phone of the plumber', '+15415550131');
  found.set('phone of the plumber as it is read', trade.phone);
  for (const name of Object.keys(secrets).filter((one) => one !== 'front_door_lock_type'))
    found.set(name, secrets[name as keyof typeof secrets]); // its own keys
  found.set('guest link', guest_token);
  return { id, guest_token };
}

/** A guest who is mailed their own link and a code, is told the codes, and needs the plumber. */
async function plantStay(
  application: TestApplication,
  mail: MailServer,
  { property, owner, world }: { property: Property; owner: object; world: World },
  found: Canaries,
): Promise<void> {
  const ask = askOn(application);
  const dates = { check_in: '2026-01-01', check_out: '2026-12-31' };
  const guest = { guest_name: 'Gwen', guest_email: people.guest, guest_phone: '(541) 555-0177' };
  const stay = await ask('POST', '/stays', { property_id: property.id, ...dates, ...guest }, owner);
  await ask('POST', `/stays/${stay.id}/link/send`, {}, owner);
  const sent = await mail.mailTo(people.guest, /own link/);
  found.set('personal link', /#\S*[.=]([\w-]{22})\s/.exec(sent)?.[1] ?? '');
  found.set('phone of the guest', '+15415550177');
  found.set('phone of the guest as it is read', guest.guest_phone);
  const at = `/guest/${property.guest_token}/conversations`;
  const chat = await ask('POST', at, {});
  found.set('chat secret', chat.secret);
  const held = { 'x-conversation-secret': chat.secret };
  const say = (message: string) => ask('POST', `${at}/${chat.id}/messages`, { message }, held);
  await ask('POST', `${at}/${chat.id}/code`, { by: 'email', to: people.stranger }, held);
  await ask('POST', `${at}/${chat.id}/code`, { by: 'email', to: people.guest }, held);
  const code = codeIn(await mail.mailTo(people.guest, /is your code/));
  found.set('code of a stay', code);
  await ask('POST', `${at}/${chat.id}/verify-code`, { code }, held);
  const told = JSON.stringify([await say('what is the door code?'), await say('what is the wifi password?')]);
  if (!told.includes(secrets.front_door_lock_code) || !told.includes(secrets.wifi_password))
    throw new Error(`the guest was not told: ${told}`);
  await say('how do I open the shed padlock?');
  await say(`${words.guest}. Is there another telescope we can use?`);
  await say('a pipe burst, water is gushing out under the sink');
  await ask('POST', `/conversations/${chat.id}/note`, { message: words.note }, world.agent);
  await plantLinks(application, ask, owner, found);
}

/** Those of the contractor's text and of the owner's mails. */
async function plantLinks(application: TestApplication, ask: Ask, owner: object, found: Canaries): Promise<void> {
  const order = (await ask('GET', '/work-orders', undefined, owner)).items[0];
  const { offers } = await ask('GET', `/work-orders/${order.id}`, undefined, owner);
  const job = application.deps.links.job.tokenFor(offers[0].id);
  await waitFor(async () => (await readOutbox(application)).some(({ text }) => text.includes(job)));
  await ask('POST', `/jobs/${job}/accept`, {});
  await ask('POST', `/jobs/${job}/ask-more`, { amount_cents: 200_000, why: 'A new pipe' });
  const approval = (await ask('GET', '/approvals', undefined, owner)).items[0];
  const question = (await ask('GET', '/owner-questions', undefined, owner)).items[0];
  const signature = (token: string) => token.split('.')[1] ?? '';
  found.set('contractor link', signature(job));
  found.set('approval link', signature(application.deps.links.approval.tokenFor(approval.id)));
  found.set('answer link', signature(application.deps.links.answer.tokenFor(question.id)));
}
