export const orderOpened = 'Abrí una orden de trabajo ({urgency}): {subject}. Verá aquí cada paso.';
export const orderNow = 'Gracias por probar. Abrí una orden de trabajo ({urgency}): {subject}. Verá aquí cada paso.';
export const orderAdded = 'Gracias, lo agregué a la orden de trabajo.';
export const orderJoined =
  'Otra persona de la casa ya lo reportó: {subject}. Agregué lo que usted escribió. También verá aquí cada paso. Si lo suyo es otra avería, escriba "Es otra avería".';
export const orderKnown =
  'Eso ya está reportado: {subject}. Agregué lo que usted escribió. También verá aquí cada paso.';
export const joinedComes = 'Viene: {coming}.';
export const orderApart = 'De acuerdo, ahora es una orden de trabajo aparte: {subject}. Verá aquí cada paso.';
export const orderCheck =
  'Antes de enviar a alguien debo saber que es su estadía: abra "Verificar mi estadía" y pida un código al correo de su reserva, o escriba sus fechas y los cuatro últimos dígitos del teléfono. Si no puede, preguntamos antes al propietario o a nuestro equipo, y eso tarda más.';
export const orderPast =
  'Su estadía aquí terminó, así que preguntamos al propietario o a nuestro equipo antes de enviar a alguien.';
export const statusOrder = '{subject}: {standing}.';
export const statusNone = 'No hay ningún trabajo abierto en este chat. Dígame qué falla y lo pongo en marcha.';
export const entryAsk =
  '¿Qué le impide entrar: no tiene código, el código no funciona, la cerradura no reacciona o falta una llave? Dígamelo en pocas palabras. Si alguien está en peligro, llame al {emergency}.';
export const lockAsk =
  'Si la cerradura no les deja entrar ahora mismo, escriba "No podemos entrar" y abro una orden de trabajo enseguida. Si todavía pueden entrar, dígame qué hace cuando lo intenta. Si alguien está en peligro, llame al {emergency}.';
export const unconfirmedLimit =
  'Hoy ya se reportó aquí tanto sin una estadía confirmada que no puedo abrir otra orden ni volver a preguntar al propietario. Abra "Verificar mi estadía", dígamelo otra vez y me ocupo enseguida; o pida hablar con una persona.';
export const visitorsOnlyAsk =
  'Aquí puedo responder preguntas sobre esta casa, pero desde esta página no puedo enviar a nadie ni dar códigos. ¿Se aloja aquí? Use el enlace o el código QR que le dio su anfitrión, o llámelo.';

export const afterOrder = 'Unas preguntas rápidas, para que quien venga traiga lo necesario:';
export const oneQuestion = 'Una pregunta, para que quien venga traiga lo necesario:';
export const tryFirst = 'Probemos primero esto.';
export const meanwhile = 'Mientras tanto, esto suele arreglarlo:';
export const stepNext = 'Bien, probemos una cosa más.';
export const thingInWords = 'De acuerdo. Dígame en pocas palabras qué es y qué hace.';
export const answerInWords = 'De acuerdo. Dígamelo con sus palabras y lo agrego a la orden de trabajo.';
export const didIt = '¿Funcionó?';
export const takeTime = 'Sin prisa. Dígame aquí si sirvió.';
export const solved = 'Me alegro. Lo anoto como resuelto sin visita. Escriba si vuelve a pasar.';
export const solvedOrdered = 'Me alegro. Lo anoté en la orden de trabajo. Escriba si vuelve a pasar.';
export const handed = 'También se avisó a una persona, que entrará en este chat.';
export const quickWorks = 'Ya funciona';
export const quickNotYet = 'Sigue sin funcionar';
export const photoKept = 'Gracias por la foto. Queda aquí junto a lo que escribió.';
export const photoOfWhat = 'Gracias por la foto. ¿Qué muestra y qué pasa?';

export const urgencyUrgent = 'urgente';
export const urgencyHigh = 'prioridad alta';
export const urgencyMedium = 'prioridad normal';
export const urgencyLow = 'prioridad baja';
export const urgencyNonUrgent = 'no urgente';

export const standingTriage = 'estamos buscando quién puede venir';
export const standingApproval = 'esperamos el visto bueno del propietario';
export const standingOffered = 'ya avisamos a un contratista y todavía no responde';
export const standingAccepted = 'un contratista aceptó';
export const standingScheduled = 'la hora está acordada';
export const standingOnTheWay = 'el contratista está en camino';
export const standingAtWork = 'el contratista está trabajando';
export const standingParts = 'el contratista espera piezas';
export const standingFinished = 'el contratista terminó';

export const takeBackAsk = '¿Anulo ese trabajo: {subject}? Entonces no viene nadie.';
export const takenBackJob = 'De acuerdo, anulé el trabajo: {subject}. Escriba si al final lo necesita.';
export const tooLateToTakeBack =
  'Ya van en camino, así que desde aquí no puedo anularlo. Pedí a una persona del equipo de Porchlight que se ocupe.';
export const keptJob = 'De acuerdo, el trabajo sigue en pie: {subject}.';
export const reopenedJob = 'Siento que todavía no esté bien. El trabajo continúa: {subject}. Verá aquí cada paso.';
export const backAgain = 'Siento que haya vuelto a pasar.';
export const corrected = 'Gracias, lo corregí en la orden de trabajo.';
export const questionOpen = 'El propietario todavía no contesta: “{question}” Se lo escribo aquí en cuanto conteste.';
export const quickTakeBack = 'Sí, anúlelo';
export const quickKeep = 'No, que vengan';
