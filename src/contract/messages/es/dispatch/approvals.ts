// What the owner is asked, as it stands in "Por atender", in the mail and behind its link.
export const askDispatch = '¿Enviar un contratista por “{subject}” a {property}?';
export const askRaise = '{company} pide {amount} en vez de {limit}: {why}';
export const askEstimate = '{company} presupuesta {amount}: {why}';
export const askGuest =
  'Alguien en {property}, sin estadía confirmada, reportó “{subject}”. ¿Es su huésped? ¿Enviamos un contratista?';

// "Por atender", on the dashboard.
export const needsYouTitle = 'Por atender';
export const loadingNeedsYou = 'Buscando lo que está por atender';
export const loadFailed = 'No se pudo cargar.';
export const partsFailed = 'No se pudo cargar todo. Puede haber más de lo que ve aquí.';
export const nothingNeedsYou = 'No tiene nada por atender. La luz está encendida.';
export const showMore = 'Ver {count} más';
export const answerBy = 'Plazo: {when}. {link}';
export const seeWorkOrder = 'Ver la orden de trabajo';
export const approve = 'Aprobar';
export const decline = 'Rechazar';
export const approved = 'Aprobado';
export const declined = 'Rechazado';
export const guestConfirmed = 'Huésped confirmado';
export const guestDeclined = 'Rechazado: no es su huésped';
export const notMyGuestTitle = 'No es mi huésped';
export const confirmAndSendTitle = 'Confirmar y enviar';

// The page behind a mail's link.
export const loadingLinked = 'Cargando lo que espera su respuesta';
export const goToDashboard = 'Ir a su panel';
export const choseInMail =
  'En el correo eligió “{choice}”. Presione el botón para confirmarlo; antes no se decide nada.';
export const notMyGuest = 'No es mi huésped';
export const confirmAndSend = 'Confirmar y enviar';
export const serviceType = 'Tipo de servicio';
export const urgency = 'Urgencia';
export const stay = 'Estadía';
export const stayNotConfirmed = 'Sin confirmar';
export const notToExceed = 'Tope (NTE)';
export const askedFor = 'Se pide';
// {ifSilent} is one of the three below.
export const answerBySilence = 'Plazo: {when}. {ifSilent}';
export const silenceDispatch = '¿Sin respuesta? Enviamos a su contratista, según sus reglas.';
export const silenceHuman = '¿Sin respuesta? El equipo de Porchlight se encarga, según sus reglas.';
export const silenceUnchanged = '¿Sin respuesta? El monto queda como está.';

// What became of it.
export const theOwner = 'El propietario';
export const approvedBy = '{who} lo aprobó.';
export const approvedByOn = '{who} lo aprobó ({when}).';
export const declinedBy = '{who} lo rechazó.';
export const declinedByOn = '{who} lo rechazó ({when}).';
export const contractorsAsked = 'Preguntamos a sus contratistas en el orden que usted fijó.';
export const mayCost = 'Puede costar hasta {amount}.';
export const amountNotRaised = 'El monto no se aumentó.';
export const estimateDeclined = 'El monto queda como estaba.';
export const nobodySent = 'No enviaremos un contratista.';
export const nobodySentTeam = 'No enviaremos un contratista. El equipo de Porchlight se encarga.';
export const timedOutAmount = 'El plazo para responder venció ({when}). El monto no se aumentó.';
export const timedOutEstimate = 'El plazo para responder venció ({when}). El monto queda como estaba.';
export const timedOutGuest = 'El plazo para responder venció ({when}). El equipo de Porchlight se encarga.';
export const timedOutDispatch = 'El plazo para responder venció ({when}). Sus reglas deciden qué sigue.';
export const overtaken = 'El trabajo siguió adelante, así que no queda nada por decidir.';
export const alreadyApproved = 'Esto ya se aprobó.';
export const alreadyDeclined = 'Esto ya se rechazó.';
export const tooLate = 'El plazo para responder venció.';
export const linkOver = 'Este enlace ya no abre nada. Inicie sesión para ver qué necesita su aprobación.';
export const nobodyToConfirm = 'Este trabajo terminó, así que no queda nadie por confirmar.';

// The mail.
export const mailSubjectGuest = '¿Es su huésped en {property}? {subject}';
export const mailSubjectRaise = '¿Aprobar {amount} en {property}?';
export const mailSubjectEstimate = '¿Aprobar un presupuesto de {amount} en {property}?';
export const mailSubjectDispatch = '¿Aprobar una reparación en {property}? {subject}';
export const mailProperty = 'Propiedad: {property}';
export const mailJob = 'Trabajo: {subject} ({reference})';
export const mailServiceType = 'Tipo de servicio: {serviceType}';
export const mailStay = 'Estadía: sin confirmar';
export const mailUrgency = 'Urgencia: {urgency}';
export const mailLimit = 'Tope (NTE): {amount}';
export const mailLimitSoFar = 'Tope (NTE) hasta ahora: {amount}';
// A line of an estimate: what it is for, and what it comes to.
export const mailLine = '{of}: {amount}';
export const mailAskedFor = 'Se pide: {amount}';
export const mailAnswerBy = 'Plazo para responder: {when}. {ifSilent}';
export const mailDecide = 'Apruebe o rechace aquí, sin iniciar sesión:\n{link}';
export const mailLinkNote =
  'Abrir el enlace no decide nada; lo hacen sus dos botones. Quien lo tenga puede presionarlos, así que no comparta este correo.';
