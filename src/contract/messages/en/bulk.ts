// What is done to many properties, contractors or articles at once.
export const ruleNeeded = 'Change at least one rule.';
export const tooMany = 'Choose 1,000 at most.';
export const tooManyPairs = 'That is more than 5,000 at once. Choose fewer, or fewer properties.';
export const isRemoved = 'It was removed.';
export const changedSince = 'It was changed since.';
export const isContactPoint = 'This contractor is the Contact Point Person there.';
export const sameArticle = 'It has an article with this title.';
export const atProperty = '{what} at {property}';
export const namesAndMore = '{names} and {count} more';
export const everywhere = 'Everywhere';
export const undoOver = 'This can no longer be undone: it was done more than 7 days ago.';

// The bar over a table whose rows are chosen.
export const selected = '{count, plural, one {# selected} other {# selected}}';
export const selectAllShown = 'Select all {count} shown';
export const selectAll = 'Select all {count} that match';
export const clearSelection = 'Clear';
export const bar = 'Selected properties';
export const contractorBar = 'Selected contractors';
export const articleBar = 'Selected articles';
export const withSelected = 'Change';
export const addTag = 'Add Tag';
export const removeTag = 'Remove Tag';
export const assignContractor = 'Assign Contractor';
export const setRules = 'Set Rules';
export const writeArticle = 'Write an article';
export const assignToProperties = 'Assign to Properties';
export const setArea = 'Set Area';
export const setAudience = 'Set Who Can Read';
export const copyToProperties = 'Copy to Properties';
export const remove = 'Remove';

// Its dialogs. {what} is one of the counts below.
export const addTagTitle = 'Add a tag or group';
export const removeTagTitle = 'Remove a tag or group';
export const assignTitle = 'Assign a contractor';
export const rulesTitle = 'Set rules';
export const articleTitle = 'Write an article';
export const assignToTitle = 'Assign to properties';
export const areaTitle = 'Set the area they serve';
export const audienceTitle = 'Set who can read them';
export const copyTitle = 'Copy to properties';
export const removeContractorsTitle = 'Remove contractors';
export const removeArticlesTitle = 'Remove articles';
export const contractorCount = '{count, plural, one {# contractor} other {# contractors}}';
export const articleCount = '{count, plural, one {# article} other {# articles}}';
export const assignmentCount = '{count, plural, one {# new assignment} other {# new assignments}}';
export const copyCount = '{count, plural, one {# copy} other {# copies}}';
export const propertyCount = '{count, plural, one {# property} other {# properties}}';
export const forSelected = 'For {what}.';
export const contractorLabel = 'Contractor';
export const chooseContractor = 'Choose a contractor';
export const contractorNeeded = 'Choose a contractor.';
export const noContractors = 'You have no contractors yet. Add one under Contractors.';
export const contractorOption = '{company}, {trade}';
export const groupToRemove = 'Tag or group';
export const chooseGroup = 'Choose one';
export const groupNeeded = 'Choose a tag or group.';
export const noGroups = 'None of these properties has a tag or group.';
export const rulesLead =
  'Change what you want to be the same for all of them. Only the rules you change are set; everything else stays as it is at each property.';
export const leaveAsIs = 'Leave as it is';
export const rulesStartHere = 'They start from your account’s rules.';
export const propertiesLabel = 'Properties';
export const propertiesNeeded = 'Choose at least one property.';
export const loadingProperties = 'Loading your properties';
export const noProperties = 'You have no properties yet.';
export const searchProperties = 'Search properties';
export const propertyIn = '{name}, {city}';
export const chosenOf = '{count} of {all} chosen';
export const chooseShown = 'Choose all shown';
export const chooseNone = 'Choose none';
export const noneMatch = 'No property matches.';
export const areaLead = 'It takes the place of the area each has now. Leave both empty for everywhere.';
export const audienceLead = 'What verified guests alone could read is no longer sealed once anyone may read it.';
export const copyEach = 'Each property gets a copy of its own, which you can change later.';
export const removeContractorsLead =
  "They leave your list and their properties. Jobs they were offered go to the next contractor, and jobs they haven't finished to the Porchlight team.";
export const removeArticlesLead = 'Guests no longer get answers from them.';
export const articleEach = 'Each property gets an article of its own, which you can change later.';

// What it would do. Before anything is done.
export const counting = 'Counting…';
export const countFailed = "We couldn't count what would change.";
export const wouldChange = '{count, plural, one {# property changes.} other {# properties change.}}';
export const contractorsWould = '{count, plural, one {# contractor changes.} other {# contractors change.}}';
export const articlesWould = '{count, plural, one {# article changes.} other {# articles change.}}';
export const assignmentsWould = '{count, plural, one {# assignment is added.} other {# assignments are added.}}';
export const copiesWould = '{count, plural, one {# copy is written.} other {# copies are written.}}';
export const wouldChangeNone = 'Nothing would change.';
export const alreadySo = '{count, plural, one {# is so already.} other {# are so already.}}';
export const wouldRefuse = '{count, plural, one {# is left out:} other {# are left out:}}';
export const leftOutWhy = '{name}: {why}';
export const andMore = '{count, plural, one {and # more} other {and # more}}';
export const doAdd = 'Add to {what}';
export const doRemove = 'Remove from {what}';
export const doAssign = 'Assign to {what}';
export const doSet = 'Set for {what}';
export const doWrite = 'Write for {what}';
export const doAssignTo = 'Add {what}';
export const doSetArea = 'Set for {what}';
export const doSetAudience = 'Set for {what}';
export const doCopy = 'Write {what}';
export const doRemoveAll = 'Remove {what}';
export const doing = 'Working…';
export const runFailed = 'Nothing was changed. {why}';

// What was done: in a toast, and in the list below. {about} is a name, {what} a count.
export const addedTo = '“{about}” added to {what}';
export const removedFrom = '“{about}” removed from {what}';
export const assignedTo = '{about} assigned to {what}';
export const rulesSetFor = 'Rules set for {what}';
export const articleWrittenFor = '“{about}” written for {what}';
export const assignedPairs = '{about} assigned: {what}';
export const areaSetFor = 'Area set for {what}';
export const audienceSetFor = '“{about}” set for {what}';
export const copiedFor = '{about} copied: {what}';
export const removedMany = '{what} removed';
export const leftOut = '{count, plural, one {# left out} other {# left out}}';
export const undone = 'Undone for {what}';
export const undoneNotAll =
  'Undone for {what}. {count, plural, one {# was left} other {# were left}} as it is: it was changed since.';
export const reportTitle = 'What was left out';
export const reportLead = '{done} Nothing was changed at these:';
export const downloadReport = 'Download as CSV';
export const reportFile = 'left-out.csv';
export const property = 'Property';
export const contractor = 'Contractor';
export const article = 'Article';
export const why = 'Why';

// The list of what was done.
export const historyTitle = 'Changes to many at once';
export const historyLead = 'You can undo each for 7 days. What was changed since is left as it is.';
export const historyFailed = "Couldn't load what was done.";
export const byAt = '{person}, {when}';
export const undoneAt = 'Undone {when}';
export const undoUntil = 'Undo until {when}';
export const undoThis = 'Undo: {deed}';
export const older = 'Show older';
