import { emojiSense } from '#language/reader';
import type { SiteReply, SiteTurn } from './engine.ts';

const said = (content: string, reason: string): SiteReply => ({ content, reason });

/** Greetings, thanks and questions about the assistant itself; only when nothing else is in the message. */
export function answerTalk({ text }: SiteTurn): SiteReply | null {
  const emoji = emojiSense(text);
  if (emoji)
    return said(emojiReplies[emoji] ?? 'I am here around the clock. Ask me about Porchlight any time.', 'talk.emoji');
  const plain = text
    .toLowerCase()
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (
    /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|howdy)(?: there| all| porchlight| team)?(?: how are you(?: today| doing)?)?$/.test(
      plain,
    )
  )
    return said('Hello. Ask me what Porchlight does, what it costs, or how to start.', 'talk.hello');
  if (
    /^(?:(?:ok|okay|great|perfect|cool|awesome|got it|no) ?)*(?:thanks?|thank you|thx|ty)(?: (?:so much|a lot|very much|for (?:the|your) help))?(?: (?:that's all|that is all|that's it|bye|for now))?$/.test(
      plain,
    )
  )
    return said('You are welcome.', 'talk.thanks');
  if (/^(?:bye|goodbye|see you|good night|have a (?:good|nice) (?:day|one))$/.test(plain))
    return said('Goodbye. I am here around the clock.', 'talk.bye');
  if (/\b(?:are you (?:a |an )?(?:real|human|bot|robot|ai|person|machine)|who are you|am i talking to)\b/.test(plain))
    return said(
      "I'm the Porchlight assistant, a program. I answer from this site, and I can pass a question on to our team.",
      'talk.who',
    );
  return null;
}

/** The rest of them says nothing that a few words could answer. */
const emojiReplies: Partial<Record<NonNullable<ReturnType<typeof emojiSense>>, string>> = {
  thanks: 'You are welcome.',
  no: 'I am sorry. Tell me what is missing, or ask for a person.',
  sad: 'I am sorry. Tell me what is wrong, or ask for a person.',
  hello: 'Hello. Ask me what Porchlight does, what it costs, or how to start.',
};
