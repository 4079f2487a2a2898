// One property's page. `property`, `group` and `fact` in a button are read aloud alone.
export const whereYouAre = 'Where you are';
export const allProperties = 'All properties';
export const editProperty = 'Edit Property';
export const removeThis = 'Remove {property}';
export const loading = 'Loading the property';
export const loadFailed = "Couldn't load this property.";
export const notFound = "We can't find this property.";
export const notFoundMeaning = 'The link may be old, or the property may be in another account.';
export const seeYourProperties = 'See your properties';
export const removed = 'This property was removed.';
export const removedMeaning =
  'Its guest link is off. You can restore the property within 30 days. After that, our support team can.';

// Its guest link.
export const guestLink = 'Guest link';
export const guestLinkMeaning = 'Guests scan the code or open the link, and write. No app, no account.';
export const qrLabel = 'QR code of the guest link of {property}';
export const copyLink = 'Copy Link';
export const linkCopied = 'Guest link copied';
export const copyFailed = "Your browser didn't let us copy the link. Select it and copy it.";
export const printCard = 'Print the QR card';
export const newLink = 'New Link';
export const copyFailedHere = "Your browser didn't let us copy the link. It stands on the property's page.";
export const renewTitle = 'Make a new guest link';
export const renewLink = 'Make New Link';
export const renewMeaning =
  'The old link of {property} and all its printed QR cards stop working right away, even for guests who are writing now. Print new cards afterwards.';
export const linkRenewed = 'New guest link made';

// Its facts.
export const facts = 'Facts';
export const factsOpen = 'Not filled in: {fields}.';
export const fillIn = 'Fill in {group}';
export const reveal = 'Reveal {fact}';
export const hide = 'Hide {fact}';

// Its photos. `things` is a list: "trash bin, parking spot".
export const photos = 'Photos';
export const noPhotos = 'No photos yet.';
export const whyPhotos = 'In a leak, a photo of the shut-off helps faster than words.';
export const photosOpen = 'No photo of: {things}.';
export const addPhotos = 'Add photos';
