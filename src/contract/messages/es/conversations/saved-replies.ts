// Replies that are written once and sent often; {variable} is a name between braces.
export const nameNeeded = 'Escriba un nombre.';
export const nameTooLong = 'Use 60 caracteres como máximo.';
export const nameTaken = 'Otra respuesta guardada tiene este nombre.';
export const bodyNeeded = 'Escriba la respuesta.';
export const bodyTooLong = 'Use 4,000 caracteres como máximo.';
export const tooMany = 'Puede haber 200 respuestas guardadas como máximo. Quite una primero.';
export const unknownVariable = 'No hay ninguna variable «{variable}». Elija una de las de abajo.';
export const onlyLeadsEdit = 'Solo un responsable edita las respuestas guardadas del equipo.';

// The screen.
export const savedReplies = 'Respuestas guardadas';
export const savedRepliesTab = 'Respuestas guardadas · Porchlight';
export const savedRepliesNote = 'Escriba una respuesta una vez e insértela en cualquier chat: pulse / donde responde.';
export const newReply = 'Nueva respuesta guardada';
export const editReply = 'Editar «{name}»';
export const edit = 'Editar';
export const editNamed = 'Editar {name}';
export const remove = 'Quitar';
export const removeNamed = 'Quitar {name}';
export const none = 'Aún no hay respuestas guardadas.';
export const noneHint = 'Aquí va lo que escribe una y otra vez: un saludo, cómo encontrar los fusibles, una despedida.';
export const loading = 'Cargando las respuestas guardadas';
export const loadFailed = 'No se pudieron cargar las respuestas guardadas.';
export const saveReply = 'Guardar respuesta';
export const saving = 'Guardando...';
export const replySaved = '«{name}» guardada';
export const replyRemoved = '«{name}» quitada';
export const replyRestored = '«{name}» restaurada';
export const teams = 'Del equipo';
export const own = 'Suyas';
export const nameLabel = 'Nombre';
export const nameHint = 'La encuentra por este nombre.';
export const bodyLabel = 'Respuesta';
export const bodyHint =
  'Las variables se rellenan cuando inserta la respuesta. Le preguntamos por la que no tenga valor.';
export const insertVariable = 'Insertar una variable';
export const afterLabel = 'Después de enviarla';
export const scopeLabel = 'Quién la usa';
export const scopeTeam = 'Todo el equipo';
export const scopeOwn = 'Solo usted';
export const afterStay = 'El chat sigue abierto';
export const afterSnooze30 = 'Posponer el chat 30 minutos';
export const afterSnooze2 = 'Posponer el chat 2 horas';
export const afterSnoozeTomorrow = 'Posponer el chat hasta mañana a las 9 a. m.';
export const afterClose = 'Cerrar el chat';

// Inserting one.
export const insertReply = 'Insertar una respuesta guardada';
export const findReply = 'Buscar una respuesta guardada';
export const replies = 'Respuestas guardadas';
export const noneFound = 'Ninguna respuesta guardada tiene estas palabras.';
export const editReplies = 'Editar las respuestas guardadas';
export const afterSending = 'Después de enviar: {what}';
export const dropAfter = 'No hacer nada después de enviar';
export const fillTitle = 'Lo que aún no sabemos';
export const fillLead = '«{name}» necesita esto antes de que la envíe.';
export const fillNeeded = 'Escriba lo que va aquí.';
export const insert = 'Insertar respuesta';
export const guestFirstName = 'Nombre de pila del huésped';
export const house = 'Nombre de la propiedad';
export const agentFirstName = 'Su nombre de pila';
export const order = 'Número de la orden de trabajo';
export const contractor = 'Nombre del contratista';
