// Each rule as its owner would say it: read back on the page, in the list of changes, and by the API.
export const assistantAnswers = 'El asistente responde a los huéspedes por sí solo.';
export const assistantDrafts = 'El asistente escribe un borrador y una persona lo envía.';
export const peopleAnswer = 'Responden personas, no el asistente.';
export const assistantAnswersTopic = '{topic}: el asistente responde a los huéspedes por sí solo.';
export const assistantDraftsTopic = '{topic}: el asistente escribe un borrador y una persona lo envía.';
export const peopleAnswerTopic = '{topic}: responden personas, no el asistente.';
export const allTopicsAlike = 'Eso vale para todo lo que escriben los huéspedes.';

// `phrases` is one phrase, or several joined by `or`.
export const phrases = 'Una persona toma el chat enseguida cuando un huésped escribe {phrases}.';
export const quotedPhrase = '“{phrase}”';
export const noPhrases = 'Ninguna palabra mía llama a una persona.';
export const or = '{first} o {last}';

// `action` is one of the three. `kind` is an urgency or a trade.
export const jobsOfUrgencyAndTrade = 'Para trabajos ({trade}, urgencia: {urgency}): {action}.';
export const jobsOf = 'Para trabajos ({kind}): {action}.';
export const otherJobs = 'Para todo lo demás: {action}.';
export const sendContractor = 'enviar a mi contratista';
export const askMeFirst = 'preguntarme primero';
export const handToTeam = 'pasarlo al equipo de Porchlight';
export const noAnswer = 'Si no respondo a tiempo: {action}.';

export const cost = 'Un trabajo puede costar hasta {amount}.';
export const urgentCost = 'Un trabajo urgente puede costar hasta {amount}.';
export const wait = 'Tengo {time} para responder una pregunta sobre un trabajo.';
export const accept =
  'Los contratistas tienen {urgent} para aceptar un trabajo urgente, {high} si la urgencia es alta, {medium} si es media, {low} si es baja y {nonUrgent} si no es urgente. Después preguntamos al siguiente contratista.';

// `urgencies` is a list: "baja o no urgente".
export const quiet =
  'De {from} a {to}, no se pregunta ni se avisa a nadie de trabajos con urgencia {urgencies}, y mis demás correos también esperan. Los peligros y los trabajos urgentes nunca esperan.';
export const notQuiet = 'Nada espera hasta la mañana.';
// `mail` and `contact` are each one of the three words below.
export const told = 'Recibo por correo {mail}; la persona de contacto recibe {contact}.';
export const everything = 'todo lo que pasa';
export const whatIsImportant = 'lo importante';
export const nothing = 'nada';
export const earlyAccess = 'Los huéspedes pueden recibir códigos desde {time} antes de la llegada.';

// In the list of changes: the rule that holds again since this one was taken back.
export const takenBack = '{rule} (otra vez la regla de la cuenta o la inicial)';
