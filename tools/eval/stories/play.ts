// Plays a story: the guest's lines one by one, what others do in between, and what can be seen after each line.
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { GuestThread } from '#contract/conversations/guest.ts';
import type { Message } from '#contract/conversations/messages.ts';
import type { WorkOrder } from '#contract/work-orders/work-orders.ts';
import { setUpHouse, stay } from './house.ts';
import type { StoryServer } from './server.ts';
import type { DialogueAct, Story, StoryEvent } from './story.ts';

/** How a chat stands between two lines. */
export interface Standing {
  state: Conversation['state'];
  language: string;
  orders: { id: string; trade: string; open: boolean; summary: string; contractor: string | null }[];
  /** Questions to the owner that nobody has answered. */
  questions: number;
}

/** A guest's line, what it does, and what came of it. */
export interface Turn {
  text: string;
  is: readonly DialogueAct[];
  /** Of the notes and fields that the acts name, the source by which a reply names each. */
  ids: ReadonlyMap<string, string>;
  before: Standing;
  after: Standing;
  replies: Message[];
  choices: string[];
  isChecked: boolean;
  /** What was replied to earlier lines. */
  earlier: string[];
}

export async function playStory(server: StoryServer, story: Story): Promise<Turn[]> {
  const house = await setUpHouse(server, story.house);
  const { ids } = house;
  const ask = server.asGuest();
  const threads = `/guest/${house.token}/conversations`;
  const thread = await ask('POST', threads, {}, '');
  const path = `${threads}/${thread.id}`;
  const asGuest = (method: string, way: string, body?: object) => ask(method, `${path}${way}`, body, thread.secret);
  if (story.stay === 'checked') await asGuest('POST', '/verify', stay);
  const turns: Turn[] = [];
  const earlier: string[] = [];
  let before = await standingOf(server, thread.id, house.id);
  for (const step of story.steps) {
    if ('event' in step) {
      await happen(server, step.event, { thread: thread.id, house: house.id });
      before = await standingOf(server, thread.id, house.id);
      continue;
    }
    const { replies }: { replies: Message[] } = await asGuest('POST', '/messages', { message: step.say });
    const { quick_replies }: GuestThread = await asGuest('GET', '/messages');
    const after = await standingOf(server, thread.id, house.id);
    const [isChecked, choices] = [story.stay === 'checked', quick_replies];
    turns.push({ text: step.say, is: step.is, ids, before, after, replies, choices, isChecked, earlier: [...earlier] });
    earlier.push(...replies.map(({ body }) => body));
    before = after;
  }
  return turns;
}

async function standingOf(server: StoryServer, thread: string, house: string): Promise<Standing> {
  const chat: Conversation = await server.as('agent', 'GET', `/conversations/${thread}`);
  const orders: WorkOrder[] = await Promise.all(
    chat.work_orders.map(({ id }) => server.as('agent', 'GET', `/work-orders/${id}`)),
  );
  const { items } = await server.as('owner', 'GET', `/owner-questions?property_id=${house}`);
  return {
    state: chat.state,
    language: chat.language,
    orders: orders.map((order) => ({
      id: order.id,
      trade: order.service_type,
      open: order.dispatch_state !== 'closed' && order.dispatch_state !== 'pending_confirmation',
      summary: order.issue_summary,
      contractor: order.assigned_contractor_name,
    })),
    questions: items.length,
  };
}

/** What there is nothing for (no job that could be accepted) is left out: the assistant took another way. */
async function happen(server: StoryServer, event: StoryEvent, at: { thread: string; house: string }): Promise<void> {
  if (event === 'agent-joins') return void (await server.as('agent', 'POST', `/conversations/${at.thread}/claim`, {}));
  if (event === 'agent-leaves')
    return void (await server.as('agent', 'POST', `/conversations/${at.thread}/hand-back`, {}));
  if (event === 'owner-answers') return answerAsOwner(server, at.house);
  const { orders } = await standingOf(server, at.thread, at.house);
  const newest = orders.findLast(({ open }) => open);
  if (!newest) return;
  const { offers } = await server.as('agent', 'GET', `/work-orders/${newest.id}`);
  const offer = offers.at(-1);
  if (offer) for (const [way, body] of taps[event]) await server.tapAsContractor(offer.id, way, body);
}

async function answerAsOwner(server: StoryServer, property_id: string): Promise<void> {
  const { items } = await server.as('owner', 'GET', `/owner-questions?property_id=${property_id}`);
  for (const { ids } of items)
    await server.as('owner', 'POST', '/owner-questions/answer', { ids, answer: 'Yes, that is fine with me.' });
}

const visit = { arrival_from: '2026-11-21T17:00:00Z', arrival_to: '2026-11-21T19:00:00Z' };

/** What the contractor taps; a tap that comes too late or too early is refused, and the next one is tried. */
export const taps: Record<Exclude<StoryEvent, `agent-${string}` | 'owner-answers'>, [way: string, body: object][]> = {
  accepted: [['/accept', {}]],
  visit: [['/accept', visit]],
  'on-way': [
    ['/accept', {}],
    ['/on-my-way', { eta_minutes: 20 }],
  ],
  arrived: [
    ['/accept', {}],
    ['/on-my-way', {}],
    ['/start', {}],
  ],
  done: [
    ['/accept', {}],
    ['/on-my-way', {}],
    ['/start', {}],
    ['/finish', { resolution_notes: 'Done.', cost_cents: 9_000 }],
  ],
  'no-access': [
    ['/accept', {}],
    ['/on-my-way', {}],
    ['/start', {}],
    ['/no-access', { why: 'Nobody opened.' }],
  ],
};
