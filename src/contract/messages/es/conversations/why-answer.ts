// Why the assistant answered so. "Usted" is the owner; {topic} is what is broken, {danger} such as "Un olor a gas".
export const answerFact = 'La respuesta está en lo que usted anotó sobre la propiedad.';
export const answerArticle = 'Uno de sus artículos lo responde.';
export const answerTakenBefore = 'Un huésped de esta propiedad preguntó lo mismo y eligió esto como respuesta.';
export const choicesShown = 'Más de una de sus notas puede responderlo, así que el huésped vio sus títulos.';
export const choicesChosen = 'El huésped lo eligió entre los títulos que se le mostraron.';
export const choicesNone = 'El huésped eligió "Ninguno de estos", así que le preguntamos a usted.';
export const whichThing = 'El huésped no dijo qué está averiado, así que le mostramos qué puede ser.';
export const thingInWords = 'No era nada de lo que mostramos, así que le pedimos al huésped que lo describiera.';
export const unknownNearest =
  'Nada de lo que usted escribió lo responde con claridad, así que el huésped vio lo más parecido y se le dijo que es solo eso.';
export const unknownAskedWithNotes =
  'Nada de lo que usted escribió lo responde con claridad, así que le preguntamos. Mientras tanto, el huésped vio lo más parecido.';
export const unknownAskedOwner = 'Nada de lo que usted escribió lo responde, así que le preguntamos.';
export const unknownOutOfScope = 'No trata de la casa ni de la estadía.';
export const unknownAskedGuest = 'No estaba claro qué quería decir el huésped, así que le preguntamos.';
export const offerTakenBack =
  'El huésped encontró la respuesta en lo más parecido, así que usted no tiene que responder.';
export const offerTaken = 'El huésped dijo que lo más parecido le sirvió.';
export const offerRefused = 'El huésped dijo que lo más parecido no era eso, así que le preguntamos a usted.';
export const secretReleaseAsked = 'La estadía del huésped está confirmada y vigente, así que se le entregó el código.';
export const secretNotVerified = 'Pide un código o una contraseña, y la estadía no estaba confirmada.';
export const secretStayOver = 'Pide un código o una contraseña, y la estadía ya terminó.';
export const secretStayAhead = 'Pide un código o una contraseña, y la estadía todavía no empieza.';
export const secretLockFault = 'Pide el código de una cerradura reportada como averiada.';
export const limitBookingPage =
  'Quienes visitan su página de reservas pueden preguntar; no se envía a nadie por ellos y no reciben códigos.';
export const limitUnconfirmed = 'Los huéspedes sin estadía confirmada llegaron al límite diario de esta propiedad.';
export const stoppedPlan = 'El plan terminó, así que a los huéspedes se les muestra cómo comunicarse con usted.';
export const talkStatus = 'El huésped preguntó cómo va el trabajo.';
export const talkPhoto = 'El huésped envió una foto.';
export const smallTalk = 'Charla, o una pregunta sobre el propio asistente.';
export const booking = 'Se trata de la reserva.';
export const failed = 'Algo falló de nuestro lado, así que se llamó a una persona.';
export const dangerInstructions = '{danger}: el huésped recibió enseguida las instrucciones fijas de seguridad.';
export const dangerAsked = '{danger}: era posible, así que preguntamos al huésped si alguien está en peligro.';
export const dangerConfirmed = '{danger}, y el huésped dijo que alguien está en peligro.';
export const dangerDenied = 'El huésped dijo que nadie está en peligro.';
export const someDanger = 'Un peligro';
export const houseNote = 'Primero va lo que usted escribió sobre esto: {topic}.';
export const steps = 'Pasos que suelen arreglarlo: {topic}.';
export const stepsWaiting = 'Pasos que suelen arreglarlo: {topic}. El huésped los está probando.';
export const guestAnswered = 'El huésped respondió una pregunta sobre esto: {topic}.';
export const answerInWords =
  'Ninguna de las respuestas que mostramos servía, así que le pedimos al huésped que lo describiera: {topic}.';
export const solved = 'El huésped dijo que ya funciona: {topic}.';
export const visit = 'Hace falta una visita: {topic}.';
export const visitAfterSteps = 'Hace falta una visita, porque los pasos no sirvieron: {topic}.';

// The record of it.
export const whyThisAnswer = 'Por qué esta respuesta';
export const fromYourNotes = '{count, plural, one {De su nota} other {De sus notas}} {titles}';
export const wrongMend = '¿Está mal? Corregir “{title}”';
export const takenFrom = 'Tomado de';
export const sourceOfKind = '{title} ({kind})';
export const sourceField = 'un campo de la propiedad';
export const sourceArticle = 'un artículo';
export const sourceSteps = 'nuestros pasos';
export const sourceSafety = 'nuestras reglas de seguridad';
export const howSure = 'Certeza';
export const sureEnough = 'Suficiente para responder';
export const notQuiteSure = 'Casi suficiente para responder';
export const notSure = 'Insuficiente para responder';
export const stepsUsed = 'Pasos usados';
export const troubleFound = 'Qué falla';
export const rules = 'Reglas';
export const engine = 'Motor';
export const builtIn = 'Incorporado, sin modelo';
export const lookedAt = 'Qué consultó';
export const source = 'Fuente';
export const score = 'Puntuación';

// What the guard left out of it.
export const leftOut = 'Se omitió';
export const guardSecret = 'se quitó un código o una contraseña';
export const guardUnsupported = 'se quitó algo que ninguna fuente dice';
export const guardPromise = 'se quitó una promesa sobre dinero o asuntos legales';
export const guardOrder = 'se quitó una instrucción escondida en un texto';
export const guardSource = 'se quitó una fuente que esta propiedad no tiene';
export const guardQuoted = 'palabras que las fuentes no usan; se usaron las de ellas';
export const takenOut = 'se quitó {what}';
export const nothingSent = 'no se envió nada: aquí responde una persona';
