export const reach = 'Correos, mensajes y silencio';
export const reachLead = 'Qué le enviamos, por qué vía y cuándo no lo molestamos.';
export const loadingReach = 'Cargando cómo le avisamos';
export const chosen = 'Guardado';
export const change = 'Cambiar';

export const morningTitle = 'Correo de la mañana';
export const morningRule = 'Enviarme mi día por correo {hour}, hora de {zone}.';
export const hourLabel = 'Cuándo llega el correo de la mañana';
export const zoneLabel = 'Su zona horaria';
export const noMorning = 'nunca';
export const everyDayAt = 'todos los días, {time}';
export const morningHolds =
  'Lo que hizo el asistente durante la noche, quién llega y quién se va, sus órdenes de trabajo abiertas con su próximo paso, y lo que espera su respuesta, con enlaces para responder. ¿Nada que contar? Entonces no llega ningún correo.';
export const nextMorning = 'El próximo: {when}.';
export const sendNow = 'Enviar ahora';
export const sentNow = 'Enviado a {to}';
export const morningOn = 'Correo de la mañana: {time}';
export const morningOff = 'Ya no llega el correo de la mañana';

export const atOnceTitle = 'Lo que llega al instante';
export const atOnceLead = 'Sus reglas dicen qué le avisa cada propiedad. Aquí dice por qué vía.';
export const seeRules = 'Ver sus reglas';
export const dangerLine = 'Peligro o emergencia: avisarme {way}.';
export const nobodyTookLine = 'Ningún contratista acepta un trabajo: avisarme {way}.';
export const approvalLine = 'Un trabajo necesita mi sí o no: avisarme {way}.';
export const questionLine = 'Un huésped pregunta lo que ninguna nota responde: avisarme {way}.';
export const guestWaitsLine = 'Un huésped espera respuesta de una persona: avisarme {way}.';
export const jobNewsLine = 'Un trabajo avanza: avisarme {way}.';
export const wayLabel = 'Cómo le avisamos: {topic}';
export const dangerTopic = 'peligro o emergencia';
export const nobodyTookTopic = 'un trabajo que ningún contratista acepta';
export const approvalTopic = 'un sí o no sobre un trabajo';
export const questionTopic = 'la pregunta de un huésped';
export const guestWaitsTopic = 'un huésped que espera respuesta';
export const jobNewsTopic = 'los pasos de un trabajo';
export const byMail = 'por correo';
export const byMailAndText = 'por correo y mensaje de texto';
export const inDashboard = 'solo en el panel';
export const textsGoTo = 'Los mensajes de texto van al {phone}. {consent}';
export const textsNeedPhone = 'Para mensajes de texto hace falta su teléfono: agréguelo en {profile}.';
export const profile = 'Ajustes del perfil';
export const phoneNeeded = 'Agregue primero su teléfono en Ajustes del perfil.';
export const dangerAlwaysTold = 'El peligro siempre se avisa al instante.';

export const quietTitle = 'Mis horas de silencio';
export const quietSwitch = 'Retener correos y mensajes de texto mientras duermo';
export const quietRule = 'De {from} a {to} no me llega nada, hora de {zone}.';
export const quietFrom = 'Silencio desde';
export const quietTo = 'Silencio hasta';
export const quietBreaks =
  'El peligro siempre pasa, y también lo que después sería demasiado tarde. Además quiero enterarme de:';
export const quietMeaning =
  'Lo que surja mientras tanto espera y llega en un solo correo cuando terminen sus horas de silencio. A qué horas se pregunta a los contratistas está en sus reglas.';
export const quietHoursEmpty = 'Las dos horas deben ser distintas.';
export const clockNeeded = 'Diga según qué zona horaria.';
export const held = '{count, plural, one {# asunto espera} other {# asuntos esperan}} el fin de las horas de silencio';
export const heldNone = 'Ahora mismo no espera nada.';
export const heldUntil = '{what}, llega: {when}';
export const heldQuestion = 'La pregunta de un huésped';
export const heldApproval = 'Un sí o no sobre un trabajo';
export const quietOn = 'Silencio de {from} a {to}';
export const quietOff = 'Sin horas de silencio';

export const textOfMail = 'Porchlight: {subject} {link}';

// The page behind a morning mail's link.
export const linkPage = 'Correo de la mañana';
export const linkPageTab = 'Correo de la mañana · Porchlight';
export const loadingLink = 'Cargando su elección';
export const mailsCome = 'Su correo de la mañana llega todos los días, {time}, hora de {zone}.';
export const mailsStopped = 'Su correo de la mañana está apagado. Ya no llegará.';
export const stopMails = 'Dejar de recibirlo';
export const resumeMails = 'Recibirlo otra vez';
export const toReach = 'Elegir qué más recibe';
export const linkOver = 'Este enlace ya no abre nada. Inicie sesión para elegir qué recibe.';
