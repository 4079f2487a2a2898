// What the house itself writes to a guest, in the guest's language: lines of a chat, mails, texts.
import * as deChat from '#contract/messages/de/guest-chat.ts';
import * as deMail from '#contract/messages/de/guest-mail.ts';
import * as enChat from '#contract/messages/en/guest-chat.ts';
import * as enMail from '#contract/messages/en/guest-mail.ts';
import * as esChat from '#contract/messages/es/guest-chat.ts';
import * as esMail from '#contract/messages/es/guest-mail.ts';
import * as frChat from '#contract/messages/fr/guest-chat.ts';
import * as frMail from '#contract/messages/fr/guest-mail.ts';
import { type SayIn, speaker } from '#contract/messages/languages.ts';
import * as ptChat from '#contract/messages/pt/guest-chat.ts';
import * as ptMail from '#contract/messages/pt/guest-mail.ts';

export type ChatSentences = typeof enChat;

/** A line in a chat; `language` is the thread's. */
export const sayInChat: SayIn<ChatSentences> = speaker({
  en: enChat,
  es: esChat,
  fr: frChat,
  de: deChat,
  pt: ptChat,
});

/** A sentence of a mail or a text. */
export const sayByMail: SayIn<typeof enMail> = speaker({
  en: enMail,
  es: esMail,
  fr: frMail,
  de: deMail,
  pt: ptMail,
});
