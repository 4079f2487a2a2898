const keyOf = (userId: string) => `porchlight.profile-draft.${userId}`;

/** What is typed and not saved, in this tab: it is there again after a session that ended in the middle. */
export function keepDraft(userId: string, fields: object) {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(fields));
}

export function readDraft(userId: string): object {
  const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}');
  return typeof kept === 'object' && kept !== null ? kept : {};
}

export function dropDraft(userId: string) {
  sessionStorage.removeItem(keyOf(userId));
}
