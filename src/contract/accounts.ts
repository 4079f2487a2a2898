import { accountRoles } from './enumerations.ts';
import { base } from './errors.ts';
import { Id, Instant } from './paging.ts';
import { z } from './z.ts';

/** The signed-in person: an owner's profile record, or a member of staff. */
export const Me = z
  .object({
    id: Id,
    email: z.string(),
    role: z.enum(accountRoles),
    full_name: z.string(),
    company_name: z.string().nullable(),
    email_verified: z.boolean(),
    session_expires_at: Instant,
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

/** Sign-in and sign-out are the auth library's (`/api/auth/*`); this says who is signed in. */
export const accounts = {
  me: base.route({ method: 'GET', path: '/me', tags: ['accounts'], summary: 'Who is signed in' }).output(Me),
};
