import { securityKinds } from '../enumerations/security.ts';
import { base } from '../errors.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';

/** Something that bears on who may do and see what: who, what, from where, when. Kept for 400 days. */
export const SecurityEntry = z
  .object({
    id: Id,
    kind: z.enum(securityKinds),
    /** What it was done to, or by which way. */
    subject: z.string().nullable(),
    /** `owner`, `agent`, `admin`, `key`, `guest`, `assistant` and the like; `nobody` where it is not known. */
    actor_kind: z.string(),
    actor_name: z.string().nullable(),
    /** The network it came from; null for what the house did by itself. */
    address: z.string().nullable(),
    /** The browser or program, as it called itself. */
    device: z.string().nullable(),
    /** How often within the hour, where alike ones are one line. */
    times: z.number().int(),
    at: Instant,
  })
  .meta({ id: 'SecurityEntry' });
export type SecurityEntry = z.infer<typeof SecurityEntry>;

/** The same with whose account it is about, for admins. */
export const HouseSecurityEntry = SecurityEntry.extend({
  customer_name: z.string().nullable(),
}).meta({ id: 'HouseSecurityEntry' });
export type HouseSecurityEntry = z.infer<typeof HouseSecurityEntry>;

/** How many chats one of the team opened, in the last day and the last week. */
export const ThreadReader = z
  .object({
    id: Id,
    name: z.string(),
    day: z.number().int(),
    week: z.number().int(),
    /** Far more in a day than the median of the rest of the team. */
    much: z.boolean(),
  })
  .meta({ id: 'ThreadReader' });
export type ThreadReader = z.infer<typeof ThreadReader>;

const kind = z.enum(securityKinds).optional();
const tags = ['security'];

export const securityLog = {
  mine: base
    .route({ method: 'GET', path: '/security-log', tags, summary: 'What bears on my account, newest first' })
    .input(PageInput.extend({ kind }))
    .output(pageOf(SecurityEntry)),
  house: base
    .route({ method: 'GET', path: '/security-log/house', tags, summary: 'For admins: everybody’s, newest first' })
    .input(PageInput.extend({ kind, actor_id: z.string().max(36).optional() }))
    .output(pageOf(HouseSecurityEntry)),
  readers: base
    .route({
      method: 'GET',
      path: '/security-log/readers',
      tags,
      summary: 'For admins: who of the team opened how many chats',
    })
    .output(z.object({ items: z.array(ThreadReader) })),
};
