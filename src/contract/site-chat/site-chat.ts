import { ModelMonths } from '../assistant/assistant.ts';
import { base } from '../errors.ts';
import * as copy from '../messages/en/site-chat.ts';
import { z } from '../z.ts';

export const siteChatMessageLength = 1000;

/** Made by the browser from 128 random bits or more; whoever holds it reads the chat. */
const SessionId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, copy.invalidSession);

export const SiteChatMessage = z
  .object({
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    /** The page an answer was taken from. */
    source: z.object({ title: z.string(), path: z.string() }).optional(),
  })
  .meta({ id: 'SiteChatMessage' });
export type SiteChatMessage = z.infer<typeof SiteChatMessage>;

export const siteChat = {
  /** Staff only. */
  usage: base
    .route({
      method: 'GET',
      path: '/site-chat-usage',
      tags: ['site chat'],
      summary: 'What the model cost in the chat of the public site, month by month',
    })
    .output(ModelMonths),
  history: base
    .route({
      method: 'GET',
      path: '/site-chat/{session_id}',
      tags: ['site chat'],
      summary: 'The messages of a session, oldest first; none for one that is unknown or too old',
    })
    .input(z.object({ session_id: SessionId }))
    .output(z.object({ messages: z.array(SiteChatMessage) })),
  send: base
    .route({
      method: 'POST',
      path: '/site-chat/{session_id}',
      tags: ['site chat'],
      summary: 'Ask about the product; the answer names the page it comes from',
    })
    .input(
      z.object({
        session_id: SessionId,
        message: z.string().trim().min(1, copy.messageMissing).max(siteChatMessageLength, copy.messageTooLong),
      }),
    )
    .output(z.object({ message: z.string(), source: SiteChatMessage.shape.source })),
};
