import { lazy, Suspense } from 'react';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { addingIn, contactsDialog, editedIn, teamIn } from './dialog-names.ts';

/** They and the library of dialogs come when one is first opened. */
const AddContractorDialog = lazy(() => import('./add-contractor-dialog.tsx'));
const ContactsDialog = lazy(() => import('./contacts/contacts-dialog.tsx'));
const EditContractorDialog = lazy(() => import('./edit-contractor-dialog.tsx'));
const TeamDialog = lazy(() => import('./assignments/team-dialog.tsx'));

/**
 * What opens by the address: a new contractor, one to change (`?contractor=…` from the palette), who serves a property.
 */
export function ContractorDialogs() {
  const { id, lastId, close } = useUrlDialog('dialog');
  const named = useUrlDialog('contractor');
  const open = id !== null && id === lastId;
  const edited = editedIn(lastId);
  const trade = addingIn(lastId);
  const property = teamIn(lastId);
  return (
    <Suspense>
      {trade !== null && <AddContractorDialog key={`new ${trade}`} trade={trade} open={open} onClose={close} />}
      {lastId === contactsDialog && <ContactsDialog open={open} onClose={close} />}
      {edited && <EditContractorDialog key={edited} id={edited} open={open} onClose={close} />}
      {named.lastId && (
        <EditContractorDialog
          key={`named ${named.lastId}`}
          id={named.lastId}
          open={named.id !== null}
          onClose={named.close}
        />
      )}
      {property && <TeamDialog key={property} propertyId={property} open={open} onClose={close} />}
    </Suspense>
  );
}
