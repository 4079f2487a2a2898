// The embedded engine: no key, no network. Each step decides the turn or leaves it to the next.
import * as copy from '#contract/messages/en/site-chat.ts';
import { fill } from '#contract/messages/fill.ts';
import { namedDangerIn } from '#language/reader';
import { answerFromSite } from './answer-content.ts';
import { answerFeature } from './answer-feature.ts';
import { answerPerson, answerWaiting, dontKnow } from './answer-person.ts';
import { answerPrice } from './answer-price.ts';
import { answerTalk } from './answer-talk.ts';
import type { SiteEngine, SiteReply, SiteTurn } from './engine.ts';

export const embeddedSite: SiteEngine = { name: 'embedded', reply: async (turn) => reply(turn) };

const steps: ((turn: SiteTurn) => SiteReply | null)[] = [
  answerDanger,
  answerWaiting,
  answerPerson,
  answerTalk,
  answerPrice,
  answerFeature,
  answerFromSite,
];

function reply(turn: SiteTurn): SiteReply {
  for (const step of steps) {
    const said = step(turn);
    if (said) return said;
  }
  return dontKnow(turn);
}

/** A guest in trouble may have found this chat instead of the property's own. */
function answerDanger({ text, support }: SiteTurn): SiteReply | null {
  if (!namedDangerIn(text) || asksAboutUs.test(text)) return null;
  return {
    content: fill(copy.danger, { emergency: support.emergency }),
    reason: 'danger',
  };
}

const asksAboutUs = /\b(?:what|how|do|does|can|will)\b[^.!]*\b(?:you|porchlight|it|emergenc\w+|happens?)\b[^.!]*\?/i;
