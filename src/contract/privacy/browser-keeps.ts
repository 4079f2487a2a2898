import * as copy from '../messages/en/privacy/browser.ts';
import { fill } from '../messages/fill.ts';
import { siteChatDays } from '../site/chat-session.ts';

/** Something that a page keeps in a browser: under which names; one that ends in a dot begins many. */
type Keep = { what: string; lasts: 'tab' | 'browser'; names: readonly string[] };

/** Everything, as the page about privacy says it. `browser-keeps.test.ts` looks for names that are not here. */
export const browserKeeps: readonly Keep[] = [
  { what: copy.session, lasts: 'tab', names: ['porchlight.session'] },
  { what: copy.account, lasts: 'tab', names: ['porchlight.account'] },
  { what: copy.sealKey, lasts: 'tab', names: ['porchlight.seal'] },
  {
    what: copy.mailLink,
    lasts: 'tab',
    names: [
      'porchlight.job',
      'porchlight.my-jobs',
      'porchlight.answer',
      'porchlight.approve',
      'porchlight.invitation',
      'porchlight.morning-mail',
    ],
  },
  {
    what: copy.typed,
    lasts: 'tab',
    names: ['porchlight.draft.', 'porchlight.unwritten.', 'porchlight.window', 'porchlight.adding-property'],
  },
  { what: copy.signUp, lasts: 'tab', names: ['porchlight.pending-email'] },
  { what: copy.redirect, lasts: 'tab', names: ['porchlight.redirect'] },
  { what: copy.backupCodes, lasts: 'tab', names: ['porchlight.backup-codes-told'] },
  {
    what: copy.looks,
    lasts: 'browser',
    names: [
      'porchlight.theme',
      'porchlight.language',
      'porchlight.faces',
      'porchlight.keys',
      'porchlight.desk-notices',
    ],
  },
  {
    what: fill(copy.siteChat, { days: siteChatDays }),
    lasts: 'browser',
    names: ['porchlight.site-chat', 'porchlight.site-chat.failed'],
  },
  { what: copy.device, lasts: 'browser', names: ['porchlight.device'] },
  { what: copy.visitor, lasts: 'browser', names: ['porchlight.visitor'] },
  { what: copy.unanswered, lasts: 'tab', names: ['porchlight.unanswered'] },
  { what: copy.guestChat, lasts: 'browser', names: ['porchlight.guest.', 'porchlight.guest.opening.'] },
  { what: copy.ownersPage, lasts: 'browser', names: ['porchlight.widget.'] },
  { what: copy.drafts, lasts: 'browser', names: ['porchlight.draft.'] },
  { what: copy.waiting, lasts: 'browser', names: ['porchlight.outbox.', 'porchlight.outbox.job.'] },
  { what: copy.taps, lasts: 'browser', names: ['porchlight.tap.'] },
  { what: copy.copies, lasts: 'browser', names: ['porchlight.copy.'] },
  { what: copy.pages, lasts: 'browser', names: ['porchlight.page.'] },
  { what: copy.edits, lasts: 'browser', names: ['porchlight.unsaved.'] },
];

const listed = (lasts: Keep['lasts']): string =>
  browserKeeps
    .filter((keep) => keep.lasts === lasts)
    .map(({ what }) => what)
    .join('; ');

export const browserSentence = (): string => fill(copy.sentence, { tab: listed('tab'), browser: listed('browser') });
