export const greeting = 'Hola. Soy el asistente de {house}. ¿Qué necesita? Puede pedir una persona cuando quiera.';
export const how = 'Todo bien por aquí, gracias. ¿En qué le ayudo en {house}?';
export const thanks = 'De nada. Aquí estoy si surge algo.';
export const bye = 'Que disfrute su estadía. La luz queda encendida si necesita algo.';
export const emojiFine = 'Muy bien. Aquí estoy si surge algo.';
export const emojiSad = 'Lo siento. ¿Qué pasa? Puede pedir una persona cuando quiera.';
export const emojiOther = 'Dígame en pocas palabras qué necesita y le ayudo.';
export const bot =
  'Soy un asistente automático de {house}, no una persona. Diga "una persona, por favor" cuando quiera y alguien le atenderá.';
export const name = 'Soy el asistente de {house}.';
export const maker = 'Soy el asistente de {house}, de Porchlight para el propietario.';
export const capabilities =
  'Puedo contarle sobre {house} (Wi-Fi, estacionamiento, basura, calefacción, salida), ayudar cuando algo falla y enviar a alguien si hace falta.';
export const joke = 'Se me dan mejor los termostatos que los chistes. ¿Le ayudo con algo de {house}?';
export const repeat = 'Dije: {last}';
export const repeatNothing = 'Todavía no hay nada que repetir. ¿En qué le ayudo en {house}?';
export const affirm = 'Anotado. ¿Algo más?';
export const deny = 'De acuerdo. ¿Puedo ayudarle con otra cosa?';
export const stop = 'De acuerdo, lo dejo aquí. Escriba cuando necesite algo.';
export const errand = 'Solo puedo ayudar con {house} y su estadía. ¿Necesita algo de la casa?';
export const notShared = 'Eso no lo puedo compartir. ¿Qué necesita de {house}?';
export const stopped =
  'El asistente de {house} no responde en este momento. Por favor, comuníquese con su anfitrión, {name}: {contact}. Si alguien está en peligro, llame primero al número de emergencias.';

export const quote = '{text}';
export const quoteWritten = 'El propietario lo dejó escrito en {language}: {text}';
export const houseNote = 'Las notas de {house} dicen sobre esto: {text}';
export const noteBeside = 'Por si ayuda, en las notas de {house} sobre {text}';
export const unknownAsk =
  'No lo tengo anotado para {house}. Se lo pregunté al propietario y le escribiré aquí antes de {by}: con la respuesta o para decirle que tarda más.';
export const unknownGuarded =
  'No lo tengo anotado para {house}. Se lo pregunté al propietario y le responderé aquí en cuanto lo sepa.';
export const unknownScope = 'Eso queda fuera de lo que sé. Puedo ayudar con {house} y su estadía: ¿qué necesita?';
export const notIt =
  'Siento que no fuera eso. Se lo pregunté al propietario y le escribiré aquí antes de {by}: con la respuesta o para decirle que tarda más.';
export const takenBack = 'Perfecto. El propietario ya no tiene que responder a eso.';
export const describe = 'Quiero entenderle bien. ¿Puede decirme en pocas palabras qué necesita o qué falla?';
export const detail = 'Gracias. ¿Qué quiere que haga con eso?';
export const bookingKnown = 'Lo que consta: {text}';
export const quickYes = 'Sí';
export const quickNo = 'No';
export const choices = '¿Es alguno de estos?\n{titles}';
export const choicesBeside = '¿O es alguno de estos?\n{titles}';
export const ownerHasIt = 'De acuerdo. El propietario tiene su pregunta y le escribiré aquí en cuanto sepa algo.';
export const quickNoneOfThese = 'Ninguno de estos';

export const ownerQuote = 'Usted preguntó: “{question}”';
export const ownerWrote = 'Usted preguntó: “{question}” El propietario dejó escrito esto para los huéspedes:';
export const ownerWroteVerified =
  'Usted preguntó: “{question}” El propietario dejó la respuesta para los huéspedes con la estadía confirmada. Pregúntemelo otra vez y se la doy.';
