// The page and its place: the account, or one property.
export const loadingRules = 'Cargando sus reglas';
export const rulesFor = 'Estas reglas son para';
export const allProperties = 'Todas mis propiedades';
export const placeWithRules = '{property} ({count, plural, one {# regla propia} other {# reglas propias}})';
export const answeringTitle = 'Respuestas a huéspedes';
export const jobsTitle = 'Cuando hay algo que arreglar';
export const timesTitle = 'Horas, y a quién se avisa';

// The rules' names.
export const autonomyName = 'Quién responde';
export const topicAutonomyName = 'Por tema';
export const phrasesName = 'Palabras que llaman a una persona';
export const actionsName = 'Qué hacer con un trabajo';
export const costName = 'Lo que puede costar un trabajo';
export const urgentCostName = 'Lo que puede costar uno urgente';
export const waitName = 'Espera de mi respuesta';
export const noAnswerName = 'Cuando no respondo';
export const acceptName = 'Plazo para aceptar';
export const quietName = 'Horas de silencio';
export const toldName = 'A quién se avisa';
export const earlyAccessName = 'Acceso anticipado';
export const sameAsAccount = 'Igual que la cuenta';
export const backToDefault = 'Volver al inicial';
export const takeBackRule = '{way}: {rule}';

// Answering guests. `answer` is one of the three.
export const autonomyRule = 'Cuando un huésped escribe: {answer} A un peligro siempre se responde enseguida.';
export const autonomyLabel = 'Quién responde a los huéspedes';
export const assistantAnswers = 'el asistente responde por sí solo';
export const assistantDrafts = 'el asistente escribe un borrador y una persona lo envía';
export const peopleAnswer = 'responden personas';
export const topicRule = '{topic}: {answer}';
export const asAbove = 'como arriba';
export const phrasesRule =
  'Una persona toma el chat enseguida cuando un huésped escribe algo de esto, en mayúsculas o minúsculas:';
export const quotedPhrase = '“{phrase}”';
export const removePhrase = 'Quitar “{phrase}”';
export const phraseExample = 'por ejemplo: llamar al propietario';
export const addPhrase = 'Agregar';
export const phraseKnown = 'Esa ya la tiene.';
export const phraseTooShort = 'Escriba al menos dos letras.';
export const phraseTooLong = 'Escriba 80 letras como máximo.';
export const phrasesTooMany = 'Puede tener 50 frases como máximo.';

// What to do with a job, line by line: "Urgencia Alta, oficio Plomería:" or "Urgencia cualquiera, oficio cualquiera:",
// then an action.
export const jobsOf = 'Urgencia {urgency}, oficio {trade}:';
export const anyUrgency = 'cualquiera';
export const anyTrade = 'cualquiera';
export const otherJobs = 'Para todo lo demás:';
export const otherJobsAction = 'Para todo lo demás';
export const lineUrgency = 'Línea {line}, urgencia';
export const lineTrade = 'Línea {line}, oficio';
export const lineAction = 'Línea {line}, qué hacer';
export const removeLine = 'Quitar línea {line}';
export const addLine = 'Agregar línea';
export const sendContractor = 'enviar a mi contratista';
export const askMeFirst = 'preguntarme primero';
export const handToTeam = 'pasarlo al equipo de Porchlight';
export const lastLineNeeded = 'Diga qué pasa con todo lo demás.';
export const lastLineForAll = 'La última línea debe decir qué pasa con todo lo demás.';
export const linesTooMany = 'Puede tener 60 líneas como máximo.';

// What a job may cost, and how long who has to answer. `time` is a number with its unit.
export const costRule = 'Un trabajo puede costar hasta $ {amount} sin preguntarme.';
export const costLabel = 'Lo que puede costar un trabajo, en dólares';
export const urgentCostRule = 'Un trabajo urgente puede costar hasta $ {amount}.';
export const urgentCostLabel = 'Lo que puede costar un trabajo urgente, en dólares';
export const urgentCostTooLow = 'Permita para un trabajo urgente al menos lo mismo que para los demás.';
export const orderOfContractors = 'Preguntamos a los contratistas en el orden que fijó en {propertyPage}.';
export const eachPropertyPage = 'la página de cada propiedad';
export const waitRule = 'Tengo {time} para responder una pregunta sobre un trabajo.';
export const waitLabel = 'Cuánto esperar mi respuesta';
export const noAnswerRule = 'Si no respondo a tiempo: {action}';
export const noAnswerLabel = 'Qué pasa cuando no respondo';
export const acceptRule = 'Plazo de un contratista para aceptar antes de que preguntemos al siguiente:';
export const acceptWithin = '{urgency}: {time}';
export const acceptLabel = 'Plazo para aceptar (urgencia: {urgency})';
export const durationIn = '{label}, en {unit}';
export const durationUnit = '{label}, unidad';
export const unitMinutes = 'minutos';
export const unitHours = 'horas';
export const unitDays = 'días';
export const numberOutOfRange = 'Escriba un número de {min} a {max}.';
export const minutesNeeded = 'Escriba cuántos minutos.';
export const minutesNotWhole = 'Escriba minutos enteros.';
export const minutesTooFew = 'Escriba al menos 1 minuto.';
export const minutesTooMany = 'No escriba más de una semana.';

