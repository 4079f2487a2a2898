// The contractor's page: one job, one button.
export const pageTitle = 'Trabajo · Porchlight';
export const documentTitle = 'Trabajo · {subject}';
export const needsScript = 'Esta página necesita JavaScript. Llame al número de su mensaje.';
export const jobTitle = 'Trabajo';
export const loadingJob = 'Cargando el trabajo';
export const questions = '¿Preguntas? Llame al equipo de Porchlight: {phone}';
export const stageNew = 'Trabajo nuevo';
export const stageAccepted = 'Aceptado';
export const stageOnTheWay = 'Va en camino';
export const stageOnSite = 'Está en el lugar';
export const stageParts = 'Espera piezas';
export const decline = 'Rechazar';
export const acceptJob = 'Aceptar trabajo';
export const onMyWay = 'Voy en camino';
export const startWork = 'Empezar';
export const finishWork = 'Terminar';
export const needsConnection = 'Un momento. Esto necesita conexión.';

// A link that opens nothing, or a job that could not be fetched.
export const unknownTitle = 'Este enlace no abre un trabajo.';
export const unknownHint = 'Abra otra vez el enlace de su mensaje.';
export const notShown = 'No pudimos mostrar el trabajo.';
export const notReached = 'No pudimos conectar con Porchlight.';
export const checkConnection = 'Revise su conexión e intente de nuevo.';
// {why} is a sentence: what the server said, or that the connection is gone.
export const photosKept = '{why} Lo que tocó queda guardado en este dispositivo hasta que se pueda enviar.';
export const staleNotice = '{why} Esto es de: {when}.';

// How the job stands.
export const declinedTitle = 'Rechazó este trabajo.';
export const declinedHint = 'Gracias por avisar. Preguntamos al siguiente contratista.';
export const withdrawnTitle = 'Este trabajo se retiró.';
export const withdrawnHint = '{owner} lo retiró. Por favor, no vaya.';
export const expiredTitle = 'Este trabajo pasó al siguiente contratista.';
export const expiredHint = 'El plazo para aceptarlo venció. Si todavía puede venir, llámenos.';
export const finishedTitle = 'Trabajo terminado.';
export const finishedHint = 'Gracias. Preguntamos al huésped si está arreglado.';
export const closedTitle = 'Este trabajo está cerrado.';
export const closedHint = 'Gracias.';
export const notFixed = 'El huésped dice que todavía no está arreglado.';
export const notFixedTeamHint = 'El equipo de Porchlight acordará lo que sigue y le llamará si le necesita.';
export const askedNotice = 'Pidió {amount}.';
export const ownerDecides = 'Lo decide {owner}. Hasta entonces son {amount}.';

// What is wrong, where, and for whom.
export const issueTitle = 'Qué falla';
// {label} is set off from what was tried.
export const alreadyTried = '{label} {tried}';
export const alreadyTriedLabel = 'Ya se intentó:';
export const time = 'Hora';
export const timeLeft = '{left} para aceptar, hasta {time}';
export const acceptTimeOver = 'El plazo para aceptar venció.';
export const stayUnconfirmed = 'Estadía sin confirmar: nadie ha verificado que se aloje ahí';
export const area = 'Zona';
export const forOwner = 'Para';
export const notToExceed = 'Tope (NTE)';
export const cost = 'Costo';
export const arrival = 'Llegada';
export const accessNotes = 'Para este trabajo';
export const parking = 'Estacionamiento';
export const waterShutOff = 'Llave de paso principal';
export const electricPanel = 'Panel eléctrico';

// Photos.
export const photosTitle = 'Fotos';
export const photoBy = 'Enviada por {sender}';
export const addPhotos = 'Agregar fotos';
export const photoSending = 'En camino';
export const photoProgress = 'Foto en camino';
export const photoNotSent = 'No se envió.';
export const removePhoto = 'Quitar foto';
export const photoTooLarge = 'El archivo debe pesar menos de 5 MB';

// Accepting, declining, setting off.
export const acceptTitle = '¿Cuándo puede estar ahí?';
export const day = 'Día';
export const today = 'Hoy';
export const tomorrow = 'Mañana';
export const sayLater = 'Lo diré después';
export const from = 'Desde';
export const to = 'Hasta';
export const arrivalHint =
  'Las horas son las de {property}. El huésped las ve enseguida. La dirección exacta se da al aceptar.';
export const startMissingToo = 'Indique también la hora de inicio.';
export const declineTitle = '¿Rechazar este trabajo?';
export const declineJob = 'Rechazar trabajo';
export const declineHint = 'Pasa enseguida al siguiente contratista.';
export const declineReason = 'Motivo';
export const setOffTitle = '¿A qué distancia está?';
export const etaLegend = 'Cerca de';
export const etaUnknown = 'No sé';
export const etaMinutes = '{minutes} min';
export const setOffHint = 'Le diremos al huésped que va en camino.';

// Finishing, and asking for more money.
export const finishTitle = 'Terminar el trabajo';
export const whatYouDid = '¿Qué hizo?';
export const whatYouDidExample = 'Cambié el sifón del lavabo; ya no gotea.';
export const whatYouDidMissing = 'Diga en una frase qué hizo.';
export const costLegend = 'Lo que costó, en dólares';
export const whichParts = 'Qué repuestos';
export const costHint = 'Tope (NTE): {amount}.';
export const costMissing = 'Escriba cuánto costó; 0 si no hay nada que pagar.';
export const sayCost = 'Decir cuánto costó';
export const changeCost = 'Cambiar el costo';
export const costTooHighCall = 'Es más de los {amount} que puede costar este trabajo. Llámenos para resolverlo.';
export const costUnreadable = 'Escriba un monto como 185 o 185.50.';
export const costTooHigh = 'Es más de los {amount} que puede costar este trabajo.';
export const approvalNeeded = '{owner} tiene que aprobarlo primero.';
export const askForAmount = 'Pedir {amount}';
export const costAskHint = 'Leerá lo que usted hizo. Guardamos aquí lo que escribió hasta entonces.';
export const youAskedFor = 'Pidió {amount}.';
export const ownerDecidesCost =
  'Lo decide {owner}. Guardamos aquí lo que escribió, y podrá terminar cuando se apruebe.';
export const whatHasToBeDoneMissing = 'Diga en una frase qué hay que hacer.';
export const askMoreTitle = 'Pedir más';
export const askMore = 'Pedir más';
export const askMoreHint =
  'Le preguntamos enseguida a {owner}. Hasta que responda, este trabajo puede costar {amount}.';
export const newTotal = 'Nuevo total en dólares';
export const forWhat = '¿Para qué es?';
export const amountTooLow = 'Escriba un monto mayor que {amount}.';
export const forWhatMissing = 'Diga para qué es.';
