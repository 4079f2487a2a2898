import { lazy } from 'react';
import { useLocation } from 'react-router';
import { askedAbout, fieldsAsked } from '../../features/knowledge/likely/asked-about.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';

/** Each comes when it is first opened; the dashboard does not wait for any of them. */
const AddProperty = lazy(() => import('./add-property.tsx'));
const EditProperty = lazy(() => import('./edit-property.tsx'));
const RemovePropertyDialog = lazy(() => import('../../features/properties/removal/remove-property-dialog.tsx'));
const RemovedPropertiesDialog = lazy(() => import('../../features/properties/removal/removed-properties-dialog.tsx'));

/**
 * What is done to properties, by the address: `?add=property`, `?edit=<id>` or `?edit=<id>:<field>`, `?remove=<id>`,
 * `?dialog=removed-properties`.
 */
export function PropertyDialogs({ ownerId }: { ownerId: string }) {
  const { pathname } = useLocation();
  const add = useUrlDialog('add');
  const edit = useUrlDialog('edit');
  const [edited, field] = edit.lastId?.split(':') ?? [];
  const remove = useUrlDialog('remove');
  const dialog = useUrlDialog('dialog');
  return (
    <>
      {add.lastId === 'property' && (
        <AddProperty
          open={add.id === 'property'}
          ownerId={ownerId}
          onClose={add.close}
          onRestored={(id) => void edit.replace(id)}
        />
      )}
      {edited && (
        <EditProperty
          open={edit.id !== null}
          id={edited}
          field={field}
          ownerId={ownerId}
          onClose={edit.close}
          onSaved={(fields) => {
            if (fields.length > 0 && pathname === `/dashboard/properties/${edited}`)
              edit.closeWith(askedAbout, fieldsAsked(fields));
            else edit.close();
          }}
        />
      )}
      {remove.lastId && <RemovePropertyDialog open={remove.id !== null} id={remove.lastId} onClose={remove.close} />}
      {dialog.lastId === 'removed-properties' && (
        <RemovedPropertiesDialog open={dialog.id === 'removed-properties'} onClose={dialog.close} />
      )}
    </>
  );
}
