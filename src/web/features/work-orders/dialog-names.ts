/** A new work order over any screen of the owner, by the address: `?dialog=new-order`, at a property where one is named. */
const open = 'new-order';

export const newOrderDialog = (propertyId?: string): string => (propertyId ? `${open}:${propertyId}` : open);

/** Where it is to be; '' where no property was named, null where none is opened. */
export function newOrderIn(dialog: string | null): string | null {
  if (dialog === open) return '';
  return dialog?.startsWith(`${open}:`) ? dialog.slice(open.length + 1) : null;
}
