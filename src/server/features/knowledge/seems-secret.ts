/**
 * Whether a text seems to hold a code, a password or a hidden way in: such an article is proposed for verified guests
 * only. Rather one too many: the owner sees the proposal and can change it.
 */
export const seemsSecret = (text: string): boolean => signs.some((sign) => sign.test(text));

const thing =
  '(?:code|combo|combination|pin|passcode|keypad|password|pass word|passphrase|pwd|contrase[nñ]a|clave|c[oó]digo|mot de passe|passwort|kennwort|zugangscode|senha)';

const signs = [
  // "Door code 4821", "password: Sandpiper77", "the code is …"
  new RegExp(`\\b${thing}s?\\b[^\\n]{0,40}?(?:[:=]|\\bis\\b|\\bes\\b|\\best\\b|\\bist\\b|\\bé\\b|#|\\d)`, 'i'),
  // "4821# opens the gate"
  /\b\d{4,8}\s*#/,
  /\b(?:enter|type|press|dial|punch in|use|key in|tap in)\b[^\n.]{0,30}\b\d{4,8}\b/i,
  // A key or a lock box and where it is.
  /\b(?:lock ?box|key ?safe|spare key|hidden key|key)\b[^\n.]{0,40}\b(?:is|hangs|hidden|hides|under|behind|inside|beneath)\b/i,
  /\b(?:safe|alarm|gate|garage|lock ?box|wi-?fi|network)\b[^\n]{0,30}\b(?:\d{4,8}|[A-Za-z]+\d{2,}\w*[!@#$%&*]?)\b/i,
];
