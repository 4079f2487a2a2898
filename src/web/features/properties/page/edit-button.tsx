import type { ReactNode } from 'react';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import type { FieldName } from '../wizard/values.ts';

/** Opens Edit Property where one field is. */
export function EditButton({
  id,
  field,
  children,
}: {
  id: string;
  field?: FieldName | undefined;
  children: ReactNode;
}) {
  const edit = useUrlDialog('edit');
  return (
    <button
      type="button"
      onClick={() => void edit.open(field ? `${id}:${field}` : id)}
      className="text-primary-text underline touch:py-3.25"
    >
      {children}
    </button>
  );
}
