/** What is done to many at once, by what the rows are that were chosen. */
export const propertyDeeds = ['add_group', 'remove_group', 'assign_contractor', 'set_rules', 'add_article'] as const;
export const contractorDeeds = ['assign_to_properties', 'set_area', 'remove_contractors'] as const;
export const articleDeeds = ['set_audience', 'copy_articles', 'remove_articles'] as const;

/** The database checks the same list. */
export const deedKinds = [...propertyDeeds, ...contractorDeeds, ...articleDeeds] as const;
export type DeedKind = (typeof deedKinds)[number];

/** What a row is that was chosen. */
export const deedSubjects = ['property', 'contractor', 'article'] as const;
export type DeedSubject = (typeof deedSubjects)[number];

export const deedsOf: Record<DeedSubject, readonly DeedKind[]> = {
  property: propertyDeeds,
  contractor: contractorDeeds,
  article: articleDeeds,
};

export const subjectOf = (kind: DeedKind): DeedSubject =>
  deedSubjects.find((subject) => deedsOf[subject].includes(kind)) ?? 'property';

/** Where each row goes to each of some properties: counted by pairs. */
export const isForPairs = (kind: DeedKind): boolean => kind === 'assign_to_properties' || kind === 'copy_articles';
