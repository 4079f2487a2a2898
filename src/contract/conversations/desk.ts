import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';

/** One of the team, as colleagues see them who look for somebody to give a chat to. */
export const DeskAgent = z
  .object({
    id: Id,
    name: z.string(),
    /** Their console is open. */
    here: z.boolean(),
    /** Open chats that they have. */
    chats: z.number().int(),
  })
  .meta({ id: 'DeskAgent' });
export type DeskAgent = z.infer<typeof DeskAgent>;

/** An owner or one of their properties, to which the desk's list can be narrowed. */
export const DeskPlace = z
  .object({
    kind: z.enum(['owner', 'property']),
    id: Id,
    name: z.string(),
    /** Of a property its owner, of an owner their company. */
    more: z.string().nullable(),
  })
  .meta({ id: 'DeskPlace' });
export type DeskPlace = z.infer<typeof DeskPlace>;

const tags = ['conversations'];

/** For staff. */
export const desk = {
  agents: base
    .route({ method: 'GET', path: '/desk/agents', tags, summary: 'The team, by name, with who is there' })
    .output(z.object({ items: z.array(DeskAgent) })),
  places: base
    .route({
      method: 'GET',
      path: '/desk/places',
      tags,
      summary: 'Owners and properties whose names hold the words, ten of each at most; or the one with this id',
    })
    .input(z.object({ q: z.string().trim().max(limits.shortText).default(''), id: Id.optional() }))
    .output(z.object({ items: z.array(DeskPlace) })),
};
