import { accountProcedures, preferenceProcedures, securityLogProcedures, staffProcedures } from '#features/accounts';
import { assistantProcedures, replayProcedures, replyDraftProcedures } from '#features/assistant';
import { billingProcedures } from '#features/billing';
import { assignmentProcedures, contractorProcedures, wholePropertyProcedures } from '#features/contractors';
import {
  conversationProcedures,
  guestProcedures,
  liveProcedures,
  stayGuestProcedures,
  supportProcedures,
  takeoverProcedures,
} from '#features/conversations';
import { developerProcedures } from '#features/developers';
import {
  approvalLinkProcedures,
  approvalProcedures,
  callProcedures,
  guestConfirmationProcedures,
  jobProcedures,
} from '#features/dispatch';
import { enquiryProcedures } from '#features/enquiries';
import { answerLinkProcedures, articleProcedures, ownerQuestionProcedures } from '#features/knowledge';
import { notificationProcedures } from '#features/notifications';
import { privacyProcedures } from '#server/use-cases/privacy/index.ts';
import {
  propertyChangeProcedures,
  propertyDraftProcedures,
  propertyImageProcedures,
  propertyProcedures,
} from '#features/properties';
import { protocolProcedures } from '#features/protocols';
import { findProcedures, reportProcedures } from '#features/reports';
import { exportProcedures, importProcedures } from '#server/use-cases/sheets/index.ts';
import { siteChatProcedures } from '#features/site-chat';
import { stayProcedures } from '#features/stays';
import { workOrderProcedures } from '#features/work-orders';
import { os } from '#server/kernel/context.ts';

/** The contract fulfilled, one line per feature. */
export const router = os.router({
  accounts: accountProcedures,
  preferences: preferenceProcedures,
  staff: staffProcedures,
  billing: billingProcedures,
  enquiries: enquiryProcedures,
  properties: propertyProcedures,
  propertyChanges: { ...propertyChangeProcedures, ...wholePropertyProcedures },
  propertyImages: propertyImageProcedures,
  propertyDrafts: propertyDraftProcedures,
  contractors: contractorProcedures,
  assignments: assignmentProcedures,
  stays: { ...stayProcedures, ...stayGuestProcedures },
  articles: articleProcedures,
  ownerQuestions: ownerQuestionProcedures,
  answerLinks: answerLinkProcedures,
  assistant: assistantProcedures,
  protocols: { ...protocolProcedures, ...replayProcedures },
  workOrders: workOrderProcedures,
  jobs: jobProcedures,
  approvals: approvalProcedures,
  guestConfirmations: guestConfirmationProcedures,
  approvalLinks: approvalLinkProcedures,
  calls: callProcedures,
  conversations: conversationProcedures,
  replyDrafts: replyDraftProcedures,
  guest: guestProcedures,
  siteChat: siteChatProcedures,
  support: supportProcedures,
  takeovers: takeoverProcedures,
  notifications: notificationProcedures,
  reports: reportProcedures,
  find: findProcedures,
  exports: exportProcedures,
  imports: importProcedures,
  developers: developerProcedures,
  securityLog: securityLogProcedures,
  privacy: privacyProcedures,
  live: liveProcedures,
});
