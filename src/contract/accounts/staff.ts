import { staffRoles } from '../enumerations/accounts.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/accounts/forms.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { email } from './account-forms.ts';

/** One of the Porchlight team, as an admin sees them. */
export const StaffMember = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    two_factor: z.boolean(),
    /** `invited`: has not set a password yet. */
    state: z.enum(['active', 'invited', 'deactivated']),
    /** When a session of theirs was last used; null when none is open. */
    last_seen_at: Instant.nullable(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;

export const NewStaff = z.object({
  name: z.string().trim().min(2, copy.theirNameMissing).max(limits.nameLength),
  email: email(copy.emailMissing, copy.emailWrong),
  role: z.enum(staffRoles, copy.chooseRole),
});
export type NewStaff = z.infer<typeof NewStaff>;

/** An owner's account, as far as an admin needs it to change its address. */
export const OwnerAccount = z
  .object({
    id: Id,
    full_name: z.string(),
    company_name: z.string().nullable(),
    email: z.string(),
    /** The address that waits to be confirmed. */
    pending_email: z.string().nullable(),
    /** It was, and waits for the old one's word. */
    pending_confirmed: z.boolean(),
    /** From then on the old one's silence is enough. */
    pending_applies_at: Instant.nullable(),
  })
  .meta({ id: 'OwnerAccount' });
export type OwnerAccount = z.infer<typeof OwnerAccount>;

export const NewAddress = z.object({ email: email(copy.emailMissing, copy.emailWrong) });

/** Where an owner is signed in, as far as an admin needs it to end it. */
export const OwnerSession = z
  .object({
    id: Id,
    /** What the browser says of itself. */
    user_agent: z.string().nullable(),
    signed_in_at: Instant,
    last_used_at: Instant,
  })
  .meta({ id: 'OwnerSession' });
export type OwnerSession = z.infer<typeof OwnerSession>;

const sessions = z.object({ items: z.array(OwnerSession) });

const admin = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  base.route({ method, path, tags: ['staff'], summary });
const one = z.object({ id: Id });

/** For admins alone. */
export const staff = {
  list: admin('GET', '/staff', 'The team, by name').output(z.object({ items: z.array(StaffMember) })),
  invite: admin('POST', '/staff', 'Let somebody in; a mail asks them to set a password. 409 for a known address')
    .input(NewStaff)
    .output(StaffMember),
  resendInvite: admin('POST', '/staff/{id}/invite', 'Mail the invitation again').input(one).output(StaffMember),
  setRole: admin('POST', '/staff/{id}/role', 'Agent or admin; ends their sessions. 409 for the last admin')
    .input(one.extend({ role: z.enum(staffRoles) }))
    .output(StaffMember),
  setActive: admin('POST', '/staff/{id}/active', 'Lock somebody out, or let them in again. 409 for the last admin')
    .input(one.extend({ active: z.boolean() }))
    .output(StaffMember),
  findOwners: admin('GET', '/staff/owners', 'Owners whose name, company or address holds the words; 20 at most')
    .input(z.object({ q: z.string().trim().min(2, copy.typeTwoLetters).max(limits.shortText) }))
    .output(z.object({ items: z.array(OwnerAccount) })),
  changeOwnerEmail: admin(
    'POST',
    '/staff/owners/{id}/email',
    'Ask both addresses for a change; the old one has 72 hours to object. 409 when the new one is known',
  )
    .input(NewAddress.extend({ id: Id }))
    .output(OwnerAccount),
  ownerSessions: admin('GET', '/staff/owners/{id}/sessions', 'Where an owner is signed in, the last used first')
    .input(one)
    .output(sessions),
  endOwnerSessions: admin(
    'POST',
    '/staff/owners/{id}/sessions/end',
    'Sign an owner out of one session, or of all; a mail tells them. Answers with those that go on',
  )
    .input(one.extend({ session_id: Id.optional() }))
    .output(sessions),
};
