export const needConnection =
  'Für Fotos brauchen Sie eine Verbindung. Wählen Sie das Foto noch einmal, sobald Sie online sind.';
export const notPhoto = '{name} ist kein Foto.';
export const tooHeavy = '{name} ist größer als 40 MB.';
export const unreadable = '{name} lässt sich nicht als Foto lesen.';
export const tooBig = '{name} hat 5 MB oder mehr, und dieser Browser kann das Foto nicht verkleinern.';
