import type { SiteChatMessage } from '#contract/site-chat/site-chat.ts';
import { fileQuestion } from '#features/enquiries';
import { system } from '#server/kernel/actor.ts';
import { os, staffOnly } from '#server/kernel/context.ts';
import { once, recall } from '#server/kernel/once.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { answerVisitor } from './answer.ts';
import { addToThread, readThread } from './threads.ts';
import { viewSiteUsage } from './usage.ts';

const chatting: RateLimit = { name: 'site-chat', max: 30, windowSeconds: 60 };
const reading: RateLimit = { name: 'site-chat-history', max: 120, windowSeconds: 60 };

export const siteChatProcedures = {
  usage: os.siteChat.usage
    .use(staffOnly)
    .handler(({ context: { actor, deps } }) => withActor(deps.store, actor, (unit) => viewSiteUsage(unit, deps))),

  history: os.siteChat.history.handler(async ({ input, context: { deps, ip } }) => {
    await limitRate(deps.store, reading, ip);
    const messages = await withActor(deps.store, system, (unit) => readThread(unit, input.session_id));
    return { messages: messages.map(({ role, content, source }) => ({ role, content, source })) };
  }),

  send: os.siteChat.send.handler(async ({ input, context: { deps, ip } }) => {
    await limitRate(deps.store, chatting, ip);
    const { session_id, message } = input;
    const { settings } = deps;
    const done = await recall<Said>(deps, system);
    if (done) return done;
    const history = await withActor(deps.store, system, (unit) => readThread(unit, session_id));
    const support = {
      phone: settings.SUPPORT_PHONE,
      email: settings.SUPPORT_EMAIL,
      sales: settings.SALES_EMAIL,
      emergency: settings.EMERGENCY_NUMBER,
    };
    const { content, source, waiting, file } = await answerVisitor(deps, { text: message, history, support }, ip);
    return once(deps, system, async (unit): Promise<Said> => {
      await addToThread(unit, session_id, [
        { role: 'user', content: message },
        { role: 'assistant', content, ...(source && { source }), ...(waiting && { waiting }) },
      ]);
      if (file) await fileQuestion(unit, settings, { ...unsaid, ...file });
      return { message: content, source };
    });
  }),
};

type Said = { message: string; source?: SiteChatMessage['source'] };

/** What a chat does not ask for. */
const unsaid = { name: '', phone: '', num_properties: 0, sms_opt_in: false, form_source: 'Site Chat' } as const;
