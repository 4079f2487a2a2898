import { email } from '#contract/accounts/account-forms.ts';
import * as copy from '#contract/messages/en/site-chat.ts';
import { fill } from '#contract/messages/fill.ts';
import { emojiSense } from '#language/reader';
import { pages } from './content.ts';
import type { SiteReply, SiteTurn } from './engine.ts';

const wantsPerson =
  /\b(?:(?:talk|speak|chat|connect me) (?:to|with)|(?:real|actual|live) (?:person|human|agent)|human(?: being)?\b.*\bplease|call me|callback|a person|representative|sales (?:team|rep|person)|someone from|contact (?:you|sales|support)|book a demo|request a demo|schedule a demo|(?:want|like|get) a demo|leave (?:a|my) (?:message|question|email)|pass (?:this|it|my question) on)\b/i;
/** "Do guests talk to an AI or a person?" is a question about the product. */
/** So is who the visitor talks to. */
const aboutGuests = /\bare you\b|\bguests?\b|\btenants?\b|\bdo (?:they|people)\b/i;

export function answerPerson(turn: SiteTurn): SiteReply | null {
  if (!wantsPerson.test(turn.text) || aboutGuests.test(turn.text)) return null;
  return {
    content: fill(copy.person, { phone: turn.support.phone }),
    source: pages.contact,
    waiting: { question: earlierQuestion(turn) ?? turn.text },
    reason: 'person',
  };
}

/** Nothing on the site supports an answer: it is said, and the question can go to the team. */
export const dontKnow = (turn: SiteTurn): SiteReply => ({
  content: copy.unknown,
  waiting: { question: turn.text },
  band: 'unknown',
  reason: 'unknown',
});

/** Deciding failed, danger perhaps as well: what to do in it is said, and the question can go to the team. */
export const atALoss = (turn: SiteTurn): SiteReply => ({
  content: fill(copy.atALoss, { emergency: turn.support.emergency, phone: turn.support.phone }),
  waiting: { question: turn.text },
  reason: 'failed',
});

/** Narrower than what mail allows: the answer repeats it, so nothing that could be read as a link may be in it. */
const addressIn = /(?<![^\s<>,;:"'()])[\w.+%'-]+@(?:[a-z\d-]+\.)+[a-z]{2,}/i;

/** After an offer to pass something on: an address files it, a no ends it, anything else is a new question. */
export function answerWaiting({ text, history }: SiteTurn): SiteReply | null {
  const waiting = history.at(-1)?.waiting;
  if (!waiting) return null;
  const found = email('', '').safeParse(addressIn.exec(text)?.[0] ?? '');
  if (found.success) {
    const more = text.replace(/\S+@\S+/, '').trim();
    const question = more.split(/\s+/).length > 4 ? `${waiting.question}\n${more}` : waiting.question;
    return {
      content: fill(copy.filed, { email: found.data }),
      file: { question, email: found.data },
      reason: 'filed',
    };
  }
  if (text.includes('@'))
    return {
      content: copy.emailIncomplete,
      waiting,
      reason: 'email.wrong',
    };
  if (/^(?:no|nope|never ?mind|not now|no,? thanks?|no thank you)\b/i.test(text.trim()))
    return { content: copy.declined, reason: 'declined' };
  if (/^(?:yes|yeah|yep|sure|please|ok|okay|please do)\b.{0,20}$/i.test(text.trim()) || isNod(text))
    return { content: copy.emailAsked, waiting, reason: 'email.asked' };
  return null;
}

/** 👍 */
const isNod = (text: string): boolean => /^(?:fine|done)$/.test(emojiSense(text) ?? '');

/** The last thing that was asked and not answered. */
const earlierQuestion = ({ history }: SiteTurn): string | undefined =>
  history.findLast(({ role, content }) => role === 'user' && content.includes('?'))?.content;
