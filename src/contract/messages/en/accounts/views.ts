// Saved views of a table.
export const nameNeeded = 'Enter a name.';
export const nameTooLong = 'Use at most 60 characters.';
export const nameTaken = 'You have a view with this name.';
export const tooMany = 'You can save 50 views of a table at most. Remove one first.';

// The row of views over a table.
export const views = 'Views';
export const allRows = 'All';
export const saveView = 'Save View';
export const saveViewTitle = 'Save this view';
export const saveViewLead = 'The filters and the order you see now, under a name of your own.';
export const nameLabel = 'Name';
export const saving = 'Saving...';
export const viewSaved = '“{view}” saved';
export const changeView = 'Change view {view}';
export const renameView = 'Rename';
export const renameTitle = 'Rename “{view}”';
export const updateView = 'Save these filters in it';
export const viewUpdated = '“{view}” changed';
export const copyLink = 'Copy Link';
export const linkCopied = 'Link copied';
export const removeView = 'Remove';
export const viewRemoved = '“{view}” removed';
export const viewRestored = '“{view}” restored';
export const viewsFailed = "Couldn't load your views.";
export const linkNotCopied = "We couldn't copy the link. It stands in your browser's address.";
