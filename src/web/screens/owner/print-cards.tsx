import type { ReactNode } from 'react';
import { DownloadButton } from '../../features/sheets/download-button.tsx';
import { usePreferences } from '../../lib/http/table-order.ts';

/** The QR card in its two sizes; that one was printed is remembered for the start card. */
export function PrintCards({ propertyId }: { propertyId: string }): ReactNode {
  const { preferences, save } = usePreferences();
  const printed = () => {
    if (preferences && !preferences.start_card.qr_card_printed) save({ qr_card_printed: true });
  };
  return (
    <>
      <DownloadButton size="compact" path={`/properties/${propertyId}/qr-card/a6`} onDone={printed}>
        A6, for a shelf
      </DownloadButton>
      <DownloadButton size="compact" path={`/properties/${propertyId}/qr-card/a4`} onDone={printed}>
        A4, for a wall
      </DownloadButton>
    </>
  );
}
