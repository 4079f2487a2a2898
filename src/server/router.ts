import { accountProcedures } from '#features/accounts';
import { contractorProcedures } from '#features/contractors';
import { conversationProcedures, guestProcedures, liveProcedures } from '#features/conversations';
import { approvalProcedures, jobProcedures } from '#features/dispatch';
import { articleProcedures } from '#features/knowledge';
import { propertyProcedures } from '#features/properties';
import { protocolProcedures } from '#features/protocols';
import { stayProcedures } from '#features/stays';
import { workOrderProcedures } from '#features/work-orders';
import { os } from '#server/kernel/context.ts';

/** The contract fulfilled, one line per feature. */
export const router = os.router({
  accounts: accountProcedures,
  properties: propertyProcedures,
  contractors: contractorProcedures,
  stays: stayProcedures,
  articles: articleProcedures,
  protocols: protocolProcedures,
  workOrders: workOrderProcedures,
  jobs: jobProcedures,
  approvals: approvalProcedures,
  conversations: conversationProcedures,
  guest: guestProcedures,
  live: liveProcedures,
});
