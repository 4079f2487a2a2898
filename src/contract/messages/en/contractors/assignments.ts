// A property's card of contractors.
export const contractorsTitle = 'Contractors';
// {what} is heard, not seen.
export const change = 'Change {what}';
export const changeWhat = 'contractors';
export const loadFailed = "Couldn't load.";
export const loadingAssigned = "Loading this property's contractors";
export const nobodyServes = 'No contractors at this property yet.';
export const contractorsOf = 'Contractors of {property}';

// The panel: who is assigned, in the owner's order.
export const assignedTitle = 'Assigned Contractors';
export const nobodyAssigned =
  'No contractors yet. Add one of yours or a new one, then press the star beside your Contact Point Person.';
export const contactPoint = 'Contact Point Person';
export const contactPointOf = 'Contact Point Person: {company}';
export const moveUp = 'Move {company} up';
export const moveDown = 'Move {company} down';
export const movedTo = '{company} is now number {place} of {count}';

// Adding one of the account's, or a new one.
export const quickAddTitle = 'Quick Add from Your Existing Contractors';
// {add} is heard, not seen.
export const quickAdd = '{add} {company}';
export const allAssigned = 'All your contractors are already here.';
export const findLabel = 'Find one of your contractors';
export const findPlaceholder = 'Find by name or trade';
export const noMatches = 'No matches for “{words}”.';
export const newContractorTitle = 'Add New Contractor';

// The dialog that gives the star to another one.
export const changeContactPoint = 'Change Contact Point Person';
export const changeContactPointQuestion =
  '{now} is the Contact Point Person now. Make {next} the Contact Point Person instead?';
export const contactPointNeededTitle = 'Contact Point Person Required';
export const contactPointNeeded =
  'Every property needs one Contact Point Person: the contractor we keep posted on everything there, and the one the Porchlight team connects guests with.';
export const starTip = '{tip} Press the star beside a contractor to make them the Contact Point Person.';
export const tipLabel = 'Tip:';
export const gotIt = 'Got It';

// The dialog that takes one off the property.
export const removeTitle = 'Remove Contractor';
export const removeQuestion = 'Remove {company} from this property? They stay in My Contractors.';
export const removeUnsavedQuestion =
  "Remove {company} from this property? They haven't been saved yet, so what you typed about them goes too.";
export const removeInactiveQuestion =
  'Remove {company} from this property? They were removed from My Contractors and can be restored there.';
export const whoTakesOver = "They're the Contact Point Person. Who takes over?";

// The panel's toasts and what it refuses.
export const contractorUpdated = 'Contractor updated successfully';
export const contractorAdded = '{company} added successfully!';
export const contractorRemoved = 'Contractor removed successfully';
export const contactPointUpdated = 'Contact Point Person updated successfully';
export const updateFailed = 'Failed to update contractor';
export const contactPointFailed = 'Failed to update contact point person';
export const noneAssigned = 'At least one contractor is required';
export const contactPointMissing = 'Please select a Contact Point Person';
export const alreadyAssigned = 'This contractor is already assigned to this property';
export const nameOrDescribe = 'Name a contractor or describe a new one.';
