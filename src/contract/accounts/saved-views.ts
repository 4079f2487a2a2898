import { base } from '../errors.ts';
import * as copy from '../messages/en/accounts/views.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';

/** What has filters in its address: owners' tables, and the desk's list of chats. */
export const viewedTables = ['properties', 'contractors', 'work_orders', 'stays', 'conversations', 'desk'] as const;
export type ViewedTable = (typeof viewedTables)[number];

export const viewLimits = {
  nameLength: 60,
  /** Of one person and table. */
  views: 50,
} as const;

const fields = {
  name: z.string().trim().min(1, copy.nameNeeded).max(viewLimits.nameLength, copy.nameTooLong),
  /** Filters and order as the table's address has them, without the question mark: `type=Condo&find-property=cove`. */
  search: z
    .string()
    .max(1000)
    .regex(/^[^\s#?]*$/),
};

/** A table's filters and order under a name of one's own. */
export const SavedView = z
  .object({ id: Id, table: z.enum(viewedTables), ...fields, created_at: Instant, updated_at: Instant })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof SavedView>;

const tags = ['accounts'];
const one = z.object({ id: Id });

export const savedViews = {
  list: base
    .route({ method: 'GET', path: '/me/views', tags, summary: 'My saved views of a table, by name' })
    .input(z.object({ table: z.enum(viewedTables) }))
    .output(z.object({ items: z.array(SavedView) })),
  /** CONFLICT with `name` among its fields when one of the table has that name. */
  save: base
    .route({ method: 'POST', path: '/me/views', successStatus: 201, tags, summary: 'Save a view of a table' })
    .input(z.object({ table: z.enum(viewedTables), ...fields }))
    .output(SavedView),
  /** What is left out stays as it is. */
  change: base
    .route({ method: 'PATCH', path: '/me/views/{id}', tags, summary: 'Rename a view, or save other filters in it' })
    .input(one.extend(z.object(fields).partial().shape))
    .output(SavedView),
  remove: base
    .route({ method: 'POST', path: '/me/views/{id}/remove', tags, summary: 'Remove a view' })
    .input(one)
    .output(one),
  restore: base
    .route({ method: 'POST', path: '/me/views/{id}/restore', tags, summary: 'Bring a removed view back, for a day' })
    .input(one)
    .output(SavedView),
};
