import { tagTones } from '../enumerations/desk.ts';
import { base } from '../errors.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';
import { ChatTag, TagName } from './chat-tag.ts';
import { Conversation } from './conversations.ts';

/** As the desk lists its tags. */
export const DeskTag = ChatTag.extend({
  /** How many have it. */
  chats: z.number().int(),
}).meta({ id: 'DeskTag' });
export type DeskTag = z.infer<typeof DeskTag>;

const tags = ['conversations'];
const one = z.object({ id: Id });
/** Of how many chats it was taken or changed. */
const Reached = z.object({ chats: z.number().int() });

/** For staff. A lead names, merges and removes tags; everybody on the team makes them while typing. */
export const chatTags = {
  list: base
    .route({
      method: 'GET',
      path: '/desk/tags',
      tags,
      summary: 'The tags of the desk by name, with how many chats have each',
    })
    .output(z.object({ items: z.array(DeskTag), can: z.object({ edit: z.boolean() }) })),
  tag: base
    .route({
      method: 'POST',
      path: '/conversations/{id}/tags',
      tags,
      summary: 'Tag a chat; a tag that is not there yet is made',
    })
    .input(one.extend({ name: TagName }))
    .output(Conversation),
  untag: base
    .route({ method: 'POST', path: '/conversations/{id}/tags/remove', tags, summary: 'Take a tag from a chat' })
    .input(one.extend({ tag_id: Id }))
    .output(Conversation),
  edit: base
    .route({
      method: 'PATCH',
      path: '/desk/tags/{id}',
      tags,
      summary: 'Name a tag or color it anew (leads); 409 where another one is called so',
    })
    .input(one.extend({ name: TagName.optional(), tone: z.enum(tagTones).optional() }))
    .output(Reached),
  merge: base
    .route({
      method: 'POST',
      path: '/desk/tags/{id}/merge',
      tags,
      summary: 'Give the chats of one tag another one, and remove it (leads)',
    })
    .input(one.extend({ into: Id }))
    .output(Reached),
  remove: base
    .route({
      method: 'DELETE',
      path: '/desk/tags/{id}',
      tags,
      summary: 'Remove a tag, and take it from all chats (leads)',
    })
    .input(one)
    .output(Reached),
};
