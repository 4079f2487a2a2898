import { type CustomerTable, customerTables } from './customer-tables.ts';

/** Tables that an owner's export leaves out, and why. */
export const tablesLeftOut: ReadonlyMap<string, string> = new Map([
  ['closings', 'how a chat stood before one of the team closed it; how it stands is in the other tables'],
  ['events', 'ids of what changed, from which open screens are refreshed; what changed is in the other tables'],
  ['held_mails', 'what is told in the morning; what it tells of is in the other tables'],
  ['imports', 'a file that was being looked at, for a day'],
  ['model_calls', 'chats as they were told to a model, for some days; the chats are there'],
  ['staged_files', 'pictures on their way to their place'],
  ['stay_codes', 'hashes of codes that were good for ten minutes'],
  ['takeovers', 'which of the team had a chat when; what was said in it is in the other tables'],
  ['webhook_deliveries', 'copies of the other tables, as they were sent out'],
]);

/** Columns that nobody is told: hashes, keys, whatever opens something, and our own bookkeeping. */
export const untoldColumns: readonly string[] = [
  'code_hash',
  'dialogue',
  'guest_token',
  'joined',
  'key_hash',
  'link_version',
  'network',
  'normalized_address',
  'request_id',
  'secret',
  'secret_hash',
];

export const exportedTables: readonly CustomerTable[] = customerTables
  .filter(({ name }) => !tablesLeftOut.has(name))
  .toSorted((a, b) => a.name.localeCompare(b.name));
