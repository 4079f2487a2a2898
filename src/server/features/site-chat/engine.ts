import type { SiteChatMessage } from '#contract/site-chat/site-chat.ts';
import type { Finding } from '#language/ranking';

/** What the assistant waits for: a yes to passing a question on, or where to write back to. */
export type Waiting = { question: string };

/** A message as it is kept: what the visitor sees, and what the assistant waits for after it. */
export type KeptMessage = SiteChatMessage & { waiting?: Waiting };

export type SiteTurn = {
  text: string;
  /** Oldest first, without `text`. */
  history: readonly KeptMessage[];
  support: { phone: string; email: string; sales: string; emergency: string };
};

export type SiteReply = {
  content: string;
  source?: SiteChatMessage['source'];
  waiting?: Waiting;
  /** A question to file for the team, with where to answer. */
  file?: { question: string; email: string };
  /** How surely the site says what was asked, where that was looked for. */
  band?: Finding['band'];
  /** Why this was said, for people alone: `answer.faq`, `price`, `person`, `unknown` ... */
  reason: string;
};

/** One of the engines behind the chat. None may say what its content does not support. */
export type SiteEngine = { name: string; reply(turn: SiteTurn): Promise<SiteReply> };
