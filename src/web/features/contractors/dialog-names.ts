/** What opens over the owner's screens by the address, `?dialog=…`. */
export const addDialog = 'add-contractor';
const edit = 'edit-contractor:';
const team = 'property-contractors:';

export const editDialog = (contractorId: string): string => edit + contractorId;
export const teamDialog = (propertyId: string): string => team + propertyId;

const after = (name: string, dialog: string | null) => (dialog?.startsWith(name) ? dialog.slice(name.length) : null);
export const editedIn = (dialog: string | null): string | null => after(edit, dialog);
export const teamIn = (dialog: string | null): string | null => after(team, dialog);
