import type { Vault } from '#server/platform/vault/port.ts';
import { createRenewableLinks, createSignedLinks, type RenewableLinks, type SignedLinks } from './signed-links.ts';

/**
 * Every address of ours that a mail, a text or a page names. A unit of work carries it, so it is asked where the words
 * are put together.
 */
export type Links = {
  /** Where we are reached, without a trailing slash. */
  origin: string;
  /** A page of ours: `page('/dashboard')`. */
  page(path: string): string;
  /** The guest's chat of a property, by the property's token. */
  guest(token: string): string;
  /** To a contractor's page of one offer. */
  job: SignedLinks;
  /** To the page of all jobs of one contractor. */
  contractor: RenewableLinks;
  /** By which an owner answers one guest's question from a mail. */
  answer: SignedLinks;
  /** By which an owner approves or declines one thing from a mail. */
  approval: SignedLinks;
  /** By which somebody stops their morning mail, from the mail. */
  morningMail: SignedLinks;
};

export function createLinks(vault: Vault, origin: string): Links {
  const signed = (kind: string, path: string) =>
    createSignedLinks(vault.deriveKey(`${kind}s`), kind, `${origin}/${path}`);
  return {
    origin,
    page: (path) => `${origin}${path}`,
    guest: (token) => `${origin}/g/${token}`,
    job: signed('job-link', 'job'),
    contractor: createRenewableLinks(vault.deriveKey('contractor-links'), 'contractor-link', `${origin}/my-jobs`),
    answer: signed('answer-link', 'answer'),
    approval: signed('approval-link', 'approve'),
    morningMail: signed('morning-mail-link', 'morning-mail'),
  };
}
