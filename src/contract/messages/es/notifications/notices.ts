// About a guest's chat. {reason} is a sentence of its own, {danger} is "Un olor a gas".
export const personNeeded = 'Un huésped necesita a una persona en {place}';
export const personNeededText = '{guest}: {reason} Ya llamamos al equipo de Porchlight.';
export const guestWaits = 'Un huésped espera a una persona en {place}';
export const guestWaitsText =
  '{guest} escribió. Según sus reglas, ahí responden personas, y ya llamamos al equipo de Porchlight.';
export const replyWaits = 'Una respuesta a un huésped en {place} lo espera a usted';
export const replyWaitsText =
  '{guest} escribió y el asistente propone una respuesta. No sale nada hasta que usted o el equipo de Porchlight la envíe. Puede cambiarla o descartarla.';
export const emergencyAt = 'Emergencia en {place}';
export const emergencyText =
  '{danger}, según {guest}. Le dijimos enseguida qué hacer y ya llamamos al equipo de Porchlight.';
export const emergencyNobodyText =
  '{danger}, según un huésped. Le dijimos enseguida qué hacer y ya llamamos al equipo de Porchlight.';
export const guestWroteToYou = 'Un huésped le escribió en {place}';
export const guestWroteToYouText =
  '{guest} escribió en el chat que usted tomó. Si no responde en 10 minutos, llamamos al equipo de Porchlight.';
export const guestsQuestion = 'Pregunta de un huésped sobre {property}';
export const guestsQuestionText = 'No encontramos respuesta en lo que usted escribió: “{question}”';
export const teamReplied = 'El equipo de Porchlight respondió';
export const aGuest = 'Un huésped';
export const theDesk = 'la mesa de ayuda';

// About a stay.
export const changeCode = 'Cambie el código en {property}';
export const changeCodeText =
  '{guest} ya se fue y todavía sabe el código. Ponga uno nuevo en la cerradura y anótelo aquí.';
export const codeShown = 'Se mostró un código a un huésped en {property}';
export const codeShownText = '{label}: {guest} puede verlo en el chat, tras verificar su estadía. {why}';
export const wrongChecks = 'Verificaciones de estadía fallidas en {property}';
export const wrongChecksText =
  'Alguien con el enlace de huéspedes intentó {count, plural, one {# vez} other {# veces}} en un día hacerse pasar por huésped y falló siempre. No se dio nada, y cada intento fallido más lo bloquea por más tiempo. Los enlaces personales y los códigos enviados al correo de un huésped siguen funcionando. Si no fue uno de sus huéspedes que se equivocó al escribir, cree un enlace de huéspedes nuevo en la página de la propiedad.';
export const tooManyToday =
  'Hoy llegaron demasiados de estos de huéspedes con la estadía sin confirmar. Si hay más, los verá en sus conversaciones. No le avisaremos de cada uno.';

// About a work order. {job} is the text of that name; {arrival} is empty or begins with a comma.
export const newOrder = 'Orden de trabajo nueva en {property}';
export const newOrderText = '{subject} ({reference}). Urgencia: {urgency}.';
export const job = '“{subject}” en {property}';
export const accepted = '{contractor} aceptó';
export const acceptedText = '{job}{arrival}.';
export const visitText = '{contractor} va por {job}{arrival}.';
export const visitScheduled = 'Visita programada en {property}';
export const runningLate = '{contractor} llega tarde a {property}';
export const onSite = '{contractor} ya llegó';
export const onSiteText = 'Empezó el trabajo: {job}.';
export const orderCancelled = 'Orden de trabajo cancelada';
export const orderCancelledText = '{job} ({reference}).';
export const finished = '{contractor} terminó';
export const finishedText = '{job}.';
export const notFixed = 'Todavía sin arreglar en {property}';
export const notFixedText = '{job}. Lo dice el huésped, y le pedimos a {contractor} que vuelva.';
export const declined = '{contractor} rechazó';
export const declinedText = '{job}. Su motivo: “{reason}”';
export const declinedSilentText = '{job}. No dio un motivo.';
export const nobodyAccepted = 'Ningún contratista aceptó';
export const needsPerson = 'Una orden de trabajo necesita a una persona';
export const needsPersonText = '{job}. {why}. El equipo de Porchlight se está ocupando.';
export const approvalNeeded = 'Se necesita su aprobación';
export const theContractor = 'El contratista';

// What waited through the quiet hours.
export const cameUp = '{count, plural, one {Surgió # asunto} other {Surgieron # asuntos}} en sus horas de silencio';
export const cameUpList =
  '{count, plural, one {Surgió # asunto} other {Surgieron # asuntos}} en sus horas de silencio:';
export const cameUpForContact =
  '{count, plural, one {Surgió # asunto} other {Surgieron # asuntos}} en las horas de silencio';
export const whoIsTold = 'Elija a quién se avisa de qué: {page}';
