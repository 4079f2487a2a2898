// The lines of a work order's history: what happened, and behind it why. They are kept as they are written here.
export const offered = 'Oferta a {company}, que tiene {time} para aceptar';
export const needsPerson = 'Necesita a una persona';
export const guestUnconfirmed = 'Nadie ha confirmado al huésped que lo reportó';
export const nobodyLeft = 'No queda ningún contratista a quien preguntar';
export const ownerWantsPerson = 'El propietario quiere que una persona se encargue de este tipo de trabajos';
export const quietHours = 'En espera hasta {time}, el fin de las horas de silencio';
export const quietHoursWhy = 'El propietario no quiere que se pregunte a nadie de noche por trabajos de esta urgencia';

// Why a contractor is passed over. {day} is a date: "Jan 31, 2026".
export const skipped = 'Se omitió a {company}';
export const skippedAsked = 'Ya se preguntó a {company}';
export const skippedInactive = '{company} ya no está en activo';
export const skippedNoPhone = '{company} no tiene un teléfono registrado';
export const skippedBadPhone = '{company} tiene un teléfono al que no se puede llamar';
export const skippedBounced = '{company} tiene un correo que rebotó';
export const skippedInsurance = 'El seguro de {company} venció el {day}';
export const skippedLicense = 'La licencia de {company} venció el {day}';
export const skippedPlace = '{company} no atiende {zip}';
export const skippedCity = '{company} no atiende {city} ({zip})';
export const skippedAway = '{company} no está disponible hasta el {day}';
export const skippedBooked = '{company} dijo que no tiene disponibilidad hasta el {day}';
export const skippedHoliday = '{company} dijo que está de vacaciones hasta el {day}';
export const skippedNotTrade = '{company} dijo que no es su oficio';
export const skippedTooFar = '{company} dijo que {zip} queda demasiado lejos';
export const skippedHours = 'Está fuera del horario de {company}';

// Why a job was offered to this contractor; behind it stand, each as a sentence, the ones that were passed over.
export const firstInOrder = 'El primer contratista de {trade} en su orden en {property}.';
export const nextInOrder = 'El siguiente contratista de {trade} en su orden en {property}.';
export const firstOfOthers = 'El primero de sus otros contratistas de {trade}.';
export const nextOfOthers = 'El siguiente de sus otros contratistas de {trade}.';
export const skippedSentence = '{skipped}.';
// A person chose them. {name} is whose word it was.
export const chosenByHand = '{name} eligió a este contratista.';
export const chosenOfSeveral =
  '{name} preguntó a varios contratistas a la vez. El primero que acepte se queda con el trabajo.';
export const somebody = 'Alguien';

// What a contractor did, or did not do.
export const accepted = '{company} aceptó';
export const declined = '{company} rechazó';
export const declinedBecause = '{company} rechazó: {reason}';
export const declinedUntil = '{company} rechazó: {reason} hasta el {day}';
export const noAnswer = '{company} no respondió a tiempo';
export const passedOn = 'Pasó al siguiente contratista';
export const contractorRemoved = 'Se quitó a {company}';
export const onTheWay = '{company} está en camino';
export const newArrival = '{company} tiene una nueva hora de llegada';
export const runningLate = '{company} llega más tarde: {time}';
export const costSaid = '{company} dijo lo que costó: {amount}';
export const startedWork = '{company} empezó el trabajo';
export const finished = '{company} terminó';
export const photoAdded = '{company} agregó una foto';
export const moreAsked = '{company} pidió {amount}';
export const estimateSent = '{company} envió un presupuesto: {amount}';
export const timesProposed = '{company} propuso {count, plural, one {una hora} other {# horas}}';
export const noAccess = '{company} no pudo entrar';
export const followUp = '{company} tiene que volver';

// What the guest did, or did not do.
export const checkOffered = 'A la espera de que el huésped confirme su estadía';
export const stayConfirmed = 'El huésped confirmó su estadía';
export const timeChosen = 'El huésped eligió {time}';
export const otherTime = 'El huésped pidió otra hora';
export const canceledAtCard = 'El huésped la canceló en su tarjeta del chat';
export const fixed = 'El huésped dice que está arreglado';
export const notFixed = 'El huésped dice que no está arreglado';
export const notFixedAgain = 'El huésped dice otra vez que no está arreglado';
export const closedUnconfirmed = 'Cerrada: el huésped no objetó en {hours} horas';
export const rated = 'El huésped dio {stars} de 5 estrellas';

// What the owner and the desk did, or did not do.
export const approvalAsked = 'A la espera de la aprobación del propietario';
export const confirmationAsked = 'A la espera de que el propietario o el equipo de Porchlight confirme al huésped';
export const ownerApproved = 'El propietario aprobó';
export const ownerDeclined = 'El propietario rechazó';
export const ownerSilent = 'El propietario no respondió a tiempo';
export const ownerDidNotConfirm = 'El propietario no confirmó al huésped';
export const approvalOvertaken = 'La aprobación del propietario ya no hace falta';
export const jobCancelled = 'Se canceló el trabajo';
export const jobWentOn = 'El trabajo siguió sin ella';
export const guestConfirmed = '{name} confirmó al huésped';
export const guestConfirmedByOwner = 'El propietario confirmó al huésped';
export const guestConfirmedByDesk = 'El equipo de Porchlight confirmó al huésped';
export const goesOn = 'Otra vez en busca de un contratista';
export const callTaken = '{name} está llamando al contratista';
export const callGivenBack = '{name} devolvió la llamada, así que otra persona debe hacerla';
export const callUnanswered = 'Nadie contestó el teléfono';
export const visitAgreed = '{name} acordó la visita: {time}';
export const offerTakenBack = 'Se retiró la oferta a {company}';
export const jobTakenBack = 'Se retiró el trabajo a {company}';
export const propertyRemoved = 'Se quitó la propiedad';
export const accountDeleted = 'Se eliminó la cuenta del propietario';

// In the list of what secrets went out: to whom, and why.
export const releasedTo = '{company} (contratista)';
export const releasedWhy = 'Aceptó {reference}';
