/** So many digits of a number are looked for: fewer are in too many. The country's own is left off. */
const digitsAtLeast = 4;
const digitsAtMost = 10;

/** What in `q` is an order's reference, a phone number or an address of mail; '' for what is not. */
export function signsIn(q: string): { reference: string; digits: string; mail: string } {
  const reference = /^(?:wo[-\s]*)?([0-9a-f]{6})$/i.exec(q)?.[1]?.toLowerCase() ?? '';
  const digits = /^[\d\s()+./-]+$/.test(q) ? q.replace(/\D/g, '').slice(-digitsAtMost) : '';
  const mail = /^\S+@\S*$/.test(q) ? q.toLowerCase() : '';
  return { reference, digits: digits.length < digitsAtLeast ? '' : digits, mail };
}
