// The seven forms of the public pages (spec 1, sections 3, 5 and 8).
export const nameLabel = 'Nombre completo';
export const propertiesAsked = 'Número de propiedades';
export const messageLabel = 'Mensaje';
/** The message of the FAQ's quick form. */
export const questionLabel = 'Pregunta';
export const smsLabel = 'Quiero mensajes de texto sobre Porchlight.';
export const smsConsent =
  'Unos {count} mensajes al mes. Pueden aplicarse tarifas de datos. No es condición de compra. Puede darse de baja cuando quiera.';
/** Over a field that nobody sees but programs that fill in everything. */
export const leaveEmpty = 'Deje esto vacío';
export const sendMessage = 'Enviar mensaje';
export const sendQuestion = 'Enviar pregunta';
export const sending = 'Enviando...';
export const thankYou = '¡Gracias!';
/** After the home page's form; the others thank in the name of the company. */
export const thanksByProduct = 'Recibimos su solicitud. Alguien del producto se comunicará pronto con usted.';
export const thanksByCompany = 'Recibimos su solicitud. Alguien de la empresa se comunicará pronto con usted.';
export const formNotSent = 'No se pudo enviar la pregunta. Intente de nuevo.';
export const questionNotSent = 'No se pudo enviar la pregunta. Intente de nuevo.';

// What is wrong with a field.
export const nameMissing = 'El nombre completo es obligatorio';
export const nameTooLong = 'Use un nombre más corto.';
export const emailMissing = 'El correo es obligatorio';
export const emailInvalid = 'Escriba un correo válido';
export const propertiesTooFew = 'Use 0 o más.';
export const propertiesTooMany = 'Use un número menor.';
export const messageMissing = 'Escriba un mensaje';
export const messageTooLong = 'Use un mensaje más corto.';

// The team's list of questions, and its filter.
export const filterLegend = 'Qué preguntas mostrar';
export const newState = 'Nuevas';
export const answeredState = 'Respondidas';
export const allSources = 'Todas las fuentes';
export const search = 'Buscar';
export const searchHint = 'Mensaje, nombre, correo o teléfono';
export const newQuestions = 'Preguntas nuevas';
export const answeredQuestions = 'Preguntas respondidas';
/** The form that a question came by, or the site's chat. */
export const source = 'Fuente';
export const from = 'De';
/** How many the visitor has. */
export const propertiesColumn = 'Propiedades';
export const received = 'Recibida';
export const noName = 'Sin nombre';
export const noEmail = 'Sin correo';
export const noPhone = 'N/D';
export const loadMore = 'Cargar más';
export const noneNewTitle = 'No hay preguntas nuevas.';
export const noneNew = 'Cuando un visitante envía un formulario o deja una pregunta en el chat del sitio, llega aquí.';
export const noneAnsweredTitle = 'Todavía no se respondió nada.';
export const noneAnswered = 'Las preguntas que el equipo respondió se quedan aquí.';
// With a filter: `words` were looked for, `source` is a form by name.
export const noneNewWith = 'No hay preguntas nuevas con “{words}”.';
export const noneNewFrom = 'No hay preguntas nuevas de {source}.';
export const noneNewWithFrom = 'No hay preguntas nuevas con “{words}” de {source}.';
export const noneAnsweredWith = 'No hay preguntas respondidas con “{words}”.';
export const noneAnsweredFrom = 'No hay preguntas respondidas de {source}.';
export const noneAnsweredWithFrom = 'No hay preguntas respondidas con “{words}” de {source}.';

// One question, and its answer.
export const question = 'Pregunta';
export const questionFrom = 'Pregunta de {visitor}';
export const questionFromVisitor = 'Pregunta de un visitante';
export const questionLoading = 'Cargando la pregunta';
/** Whether the visitor agreed to text messages, and when. */
export const textsLabel = 'Mensajes de texto';
export const textsAllowedSince = 'Permitidos desde: {date}';
export const textsNotAllowed = 'No permitidos';
export const answerLabel = 'Su respuesta';
export const answerHint = 'Se envía por correo a {email}, firmada con su nombre y con la pregunta citada.';
export const answerByPhone =
  'Este visitante dejó un teléfono, pero no un correo. Llámelo y luego marque la pregunta como respondida.';
export const answerNowhere = 'Este visitante no dejó correo ni teléfono, así que no hay a quién responder.';
export const answerMissing = 'Escriba primero una respuesta.';
export const sendAnswer = 'Enviar respuesta';
export const answerSent = 'Respuesta enviada a {email}';
export const answerNotSent = 'No pudimos enviarla. Su respuesta sigue aquí. Intente de nuevo.';
export const markAnswered = 'Marcar como respondida';
export const markedAnswered = 'Marcada como respondida';
export const answer = 'Respuesta';
export const answeredOtherwise = 'Respondida de otra forma que por correo.';
export const answeredByAndWhen = '{agent}, {date}';
export const answeredBy = '{agent} ya respondió esta pregunta.';
export const answeredBySomebody = 'Alguien ya respondió esta pregunta.';
export const noEmailToAnswer = 'Este visitante no dejó un correo.';

// The mail to whoever asked; `question` is what they wrote, quoted.
export const answerSubject = 'Su pregunta a Porchlight';
export const answerMail = 'Hola, {name}:\n\n{answer}\n\n{agent}, Porchlight\n\n{question}';
export const answerMailUnnamed = 'Hola:\n\n{answer}\n\n{agent}, Porchlight\n\n{question}';

// The mail to the team about a question that came in.
export const questionSubject = '{source}: {visitor}';
export const aVisitor = 'un visitante';
export const notGiven = 'sin indicar';
export const questionMail =
  '{question}\n\nNombre: {name}\nCorreo: {email}\nTeléfono: {phone}\nPropiedades: {properties}\nPermite mensajes de texto: no';
export const questionMailTextsAllowed =
  '{question}\n\nNombre: {name}\nCorreo: {email}\nTeléfono: {phone}\nPropiedades: {properties}\nPermite mensajes de texto: sí';
