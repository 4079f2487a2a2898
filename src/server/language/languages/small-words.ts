// Whose small words a text has: which words are looked up for it, and by which book its dangers are read. The readers'
// weights were fitted on what this tells; what language a guest is answered in, languages.ts tells more surely.
import { normalize, words } from '../text/text.ts';
import { type Language, spoken } from './languages.ts';

/** Those whose small words the text has most of; none where it has too few to tell. */
export function languagesTold(text: string): Language[] {
  if (/[\p{Script=Han}]/u.test(text)) return ['zh'];
  const list = words(normalize(text));
  const counts = spoken.map((language) => list.filter((word) => smallWords[language].has(word)).length);
  const highestCount = Math.max(...counts);
  if (highestCount === 0 || (highestCount < 2 && list.length > 4)) return [];
  return spoken.filter((_, i) => counts[i] === highestCount);
}

const set = (list: string): Set<string> => new Set(list.split(' '));
/** Accents are already gone here. Words shared between two of these languages are left out. */
export const smallWords: Record<Language, Set<string>> = {
  en: set(
    'the is are what where when how do does can we you it there of and to my our not with have has please on for this that was hi hello any which need get someone water door',
  ),
  es: set(
    'el los las una cual cuando donde como hay puedo podemos tenemos tengo esta estan por para con muy mi nuestra nuestro hola gracias favor agua casa puerta y del al se hora sale funciona quien cuanto necesito huele contrasena clave dia basura red aceptan pueden puede buenas buenos tardes noches dias perros mascotas necesitamos tienen tiene aparcar estacionar coche llave ducha bano cocina calefaccion salida hace frio caliente gotea fuga inodoro nevera estamos podriamos quedarnos queremos manana hablar abre',
  ),
  fr: set(
    'le les une est quel quelle quand ou comment il elle nous vous avons avez pouvez peux dans pour avec sur pas je mon ma notre bonjour merci eau maison porte du au des et y a-t-il fonctionne quelqu besoin sont cle code-wifi svp',
  ),
  de: set(
    'der die das ist wo wann wie gibt es wir ich haben habe kann konnen nicht ein eine einen und mit fur auf im den dem bitte hallo danke wasser haus tur kein keine unser mein geht funktioniert welche welcher wlan mull',
  ),
  pt: set(
    'os as um uma qual quando onde tem temos posso podemos nos voce para com muito meu nossa nosso ola obrigado obrigada agua casa nao do da ao e fica senha funciona esta lixo que horas preciso vazando',
  ),
  zh: new Set(),
};
