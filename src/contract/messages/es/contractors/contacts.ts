// Contractors from the phone's contacts (vCards): why a file is refused.
export const notContacts = 'El archivo debe ser de contactos (.vcf)';
export const noContacts = 'No hay contactos en este archivo.';
export const fileTooLarge = 'El archivo debe pesar menos de 5 MB';
export const tooManyContacts =
  'Un archivo puede tener {count} contactos como máximo. Exporte menos, o divídalo en varios.';

// Why one card of it is refused.
export const noName = 'No tiene nombre';
export const noReach = 'No tiene teléfono ni correo';
export const unreadableReach = 'No podemos leer {what}';
export const isGroup = 'Es un grupo de contactos, no uno';
export const isCutOff = 'Está cortado: falta el final';
export const isTwin = 'Es igual al contacto {row}';

// What is kept in the notes of one.
export const askFor = 'Pregunte por {person}.';

// The column of the file of refused cards that says why.
export const whatsWrong = 'Qué está mal';

// The dialog: choosing the file.
export const importButton = 'Importar contactos';
export const importTitle = 'Importar contactos';
export const importLead =
  'Exporte los contactos de su teléfono o agenda como archivo .vcf. Usted elige quién pasa a ser contratista. Las fotos quedan en este dispositivo, y no se guarda nada hasta que usted lo diga.';
export const howTo = 'Cómo exportarlos';
export const howIphone =
  'iPhone: en Contactos, mantenga presionada una lista y elija Exportar. Para un solo contacto, Compartir contacto.';
export const howAndroid = 'Android: en Contactos, Corregir y administrar, luego Exportar a un archivo.';
export const howMac = 'Mac: selecciónelos en Contactos, luego Archivo, Exportar, Exportar vCard.';
export const howGoogle = 'Contactos de Google: Exportar, luego vCard.';
export const fileLabel = 'Archivo de contactos';
export const chooseFile = 'Elegir un archivo de contactos';
export const fileLimits = 'Hasta {count} contactos en un archivo .vcf.';
export const reading = 'Leyendo {file}';
export const fileUnreadable = 'No pudimos leer ese archivo. Intente de nuevo.';
export const namedProblem = '{file}: {why}';

// The dialog: who becomes a contractor.
export const previewLead =
  'Marcamos a todos aquellos cuyo oficio pudimos reconocer. Marque a otros y elija su oficio. Todavía no se guarda nada.';
export const nobodyNew = 'No se puede agregar a nadie de este archivo.';
export const candidates = 'Se pueden agregar ({count})';
export const search = 'Buscar en estos contactos';
export const noMatches = 'Nada coincide con “{words}”.';
export const addThis = 'Agregar {company}';
export const tradeOf = 'Tipo de servicio de {company}';
export const chooseTrade = 'Elija un tipo de servicio';
export const tradeMissing = 'Elija un tipo de servicio, o desmarque {company}.';
export const showMore = 'Ver {count} más';
export const selectShown = 'Marcar todos los visibles';
export const clearShown = 'Desmarcar todos los visibles';
export const alreadyThere = 'Ya son suyos ({count})';
// {row} is a contact's number in the file.
export const isYours = '{name} es {company}, {trade}';
export const refusedTitle = 'Omitidos ({count})';
export const refusedRow = 'Contacto {row}';
export const refusedNamed = 'Contacto {row}, {name}';
export const refusedWhy = '{contact}: {why}.';
export const downloadRefused = 'Descargarlos como CSV';
export const refusedFile = 'porchlight-contactos-omitidos.csv';
export const chooseAnother = 'Elegir otro archivo';
export const addChosen = 'Agregar {count, plural, one {# contratista} other {# contratistas}}';
export const chooseSomebody = 'Marque al menos un contacto.';

// While they are added, and after.
export const addingThem = 'Agregando contratistas';
export const addingProgress = '{done} de {count} agregados';
export const added = '{count, plural, one {# contratista agregado} other {# contratistas agregados}}';
export const addedAndUpdated = '{added}, actualizados: {count}';
export const removedAgain = '{count, plural, one {Se quitó # contratista} other {Se quitaron # contratistas}}';
export const undoFailed = 'No pudimos quitarlos todos. {why}';
export const someFailed = 'No pudimos agregar el resto. Los ya agregados se quedan. {why}';
