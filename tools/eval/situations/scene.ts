// One guest's chat in the cabin: what they write, what others do, and what everybody sees of it.
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { GuestPage, GuestThread } from '#contract/conversations/guest.ts';
import type { Message } from '#contract/conversations/messages.ts';
import type { GuestLanguage } from '#contract/messages/languages.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { taps } from '../stories/play.ts';
import type { StoryServer } from '../stories/server.ts';
import type { Cabin } from './cabin.ts';
import { linesBefore } from './lines-before.ts';

/** What a line led to, and how all of it stands then. */
export interface Seen {
  replies: Message[];
  body: string;
  /** Ids of the sources, and names of the secrets that were told. */
  told: string[];
  thread: GuestThread;
  chat: Conversation;
  order: WorkOrderDetail | undefined;
  orders: number;
  questions: number;
}

export type Scene = Awaited<ReturnType<typeof openScene>>;

export async function openScene(server: StoryServer, cabin: Cabin, lang: GuestLanguage) {
  const ask = server.asGuest();
  const threads = `/guest/${cabin.token}/conversations`;
  const { secret, ...opened }: GuestThread & { secret: string } = await ask('POST', threads, {}, '');
  const { id } = opened;
  const asGuest = (method: string, way: string, body?: object) => ask(method, `${threads}/${id}${way}`, body, secret);
  await asGuest('POST', '/verify', cabin.stay);
  const countQuestions = async (): Promise<number> =>
    (await server.as('owner', 'GET', `/owner-questions?property_id=${cabin.id}`)).items.length;
  const asked = await countQuestions();
  const earlier: string[] = [];
  let replies: Message[] = [];
  let thread: GuestThread = opened;
  let last: Seen | undefined;

  async function look(): Promise<Seen> {
    const [seen, chat, asking] = await Promise.all([
      asGuest('GET', '/messages') as Promise<GuestThread>,
      server.as('agent', 'GET', `/conversations/${id}`) as Promise<Conversation>,
      countQuestions(),
    ]);
    thread = seen;
    const job = jobId();
    last = {
      replies,
      body: replies.map(({ body }) => body).join('\n\n'),
      told: replies.flatMap(({ sources, secrets }) => [
        ...sources.map((source) => source.id),
        ...secrets.map(({ name }) => name),
      ]),
      thread,
      chat,
      order: job === undefined ? undefined : await server.as('agent', 'GET', `/work-orders/${job}`),
      orders: chat.work_orders.length,
      questions: asking - asked,
    };
    return last;
  }

  const send = async (message: string): Promise<void> => {
    earlier.push(...replies.map(({ body }) => body));
    ({ replies } = await asGuest('POST', '/messages', { message }));
  };
  /** Nobody looks but the guest, which is all that leads up to the line that counts needs. */
  const write = async (message: string): Promise<void> => {
    await send(message);
    thread = await asGuest('GET', '/messages');
  };
  const say = async (message: string): Promise<Seen> => {
    await send(message);
    return look();
  };
  const choice = (at: number): string => thread.quick_replies[at] ?? needed('a choice to tap');
  /** The first one: another that a line opened beside it is counted. */
  const jobId = (): string | undefined => thread.messages.find(({ work_order }) => work_order)?.work_order?.id;
  const offerId = async (): Promise<string> => {
    const { offers }: WorkOrderDetail = await server.as(
      'agent',
      'GET',
      `/work-orders/${jobId() ?? needed('an order')}`,
    );
    return offers.at(-1)?.id ?? needed('an offer');
  };
  /** Until one is open: the steps are tried in vain. */
  const openJob = async (): Promise<void> => {
    await write(linesBefore[lang].trouble);
    for (let tries = 0; tries < 3 && !jobId(); tries++) await write(choice(1));
    if (!jobId()) needed('an order');
  };
  const tapAsContractor = async (what: 'visit' | 'done'): Promise<Seen> => {
    const offer = await offerId();
    for (const [way, body] of taps[what]) await server.tapAsContractor(offer, way, body);
    return look();
  };

  return {
    server,
    cabin,
    lang,
    say,
    tap: (at: number): Promise<Seen> => say(choice(at)),
    openJob,
    tapAsContractor,
    /** What was replied before the last line. */
    earlier: (): readonly string[] => earlier,
    last: (): Seen => last ?? needed('a line'),
    /** What stands on the contractor's page now. */
    job: async () => server.jobOf(await offerId()),
    page: (): Promise<GuestPage> => ask('GET', `/guest/${cabin.token}`, undefined, ''),
    noticesOfOrder: async (): Promise<Notification[]> => {
      const { items } = await server.as('owner', 'GET', '/notifications?limit=100');
      return items.filter(({ href }: Notification) => href?.includes(jobId() ?? needed('an order')));
    },
    addPhoto: async (file: File) => {
      const form = new FormData();
      form.append('file', file);
      await asGuest('POST', '/photos', form);
      return look();
    },
    /** Nobody after this guest finds an order of theirs, or waits behind them. */
    async end() {
      const { chat } = last ?? (await look());
      for (const { id: order, dispatch_state } of chat.work_orders)
        if (dispatch_state !== 'closed' && dispatch_state !== 'pending_confirmation')
          await server.as('agent', 'POST', `/work-orders/${order}/cancel`, { why: 'Played.' });
      if (chat.state === 'waiting') await server.as('agent', 'POST', `/conversations/${id}/claim`, {});
    },
  };
}

/** @throws since a situation that did not come about says nothing of the line */
export const needed = (what: string): never => {
  throw new Error(`A situation needs ${what}, and there is none.`);
};
