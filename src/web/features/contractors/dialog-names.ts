import { type ServiceType, serviceTypes } from '#contract/enumerations/trades.ts';

/** What opens over the owner's screens by the address, `?dialog=…`. */
export const addDialog = 'add-contractor';
export const contactsDialog = 'import-contacts';
const edit = 'edit-contractor:';
const team = 'property-contractors:';

/** A new contractor of a trade. */
export const addTradeDialog = (trade: ServiceType): string => `${addDialog}:${trade}`;
export const editDialog = (contractorId: string): string => edit + contractorId;
export const teamDialog = (propertyId: string): string => team + propertyId;

const after = (name: string, dialog: string | null) => (dialog?.startsWith(name) ? dialog.slice(name.length) : null);
export const editedIn = (dialog: string | null): string | null => after(edit, dialog);
export const teamIn = (dialog: string | null): string | null => after(team, dialog);
/** The trade of a new contractor; '' where none was named, null where no contractor is new. */
export function addingIn(dialog: string | null): ServiceType | '' | null {
  if (dialog === addDialog) return '';
  return serviceTypes.find((trade) => addTradeDialog(trade) === dialog) ?? null;
}
