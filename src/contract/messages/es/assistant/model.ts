// What the language model costs, by month and by owner.
export const month = 'Mes';
export const owner = 'Propietario';
export const calls = 'Llamadas';
export const tokensIn = 'Tokens de entrada';
export const tokensOut = 'Tokens de salida';
export const tokens = 'Tokens';
export const cost = 'Costo';
export const builtInInstead = 'Motor integrado en su lugar';
export const never = 'Nunca';
export const monthsTable = 'El modelo de lenguaje por mes';
export const siteChatTable = 'El modelo de lenguaje en el chat del sitio público, por mes';
export const noMonths = 'Todavía sin uso.';
export const noMonthsHint = 'Aquí aparece cada mes en que se usó el modelo.';
export const accountsTable = 'El modelo de lenguaje por propietario';
export const noAccounts = 'Sin uso este mes.';
export const noAccountsHint = 'Aquí aparecen los propietarios a cuyos huéspedes respondió el modelo.';
export const atCap = 'En el límite';
export const noModel = 'Aquí no hay un modelo de lenguaje configurado. El motor integrado responde cada mensaje.';
export const usedUpTo =
  '{model} responde junto al motor integrado. Cada cuenta puede usar hasta {cost} o {tokens} tokens al mes (UTC). Después, el motor integrado responde solo.';
export const usedUp =
  'Los {cost} o {tokens} tokens de este mes se agotaron. El motor integrado responde solo hasta que termine el mes (UTC).';

// How a call of the model ended, and why the built-in engine answered in its place.
export const outcome = 'Cómo terminó';
export const answered = 'Respondió';
export const tooSlow = 'Demasiado lento';
export const unreachable = 'Sin conexión';
export const unreadable = 'Respuesta ilegible';
export const askedForNothing = 'Pidió algo que no existe';
export const heldBack = 'Retenida por el control';
export const overCap = 'Sobre el límite';
export const heldCode = 'El mensaje tenía un código';
export const reasonTimes = '{reason} {times}';

// The calls that are kept.
export const callsTable = 'Llamadas al modelo';
export const all = 'Todas';
export const took = 'Tardó';
export const seconds = '{seconds} s';
export const noCalls = 'No se conserva ninguna llamada.';
export const noCallsHint = 'Conservamos unos días lo que se dijo al modelo y lo que respondió.';
export const noCallsOfOutcome = 'Ninguna llamada terminó así: {outcome}.';

// One of them.
export const callTitle = 'Llamada al modelo';
export const loadingCall = 'Cargando la llamada';
export const call = 'La llamada';
export const callGone = 'Esta llamada ya no se conserva.';
export const model = 'Modelo';
export const chat = 'Chat';
export const openInConsole = 'Abrir en la consola';
export const asked = 'Lo que se le preguntó';
export const told = 'Lo que se le dijo de la casa y su trabajo';
export const house = 'Casa';
export const answer = 'Lo que respondió';
export const noAnswer = 'No llegó respuesta.';
export const replay = 'Repetición';
export const retry = 'Reintentar';
export const wouldBeSent = 'Ahora se enviaría su respuesta';
export const builtInWouldAnswer = 'Ahora respondería el motor integrado';
export const nothingSaid = 'No se diría nada.';
export const takenFrom = 'Tomado de: {sources}';
export const replayHint =
  'Leída otra vez con la casa y la estadía como están ahora. No se envió nada ni se preguntó al modelo.';
