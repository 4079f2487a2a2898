import { randomBytes } from 'node:crypto';

// A property's guest link is base64url, which has no dot: one kind of token is never taken for the other.
const beginning = 'page.';

/** Names a property in the tag on its owner's page. */
export const newSiteKey = (): string => beginning + randomBytes(16).toString('base64url');

export const isSiteKey = (token: string): boolean => token.startsWith(beginning);
