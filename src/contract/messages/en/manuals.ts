// Reading what an owner has already: where it comes from.
export const bringTitle = 'Start from what you have';
export const bringLead =
  'A house manual, a listing, old notes or a guide on the web: we read it, fill in the form and show you where each answer comes from. You decide what to keep.';
export const bring = 'Paste or drop it';
export const readTitle = 'Read a manual';
export const readManual = 'Read a manual';
export const textLabel = 'Paste the text, or the address of a web page';
export const textHint =
  'Codes and passwords go into fields that only confirmed guests get. No language model reads a text.';
export const chooseFile = 'Choose a File';
export const fileLabel = 'File with the house manual';
export const fileHint = 'PDF, Word (.docx), text, web page or CSV, under 5 MB and 100 pages.';
export const noPhotos =
  "Photos can't be read here. Type or paste what's on the sheet instead, and add the photo to its field later.";
export const photosToo = 'A photo of the sheet in the drawer works too. The language model reads it, once you say so.';
export const photoTitle = 'Show this photo to the language model?';
export const photoLead =
  '{name} goes to {model}, which reads everything on it, codes and passwords too. Neither the photo nor its words are kept. Cover what it should not see, and type that in yourself.';
export const sendPhoto = 'Read the Photo';
export const dropPhoto = 'Cancel';
export const readIt = 'Read It';
export const reading = 'Reading {source}...';
export const readingText = 'Reading your text...';
export const cancelReading = 'Stop';

// What could not be read.
export const textNeeded = 'Paste a text or an address, or choose a file.';
export const addressNeeded = 'Enter the address of a page.';
export const textTooLong = "That's more than 100,000 characters. Paste it in two parts.";
export const fileTooLarge = 'This file is 5 MB or larger. Save it without its pictures, or paste its text.';
export const fileEmpty = 'This file is empty.';
export const noText = "There's no text in it. If it's a scan, type or paste what it says.";
export const pageHasNoText =
  'We found no text on this page. It may need a sign-in or a browser. Open it and paste what it says.';
export const fileUnknown =
  "We can't read this kind of file. Save it as PDF, Word (.docx) or text, or paste what it says.";
export const fileIsPhoto = "Photos can't be read here. Type or paste what's on it.";
export const photoNeedsWord = 'Say that the language model may see this photo.';
export const photoAtCap =
  'The language model has done all it may this month, so photos wait until the next. Type or paste what is on it.';
export const photoTooSlow = 'The language model took too long. Try again, or type what is on the photo.';
export const photoModelDown = 'The language model can’t be reached right now. Try again, or type what is on the photo.';
export const photoNotRead = 'The language model couldn’t read this photo. Take it closer and in good light.';
export const fileIsOldWord =
  'This Word file is of the old kind (.doc) or locked with a password. Save it as .docx without a password, or paste what it says.';
export const fileIsWorkbook = "This is a workbook, and we can't read those. Save it as CSV, then choose that file.";
export const fileLocked = 'This file is locked with a password. Save it without one, or paste what it says.';
export const fileBroken = "This file is damaged, and we can't read it. Try to save it again, or paste what it says.";
export const fileBursts = 'There is far more in this file than in a manual. Paste its text instead.';
export const fileTooManyPages = 'This file has more than 100 pages. Save the part about the house, or paste its text.';
export const fileTooSlow = 'This file took too long to read. Paste its text instead.';
export const manyRead = 'Many files are being read right now. Try again in a minute.';
export const leadsElsewhere = 'This page leads to another address. {why}';
export const leadsNowhere = 'This page leads from address to address and ends nowhere.';
export const pageRefused = 'The page answered with an error ({status}).';
export const pageIsNoText = "What's at this address isn't a page, a text or a PDF.";
export const pageTooLarge = 'This page is larger than 3 MB. Open it and paste what it says.';

// What was found. {source} is a file's name, an address, or `yourText`.
export const yourText = 'your text';
export const foundTitle = 'What we found';
export const foundLead = 'From {source}. Check each answer: only what is ticked goes into the form.';
export const foundLeadSaved = 'From {source}. Check each answer: only what is ticked is saved.';
export const foundNothing =
  'We found no answers for the form in {source}. You can fill in what guests ask about most here, or go back and paste something else.';
export const whichHouse = 'House';
export const namelessHouse = 'House {number}';
export const moreHouses =
  'The file has {count, plural, one {# more house} other {# more houses}} that we did not read. To add many at once, use Import Properties.';
export const fieldsFound = '{count, plural, one {# answer} other {# answers}} found';
export const tickAll = 'Tick all';
export const tickNone = 'Tick none';
export const quoted = '“{quote}”';
export const onPage = 'Page {page}: “{quote}”';
export const standsThere = 'There now: {value}';
export const wouldReplace = 'Ticked, it replaces what is there.';
export const sameAsThere = 'The same as what is there.';

// What the text lacks.
export const missingTitle = 'Not in it: what guests ask about most';
export const missingLead =
  'Each answers a question that guests often ask. Fill in what you know now; the rest can wait.';
export const neededTitle = 'Needed to save';
export const missingArticles = 'Write an article later about: {subjects}';
export const missingArticlesMore = 'Write an article later about: {subjects} and {count} more';

// Articles.
export const articlesFound = '{count, plural, one {# article} other {# articles}} for the rest';
export const articlesLead = 'What has no field of its own becomes an article that answers guests.';
export const editArticleAloud = 'Edit{which}';
export const whichArticle = ' the article “{title}”';
export const lacksSecret = 'Left out: what is kept in a code or password field';
export const maybeCode = 'May hold a code';
export const joinWithAbove = 'Join with the one above';
export const articleTitle = 'Title';
export const articleBody = 'What guests should know';
export const articleAudience = 'Who may be told';
export const articleIncomplete = 'Give it a title of up to 200 characters and a text of up to 20,000.';

// Taking it.
export const backToText = 'Back to the text';
export const backToForm = 'Back to the form';
export const useAnswers = 'Use {count, plural, one {# answer} other {# answers}}';
export const useNothing = 'Tick at least one answer or article.';
export const answersUsed = '{count, plural, one {# answer} other {# answers}} filled in';
export const articlesWaiting =
  '{count, plural, one {# article is} other {# articles are}} saved together with this property.';
export const saveFound = 'Save What Is Ticked';
export const houseLabel = 'For';
export const allProperties = 'All my properties';
export const articlesOnly = 'For all properties we take articles alone. Choose one property to fill in its fields too.';
export const nothingTicked = 'Tick at least one answer or article.';
export const foundSaved = '{property}: {what} saved';
export const andArticles = '{answers} and {articles}';
export const savedAnswers = '{count, plural, one {# answer} other {# answers}}';
export const savedArticles = '{count, plural, one {# article} other {# articles}}';
export const takenBack = 'Taken back';
export const takeBackFailed = "We couldn't take it back: {why}";
export const changedMeanwhile =
  'This property was changed meanwhile. What is there now is shown beside each answer; save again.';
export const retry = 'Retry';
export const goOn = 'Go on with what you pasted';
export const discard = 'Discard';
export const discarded = 'Thrown away';
export const loadingHouse = 'Loading the property';
export const houseFailed = "Couldn't load the property.";
