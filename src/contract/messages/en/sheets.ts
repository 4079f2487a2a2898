// A table as a file. {asCsv} is the line below, for screen readers alone.
export const exportTable = 'Export{asCsv}';
export const exportShown = 'Export shown{asCsv}';
export const exportAll = 'Export all{asCsv}';
export const propertiesAsCsv = 'properties as CSV';
export const contractorsAsCsv = 'contractors as CSV';
export const workOrdersAsCsv = 'work orders as CSV';
export const conversationsAsCsv = 'conversations as CSV';
export const staysAsCsv = 'stays as CSV';
export const assignmentsAsCsv = 'who serves which property as CSV';
export const articlesAsCsv = 'articles as CSV, but those for verified guests';
export const fileFailed = "We couldn't make that file. Try again.";

// An import: the file. {fromCsv} is for screen readers alone.
export const importButton = 'Import{fromCsv}';
export const propertiesFromCsv = 'properties from CSV';
export const contractorsFromCsv = 'contractors from CSV';
export const articlesFromCsv = 'articles from CSV';
export const staysFromCsv = 'stays from CSV';
export const assignmentsFromCsv = 'who serves which property from CSV';
export const importProperties = 'Import properties';
export const importContractors = 'Import contractors';
export const importArticles = 'Import articles';
export const importStays = 'Import stays';
export const importAssignments = 'Import who serves which property';
export const propertiesLead =
  "One property per row, with its Contact Point Person. We look for that person among your contractors by service type, company and phone, and add anyone we don't find. If you already have a property at the address, we update it with the cells that aren't empty.";
export const contractorsLead =
  'One contractor per row. If you already have one with the same service type, company and phone, we update it.';
export const articlesLead =
  'One article per row, for one of your properties by its name, or for all of them. If you already have one with the same title and property, we update it.';
export const staysLead =
  'One stay per row, at one of your properties by its name. If the property already has a stay that begins that day, we update it.';
export const assignmentsLead =
  'One row for each contractor at a property, both by their names. A row assigns the contractor, or makes them the Contact Point Person. It takes nobody off a property.';
export const downloadTemplate = 'Download template';
export const fileLabel = 'File to import';
export const csvFile = 'CSV file';
export const chooseCsv = 'Choose a CSV file';
export const namedProblem = '{file}: {why}';
export const fileLimits = "Up to {rows} rows, under 5 MB. Nothing is saved until you've checked it.";
export const sendingNamed = 'Sending {file}';
export const checkingNamed = 'Checking {file}';
export const fileUnreadable = "We couldn't read that file. Try again.";

// Why a file is refused.
export const fileTooLarge = 'File size must be less than 5MB';
export const fileEmpty = 'There are no rows in this file.';
export const tooManyRows = 'A file can have {rows} rows at most. Split it into several.';
export const isWorkbook = 'This is an Excel workbook. Save it as “CSV UTF-8” and choose that file.';
export const notCsv = 'File must be a CSV file';

// What it would do, or what is wrong with it. {added}, {updated} and {what} are one of the counts.
export const propertyCount = '{count, plural, one {# property} other {# properties}}';
export const contractorCount = '{count, plural, one {# contractor} other {# contractors}}';
export const articleCount = '{count, plural, one {# article} other {# articles}}';
export const stayCount = '{count, plural, one {# stay} other {# stays}}';
export const assignmentCount = '{count, plural, one {# assignment} other {# assignments}}';
// The dry run: of {rows} rows, how many are new, changed, as they are, refused.
export const dryRun = '{file}: {what}';
export const willAdd = '{added} will be added. Nothing is saved yet.';
export const willUpdate = '{updated} will be updated. Nothing is saved yet.';
export const willAddAndUpdate = '{added} will be added and {updated} will be updated. Nothing is saved yet.';
export const nothingToImport = 'there is nothing to import.';
export const allRowsFilter = 'All rows ({count})';
export const newFilter = 'New ({count})';
export const changedFilter = 'Changed ({count})';
export const sameFilter = 'Same ({count})';
export const refusedFilter = 'Refused ({count})';
export const showRows = 'Show rows';
export const rowsOfFile = 'Rows of the file';
export const whatHappens = 'What happens';
export const rowIsNew = 'New';
export const rowIsChanged = 'Changed';
export const rowIsSame = 'Same';
export const rowIsRefused = 'Refused';
export const name = 'Name';
export const cellChanged = '{column}: {from} → {to}';
export const cellRefused = '{column}: {message}';
export const emptyValue = 'empty';
export const refusedMeaning =
  'Refused rows: {count}. They are left out. Download them, correct what the last column says, and import that file.';
export const downloadRefused = 'Download refused rows';
export const refusedFile = 'refused-rows.csv';
export const columnsLeftOut = "Columns we don't know, left out: {columns}.";
export const row = 'Row';
export const whatsWrong = "What's wrong";
export const whatChanges = 'What changes';
export const chooseAnother = 'Choose another file';
export const importCounted = 'Import {what}';

// While it is written, and after.
export const importing = 'Importing';
export const importProgress = '{written} of {what}. You can close this. The import goes on.';
export const imported = '{what} imported';
export const importedParts = '{adds} added, {updates} updated.';
export const cancelImport = 'Cancel Import';
export const cancelling = 'Canceling…';
export const cancelledBeforeEnd =
  'You canceled the import. {what} had been written by then, and we took all of it back.';
export const doneBeforeCancel = 'It was done before we could cancel it.';
export const nothingImported = 'Nothing was imported.';
export const importFailed = 'Nothing was imported. {reason}';
