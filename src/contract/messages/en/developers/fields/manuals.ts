import type { FieldWords } from './field-words.ts';

/** Reading manuals, listings and notes. */
export const manualFields: FieldWords = {
  'manuals.readText.text': ['The text of the manual.', 'Network: CedarGuests\nPassword: salty-heron-77'],
  'manuals.readAddress.address': ['The page’s address.', 'https://example.com/guide'],
  'manuals.readFile.file': [
    'PDF, Word (.docx), HTML, plain text, CSV or a photo, as one part of a multipart form.',
    '(binary)',
  ],
  ask_model: ['With `true` the language model that is set may see the photo, codes on it included.', 'true'],
  'ManualReading.kind': ['What was read.', 'pdf'],
  'ManualReading.source': ['The file’s name, or the page’s address.', 'binder.pdf'],
  houses: ['What it says of each house.'],
  'houses.name': ['What the house is called.', 'Cedar Cottage'],
  'houses.fields': ['Answers to the questions of the form.'],
  'houses.articles': ['What has no field, as articles to approve.'],
  'houses.missing': ['What would answer the commonest questions of guests that it leaves open, in their order.'],
  quote: ['The words it was taken from.', 'Network: CedarGuests'],
  page: ['The page of the PDF.', 2],
  lacks_secret: ['Whether sentences with a code were left out.', true],
  is_loose: ['Whether it is no more than a greeting.', false],
  left_out: ['How many houses were not read.', 0],
  'properties.create.articles': ['Articles that are written with it.', []],
  'propertyDrafts.articles': ['Articles that are to be written with it.', []],
  articles: ['Articles that belong to it.', []],
  manual: ['A manual in the middle of being read, as the wizard wrote it down.', null],
  'articles.createMany.ids': ['The ids of the articles that were written.'],
};
