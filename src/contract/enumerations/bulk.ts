/** What is done to many properties at once. The database checks the same list. */
export const deedKinds = ['add_group', 'remove_group', 'assign_contractor', 'set_rules', 'add_article'] as const;
export type DeedKind = (typeof deedKinds)[number];
