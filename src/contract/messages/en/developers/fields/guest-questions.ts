import type { FieldWords } from './field-words.ts';

/** Which of guests' commonest questions are answered, and what a guest would be told by what is typed. */
export const guestQuestionFields: FieldWords = {
  guest_questions: ['How many of guests’ commonest questions it answers. Null where they were never tried.', null],
  answers: ['The same for one property. Null where they were never tried.', null],
  'QuestionsAnswered.asked': ['How many questions were tried.', 60],
  'Completeness.asked': ['How many questions were tried.', 60],
  'KnowledgeOverview.asked': ['How many questions each property is tried with.', 60],
  told: ['How many were answered at once.', 41],
  shown: ['How many got titles to choose from. Each counts half.', 4],
  score: ['How many are answered, 0 to 100.', 72],
  tried_at: ['When they were tried.', '2026-11-20T17:00:00.000Z'],
  is_current: ['False once something changed that bears on it: they are tried again.', true],
  questions: ['Each question, and what it came to.', []],
  'QuestionTried.id': ['Names the question. It stays the same.', 'wifi_password'],
  'QuestionTried.topic': ['What it is about.'],
  'QuestionTried.question': ['In the words that were tried.', "What's the wifi password?"],
  'QuestionTried.outcome': [
    'What a guest gets: an answer, titles to choose from, a person by your rules, or you are asked.',
  ],
  'QuestionTried.notes': ['What was told, or shown to choose from.', []],
  'QuestionTried.missing': ['What would answer it. Null where it is answered.', null],
  waiting: ['How many properties are not tried yet, or are tried again.', 0],
  'guestPreviews.ask.property_id': [
    'The property that is edited, or that the article or the rules are for. Null for a new one, or for all.',
  ],
  'articles.property_id': ['The property it is for. Null: for all properties.'],
  facts: ['Fields of the form as they are typed. Null empties one.', { trash_bin_location: 'Behind the garage' }],
  secrets: ['Which codes are filled in, by name. What they say is never sent.', ['wifi_password']],
  articles: ['Articles as they are typed, over those that are saved.', []],
  'articles.id': ['Which article it is. Null for a new one.', null],
  lines: ['What a guest writes, one line after the other.', ['Where does the trash go?']],
  'guestPreviews.ask.property_name': [
    'Whose guests were imagined. Null for a property that is not saved yet.',
    'Cedar Cottage',
  ],
  'guestPreviews.ask.answers': ['One for each line.', []],
  happens: ['What happens then, in a sentence.', 'The assistant answers by itself.'],
  'guestPreviews.ask.mode': ['Whether it is told by itself, drafted for a person, or left to a person.'],
  choices: ['What a guest could tap then.', []],
};
