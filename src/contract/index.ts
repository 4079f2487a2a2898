import { accounts } from './accounts.ts';
import { approvalLinks, approvals, guestConfirmations } from './approvals.ts';
import { assignments } from './assignments.ts';
import { assistant } from './assistant.ts';
import { billing } from './billing.ts';
import { calls } from './calls.ts';
import { contractors } from './contractors.ts';
import { conversations } from './conversations.ts';
import { developers } from './developers.ts';
import { enquiries } from './enquiries.ts';
import { live } from './events.ts';
import { exports } from './exports.ts';
import { find } from './find.ts';
import { guest } from './guest.ts';
import { imports } from './imports.ts';
import { jobs } from './jobs.ts';
import { articles } from './knowledge.ts';
import { notifications } from './notifications.ts';
import { answerLinks, ownerQuestions } from './owner-questions.ts';
import { preferences } from './preferences.ts';
import { privacy } from './privacy.ts';
import { properties } from './properties.ts';
import { propertyChanges } from './property-changes.ts';
import { propertyDrafts } from './property-drafts.ts';
import { propertyImages } from './property-images.ts';
import { protocols } from './protocols.ts';
import { replyDrafts } from './reply-drafts.ts';
import { reports } from './reports.ts';
import { securityLog } from './security-log.ts';
import { siteChat } from './site-chat.ts';
import { staff } from './staff.ts';
import { stays } from './stays.ts';
import { support } from './support.ts';
import { takeovers } from './takeovers.ts';
import { workOrders } from './work-orders.ts';

/** The whole contract, one line per feature: the typed client, REST and OpenAPI all come from here. */
export const contract = {
  accounts,
  preferences,
  staff,
  billing,
  enquiries,
  properties,
  propertyChanges,
  propertyImages,
  propertyDrafts,
  contractors,
  assignments,
  stays,
  articles,
  ownerQuestions,
  answerLinks,
  assistant,
  protocols,
  workOrders,
  jobs,
  approvals,
  guestConfirmations,
  approvalLinks,
  calls,
  conversations,
  replyDrafts,
  guest,
  siteChat,
  support,
  takeovers,
  notifications,
  reports,
  find,
  exports,
  imports,
  developers,
  securityLog,
  privacy,
  live,
};
