// Edit Property. The title stands without a name until the property is here.
export const editTitle = 'Edit Property: {property}';
export const editTitleLoading = 'Edit Property';
export const loading = 'Loading the property';
export const loadFailed = "Couldn't load this property.";
export const saveFailed = 'Failed to update property';

// What was typed and not saved.
export const leftUnsaved = "Your changes aren't saved, but they're kept on this device. Open Edit to get them back.";
export const putBack = "What you typed here and didn't save is back:";
export const discardChanges = 'Discard my changes';

// Somebody else saved the same property. `value`, `mine` and `theirs` are quoted, or the word for an empty field.
export const changedElsewhere = 'This property was changed in another window while you edited it';
export const updatedHere = 'Updated here:';
export const fieldIsNow = '{field} is now {value}';
export const bothChanged = 'You both changed this. What you typed stays, and Save Changes replaces what they saved:';
export const fieldClash = '{field}: you typed {mine}, they saved {theirs}';
export const takeTheirs = 'Use theirs';
export const keepMine = 'Keep mine';
export const ok = 'OK';

// The question before a photo is removed.
export const removePhoto = 'Remove Photo';
export const removePhotoMeaning =
  "The photo is deleted right away. Guests who need it in an emergency won't see it anymore.";
