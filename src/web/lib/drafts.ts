const keyOf = (form: string) => `porchlight.draft.${form}`;

/** What is typed in a form and not sent, in this tab: it is there again after a session that ended in the middle. */
export function keepDraft(form: string, fields: object) {
  sessionStorage.setItem(keyOf(form), JSON.stringify(fields));
}

export function readDraft(form: string): Record<string, string | undefined> {
  const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}; // written by keepDraft
}

export function dropDraft(form: string) {
  sessionStorage.removeItem(keyOf(form));
}
