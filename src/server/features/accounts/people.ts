import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SignUp } from '#contract/accounts/account-forms.ts';
import type { AccountRole } from '#contract/enumerations/accounts.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { peopleLanguageOf } from '#contract/messages/languages.ts';
import { presentLanguage, spoken } from '#contract/messages/spoken.ts';
import { users } from '#server/db/tables/accounts.ts';
import { account, user } from '#server/db/tables/auth.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { Auth } from './auth.ts';
import { digits, trialEnd } from './profile.ts';

const copy = spoken(copyInEnglish);

export type NewPerson = {
  id?: string;
  email: string;
  name: string;
  role: AccountRole;
  password: string;
  companyName?: string | null;
  phone?: string | null;
};

/**
 * Makes a person with a verified address: demo data, the first staff, tests. Returns the id; an address that exists
 * keeps its row.
 */
export async function createPerson(auth: Auth, db: NodePgDatabase, person: NewPerson): Promise<string> {
  const hash = await (await auth.$context).password.hash(person.password);
  return addPerson(db, person, hash);
}

/** As above, with the password's hash at hand. */
export function addPerson(db: NodePgDatabase, person: Omit<NewPerson, 'password'>, hash: string): Promise<string> {
  return db.transaction(async (tx) => {
    const id = person.id ?? newId();
    const email = person.email.toLowerCase();
    const [row] = await tx
      .insert(user)
      .values({ id, name: person.name, email, emailVerified: true, role: person.role })
      .onConflictDoUpdate({ target: user.email, set: { name: person.name } })
      .returning({ id: user.id });
    const userId = row?.id ?? id;
    if (userId !== id) return userId;
    await tx.insert(account).values({ userId, accountId: userId, providerId: 'credential', password: hash });
    if (person.role !== 'owner') return userId;
    await tx.insert(users).values({
      id: userId,
      email,
      full_name: person.name,
      company_name: person.companyName ?? null,
      phone_number: person.phone ? digits(person.phone) : null,
      trial_ends_at: trialEnd,
    });
    return userId;
  });
}

/**
 * Login, password (its hash) and profile record of a new owner in one transaction; the address still has to be
 * verified. They are spoken to in the language they signed up in. @throws CONFLICT for an address that exists (spec 1, section 8)
 */
export async function signUpOwner(db: NodePgDatabase, hash: string, form: SignUp, now: Date): Promise<void> {
  const name = `${form.firstName} ${form.lastName}`;
  const language = peopleLanguageOf(presentLanguage()) ?? 'en';
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(user)
      .values({ name, email: form.email, language })
      .onConflictDoNothing()
      .returning({ id: user.id });
    if (!row) throw addressExists(form.email);
    await tx.insert(account).values({ userId: row.id, accountId: row.id, providerId: 'credential', password: hash });
    await tx.insert(users).values({
      id: row.id,
      email: form.email,
      full_name: name,
      company_name: form.companyName || null,
      phone_number: digits(form.phone),
      address_line1: form.propertyAddress,
      address_city: form.propertyCity,
      address_state: form.propertyState,
      address_zip: form.propertyZip,
      language,
      sms_opt_in: form.smsOptIn,
      sms_opt_in_timestamp: form.smsOptIn ? now : null,
    });
  });
}

function addressExists(email: string) {
  const message = fill(copy.accountExists, { email });
  return conflict(message, { email: message });
}
