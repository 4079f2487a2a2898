import * as copy from '#contract/messages/en/privacy/answers.ts';
import { type CustomerTable, customerTables } from './customer-tables.ts';

/** Tables that an owner's export leaves out, and why. */
export const tablesLeftOut: ReadonlyMap<string, string> = new Map([
  ['closings', copy.noClosings],
  ['events', copy.noEvents],
  ['held_mails', copy.noHeldMails],
  ['house_answers', copy.noHouseAnswers],
  ['imports', copy.noImports],
  ['knowledge_changes', copy.noKnowledgeChanges],
  ['model_calls', copy.noModelCalls],
  ['staged_files', copy.noStagedFiles],
  ['stay_codes', copy.noStayCodes],
  ['takeovers', copy.noTakeovers],
  ['webhook_deliveries', copy.noWebhookDeliveries],
]);

/** Columns that nobody is told: hashes, keys, whatever opens something, and our own bookkeeping. */
export const untoldColumns: readonly string[] = [
  'code_hash',
  'dialogue',
  'former_secrets',
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
