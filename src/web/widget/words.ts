import * as de from '#contract/messages/de/widget.ts';
import * as en from '#contract/messages/en/widget.ts';
import * as es from '#contract/messages/es/widget.ts';
import * as fr from '#contract/messages/fr/widget.ts';
import { type GuestLanguage, guestLanguageOf, type Say, sayFrom } from '#contract/messages/languages.ts';
import * as pt from '#contract/messages/pt/widget.ts';

const spoken = { en, es, fr, de, pt };

/** What is said on an owner's page, in the visitor's language. */
export type WidgetWords = { language: GuestLanguage; say: Say<typeof en> };

/** The first that we speak of what the device asks for; else English. */
export function widgetWords(device: readonly string[]): WidgetWords {
  const language = device.map(guestLanguageOf).find((one) => one !== undefined) ?? 'en';
  return { language, say: sayFrom<typeof en>(language, spoken[language]) };
}
