import { base } from '../errors.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';
import { Conversation } from './conversations.ts';

const one = z.object({ id: Id });
const act = (path: `/${string}`, summary: string) =>
  base.route({ method: 'POST', path: `/conversations/{id}${path}`, tags: ['conversations'], summary });

/** For staff. A chat is taken by `conversations.claim`, and from a colleague by `takeovers`. */
export const chatHolders = {
  assign: act(
    '/assign',
    'Give a chat that I have or nobody has to somebody of the team, who has to be signed in; a lead gives any chat',
  )
    .input(one.extend({ agent_id: Id }))
    .output(Conversation),
  release: act(
    '/release',
    'Let go of my chat: it waits for anybody again. A lead lets go of any chat that the team has',
  )
    .input(one)
    .output(Conversation),
};
