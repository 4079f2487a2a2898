/** The public assistant: answers about the product from the site's own content, and files questions for the team. */
export { embeddedSite } from './embedded.ts';
export type { KeptMessage, SiteReply } from './engine.ts';
export { siteChatProcedures } from './procedures.ts';
export { purgeExpiredSiteChats } from './threads.ts';
