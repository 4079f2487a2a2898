import { eq } from 'drizzle-orm';
import { addContractor, assignContractor } from '#features/contractors';
import { saveArticle } from '#features/knowledge';
import { createProperty } from '#features/properties';
import { saveRules } from '#features/protocols';
import { addStay } from '#features/stays';
import { users } from '#server/db/tables/accounts.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { type Unit, withActor } from '#server/kernel/transaction.ts';
import { demoArticles } from './articles.ts';
import { type DemoContractor, demoContractors } from './contractors.ts';
import { guestTokenFor } from './guest-link.ts';
import type { Past } from './past.ts';
import { ownerActor } from './people.ts';
import { demoProperties, propertyNames } from './properties/all.ts';
import { demoStays } from './stays.ts';

const day = 24 * 3_600_000;
const { customerId } = ownerActor;

/** What was there before the first guest wrote: the properties, who looks after them, what guests are told, the bookings. */
export async function furnish(past: Past): Promise<void> {
  const monthsAgo = (months: number) => new Date(past.present.getTime() - months * 30 * day);
  past.setClock(monthsAgo(5));
  await asOwner(past, async (unit) => {
    for (const [i, name] of propertyNames.entries()) {
      const guest_token = guestTokenFor(past.deps.vault, name);
      const created_at = new Date(monthsAgo(5 - i).getTime() + i * 5_000_000);
      await createProperty(unit, past.deps.vault, ownerActor, { ...demoProperties[name], guest_token, created_at });
    }
    for (const [i, contractor] of demoContractors.entries()) {
      await addOne(unit, past, contractor, new Date(monthsAgo(4).getTime() + i * 7_300_000));
    }
    await unit.tx
      .update(users)
      .set({
        address_line1: '214 SE Alder Street',
        address_city: 'Portland',
        address_state: 'OR',
        address_zip: '97214',
        qr_card_printed_at: monthsAgo(4),
      })
      .where(eq(users.id, customerId));
    await saveRules(unit, customerId, null, {
      actions: [
        { service_type: 'property_management', action: 'human' },
        { service_type: 'rental_management', action: 'human' },
        { urgency: 'non_urgent', action: 'ask_owner' },
        { service_type: 'handyman', urgency: 'low', action: 'ask_owner' },
        { action: 'dispatch' },
      ],
      nte_cents: 35_000,
      emergency_nte_cents: 80_000,
      approval_wait_minutes: 4320,
    });
  });
  past.setClock(monthsAgo(3));
  for (const article of demoArticles) {
    past.pass(9 * 60_000);
    const property_id = article.property ? demoProperties[article.property].id : null;
    const { title, body, audience = 'anyone' } = article;
    await asOwner(past, (unit) =>
      saveArticle(unit, past.deps.vault, customerId, { property_id, title, body, audience }),
    );
  }
  past.setClock(monthsAgo(1.5));
  await asOwner(past, async (unit) => {
    for (const { property, ...stay } of demoStays(past.present)) {
      await addStay(unit, { ...stay, customer_id: customerId, property_id: demoProperties[property].id });
    }
  });
}

const asOwner = <T>(past: Past, work: (unit: Unit) => Promise<T>) => withActor(past.deps.store, ownerActor, work);

async function addOne(unit: Unit, past: Past, contractor: DemoContractor, created_at: Date): Promise<void> {
  const { serves, isContactPointOf = [], insuranceLapsedDaysAgo, inactive, ...rest } = contractor;
  const insured = new Date(past.present.getTime() + (insuranceLapsedDaysAgo ? -insuranceLapsedDaysAgo : 210) * day);
  const row = await addContractor(unit, customerId, {
    account_number: null,
    notification_method: 'phone',
    notes: null,
    working_hours: null,
    service_zips: [],
    licence_expires_on: null,
    insurance_expires_on: insured.toISOString().slice(0, 10),
    ...rest,
    created_at,
  });
  for (const name of serves) {
    const isContactPoint = isContactPointOf.includes(name);
    await assignContractor(unit, {
      customerId,
      propertyId: demoProperties[name].id,
      contractorId: row.id,
      isContactPoint,
    });
  }
  if (inactive) await unit.tx.update(contractors).set({ status: 'inactive' }).where(eq(contractors.id, row.id));
}
