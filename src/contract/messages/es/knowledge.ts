export const showMore = 'Ver {count} más';

// What guests asked and nobody has answered.
export const unansweredTitle = 'Preguntas sin respuesta';
export const unansweredRecently = 'Preguntas sin respuesta, últimos 30 días';
export const loadingQuestions = 'Cargando lo que preguntaron los huéspedes';
export const questionsFailed = 'No se pudo cargar lo que preguntaron los huéspedes.';
export const allAnswered = 'Todas las preguntas de los últimos 30 días recibieron respuesta.';
export const noneUnanswered = 'Ninguna. Todas las preguntas recibieron respuesta.';
export const times = '{count, plural, one {# vez} other {# veces}}';
export const askedTimes = '{property}, preguntado {count, plural, one {# vez} other {# veces}}';
export const askedAt = '{asked}, {when}.';
export const seeChat = 'Ver el chat';
export const answer = 'Responder';
export const putAside = 'Apartar';
export const questionPutAside = 'Pregunta apartada';
export const loadingQuestion = 'Cargando la pregunta';
export const alreadySettled = 'Esto ya se respondió o se apartó.';

// Where a question is answered.
export const answerTitle = 'Responda a su huésped';
export const askedBy = 'Un huésped en {property}';
export const answerLabel = 'Su respuesta';
export const answerYes = 'Sí.';
export const answerNo = 'No.';
export const answerHint = 'Su huésped lee esto en su chat, palabra por palabra.';
export const answerHintMany = 'Todos los que preguntaron leen esto en su chat, palabra por palabra.';
export const saveAsArticle = 'Guardar como artículo';
export const saveAsArticleHint = 'El próximo huésped que pregunte recibe esta respuesta enseguida.';
export const sendAnswer = 'Enviar respuesta';
export const sending = 'Enviando...';
export const later = 'Después';
export const answerNeeded = 'Escriba la respuesta que leerá su huésped.';
export const answerTooLong = 'Es demasiado largo para un solo mensaje.';
export const answerHoldsCode =
  'Esto contiene un código o una contraseña, y la estadía de este huésped no está confirmada. No lo incluya: los huéspedes confirmados lo reciben de nosotros.';
export const answerSent = 'Respuesta enviada';
export const answerSentAndSaved = 'Respuesta enviada y guardada como artículo';
export const answered = 'Su huésped ya tiene su respuesta.';
export const answeredByArticle =
  'Su huésped ya tiene su respuesta. Ahora también es un artículo, así que el próximo que pregunte la recibe enseguida.';
export const questionIsPutAside = 'Usted apartó esta pregunta.';
export const alreadyAnswered = 'Esto ya se respondió.';
export const linkIsOld = 'Este enlace ya no abre ninguna pregunta. Inicie sesión para ver qué sigue abierto.';
export const toKnowledge = 'Ir a lo que se puede decir a los huéspedes';

// The list of articles.
export const articles = 'Artículos';
export const searchArticles = 'Buscar artículos';
export const everyProperty = 'Cualquier propiedad';
export const forAll = 'Para todas mis propiedades';
export const allProperties = 'Todas mis propiedades';
export const oneProperty = 'Una propiedad';
export const loadingArticles = 'Cargando sus artículos';
export const articlesFailed = 'No se pudieron cargar sus artículos.';
export const noArticles = 'Todavía no hay artículos.';
export const noArticlesHint =
  'Lo que escriba aquí responde a sus huéspedes a cualquier hora. Por ejemplo: “Jacuzzi: caliéntelo cuatro horas y déjele puesta la tapa”.';
export const noArticleMatches =
  'Ningún artículo coincide. En los artículos que solo pueden leer los huéspedes confirmados, buscamos únicamente en el título.';
export const clearFilters = 'Quitar filtros';
export const bodyHidden = 'Oculto aquí. Los huéspedes lo pueden leer cuando su estadía está confirmada.';
export const changedAt = 'Cambiado: {when}';
export const editArticle = 'Editar “{title}”';
export const removeArticle = 'Quitar “{title}”';
export const articleRemoved = 'Se quitó “{title}”';
export const writeArticle = 'Escribir un artículo';
export const writeFirstArticle = 'Escribir el primer artículo';

// The dialog of one article.
export const editArticleTitle = 'Editar artículo';
export const loadingArticle = 'Cargando el artículo';
export const questionArticleLead =
  '“{question}” Todos los que preguntaron lo leen en su chat, a menos que sea solo para el equipo.';
export const titleLabel = 'Título';
export const titleHint = 'Las palabras que usaría un huésped: “Jacuzzi”, “Dónde comer”.';
export const titleNeeded = 'Escriba un título que los huéspedes buscarían.';
export const bodyLabel = 'Lo que deben saber los huéspedes';
export const bodyNeeded = 'Escriba lo que deben saber los huéspedes.';
export const houseLabel = 'Para';
export const audienceLabel = 'A quién se le puede decir';
export const forAnyoneHint = 'A cualquiera que tenga su enlace de huéspedes.';
export const forVerifiedHint =
  'A huéspedes con la estadía confirmada. Para códigos, contraseñas y dónde hay una llave escondida.';
export const forTeamHint = 'Al equipo de Porchlight, cuando ayuda a sus huéspedes. Los huéspedes nunca lo ven.';
export const saveArticle = 'Guardar artículo';
export const saving = 'Guardando...';
export const articleSaved = 'Se guardó “{title}”';

// What the split of a manual refuses.
export const manualNeeded = 'Pegue primero el manual de su casa.';
export const manualTooLong = 'Es demasiado largo para pegarlo de una vez. Péguelo en dos partes.';
export const articleChanged = 'Este artículo cambió mientras tanto. Revíselo otra vez antes de guardar.';
