import { emojiSense } from '#language/reader';

/** A line that says nothing but "no", or that it did not help, in the languages that guests are answered in. */
export function saysNo(text: string): boolean {
  const sense = emojiSense(text);
  if (sense) return sense === 'no' || sense === 'sad';
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.has(plain) || unhelpful.test(plain);
}

const bare = new Set(['no', 'nope', 'nah', 'nein', 'non', 'nao', 'nee']);
const unhelpful =
  /^(?:no |sorry |that |it |this |nein |non |nao )*(?:(?:didnt|doesnt|does not|did not|dont) (?:help|work)|not helpful|no help|isnt helpful|no (?:funciona|funciono|sirve|sirvio|ayuda|ayudo)|(?:das )?(?:hilft|half) nicht|(?:ca|cela) n(?: a| )?(?:aide|marche) pas|nao (?:ajudou|funciona|funcionou))$/;
