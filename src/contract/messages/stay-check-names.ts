import type { GuestLanguage } from './languages.ts';

/**
 * The name of the button that opens the stay check. The assistant says it in its sentences (`secretCheck`,
 * `orderCheck`, `unconfirmedLimit`), and a message that names it in any language gets the button.
 */
export const stayCheckNames: Record<GuestLanguage, string> = {
  en: 'Check my stay',
  es: 'Verificar mi estadía',
  fr: 'Vérifier mon séjour',
  de: 'Aufenthalt prüfen',
  pt: 'Verificar minha estadia',
};

/** By which a message names the button: by its present names, and by those that it had when older chats were written. */
export const namesOfStayCheck: readonly string[] = [...Object.values(stayCheckNames), 'Verificar mi estancia'];
