export const language = 'Idioma';
export const languageHint = 'El de sus pantallas y el de los correos que le enviamos.';
export const ofContractor = 'Idioma';
export const asTheyWrite = 'El que usan al escribirnos';
export const asTheyWriteNow = 'El que usan al escribirnos: {language}';
export const notSaved = 'No pudimos guardar su idioma. Inténtelo otra vez.';
