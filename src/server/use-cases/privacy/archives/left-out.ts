// What an archive holds for reading only, and what it does not hold. With `nouns.ts` these name every table of owners'
// data: tests/law/archives.test.ts finds one that is in neither.
import * as copy from '#contract/messages/en/privacy/archives.ts';

/** Tables that are told in `records/` and not read back, with the reason. */
export const notReadBack: ReadonlyMap<string, string> = new Map([
  ['api_keys', copy.backNoKeys],
  ['billing_notices', copy.backNoBilling],
  ['booking_pages', copy.backNoBookingPages],
  ['model_usage', copy.backNoUsage],
  ['payment_customers', copy.backNoBilling],
  ['property_drafts', copy.backNoDrafts],
  ['reach_choices', copy.backNoReach],
  ['saved_views', copy.backNoViews],
  ['security_log', copy.backNoSecurityLog],
  ['stay_checks', copy.backNoChecks],
  ['subscriptions', copy.backNoBilling],
  ['webhook_endpoints', copy.backNoWebhooks],
]);

/** Tables that are in no archive, with the reason. */
export const notInArchive: ReadonlyMap<string, string> = new Map([
  ['account_archives', copy.outArchives],
  ['account_deletions', copy.outDeletion],
  ['bulk_deeds', copy.outBulkDeeds],
  ['closings', copy.outClosings],
  ['events', copy.outEvents],
  ['held_mails', copy.outHeldMails],
  ['house_answers', copy.outHouseAnswers],
  ['imports', copy.outImports],
  ['knowledge_changes', copy.outKnowledgeChanges],
  ['model_calls', copy.outModelCalls],
  ['staged_files', copy.outStagedFiles],
  ['stay_codes', copy.outStayCodes],
  ['takeovers', copy.outTakeovers],
  ['webhook_deliveries', copy.outWebhookDeliveries],
]);

/** Columns that no archive tells of: hashes, keys, and what is ours alone to know. */
export const untold: readonly string[] = [
  'answering_by',
  'answering_until',
  'code_hash',
  'customer_id',
  'dialogue',
  'event_id',
  'former_secrets',
  'guest_token',
  'joined',
  'key_hash',
  'last_ticket',
  'link_version',
  'network',
  'normalized_address',
  'request_id',
  'secret',
  'secret_hash',
  'written_ticket',
];
