// Groups of properties: tags, buildings, owners.
export const tag = 'Tag';
export const building = 'Building';
export const owner = 'Owner';
export const nameNeeded = 'Enter a name.';
export const nameTooLong = 'Use at most 60 characters.';
export const nameWithSemicolon = 'A name has no semicolon: in a CSV it stands between two tags.';
export const tooMany = 'A property can have 30 tags at most.';

// The table's filters and its column.
export const groups = 'Groups';
export const anyGroup = 'Any group';
export const anyCity = 'Any city';
export const city = 'City';
export const kindAndName = '{kind}: {name}';

// The card on a property's page.
export const cardTitle = 'Tags and groups';
export const cardEmpty = 'No tags yet. Tag properties to filter and change many of them at once.';
export const addTo = 'Add';
export const kindLabel = 'Kind';
export const nameLabel = 'Name';
export const removeFrom = 'Remove {name}';
export const groupsFailed = "Couldn't load the groups.";
export const loadingGroups = 'Loading the groups';
