import * as copy from '../messages/en/enumerations.ts';

/** What somebody else may be in an owner's account. The database checks the same list. */
export const memberRoles = ['owner', 'manager', 'viewer', 'cleaner'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** `holder`: the person whose account it is. */
export const accountRanks = ['holder', ...memberRoles] as const;
export type AccountRank = (typeof accountRanks)[number];

export const memberRoleLabels: Record<MemberRole, string> = {
  owner: copy.ownerRole,
  manager: copy.managerRole,
  viewer: copy.viewerRole,
  cleaner: copy.cleanerRole,
};

/** What each is for, in the words of the form that invites them. */
export const memberRoleNotes: Record<MemberRole, string> = {
  owner: copy.ownerRoleNote,
  manager: copy.managerRoleNote,
  viewer: copy.viewerRoleNote,
  cleaner: copy.cleanerRoleNote,
};

/** How an invitation stands. */
export const invitationStates = ['open', 'expired', 'withdrawn', 'used'] as const;
export type InvitationState = (typeof invitationStates)[number];
