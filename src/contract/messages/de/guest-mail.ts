export const codeSubject = 'Ihr Code für {house}';
export const codeIs = '{code} ist Ihr Code für den Chat in {house}. Er gilt {minutes} Minuten.';
export const codeText =
  '{hello}\n\n{codeIs}\n\nAußerhalb dieses Chats wird niemand danach fragen. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.\n\nPorchlight\n';
export const hello = 'Guten Tag, {name},';
export const helloThere = 'Guten Tag,';

export const linkSubject = 'Ihr Aufenthalt in {house}';
export const linkText =
  '{hello}\n\ndas ist Ihr persönlicher Link zum Hausassistenten von {house}. Er antwortet Tag und Nacht: wie Sie hineinkommen, das WLAN, und was zu tun ist, wenn etwas nicht funktioniert.\n\n{link}\n\nEr kennt Ihren Aufenthalt ({checkIn} bis {checkOut}); geben Sie ihn bitte nicht weiter.\n\nPorchlight\n';
