import { eq, inArray } from 'drizzle-orm';
import type { ImageSlot } from '#contract/properties/property-images.ts';
import { addContractor } from '#features/contractors';
import { saveArticle } from '#features/knowledge';
import { stageImage } from '#features/properties';
import { saveRules } from '#features/protocols';
import { addStay } from '#features/stays';
import { users } from '#server/db/tables/accounts.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { createWholeProperty } from '#server/use-cases/create-properties/index.ts';
import { demoArticles } from './articles.ts';
import { type DemoContractor, demoContractors } from './contractors.ts';
import { guestTokenFor } from './guest-link.ts';
import type { Past } from './past.ts';
import { ownerActor } from './people.ts';
import { picture, type Subject } from './pictures.ts';
import { demoProperties, type PropertyName, propertyNames } from './properties/all.ts';
import { demoPhotos } from './properties/photos.ts';
import { demoStays } from './stays.ts';

const day = 24 * 3_600_000;
const { customerId } = ownerActor;

/**
 * What was there before the first guest wrote: the properties, who looks after them, what guests are told, the
 * bookings.
 */
export async function furnish(past: Past): Promise<void> {
  const monthsAgo = (months: number) => new Date(past.present.getTime() - months * 30 * day);
  past.setClock(monthsAgo(5));
  await asOwner(past, async (unit) => {
    for (const [i, contractor] of demoContractors.entries()) {
      const created_at = new Date(monthsAgo(4).getTime() + i * 7_300_000);
      await addContractor(unit, customerId, { id: contractor.id, ...fieldsOf(contractor, past), created_at });
    }
  });
  past.setClock(monthsAgo(3.9));
  for (const [i, name] of propertyNames.entries()) {
    await addWhole(past, name, new Date(monthsAgo(5 - i).getTime() + i * 5_000_000));
  }
  await asOwner(past, async (unit) => {
    const gone = demoContractors.flatMap(({ id, inactive }) => (inactive ? [id] : []));
    await unit.tx.update(contractors).set({ status: 'inactive' }).where(inArray(contractors.id, gone));
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
      // Its stories are told at whatever hour it is; none of them is about a wish.
      quiet_hours: { from: 22 * 60, to: 7 * 60, waits: ['non_urgent'] },
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

const asOwner = <T>(past: Past, work: (unit: UnitOfWork) => Promise<T>) => withActor(past.deps.store, ownerActor, work);

/** As the wizard adds one: its pictures first, then everything in one transaction. */
async function addWhole(past: Past, name: PropertyName, created_at: Date): Promise<void> {
  const { id, ...facts } = demoProperties[name];
  const images: Partial<Record<ImageSlot, string>> = {};
  for (const [slot, subject] of Object.entries(demoPhotos[name]) as [ImageSlot, Subject][]) {
    images[slot] = (await stageImage(past.deps, ownerActor, { slot, file: await picture(subject) })).id;
  }
  const whole = { ...facts, images, articles: [], contractors: servantsOf(name, past) };
  await createWholeProperty(past.deps, ownerActor, whole, {
    id,
    guest_token: guestTokenFor(past.deps.vault, name),
    created_at,
  });
}

const servantsOf = (name: PropertyName, past: Past) =>
  demoContractors
    .filter(({ serves }) => serves.includes(name))
    .map((one) => ({
      id: one.id,
      ...fieldsOf(one, past),
      is_contact_point: one.isContactPointOf?.includes(name) ?? false,
    }));

function fieldsOf(
  { id, serves, isContactPointOf, insuranceLapsedDaysAgo, inactive, ...rest }: DemoContractor,
  past: Past,
) {
  const insured = new Date(past.present.getTime() + (insuranceLapsedDaysAgo ? -insuranceLapsedDaysAgo : 210) * day);
  return {
    account_number: null,
    notification_method: 'phone' as const,
    language: null,
    notes: null,
    working_hours: null,
    service_zips: [],
    service_cities: [],
    holidays: [],
    insurance_number: null,
    license_number: null,
    license_expires_on: null,
    insurance_expires_on: insured.toISOString().slice(0, 10),
    ...rest,
  };
}
