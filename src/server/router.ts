import {
  accountProcedures,
  invitationLinkProcedures,
  peopleProcedures,
  preferenceProcedures,
  savedViewProcedures,
  securityLogProcedures,
  staffProcedures,
} from '#features/accounts';
import {
  assistantProcedures,
  completenessProcedures,
  guestPreviewProcedures,
  likelyQuestionProcedures,
  ownerChatProcedures,
  replayProcedures,
  replyDraftProcedures,
} from '#features/assistant';
import { billingProcedures } from '#features/billing';
import { assignmentProcedures, contractorProcedures } from '#features/contractors';
import {
  bookingPageProcedures,
  chatHolderProcedures,
  chatTagProcedures,
  codeReleaseProcedures,
  conversationProcedures,
  deskHistoryProcedures,
  deskProcedures,
  deskSearchProcedures,
  guestHistoryProcedures,
  guestProcedures,
  laterReplyProcedures,
  liveProcedures,
  manyChatProcedures,
  rotaProcedures,
  savedReplyProcedures,
  slaProcedures,
  supportProcedures,
  takeoverProcedures,
} from '#features/conversations';
import { developerProcedures } from '#features/developers';
import {
  approvalLinkProcedures,
  approvalProcedures,
  calledNowProcedures,
  callProcedures,
  contractorDeclineProcedures,
  contractorPageProcedures,
  guestConfirmationProcedures,
  handDispatchProcedures,
  jobProcedures,
  orderDeedProcedures,
  simulationProcedures,
} from '#features/dispatch';
import { enquiryProcedures } from '#features/enquiries';
import { answerLinkProcedures, articleProcedures, ownerQuestionProcedures } from '#features/knowledge';
import { notificationProcedures } from '#features/notifications';
import {
  propertyChangeProcedures,
  propertyDraftProcedures,
  propertyGroupProcedures,
  propertyImageProcedures,
  propertyProcedures,
} from '#features/properties';
import { protocolProcedures } from '#features/protocols';
import { figureProcedures, findProcedures, reportProcedures } from '#features/reports';
import { siteChatProcedures } from '#features/site-chat';
import { stayProcedures, turnoverProcedures } from '#features/stays';
import { orderFileProcedures, workOrderProcedures } from '#features/work-orders';
import { os } from '#server/kernel/context.ts';
import { bulkProcedures } from '#server/use-cases/bulk/index.ts';
import { contactProcedures } from '#server/use-cases/contacts/index.ts';
import { contractorHistoryProcedures } from '#server/use-cases/contractor-history/index.ts';
import { newPropertyProcedures } from '#server/use-cases/create-properties/index.ts';
import { manualProcedures } from '#server/use-cases/manuals/index.ts';
import {
  guestThreadProcedures,
  jobThreadProcedures,
  orderThreadProcedures,
} from '#server/use-cases/order-thread/index.ts';
import { archiveProcedures, privacyProcedures } from '#server/use-cases/privacy/index.ts';
import { morningMailLinkProcedures, reachProcedures } from '#server/use-cases/reach/index.ts';
import { reportFileProcedures } from '#server/use-cases/report-files/index.ts';
import { exportProcedures, importProcedures } from '#server/use-cases/sheets/index.ts';

/** The contract fulfilled, one line per group of procedures. */
export const router = os.router({
  accounts: accountProcedures,
  preferences: preferenceProcedures,
  savedViews: savedViewProcedures,
  staff: staffProcedures,
  people: peopleProcedures,
  invitationLinks: invitationLinkProcedures,
  billing: billingProcedures,
  enquiries: enquiryProcedures,
  properties: propertyProcedures,
  newProperties: newPropertyProcedures,
  propertyChanges: propertyChangeProcedures,
  propertyImages: propertyImageProcedures,
  propertyDrafts: propertyDraftProcedures,
  propertyGroups: propertyGroupProcedures,
  bulk: bulkProcedures,
  contractors: contractorProcedures,
  contractorHistory: contractorHistoryProcedures,
  contacts: contactProcedures,
  assignments: assignmentProcedures,
  stays: stayProcedures,
  turnovers: turnoverProcedures,
  articles: articleProcedures,
  completeness: completenessProcedures,
  guestPreviews: guestPreviewProcedures,
  manuals: manualProcedures,
  likelyQuestions: likelyQuestionProcedures,
  ownerQuestions: ownerQuestionProcedures,
  answerLinks: answerLinkProcedures,
  assistant: assistantProcedures,
  protocols: protocolProcedures,
  replays: replayProcedures,
  simulations: simulationProcedures,
  workOrders: workOrderProcedures,
  orderDeeds: orderDeedProcedures,
  orderFiles: orderFileProcedures,
  orderThread: orderThreadProcedures,
  jobs: { ...jobProcedures, ...jobThreadProcedures },
  contractorPages: contractorPageProcedures,
  contractorDeclines: contractorDeclineProcedures,
  approvals: approvalProcedures,
  guestConfirmations: guestConfirmationProcedures,
  approvalLinks: approvalLinkProcedures,
  calledNow: calledNowProcedures,
  calls: callProcedures,
  handDispatch: handDispatchProcedures,
  conversations: conversationProcedures,
  ownerChats: ownerChatProcedures,
  guestHistory: guestHistoryProcedures,
  replyDrafts: replyDraftProcedures,
  guest: { ...guestProcedures, ...guestThreadProcedures },
  bookingPages: bookingPageProcedures,
  siteChat: siteChatProcedures,
  support: supportProcedures,
  takeovers: takeoverProcedures,
  desk: deskProcedures,
  deskHistory: deskHistoryProcedures,
  deskSearch: deskSearchProcedures,
  rota: rotaProcedures,
  savedReplies: savedReplyProcedures,
  laterReplies: laterReplyProcedures,
  sla: slaProcedures,
  chatHolders: chatHolderProcedures,
  codeRelease: codeReleaseProcedures,
  chatTags: chatTagProcedures,
  manyChats: manyChatProcedures,
  notifications: notificationProcedures,
  reach: reachProcedures,
  morningMailLinks: morningMailLinkProcedures,
  reports: reportProcedures,
  figures: figureProcedures,
  reportFiles: reportFileProcedures,
  find: findProcedures,
  exports: exportProcedures,
  imports: importProcedures,
  developers: developerProcedures,
  securityLog: securityLogProcedures,
  privacy: privacyProcedures,
  archives: archiveProcedures,
  live: liveProcedures,
});
