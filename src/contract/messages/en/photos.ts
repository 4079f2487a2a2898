// Why a chosen file is not sent. {name} is the file.
export const needConnection = 'Photos need a connection. Choose it again once you are online.';
export const notPhoto = '{name} is not a photo.';
export const tooHeavy = '{name} is larger than 40 MB.';
export const unreadable = "{name} can't be read as a photo.";
export const tooBig = "{name} is 5 MB or larger, and this browser can't make it smaller.";
