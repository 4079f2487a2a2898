/** What opens over the owner's screens by the address, `?dialog=…`. */
const add = 'add-stay';
const edit = 'edit-stay:';
const link = 'stay-link:';

/** A new stay, at a property where one is named. */
export const addStayDialog = (propertyId?: string): string => (propertyId ? `${add}:${propertyId}` : add);
export const editStay = (id: string): string => edit + id;
export const stayLink = (id: string): string => link + id;

const after = (name: string, dialog: string | null) => (dialog?.startsWith(name) ? dialog.slice(name.length) : null);
export const editedIn = (dialog: string | null): string | null => after(edit, dialog);
export const linkedIn = (dialog: string | null): string | null => after(link, dialog);
/** Where a new stay is to be; '' where no property was named, null where no stay is new. */
export const newStayIn = (dialog: string | null): string | null => (dialog === add ? '' : after(`${add}:`, dialog));
