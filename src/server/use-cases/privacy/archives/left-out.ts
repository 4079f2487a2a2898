// What an archive holds for reading only, and what it does not hold. With `nouns.ts` these name every table of owners'
// data: tests/law/archives.test.ts finds one that is in neither.
import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';

/** Tables that are told in `records/` and not read back, with the reason. */
export const notReadBack: ReadonlyMap<string, string> = new Map([
  ['account_invitations', copyInEnglish.backNoPeople],
  ['account_members', copyInEnglish.backNoPeople],
  ['api_keys', copyInEnglish.backNoKeys],
  ['billing_notices', copyInEnglish.backNoBilling],
  ['booking_pages', copyInEnglish.backNoBookingPages],
  ['model_usage', copyInEnglish.backNoUsage],
  ['payment_customers', copyInEnglish.backNoBilling],
  ['property_drafts', copyInEnglish.backNoDrafts],
  ['reach_choices', copyInEnglish.backNoReach],
  ['saved_views', copyInEnglish.backNoViews],
  ['security_log', copyInEnglish.backNoSecurityLog],
  ['stay_checks', copyInEnglish.backNoChecks],
  ['subscriptions', copyInEnglish.backNoBilling],
  ['webhook_endpoints', copyInEnglish.backNoWebhooks],
]);

/** Tables that are in no archive, with the reason. */
export const notInArchive: ReadonlyMap<string, string> = new Map([
  ['account_archives', copyInEnglish.outArchives],
  ['account_deletions', copyInEnglish.outDeletion],
  ['bulk_deeds', copyInEnglish.outBulkDeeds],
  ['chat_deeds', copyInEnglish.outChatDeeds],
  ['chat_tags', copyInEnglish.outChatTags],
  ['closings', copyInEnglish.outClosings],
  ['events', copyInEnglish.outEvents],
  ['held_mails', copyInEnglish.outHeldMails],
  ['house_answers', copyInEnglish.outHouseAnswers],
  ['imports', copyInEnglish.outImports],
  ['knowledge_changes', copyInEnglish.outKnowledgeChanges],
  ['later_replies', copyInEnglish.outLaterReplies],
  ['model_calls', copyInEnglish.outModelCalls],
  ['report_chats', copyInEnglish.outReportFigures],
  ['report_mails', copyInEnglish.outReportMails],
  ['report_orders', copyInEnglish.outReportFigures],
  ['report_requests', copyInEnglish.outReportFigures],
  ['report_reviews', copyInEnglish.outReportReviews],
  ['sla_clocks', copyInEnglish.outSlaClocks],
  ['sla_policies', copyInEnglish.outSlaPolicies],
  ['staged_files', copyInEnglish.outStagedFiles],
  ['stay_codes', copyInEnglish.outStayCodes],
  ['takeovers', copyInEnglish.outTakeovers],
  ['webhook_deliveries', copyInEnglish.outWebhookDeliveries],
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
  'token_hash',
  'written_ticket',
];
