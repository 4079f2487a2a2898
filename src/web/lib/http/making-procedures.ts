/**
 * The procedures that make something new each time they are done, or refuse to be done twice (`making.ts`), by their
 * names for the typed client: a file of its own, since the light one calls none by name.
 */
export const makingProcedures: ReadonlySet<string> = new Set([
  'newProperties.create',
  'archives.make',
  'archives.receive',
  'contractors.create',
  'contacts.add',
  'assignments.assign',
  'stays.create',
  'articles.create',
  'articles.createMany',
  'ownerQuestions.answer',
  'workOrders.open',
  'workOrders.split',
  'orderThread.write',
  'handDispatch.offer',
  'conversations.reply',
  'conversations.note',
  'ownerChats.write',
  'ownerChats.tellTeam',
  'ownerChats.giveBack',
  'ownerChats.correct',
  'support.write',
  'enquiries.answer',
  'imports.confirm',
  'bulk.run',
  'savedViews.save',
  'developers.addKey',
  'developers.addWebhook',
  'developers.replaceSecret',
]);
