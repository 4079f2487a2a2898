// Sentences inside the parts that all screens share.
export const dismiss = 'Dismiss';
export const toasts = 'What was done';
export const select = 'Select';
export const loadFailed = "Couldn't load.";
export const refreshFailed = "Couldn't refresh. Updated {time}.";
export const cardLoading = 'Loading {label}';

// Over a form that begins with what was typed before. `from` and `to` are quoted, or the word for an empty field.
export const draftFound = "This is what you typed before and didn't save.";
export const draftChange = '{label}: {from} becomes {to}';
export const draftAddition = '{label}: {to}';
export const quoted = '“{value}”';
export const empty = 'empty';
export const startOver = 'Start over';

// A table: its order on phones, its search, its end.
export const sortTable = 'Sort {table} by';
export const sortBy = 'Sort by';
export const ascending = '{column}, ascending';
export const descending = '{column}, descending';
export const searchList = 'Search {list}';
export const clearFilters = 'Clear filters';
export const selectRow = 'Select {row}';
export const selectAllRows = 'Select all that match';
export const loadMore = 'Load more';
export const loadMoreFailed = "Couldn't load more. Retry";

// What a line of text may go on with.
export const suggestionCount = '{count, plural, one {# suggestion} other {# suggestions}}';

// A file that is dropped or chosen.
export const orDropHere = 'Or drop it here.';
export const sendingFile = 'Sending the file';

// A password, and the session it keeps.
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const passwordNeeded = 'Enter your password.';
export const passwordWrong = 'This is not your password.';
export const signedOut = "You're signed out.";
export const mailLinkLost = 'Open the link from your email again.';

// How the pages look.
export const theme = 'Theme';
export const themeSystem = 'System';
export const themeLight = 'Light';
export const themeDark = 'Dark';
export const streetAlt = 'A row of houses at dusk; one porch light is on';
export const noConnection = "We couldn't reach Porchlight. Check your connection and try again.";
export const tooManyRequests = 'Too many requests. Please wait a little, then try again.';
export const optionalMark = '(optional)';
export const errorTabTitle = 'Something went wrong · Porchlight';
export const errorTitle = "We couldn't show this page.";
export const errorBody = 'What you saved is safe. Load the page again, or go back to the start.';
export const loadAgain = 'Load it again';
export const goToStart = 'Go to the start';

// A form that colleagues may save at the same time.
export const typedKept = 'We kept what you had typed before.';
export const newerSaved = 'A colleague saved a newer version of this while you were typing.';
export const takeTheirs = 'Use theirs';
export const keepMine = 'Keep mine';
