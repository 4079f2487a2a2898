import { urgencies } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { Day, Id, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';

/** The gravest that goes on in a house's chats: danger, a guest who waits for a person, one with the team, or with the assistant. */
export const houseChats = ['danger', 'waiting', 'team', 'assistant'] as const;

const HouseStay = z.object({ guest_name: z.string().nullable(), check_in: Day, check_out: Day });

/** One house at a glance: who is there or comes next, and what is open. */
export const House = z
  .object({
    id: Id,
    name: z.string(),
    city: z.string(),
    state: z.string(),
    /** `2026-11-20`, the day it is at the house. */
    today: Day,
    /** Who is there today: on a day on which one leaves and another comes, the one who comes. */
    here: HouseStay.nullable(),
    /** The next who comes on a later day. */
    next: HouseStay.nullable(),
    open_orders: z.number().int(),
    /** The gravest of them. */
    gravest: z.enum(urgencies).nullable(),
    /** What is going on in its chats; null where all of them rest. */
    chat: z.enum(houseChats).nullable(),
  })
  .meta({ id: 'House' });
export type House = z.infer<typeof House>;

export const houses = base
  .route({
    method: 'GET',
    path: '/reports/houses',
    tags: ['reports'],
    summary: 'Active properties at a glance, by name',
  })
  .input(PageInput)
  .output(pageOf(House));
