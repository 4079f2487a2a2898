import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Property } from '#contract/properties/properties.ts';
import { GroupsCard } from '../../features/bulk/groups-card.tsx';
import { PropertyContractors } from '../../features/contractors/assignments/property-contractors.tsx';
import { addTradeDialog } from '../../features/contractors/dialog-names.ts';
import { BookingPageCard } from '../../features/conversations/booking-page/booking-page-card.tsx';
import { CalledAtHouseCard } from '../../features/dispatch/called-now/called-at-house.tsx';
import { CompletenessCard } from '../../features/knowledge/completeness-card.tsx';
import { SavedNotesCard } from '../../features/knowledge/likely/saved-notes-card.tsx';
import { ReadManualButton } from '../../features/manuals/read-manual-button.tsx';
import { GuestLinkCard } from '../../features/properties/page/guest-link-card.tsx';
import { PropertyFacts } from '../../features/properties/page/property-facts.tsx';
import { PropertyHeader } from '../../features/properties/page/property-header.tsx';
import { useProperty } from '../../features/properties/page/property-page.ts';
import { PropertyPhotos } from '../../features/properties/page/property-photos.tsx';
import { PropertySkeleton, PropertyTrouble, RemovedBanner } from '../../features/properties/page/property-trouble.tsx';
import { DownloadButton } from '../../features/sheets/download-button.tsx';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { usePreferences } from '../../lib/http/preferences.ts';
import { PropertyHistory } from './property-history.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: common.property }) }];
}

/** Everything of one property: `/dashboard/properties/:id`. */
export default function PropertyScreen() {
  const { id = '' } = useParams();
  const query = useProperty(id);
  const { data: property } = query;
  return (
    <div key={id}>
      {property && <title>{fill(copy.tabTitle, { page: property.name })}</title>}
      {property && !property.can.edit && <RemovedBanner property={property} />}
      <PropertyHeader
        id={id}
        property={property}
        more={
          <>
            <ReadManualButton propertyId={id} />
            <DownloadButton path={`/properties/${id}/house-sheet`}>{copy.houseSheet}</DownloadButton>
          </>
        }
      />
      {property && <Whole property={property} />}
      {!property && query.error && <PropertyTrouble error={query.error} onRetry={() => void query.refetch()} />}
      {!property && !query.error && <PropertySkeleton />}
    </div>
  );
}

function Whole({ property }: { property: Property }) {
  const { id, can } = property;
  const dialog = useUrlDialog('dialog');
  return (
    <>
      <SavedNotesCard propertyId={id} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <PropertyFacts property={property} />
          <PropertyPhotos property={property} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 max-lg:-order-1">
          {can.edit && <GuestLinkCard property={property} printing={<PrintCards propertyId={id} />} />}
          <GroupsCard propertyId={id} still={!can.edit} />
          {can.edit && (
            <BookingPageCard
              propertyId={id}
              renderPreview={(open, onClose) => <Preview property={property.name} open={open} onClose={onClose} />}
            />
          )}
          <CompletenessCard propertyId={id} />
          <PropertyContractors propertyId={id} still={!can.edit} />
          {can.edit && <CalledAtHouseCard propertyId={id} onAdd={(trade) => void dialog.open(addTradeDialog(trade))} />}
        </div>
      </div>
      <PropertyHistory propertyId={id} />
    </>
  );
}

const BookingPagePreview = lazy(() => import('./booking-page-preview.tsx'));

/** Its code comes when it is first opened. */
function Preview(props: ComponentProps<typeof BookingPagePreview>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return <Suspense>{wasOpened && <BookingPagePreview {...props} />}</Suspense>;
}

/** The QR card in its two sizes; that one was printed is remembered for the start card. */
function PrintCards({ propertyId }: { propertyId: string }): ReactNode {
  const { preferences, save } = usePreferences();
  const printed = () => {
    if (preferences && !preferences.start_card.qr_card_printed) save({ qr_card_printed: true });
  };
  return (
    <>
      <DownloadButton size="compact" path={`/properties/${propertyId}/qr-card/a6`} onDone={printed}>
        {copy.cardForShelf}
      </DownloadButton>
      <DownloadButton size="compact" path={`/properties/${propertyId}/qr-card/a4`} onDone={printed}>
        {copy.cardForWall}
      </DownloadButton>
    </>
  );
}
