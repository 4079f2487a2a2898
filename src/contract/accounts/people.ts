import { invitationStates, memberRoles } from '../enumerations/people.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as forms from '../messages/en/accounts/forms.ts';
import * as copy from '../messages/en/accounts/people.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { email, NewPassword } from './account-forms.ts';

export const peopleLimits = {
  /** Members and open invitations of one account. */
  people: 50,
  /** So many days an invitation can be accepted. */
  inviteDays: 7,
} as const;

const role = z.enum(memberRoles, copy.chooseRole);

/** Somebody with a role in an owner's account. */
export const Member = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    role,
    /** Whether they see door codes, entry instructions and the Wi-Fi password; owners always do. */
    codes: z.boolean(),
    joined_at: Instant,
    /** Whether it is whoever asks. */
    is_me: z.boolean(),
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof Member>;

/** An invitation that nobody has accepted yet. */
export const Invitation = z
  .object({
    id: Id,
    email: z.string(),
    role,
    codes: z.boolean(),
    state: z.enum(['open', 'expired']),
    sent_at: Instant,
    expires_at: Instant,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

/** Everybody of an account; `holder` is whose account it is. */
export const People = z
  .object({
    holder: z.object({ name: z.string(), email: z.string() }),
    members: z.array(Member),
    invitations: z.array(Invitation),
  })
  .meta({ id: 'People' });
export type People = z.infer<typeof People>;

export const NewInvitation = z.object({
  email: email(forms.emailMissing, forms.emailWrong),
  role,
  /** What is left out is what the role has: managers see codes, viewers and cleaners do not. */
  codes: z.boolean().optional(),
});
export type NewInvitation = z.infer<typeof NewInvitation>;

/** What an invitation's link leads to. `known`: its address signs in here already, and only has to accept. */
export const InvitationPage = z
  .object({
    state: z.enum(invitationStates),
    account_name: z.string(),
    invited_by: z.string(),
    email: z.string(),
    role,
    codes: z.boolean(),
    known: z.boolean(),
    expires_at: Instant,
  })
  .meta({ id: 'InvitationPage' });
export type InvitationPage = z.infer<typeof InvitationPage>;

/** Who joins by an invitation and has no sign-in yet; the address is the invitation's. */
export const Joining = z.object({
  name: z.string().trim().min(limits.nameMin, forms.fullNameMissing).max(limits.nameLength),
  password: NewPassword,
});
export type Joining = z.infer<typeof Joining>;

const tags = ['people'];
const one = z.object({ id: Id });
const act = (path: `/${string}`, summary: string) =>
  base.route({ method: 'POST', path: `/people${path}`, tags, summary });

/** Who else works in the account; for its owners alone. */
export const people = {
  list: base.route({ method: 'GET', path: '/people', tags, summary: 'Everybody of the account' }).output(People),
  /** CONFLICT with `email` among its fields for whoever is in the account already. */
  invite: act('/invitations', 'Invite somebody by mail; the link is good once, for seven days')
    .input(NewInvitation)
    .output(Invitation),
  resend: act('/invitations/{id}/resend', 'Mail a new link; the one before it ends').input(one).output(Invitation),
  withdraw: act('/invitations/{id}/withdraw', 'Take an invitation back').input(one).output(one),
  change: base
    .route({ method: 'PATCH', path: '/people/{id}', tags, summary: 'Change a role, or whether somebody sees codes' })
    .input(one.extend({ role: role.optional(), codes: z.boolean().optional() }))
    .output(Member),
  remove: act('/{id}/remove', 'Take somebody out of the account, at once').input(one).output(one),
  restore: act('/{id}/restore', 'Bring somebody back, for a day').input(one).output(Member),
  leave: act('/leave', 'Leave an account that is somebody else’s').output(z.object({ left: z.boolean() })),
};

const byToken = z.object({ token: z.string().max(200) });

/** By the token that was mailed. */
export const invitationLinks = {
  get: base
    .route({ method: 'GET', path: '/invitation-links/{token}', tags, summary: 'Who invites whom, and as what' })
    .input(byToken)
    .output(InvitationPage),
  /** CONFLICT where the address signs in here already; GONE where the invitation is over. */
  join: base
    .route({ method: 'POST', path: '/invitation-links/{token}/join', tags, summary: 'Sign up and join the account' })
    .input(byToken.extend(Joining.shape))
    .output(z.object({ email: z.string() })),
  /** For whoever signs in with the invited address. FORBIDDEN for another one. */
  accept: base
    .route({ method: 'POST', path: '/invitation-links/{token}/accept', tags, summary: 'Join the account, signed in' })
    .input(byToken)
    .output(z.object({ account_id: Id })),
};
