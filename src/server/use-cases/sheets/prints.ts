import * as copyInEnglish from '#contract/messages/en/sheets/prints.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { CardSize } from '#contract/sheets/exports.ts';
import { addressOf, type PropertyRecord } from '#features/properties';
import type { Deps } from '#server/kernel/context.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { fileNameOf } from './file-name.ts';
import { houseFacts } from './house-facts.ts';
import { housePhotos } from './house-photos.ts';
import { isPrintable } from './letters.ts';
import { printed } from './print-documents.ts';

const copy = spoken(copyInEnglish);

type PrintDeps = Pick<Deps, 'links' | 'settings' | 'files' | 'images' | 'store'>;

/** Of one owner: more than anybody prints by hand for all their homes. */
const perOwner: RateLimit = { name: 'print', max: 40, windowSeconds: 600 };

/** @throws TOO_MANY_REQUESTS */
export const limitPrints = (store: PrintDeps['store'], customerId: string) => limitRate(store, perOwner, customerId);

/** @throws TOO_MANY_REQUESTS, UNAVAILABLE */
export async function printHouseSheet(property: PropertyRecord, deps: PrintDeps): Promise<File> {
  await limitPrints(deps.store, property.customer_id);
  const photos = await housePhotos(property, deps);
  return printed(`house-sheet-${fileNameOf(property.name)}.pdf`, {
    of: 'house-sheet',
    on: {
      ...shared(property, deps),
      address: printable(addressOf(property), copy.addressOfBooking),
      groups: houseFacts(property),
      photos,
    },
  });
}

/** @throws TOO_MANY_REQUESTS, UNAVAILABLE */
export async function printQrCard(property: PropertyRecord, size: CardSize, deps: PrintDeps): Promise<File> {
  await limitPrints(deps.store, property.customer_id);
  const on = shared(property, deps);
  return printed(`qr-card-${size}-${fileNameOf(property.name)}.pdf`, { of: 'qr-card', on, size });
}

/** A name of which letters are missing would be the name of another house. */
const printable = (words: string, otherwise: string) => (isPrintable(words) ? words : otherwise);

const shared = (property: PropertyRecord, { links, settings }: Pick<PrintDeps, 'links' | 'settings'>) => ({
  name: printable(property.name, copy.yourStay),
  guestLink: links.guest(property.guest_token),
  emergencyNumber: settings.EMERGENCY_NUMBER,
});
