// A photo of a property, of which there are nine: `thing` is what it shows, such as "trash bin".
export const photoOf = 'Photo of the {thing}';
export const photoAlt = 'The {thing}';
export const photoWithoutPreview = 'Photo of the {thing}, no preview';
export const fileTypes = 'JPEG, PNG, WebP, HEIC or GIF under 5 MB';

// Its buttons. `ofThing` and `ofPhoto` are the two below, read aloud alone.
export const add = 'Add photo {ofThing}';
export const replace = 'Replace {ofPhoto}';
export const remove = 'Remove {ofPhoto}';
export const retry = 'Retry {ofPhoto}';
export const cancel = 'Cancel {ofPhoto}';
export const ofThing = 'of the {thing}';
export const ofPhoto = 'the photo of the {thing}';

// On its way.
export const uploadingPhoto = 'Uploading the photo of the {thing}';
export const uploading = 'Uploading, {percent}%';
export const waiting = 'Waiting';
export const waitsForNetwork = "Offline. We'll send it as soon as you're online.";

// A file that is not taken; the first two word for word (spec 2, section 5). `why` is a sentence.
export const notAnImage = '{file}: File must be an image';
export const tooLarge = '{file}: File size must be less than 5MB';
export const fileRefused = '{file}: {why}';
