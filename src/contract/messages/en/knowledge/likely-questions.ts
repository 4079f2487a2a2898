// What guests may ask for an article or a field, and what helps where they do not find it. {title} is a note's, {words}
// are a guest's.
export const title = 'Guests may ask';
export const titleOf = 'Guests may ask about “{title}”';
export const loading = 'Trying what guests may ask';
export const failed = "Couldn't try what guests may ask.";
export const hide = 'Hide what guests may ask';
export const allFound =
  '{count, plural, one {The question we tried finds it.} other {All # questions we tried find it.}}';
export const someFound = '{found} of {count} questions we tried find it.';
export const triedAt = 'Tried as a guest of {property} would ask.';
export const noneKnown = "We don't know yet what guests ask about this.";
export const noProperty = 'Add a property, and we try what its guests may ask.';
export const told = 'Answered at once';
export const shown = 'Shown to choose from';
export const notFound = 'Not found';
export const heardInstead = 'Guests get “{title}” instead.';
export const ownerAsked = 'Guests get no answer from your notes.';
export const addToTitle = 'Add “{words}” to the title';
export const sayInText = 'Say “{words}” in the text';
export const sayInField = 'Say “{words}” in “{title}”';
export const mergeWith = 'Merge with “{title}”';
export const openNote = 'Open “{title}”';
export const answerInText = 'Answer it in the text';
export const writeArticle = 'Write an article about it';

// Above the fields of the article that one of these opens.
export const addedToTitle = 'We added to the title what guests call it. Change it as you like.';
export const addedToText = 'We added “{words}” to the text. Finish it as you like.';
export const mergedLead = 'We added the text of “{title}”. Once this is saved, you can remove that one.';

// Asking as a guest by the API. {label} is what is asked for, four dots stand for what it says.
export const questionNeeded = 'Enter a question.';
export const shownToConfirmed = '{label}: ••••';
