export const title = 'Podrían preguntar';
export const titleOf = 'Los huéspedes podrían preguntar sobre “{title}”';
export const loading = 'Probando lo que podrían preguntar los huéspedes';
export const failed = 'No se pudo probar lo que podrían preguntar los huéspedes.';
export const hide = 'Ocultar lo que podrían preguntar';
export const allFound =
  '{count, plural, one {La pregunta que probamos lo encuentra.} other {Las # preguntas que probamos lo encuentran.}}';
export const someFound = '{found} de {count} preguntas que probamos lo encuentran.';
export const triedAt = 'Probado como preguntaría un huésped de {property}.';
export const noneKnown = 'Todavía no sabemos qué preguntan los huéspedes sobre esto.';
export const noProperty = 'Agregue una propiedad y probamos lo que podrían preguntar sus huéspedes.';
export const told = 'Respondida al instante';
export const shown = 'Con opciones para elegir';
export const notFound = 'No encontrada';
export const heardInstead = 'Los huéspedes reciben “{title}” en su lugar.';
export const ownerAsked = 'Los huéspedes no reciben respuesta de sus notas.';
export const addToTitle = 'Agregar “{words}” al título';
export const sayInText = 'Decir “{words}” en el texto';
export const sayInField = 'Decir “{words}” en “{title}”';
export const mergeWith = 'Unir con “{title}”';
export const openNote = 'Abrir “{title}”';
export const answerInText = 'Responder en el texto';
export const writeArticle = 'Escribir un artículo sobre esto';

// Above the fields of the article that one of these opens.
export const addedToTitle = 'Agregamos al título cómo lo llaman los huéspedes. Cámbielo como guste.';
export const addedToText = 'Agregamos “{words}” al texto. Complételo como guste.';
export const mergedLead = 'Agregamos el texto de “{title}”. Cuando guarde esto, podrá quitar aquel artículo.';

// Asking as a guest by the API.
export const questionNeeded = 'Escriba una pregunta.';
export const shownToConfirmed = '{label}: ••••';
