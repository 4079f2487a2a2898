/** The public assistant: answers about the product from the site's own content, and files questions for the team. */
export { siteChatProcedures } from './procedures.ts';
export { tidySiteChats } from './threads.ts';
