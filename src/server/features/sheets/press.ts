import type { CardSize } from '#contract/exports.ts';
import { addressOf, guestLink, type PropertyRecord } from '#features/properties';
import type { Deps } from '#server/kernel/context.ts';
import { houseFacts } from './house-facts.ts';
import { housePhotos } from './house-photos.ts';
import { houseSheet } from './house-sheet.ts';
import { fileNameOf, printed } from './paper.ts';
import { qrCard } from './qr-card.ts';

type House = Pick<Deps, 'publicUrl' | 'settings' | 'files' | 'images'>;

export async function printHouseSheet(property: PropertyRecord, house: House): Promise<File> {
  const photos = await housePhotos(property, house);
  return printed(
    `house-sheet-${fileNameOf(property.name)}.pdf`,
    houseSheet({ ...shared(property, house), address: addressOf(property), groups: houseFacts(property), photos }),
  );
}

export const printQrCard = (property: PropertyRecord, size: CardSize, house: House): Promise<File> =>
  printed(`qr-card-${size}-${fileNameOf(property.name)}.pdf`, qrCard(shared(property, house), size));

const shared = (property: PropertyRecord, { publicUrl, settings }: Pick<House, 'publicUrl' | 'settings'>) => ({
  name: property.name,
  guestLink: guestLink(publicUrl, property.guest_token),
  emergencyNumber: settings.EMERGENCY_NUMBER,
});
