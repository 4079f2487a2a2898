import type { PeopleLanguage } from '#contract/messages/languages.ts';
import { api } from '../../../lib/http/api.ts';
import { speak } from '../../../lib/page/speak.ts';

/** Keeps somebody's language with their account, for mails and other browsers, and has this page in it. @throws */
export async function chooseLanguage(language: PeopleLanguage): Promise<void> {
  await api.accounts.saveLanguage({ language });
  speak(language);
}
