import { accounts } from './accounts/accounts.ts';
import { invitationLinks, people } from './accounts/people.ts';
import { preferences } from './accounts/preferences.ts';
import { savedViews } from './accounts/saved-views.ts';
import { securityLog } from './accounts/security-log.ts';
import { staff } from './accounts/staff.ts';
import { assistant } from './assistant/assistant.ts';
import { replyDrafts } from './assistant/reply-drafts.ts';
import { billing } from './billing/billing.ts';
import { bulk } from './bulk/bulk.ts';
import { assignments } from './contractors/assignments.ts';
import { contractors } from './contractors/contractors.ts';
import { contacts } from './contractors/from-contacts.ts';
import { contractorHistory } from './contractors/history.ts';
import { bookingPages } from './conversations/booking-pages.ts';
import { chatHolders } from './conversations/chat-holders.ts';
import { chatTags } from './conversations/chat-tags.ts';
import { codeRelease } from './conversations/code-release.ts';
import { conversations } from './conversations/conversations.ts';
import { desk } from './conversations/desk.ts';
import { deskHistory } from './conversations/desk-history.ts';
import { deskSearch } from './conversations/desk-search.ts';
import { guest } from './conversations/guest.ts';
import { guestHistory } from './conversations/guest-history.ts';
import { laterReplies } from './conversations/later-replies.ts';
import { manyChats } from './conversations/many-chats.ts';
import { ownerChats } from './conversations/owner-chats.ts';
import { rota } from './conversations/rota.ts';
import { savedReplies } from './conversations/saved-replies.ts';
import { sla } from './conversations/sla.ts';
import { support } from './conversations/support.ts';
import { takeovers } from './conversations/takeovers.ts';
import { developers } from './developers/developers.ts';
import { approvalLinks, approvals, guestConfirmations } from './dispatch/approvals.ts';
import { calledNow } from './dispatch/called-now.ts';
import { calls } from './dispatch/calls.ts';
import { contractorDeclines } from './dispatch/contractor-declines.ts';
import { contractorPages } from './dispatch/contractor-pages.ts';
import { handDispatch } from './dispatch/hand-dispatch.ts';
import { jobs } from './dispatch/jobs.ts';
import { enquiries } from './enquiries/enquiries.ts';
import { live } from './events.ts';
import { completeness } from './knowledge/completeness.ts';
import { guestPreviews } from './knowledge/guest-preview.ts';
import { articles } from './knowledge/knowledge.ts';
import { likelyQuestions } from './knowledge/likely-questions.ts';
import { answerLinks, ownerQuestions } from './knowledge/owner-questions.ts';
import { manuals } from './manuals/manuals.ts';
import { notifications } from './notifications/notifications.ts';
import { morningMailLinks, reach } from './notifications/reach.ts';
import { archives } from './privacy/archives.ts';
import { privacy } from './privacy/privacy.ts';
import { properties } from './properties/properties.ts';
import { newProperties, propertyChanges } from './properties/property-changes.ts';
import { propertyDrafts } from './properties/property-drafts.ts';
import { propertyGroups } from './properties/property-groups.ts';
import { propertyImages } from './properties/property-images.ts';
import { protocols, replays } from './protocols/protocols.ts';
import { simulations } from './protocols/simulation.ts';
import { figures } from './reports/figures.ts';
import { find } from './reports/find.ts';
import { reportFiles } from './reports/report-files.ts';
import { reports } from './reports/reports.ts';
import { exports } from './sheets/exports.ts';
import { imports } from './sheets/imports.ts';
import { siteChat } from './site-chat/site-chat.ts';
import { stays } from './stays/stays.ts';
import { turnovers } from './stays/turnovers.ts';
import { orderDeeds } from './work-orders/order-deeds.ts';
import { orderFiles } from './work-orders/order-files.ts';
import { orderThread } from './work-orders/order-thread.ts';
import { workOrders } from './work-orders/work-orders.ts';

/** The whole contract, one line per feature: the typed client, REST and OpenAPI all come from here. */
export const contract = {
  accounts,
  preferences,
  savedViews,
  staff,
  people,
  invitationLinks,
  billing,
  enquiries,
  properties,
  newProperties,
  propertyChanges,
  propertyImages,
  propertyDrafts,
  propertyGroups,
  bulk,
  contractors,
  contractorHistory,
  contacts,
  assignments,
  stays,
  turnovers,
  articles,
  completeness,
  guestPreviews,
  manuals,
  likelyQuestions,
  ownerQuestions,
  answerLinks,
  assistant,
  protocols,
  replays,
  simulations,
  workOrders,
  orderDeeds,
  orderFiles,
  orderThread,
  jobs,
  contractorDeclines,
  contractorPages,
  approvals,
  guestConfirmations,
  approvalLinks,
  calledNow,
  calls,
  handDispatch,
  conversations,
  ownerChats,
  guestHistory,
  replyDrafts,
  guest,
  bookingPages,
  siteChat,
  support,
  takeovers,
  desk,
  deskHistory,
  deskSearch,
  rota,
  savedReplies,
  laterReplies,
  sla,
  chatHolders,
  codeRelease,
  chatTags,
  manyChats,
  notifications,
  reach,
  morningMailLinks,
  reports,
  figures,
  reportFiles,
  find,
  exports,
  imports,
  developers,
  securityLog,
  privacy,
  archives,
  live,
};