export const ownerSilent =
  'Usted preguntó: “{question}” El propietario todavía no responde. Se lo diré aquí en cuanto lo haga. Si no puede esperar, escriba "una persona, por favor".';

export const secretHere = 'Aquí lo tiene, solo para su estadía:';
export const secretCheck =
  'Se lo doy en cuanto verifique su estadía. Abra "Verificar mi estadía" y pida un código al correo de su reserva, o escriba sus fechas y los cuatro últimos dígitos del teléfono. ¿Lo hacemos ahora?';
export const secretPast =
  'Su estadía ya terminó, así que no puedo darle {label}. Si olvidó algo, ya avisé al propietario, que le responderá aquí.';
export const secretUpcoming = 'Le daré {label} poco antes de su llegada; todavía no.';
export const secretFault = 'Esa cerradura está avisada como averiada; no doy su código hasta que alguien la revise.';

export const peopleAnswer =
  'Gracias por escribir. Aquí responde una persona del equipo de Porchlight y ya tiene su mensaje. Le contestará en este chat.';
export const draftWait =
  'Gracias por escribir. Aquí una persona lee cada respuesta antes de enviarla, así que puede tardar unos minutos.';
export const person = 'Pedí que le atienda una persona. Verá lo que escribió, así que no tendrá que repetirlo.';
export const passedOn = 'Se lo pasé a la persona que le va a atender. Le contestará aquí.';
export const passedOnToo = 'La persona que le va a atender ya tiene también esto.';
export const waitJoined = 'En la última hora, una persona tardó unos {time} en entrar.';
export const waitSoFar = 'En este momento los huéspedes esperan {time} o más.';
export const waitUnknown = 'No puedo decirle cuánto tardará: en la última hora ninguna persona atendió un chat.';
export const waitBack = 'Ahora mismo no hay nadie de turno. El próximo turno empieza: {at}.';
export const waitOff = 'Ahora mismo no hay nadie de turno, así que no puedo decirle cuándo se leerá.';
export const money =
  'Eso lo decide una persona y no puedo prometer nada sobre dinero. Ya lo pasé con lo que escribió; le responderán aquí.';
export const booking = 'Los cambios de reserva los hace una persona. Ya lo pasé; le responderán aquí.';
export const complaint = 'Siento que haya sido así. Se lo pasé a una persona; le responderán aquí.';
export const legal = 'No puedo aconsejar sobre eso. Se lo pasé a una persona; le responderán aquí.';

export const labelDoorCode = 'Código de la puerta';
export const labelDoorOpening = 'Cómo abrir la puerta';
export const labelBoxPlace = 'Dónde está la caja de llaves';
export const labelBoxCode = 'Código de la caja de llaves';
export const labelSpareBoxPlace = 'Dónde está la caja de llaves de repuesto';
export const labelSpareBoxCode = 'Código de la caja de llaves de repuesto';
export const labelWifiPassword = 'Contraseña del Wi-Fi';
export const labelAddress = 'Dirección';

export const codeHelp =
  'Vamos a verlo. Toque la cerradura para que se ilumine, marque el código despacio, cifra por cifra, y termine con su tecla de confirmar (suele ser # o una marca). Si es otra puerta o una caja, dígame cuál. ¿Sirvió?';
export const refusePromise =
  'Eso no lo puedo prometer: decide el propietario. Le pregunté y le escribo aquí antes de las {by}.';
export const refuseRule =
  'No puedo hacer una excepción: decide el propietario. Le pregunté y le escribo aquí antes de las {by}.';
export const refuseOthers = 'No puedo dar nada sobre otros huéspedes ni su estadía. Con la suya le ayudo encantado.';

// Before the matter, to whoever is upset, thankful or joking.
export const moodAngry = 'Lo siento, entiendo que moleste.';
export const moodGrateful = 'Qué amable, gracias.';
export const moodPlayful = 'Me hizo sonreír.';
export const moodWorried = 'Entiendo que agobie. Vamos a ocuparnos de ello.';
export const moodChild = 'Gracias por decírmelo, lo hiciste muy bien.';
