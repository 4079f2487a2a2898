/** What opens over the stays by the address, `?dialog=…`. */
export const addStay = 'add-stay';
const edit = 'edit-stay:';
const link = 'stay-link:';

export const editStay = (id: string): string => edit + id;
export const stayLink = (id: string): string => link + id;

const after = (name: string, dialog: string | null) => (dialog?.startsWith(name) ? dialog.slice(name.length) : null);
export const editedIn = (dialog: string | null): string | null => after(edit, dialog);
export const linkedIn = (dialog: string | null): string | null => after(link, dialog);
