import type { FieldWords } from './field-words.ts';

/** How an owner is reached. */
export const reachFields: FieldWords = {
  'Reach.timezone': ['The clock by which the morning mail and the quiet hours go.', 'America/Los_Angeles'],
  morning_hour: ['The hour of the morning mail on that clock; null for none.', 8],
  next_morning_at: ['When the next morning mail is made.', '2026-11-21T16:00:00.000Z'],
  channels: [
    'By which way each comes.',
    {
      danger: 'mail_and_text',
      nobody_took: 'mail_and_text',
      approval: 'mail',
      question: 'mail',
      guest_waits: 'mail',
      job_news: 'dashboard',
    },
  ],
  'channels.*': ['By which way it comes.'],
  quiet: ['The quiet hours.'],
  'quiet.from': ['Their beginning, in minutes after midnight.', 1320],
  'quiet.to': ['Their end, in minutes after midnight.', 420],
  breaks: ['What comes through besides danger.', ['approval']],
  held: ['What waits for the end of the quiet hours.'],
  about: ['What it is about.', 'notice'],
  text_to: ['The number that texts go to.', '+15415550110'],
  'HeldNotice.title': ['What is told.', 'New work order at Cedar Cottage'],
  'HeldNotice.due_at': ['When it is told.', '2026-11-21T15:00:00.000Z'],
  'reach.sendMorning.to': ['The address it went to.', 'olive@example.com'],
  'MorningMailLink.on': ['Whether the mails come.', true],
  'MorningMailLink.hour': ['The hour they come at, or came at before they were stopped.', 8],
  'MorningMailLink.timezone': ['The clock it goes by.', 'America/Los_Angeles'],
  'morningMailLinks.set.on': ['Whether the mails are to come.', false],
};
