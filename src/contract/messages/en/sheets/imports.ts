// What a cell of an imported sheet should hold, said where it holds something else.
export const textTooLong = 'Use at most {most} characters.';
export const choiceWanted = 'Choose one of: {choices}.';
export const dayWanted = 'Write the date as 2026-11-20 or 11/20/2026.';
export const wholeNumberWanted = 'Enter a whole number from {min} to {max}.';
export const numberWanted = 'Enter a number from {min} to {max}, in steps of {step}.';
export const stateWanted = 'Use one of the 50 states: its two letters or its name.';
export const timeZoneWanted = 'Write the time zone like America/Los_Angeles.';
export const emailWanted = 'Please enter a valid email address';
export const hoursWanted = 'Write the hours like Mon 08:00-17:00; Tue 08:00-17:00.';
export const zipsWanted = 'Write 5-digit ZIP codes with spaces between them.';
export const citiesWanted = 'Write cities with semicolons between them, like Newport; Portland, OR.';
export const holidaysWanted = 'Write holidays like 2026-12-20 to 2027-01-02; 2027-07-04.';
export const houseNameWanted = 'Write the name of one of your properties, or leave this empty for all of them.';
export const oneHouseWanted = 'Write the name of one of your properties.';
export const tagsWanted = 'Write tags with semicolons between them, each of 60 characters at most.';
export const noHouse = 'None of your properties has this name.';
export const severalHouses =
  'Several of your properties have this name. Rename one, or leave this empty for all of them.';

// Two rows of a sheet for one thing. `row` is the first of them.
export const sameAddress = 'Row {row} of this file has the same address: {address}.';
export const sameContractor = 'Row {row} of this file is the same contractor.';
export const sameStay = 'Row {row} of this file is the same stay.';
export const sameAssignment = 'Row {row} of this file is the same.';
export const sameTitle = 'Row {row} of this file has the same title.';

// What cannot be told, or is not done by a file.
export const noContractor = 'None of your contractors has this name and service type.';
export const severalContractors =
  'Several of your contractors have this name and service type. Assign this one on the property’s page.';
export const cancelledStay = 'This stay was canceled. Leave its row out.';

// A file that cannot be read.
export const quoteMisplaced = 'A quotation mark is out of place. Save the file again from your spreadsheet.';
export const quoteMisplacedAt =
  'A quotation mark is out of place near line {line}. Save the file again from your spreadsheet.';
export const noColumns = "We don't know any of the columns in the first row. Download the template to see ours.";
export const columnsMissing = 'These columns are missing: {columns}.';
export const columnTwice = 'The column “{column}” is there twice.';

// Importing what was previewed. `why` is a sentence.
export const previewExpired = 'This preview has expired. Choose the file again.';
export const cancelled = 'You canceled the import. Nothing was imported.';
export const underWay = 'This file is already being imported.';
export const rowRefused = 'Row {row}: {why} Nothing was imported.';
