/** Every table, for the migration generator and the query builder. */
export * from './accounts.ts';
export * from './auth.ts';
export * from './billing.ts';
export * from './contractors.ts';
export * from './conversations.ts';
export * from './developers.ts';
export * from './enquiries.ts';
export * from './kernel.ts';
export * from './knowledge.ts';
export * from './model-calls.ts';
export * from './notifications.ts';
export * from './properties.ts';
export * from './protocols.ts';
export * from './security.ts';
export * from './sheets.ts';
export * from './stays.ts';
export * from './work-orders.ts';
