import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountRole } from '#contract/enumerations.ts';
import { users } from '#server/db/tables/accounts.ts';
import { account, user } from '#server/db/tables/auth.ts';
import { newId } from '#server/db/tables/columns.ts';
import type { Auth } from './auth.ts';

export type NewPerson = {
  id?: string;
  email: string;
  name: string;
  role: AccountRole;
  password: string;
  companyName?: string | null;
  phone?: string | null;
};

/** Makes a person with a verified address: demo data, the first staff, tests. Returns the id; an address that exists keeps its row. */
export async function createPerson(auth: Auth, db: NodePgDatabase, person: NewPerson): Promise<string> {
  const context = await auth.$context;
  const hash = await context.password.hash(person.password);
  return db.transaction(async (tx) => {
    const id = person.id ?? newId();
    const [row] = await tx
      .insert(user)
      .values({ id, name: person.name, email: person.email.toLowerCase(), emailVerified: true, role: person.role })
      .onConflictDoUpdate({ target: user.email, set: { name: person.name } })
      .returning({ id: user.id });
    const userId = row?.id ?? id;
    if (userId !== id) return userId;
    await tx.insert(account).values({ userId, accountId: userId, providerId: 'credential', password: hash });
    if (person.role === 'owner') await addProfile(tx, userId, person);
    return userId;
  });
}

async function addProfile(tx: Pick<NodePgDatabase, 'insert'>, id: string, person: NewPerson): Promise<void> {
  await tx.insert(users).values({
    id,
    email: person.email.toLowerCase(),
    full_name: person.name,
    company_name: person.companyName ?? null,
    phone_number: person.phone?.replace(/\D/g, '') ?? null,
    trial_ends_at: sql`now() + interval '14 days'`,
  });
}
