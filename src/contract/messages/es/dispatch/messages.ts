// Mails, texts and calls to contractors. A text is paid by the 160 letters, and by 70 with any letter outside plain ones
// (á, í, ó and ú are such letters): keep the texts short, with straight quotes and without those letters.
// {urgency} and {trade} are labels: "Trabajo de plomería en Astoria, OR (urgencia: Alta)".
export const offerTitle = 'Trabajo de {trade} en {area} (urgencia: {urgency})';
export const areaUnknown = 'su zona';
export const offerText =
  '{title}: {subject}. Tope (NTE) {amount}. Acepte o rechace antes de {by}: {link} Todos: {jobs}';
export const offerSubject = '{title}: {subject}';
export const offerMail =
  'Hola, {company}:\n\n{issue}\n\nTope (NTE): {amount}\nAcepte o rechace, por favor, antes de {by}:\n{link}\n\nTodos sus trabajos: {jobs}\n\nPorchlight, en nombre del propietario\n';
// Read by whoever of the desk calls them.
export const offerScript =
  'Llame a {company} al {phone}. {title}: {subject}. {issue} Tope (NTE): {amount}. Plazo: {by}. Responda aquí por el contratista: {link}';

// Any other word to a contractor, in the three ways.
export const mail =
  'Hola, {company}:\n\n{words}\n\nTodos sus trabajos: {jobs}\n\nPorchlight, en nombre del propietario\n';
export const script = 'Llame a {company} al {phone}. {words}';
export const cancelledSubject = 'Trabajo cancelado';
export const cancelled = 'El trabajo {reference}, "{subject}", fue cancelado. Por favor, no vaya.';
export const takenBackSubject = 'Trabajo retirado';
export const takenBack = 'El trabajo {reference}, "{subject}", fue retirado. Por favor, no vaya.';
export const takenSubject = 'Trabajo asignado a otro';
export const taken = 'El trabajo {reference}, "{subject}", es de otro contratista. Por favor, no vaya.';
export const visitSubject = 'Sobre su visita';
export const withLink = '{words}\n\nEl trabajo: {link}';
export const timeChosen = 'Hora elegida por el huésped para "{subject}": {time}.';
export const visitAgreed = 'Su visita para "{subject}": {time}.';
export const otherTime = 'El huésped pide otra hora para "{subject}": "{words}"';
export const notFixed = 'El huésped dice que "{subject}" sigue sin arreglo. Por favor, proponga otra visita.';
export const moneySubject = 'Sobre el costo de su trabajo';
export const estimateApproved = 'Su presupuesto para "{subject}" tiene el visto bueno. Puede costar hasta {amount}.';
export const estimateDeclined = 'Su presupuesto para "{subject}" fue rechazado. Puede costar hasta {amount}.';
export const estimateUnanswered = 'Su presupuesto para "{subject}" no tuvo respuesta a tiempo. Puede costar {amount}.';
export const moreApproved = 'Visto bueno: "{subject}" puede costar hasta {amount}.';
export const moreDeclined = 'Rechazado: "{subject}" puede costar {amount}, como antes.';
export const moreUnanswered = 'Sin respuesta a tiempo: "{subject}" puede costar {amount}, como antes.';
export const held = '"{subject}" queda en espera: {reason}. Avisaremos cuando siga.';
export const holdOver = '"{subject}" sigue adelante. Por favor, proponga una visita.';
export const markedDone = '"{subject}" consta como hecho. Por favor, no vaya.';
export const jobChanged = 'Hay un cambio en "{subject}". Por favor, mire el trabajo.';

// A visit's day and hours: "Fri, Nov 20, 1:00 PM PST to 3:00 PM PST".
export const visitWindow = '{day}, {from} a {to}';
