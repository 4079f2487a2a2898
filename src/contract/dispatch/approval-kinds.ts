// Beside approvals.ts, whose schemas would bring their library to the page behind a mail's link.

/**
 * May a contractor be sent; may it cost more; may a contractor be sent for somebody whose stay nobody has checked
 * (which the desk may answer too); may it cost what its contractor thinks it will.
 */
export const approvalKinds = ['dispatch', 'raise_nte', 'unchecked_guest', 'estimate'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** Whether it asks for an amount: a yes sets what the job may cost, and nothing else happens either way. */
export const asksForMoney = (kind: ApprovalKind): boolean => kind === 'raise_nte' || kind === 'estimate';
