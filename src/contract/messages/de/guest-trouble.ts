export const linkGone = 'Dieser Link wird nicht mehr verwendet.';
export const linkGoneWhy =
  'Vielleicht wurde er erneuert. Scannen Sie den Code in der Unterkunft noch einmal, oder fragen Sie Ihren Gastgeber nach dem neuen Link.';
export const notReached = 'Wir konnten das Haus nicht erreichen.';
export const notOpened = 'Wir konnten den Chat nicht öffnen.';
export const checkConnection = 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const isKept = 'Was Sie geschrieben haben, bleibt auf diesem Gerät gespeichert.';
export const inDanger = 'Bei Gefahr rufen Sie {number} an.';
export const tryAgain = 'Noch einmal versuchen';
export const stayCheckNotOpened =
  'Wir konnten die Prüfung nicht öffnen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
