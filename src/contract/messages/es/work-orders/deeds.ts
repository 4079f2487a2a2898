export const openOrder = 'Abrir una orden de trabajo';
export const actions = 'Acciones';
export const edit = 'Editar los detalles';
export const hold = 'Dejarla en espera';
export const endHold = 'Sacarla de la espera';
export const complete = 'Marcarla como hecha';
export const cancelOrder = 'Cancelar la orden de trabajo';
export const keepOrder = 'Conservarla';
export const reopen = 'Reabrirla';
export const kept = 'No pudimos hacerlo. Lo que escribió sigue aquí.';

// What follows, before it is done.
export const cancelOffered = 'Avisamos enseguida al contratista consultado y al huésped. Puede reabrirla.';
export const cancelAssigned =
  'Avisamos enseguida a {contractor} para que no vaya, y también al huésped. Puede reabrirla.';
export const cancelNobody = 'Avisamos al huésped en el chat. Puede reabrirla.';
export const completeAssigned = 'Avisamos a {contractor} y preguntamos al huésped si está arreglado.';
export const completeNobody = 'Se cierra enseguida. Avisamos al contratista consultado, si lo hay.';
export const holdOffered =
  'Avisamos al contratista consultado de que se retira. Ese día preguntamos al siguiente. El huésped sabrá el día.';
export const holdAssigned =
  '{contractor} conserva el trabajo y recibe el aviso, igual que el huésped. Se anula la hora acordada.';
export const holdNobody = 'No preguntamos a nadie antes de ese día. El huésped sabrá el día.';
export const reopenExplained = 'Vuelve a estar abierta, y avisamos al huésped.';
export const editExplained = 'Cada cambio queda en la cronología. Avisamos al contratista que tenga el trabajo.';

// Fields.
export const why = 'Motivo';
export const whyHint = 'Queda en la cronología.';
export const until = 'Hasta';
export const untilHint = '9:00 a. m. en la propiedad.';
export const waitsFor = 'Qué se espera';
export const waitsForHint = 'También lo lee el contratista que la tenga.';
export const whatWasDone = 'Qué se hizo';
export const costInDollars = 'Costo en dólares';
export const costHint = 'Tope: {amount}. 0 si no hay nada que pagar.';
export const costUnreadable = 'Escriba un importe como 185 o 185.50.';
export const look = 'Preguntar ahora a los contratistas';
export const lookHint = 'En el orden de la propiedad. Si no, queda en reposo hasta que alguien siga.';
export const accessNotes = 'Notas de acceso';
export const accessNotesHint = 'Para este trabajo: las lee quien lo acepte. Aquí no van códigos.';
export const limitInDollars = 'Importe máximo en dólares';
export const urgencyHint = 'Otra urgencia trae su propio importe máximo, según las reglas.';
export const tradeHint = 'Para otro oficio volvemos a preguntar a los contratistas.';
export const tradeHeld = 'No se puede cambiar mientras un contratista tenga el trabajo.';
export const untilMissing = 'Elija un día.';

// What was done.
export const canceled = '{reference} cancelada';
export const completed = '{reference} marcada como hecha';
export const held = '{reference} en espera hasta el {day}';
export const wentOn = '{reference} ya no está en espera';
export const reopened = '{reference} reabierta';
export const edited = '{reference} cambiada';
export const nothingChanged = 'No se cambió nada';
export const editUndone = '{reference} está como antes';
export const onHoldUntil = 'En espera hasta el {day}';

// One trouble in two work orders.
export const merge = 'Unirla con otra';
export const mergeAssigned =
  'Avisamos a {contractor} para que no vaya por esta. Sus chats, fotos, archivos, costos e hilo siguen en la otra, y avisamos a los huéspedes.';
export const mergeOffered =
  'Avisamos al contratista consultado. Sus chats, fotos, archivos, costos e hilo siguen en la otra, y avisamos a los huéspedes.';
export const mergeNobody = 'Sus chats, fotos, archivos, costos e hilo siguen en la otra, y avisamos a los huéspedes.';
export const goesOnIn = 'Sigue en';
export const goesOnInHint = 'Órdenes abiertas de esta propiedad.';
export const chooseOrder = 'Elija una orden';
export const mergeMissing = 'Elija la orden que sigue.';
export const merged = '{reference} sigue en {other}';
export const unmerge = 'Separarlas';
export const unmerged = '{reference} vuelve a ser una orden propia';
export const orderNamed = '{reference}: {subject}';
export const wentOnIn = 'Unida: esta sigue en otra orden de trabajo';
export const mergedHere = 'Unidas a esta';
