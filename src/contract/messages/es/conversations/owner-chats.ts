// What an owner does in the chats of their guests. {guest} is a name or "el huésped".

// Who answers, and the owner's part in it.
export const withYou = 'Con usted';
export const withHost = 'Con el propietario';
export const takeOver = 'Tomar';
export const takenOver = 'Ahora tiene este chat';
export const takeFromTeamTitle = '¿Tomar este chat del equipo?';
export const takeFromTeamMeans =
  'Alguien del equipo de Porchlight está respondiendo. Se le avisa que ahora lo tiene usted, y el huésped lee que usted entró.';
export const keepWithTeam = 'Dejarlo al equipo';
export const assistantAnswers =
  'Aquí responde el asistente. Cuando usted escribe, el chat es suyo hasta que lo devuelva.';
export const waitingAnswers = 'Ya se llamó al equipo de Porchlight. Cuando usted escribe, el chat es suyo.';
export const hostAnswers = 'Responde {name}';
export const withHostNamed = 'Con {name}';
export const youAnswer =
  'Aquí responde usted, y el huésped lee su nombre de pila. Si espera 10 minutos su respuesta, llamamos al equipo.';
export const teamAnswers = 'Aquí responde el equipo de Porchlight. Puede dejarle una nota o tomar el chat.';
export const teamHasChat = 'El equipo de Porchlight tiene este chat. Tómelo antes de escribir.';
export const notYours = 'Ya no tiene este chat.';

// Where the owner writes.
export const writeToGuest = 'Escriba al huésped';
export const messageToGuest = 'Mensaje al huésped';
export const noteToTeam = 'Nota al equipo';
export const noteToTeamBy = 'Nota al equipo de Porchlight, {name}';
export const noteToTeamByYou = 'Nota al equipo de Porchlight, usted';
export const onlyTeamReads = 'Solo usted y el equipo de Porchlight la leen.';
export const notePlaceholder = 'Lo que el equipo debe saber';
export const addNote = 'Agregar nota';
export const callTeam = 'Llamar al equipo a este chat';
export const send = 'Enviar';
export const keptAsDraft = '{refusal} Guardamos lo que escribió.';

// Giving it back.
export const giveBack = 'Devolver';
export const giveBackTitle = 'Devolver este chat';
export const giveBackTo = 'Quién responde desde ahora';
export const toAssistant = 'El asistente';
export const toAssistantMeans =
  'Responde a lo que el huésped escribió y nadie respondió. El huésped lee que usted salió.';
export const toTeam = 'El equipo de Porchlight';
export const toTeamMeans = 'Se llama a una persona. Hasta que entre, ayuda el asistente.';
export const summaryLabel = 'Resumen para el equipo';
export const summaryHint = 'Lo leen usted y el equipo. El huésped y el asistente, nunca.';
export const summaryTooLong = 'Esto es demasiado largo. Acórtelo, por favor.';
export const summaryAgreed = 'Mientras tuve este chat, escribí {count, plural, one {# mensaje} other {# mensajes}}.';
export const summaryLast = 'Lo último que escribió el huésped: “{words}”';
export const givenToAssistant = 'Devuelto al asistente';
export const givenToTeam = 'Pasado al equipo de Porchlight';

// Telling the guest a correction.
export const tellCorrection = 'Enviar la corrección al huésped';
export const correctionTitle = 'Enviar la corrección al huésped';
export const correctionLead =
  'El huésped recibe este mensaje una vez, del equipo de Porchlight, en este idioma: {language}. Lo que usted escribió se dice tal cual.';
export const correctionSent = 'Corrección enviada al huésped';
export const correctionSentAt = 'Usted envió la corrección al huésped, {when}.';
export const sendCorrection = 'Enviar corrección';
export const loadingCorrection = 'Cargando la corrección';
export const correctionChanged = 'La nota cambió desde entonces. Lea otra vez el mensaje antes de enviarlo.';
export const correctionNoNote = 'Esta respuesta no salió de una de sus notas.';
export const correctionRemoved = 'La nota ya no existe, así que no hay nada que decir.';
export const correctionSecret =
  'Esto contiene un código o es solo para huéspedes confirmados. Nunca lo enviamos como corrección.';
export const correctionUnchanged = 'Sus notas todavía dicen lo que se le dijo al huésped.';
export const correctionWasSent = 'El huésped ya recibió esta corrección.';
export const correctionOver = 'Este chat está cerrado y la estadía terminó, así que ya no se escribe al huésped.';
