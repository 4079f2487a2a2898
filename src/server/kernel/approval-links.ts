import { createSignedIds } from './signed-ids.ts';

/** Makes and checks the links by which an owner approves or declines one thing from a mail, without signing in. */
export type ApprovalLinks = {
  tokenFor(approvalId: string): string;
  approvalOf(token: string): string | undefined;
  urlFor(approvalId: string): string;
};

export function createApprovalLinks(key: Buffer, publicUrl: string): ApprovalLinks {
  const { tokenFor, idOf } = createSignedIds(key, 'approval-link');
  return { tokenFor, approvalOf: idOf, urlFor: (approvalId) => `${publicUrl}/approve/${tokenFor(approvalId)}` };
}
