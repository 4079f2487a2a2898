// The guest chat on an owner's own booking page: its card, and what is refused there.
export const title = 'Chat on your booking page';
export const meaning =
  'People who look at your page can ask about this property. They are told what anybody with the QR card is told: no codes, no street address. Nobody is sent from there.';
export const loading = "Loading the chat's settings";
export const failed = "Couldn't load the chat's settings.";
export const switchOn = 'Show the chat';
export const origins = 'Pages that may show it';
export const originsHelp =
  'One address a line, as in https://www.example.com. Copy it from the address bar; we keep the part before the first slash.';
export const saveFor = 'Save for';
export const thisProperty = 'This property';
export const allProperties = 'All my properties';
export const groupOf = '{kind}: {name}';
export const save = 'Save Settings';
export const saved = 'Settings saved';
export const savedForMany = 'Settings saved for {count, plural, one {# property} other {# properties}}';
export const tag = 'The tag for this property';
export const tagHelp =
  'Put it anywhere in the page of this property. If the page has a content policy, allow {origin} for script-src, connect-src and frame-src.';
export const copyTag = 'Copy Tag';
export const tagCopied = 'Tag copied';
export const copyFailed = "We couldn't copy it. Select the tag and copy it by hand.";
export const lastUsed = 'Last used from {page}, {when}';
export const neverUsed = 'No page has shown it yet.';
export const offNow = 'The chat is off: your page shows nothing.';
export const preview = 'Preview';
export const previewTitle = 'Preview of the chat';
export const previewMeaning = 'This is what your page shows. Nothing that you write here is sent.';
export const previewSent = "On your page, {property}'s assistant answers now.";
export const unsaved = 'You have changes that are not saved.';

// Refusals at the field.
export const originsNeeded = 'Add the address of your page first.';
export const originsTooMany = 'Ten addresses at most.';
export const originTooLong = 'An address has 300 characters at most.';
export const unreadable =
  'We can\'t read "{address}" as the address of a page. Write it as in https://www.example.com.';
export const withPattern = '"{address}" stands for many pages. Write each address by itself, without a star.';
export const withName = '"{address}" holds a name or a password. Leave that out.';
export const notSecure = '"{address}" is not secure. Pages that show the chat begin with https://.';
export const groupNeeded = 'Choose the group.';

// In Conversations.
export const fromPage = 'From {page}';

// Told to the owner in the console of their page's browser. {page} is its origin.
export const notAllowed =
  "Porchlight shows no chat here. Either {page} is not among the pages that you allow on the property's page in your dashboard, or the chat is off, or Porchlight was not reached.";
export const noTag = 'Porchlight shows no chat here: the tag has no data-property. Copy it anew from your dashboard.';
