/**
 * A value as JSON that PostgreSQL keeps. What people send is refused before (contract/schemas.ts); what is cut off a text
 * in the middle of a character, and what a model or a vendor says, is not: its NULs and halves of characters become �.
 */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'string' ? inner.toWellFormed().replaceAll('\0', '\ufffd') : inner,
  );