// Times, and who is told. `urgencies` is a row of boxes to check, on a line of its own.
export const quietRule =
  'De {from} a {to}, no se pregunta ni se avisa a nadie de trabajos con urgencia{urgencies}Mis demás correos también esperan. Los peligros y los trabajos urgentes nunca esperan.';
export const quietFrom = 'Silencio desde';
export const quietTo = 'Silencio hasta';
export const quietHoursEmpty = 'Las horas de silencio no pueden terminar a la hora en que empiezan.';
export const urgentNeverWaits = 'Los trabajos urgentes nunca esperan.';
// `mail` and `contact` are each one of the three words below.
export const toldRule =
  'Recibo por correo {mail}; la persona de contacto recibe {contact} por la vía que eligió. La campana me lo muestra todo.';
export const mailLabel = 'Lo que recibo por correo';
export const contactLabel = 'Lo que recibe la persona de contacto';
export const everything = 'todo';
export const whatIsImportant = 'lo importante';
export const nothing = 'nada';
export const earlyAccessRule = 'Los huéspedes reciben códigos desde {hours} horas antes de la llegada.';
export const earlyAccessLabel = 'Horas antes de la llegada';
export const hoursNeeded = 'Escriba cuántas horas.';
export const hoursNotWhole = 'Escriba horas enteras.';
export const hoursTooMany = 'No escriba más de 48 horas.';

// Trying unsaved rules on what guests wrote. `date` is the first day that is tried.
export const replayTitle = 'Probar con mensajes recientes';
export const replayWeeks = 'Desde cuándo';
export const lastWeeks = '{count, plural, one {Última semana} other {Últimas # semanas}}';
export const tryChanges = 'Probar mis cambios';
export const replayMeaning =
  'Sus reglas sin guardar se prueban con lo que escribieron sus huéspedes. No se avisa a nadie ni se guarda nada.';
export const replayNeedsChange =
  'Cambie una regla arriba y vea aquí cómo habría tratado lo que escribieron sus huéspedes.';
export const replaySame =
  'Nada saldría distinto. Probamos {messages, plural, one {# mensaje} other {# mensajes}} en {conversations, plural, one {# conversación} other {# conversaciones}}. Desde: {date}.';
export const replayDiffers =
  'Saldrían distintos: {differ}. Probamos {messages, plural, one {# mensaje} other {# mensajes}} en {conversations, plural, one {# conversación} other {# conversaciones}}. Desde: {date}.';
export const replayCut = 'Había más; probamos los más recientes.';
export const guestAt = '{guest} en {property}';
export const someGuestAt = 'Un huésped en {property}';
export const quotedMessage = '“{message}”';
export const replayNow = 'Ahora';
export const replayWithChanges = 'Con mis cambios';
export const replayWhy = 'Debido a';
export const showMore = 'Ver {count} más';

// Saving. `why` is a sentence.
export const unsavedChanges = 'Cambios sin guardar';
export const discardChanges = 'Descartar cambios';
export const saveRules = 'Guardar reglas';
export const saveFailed = '{why} Lo que cambió sigue aquí.';
export const ruleWrong = 'Corrija la regla marcada. Todavía no se guarda nada.';
export const changedElsewhere = 'Estas reglas se cambiaron en otra ventana';
export const keepMine = 'Aplicar mis cambios encima';
export const changedElsewhereMeaning =
  'Sus cambios se conservan aquí. Las reglas que no tocó muestran lo que está guardado ahora. Cambios, arriba, dice quién cambió qué.';
export const changedMeanwhile = 'Estas reglas se cambiaron mientras tanto en otra ventana. Lo que escribió sigue aquí.';
export const versionChanged = 'Cambió mientras tanto.';
