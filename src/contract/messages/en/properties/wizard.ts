// Add New Property: its buttons, which Edit Property shares.
export const title = 'Add New Property';
export const previous = 'Previous';
export const next = 'Next';
export const saveProperty = 'Save Property';
export const saving = 'Saving...';
export const done = 'Done';

// Its steps. `fields` is a list of names.
export const steps = 'Steps';
export const progress = 'Progress';
export const place = 'Step {step} of {count}';
export const goToStep = 'Go to step';
export const stepToGo = '{step} ({count} to go)';
export const toGo = '{count} to go';
export const toGoAloud = '{count} to go: {fields}';
export const stillNeeded = 'Still needed: {fields}';
export const stepNeeds = '{step} needs {fields}';
export const needsBeforeSave = 'Before you can save: {needs}.';
export const contractorNeeded = 'At least one contractor';
export const contactPersonNeeded = 'A Contact Point Person';
export const requiredAnswers =
  '8 answers are required and take about 5 minutes. The rest can wait, and what you type is kept.';
export const select = 'Select';
export const wholeNumberOutOfRange = 'Enter a whole number from {min} to {max}.';
export const numberOutOfRange = 'Enter a number in steps of {step} from {min} to {max}.';

// A step that fails, word for word (spec 2, section 5).
export const refusedNext = 'Please correct the errors below before proceeding';
export const refusedJump = 'Please correct the errors in the current section before proceeding';
export const refusedSave = 'Please correct all errors before submitting. Check all sections for required fields.';

// Filling it from another property.
export const copyFrom = 'Copy from another property';
export const copyFromLabel = 'Property to copy from';
export const copyMeaning =
  "Fills in what's still empty, contractors and articles included, but leaves out the name, address, photos, codes, Wi-Fi password and articles for confirmed guests.";
export const copied = '{property} copied';

// Its draft. `ago` says how long ago: "2 min ago".
export const savedAt = 'Saved {ago}';
export const keptHere = 'Kept on this device, not saved yet';
export const keptOffline = 'Offline, kept on this device';
export const draftKept = 'Draft kept. Open Add Property to go on with it.';
export const loadingDraft = 'Looking for a draft';
export const begunProperties =
  "{count, plural, one {You began a property and didn't save it} other {You began # properties and didn't save them}}";
export const typedIsKept = 'What you just typed stays a draft of its own, whichever one you open.';
export const continueDraft = 'Continue where you left off';
export const discardDraft = 'Discard Draft';
export const draftDiscarded = 'Draft discarded';
// "Cedar Cottage: 7 answers, 2 photos, 1 contractor, 5 min ago".
export const draftSaved = '{draft}, {ago}';
export const draftOf = '{property}: {contents}';
export const namelessProperty = 'A property without a name';
export const answers = '{count, plural, one {# answer} other {# answers}}';
export const photos = '{count, plural, one {# photo} other {# photos}}';
export const contractors = '{count, plural, one {# contractor} other {# contractors}}';
export const articles = '{count, plural, one {# article} other {# articles}}';
export const manualBegun = '{count, plural, one {a manual to look through} other {# manuals to look through}}';
export const draftArticle = 'Article: {title}';
export const draftContents = "What's in it";
export const draftAnswer = '{field}: {answer}';
export const draftContractor = 'Contractor: {contractor}';

// Saving, in its stages; what failed is word for word (spec 2, section 8).
export const validating = 'Validating...';
export const checkingAddress = 'Checking address...';
export const savingDetails = 'Saving property details...';
export const uploadingImages = 'Uploading images...';
export const savingContractors = 'Saving contractors...';
export const addressCheckFailed = 'Failed to validate address uniqueness';
export const contractorsFailed = 'Failed to save contractors: {why}';
export const createFailed = 'Error creating property: {why}';
export const restoreIt = 'Restore it';
// Saved, with photos that are still on their way.
export const propertyIsSaved = '{property} is saved';
export const photosLate = "These photos haven't arrived yet. Send them again now, or add them later with Edit.";
export const photosArrived = 'All photos have arrived.';

// The chat beside the form, folded together where the window is narrow.
export const tryAsGuest = 'Try it as a guest';
