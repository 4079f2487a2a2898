// The owner's day: its card, and what was counted since the evening before.
export const today = 'Hoy';
export const loadingToday = 'Cargando su día';
export const todayFailed = 'No se pudo cargar su día.';
// Without a network: how old what is shown is.
export const offlineSince = 'Está sin conexión. Esto es de: {when}.';
// The network is there, and the server has not answered yet.
export const readBefore = 'Esto es de: {when}.';
export const offlineWithout = 'Está sin conexión. Su día se carga cuando vuelva.';

export const questions =
  '{count, plural, =0 {Preguntas para usted} one {# pregunta para usted} other {# preguntas para usted}}';
export const noQuestions = 'Nada espera su respuesta.';
export const answerBy = 'Plazo: {when}';
export const wasDue = 'Venció: {when}';
export const atWasDue = '{property}, venció: {when}';
export const answerAtBy = '{property}, plazo: {when}';
export const seeQuestions = 'Ver lo que está por atender';

export const sinceLastEvening = 'Desde anoche';
export const countedFrom = 'Desde: {when}';
export const nothingHappened = 'No pasó nada. La luz está encendida.';
export const dangers =
  '{count, plural, one {Se reportó # peligro y se avisó a personas} other {Se reportaron # peligros y se avisó a personas}}';
export const answeredAllAlone =
  'Respondió {questions, plural, one {# pregunta} other {# preguntas}} en {houses, plural, one {# casa} other {# casas}}, todo sin una persona';
export const answeredSomeAlone =
  'Respondió {questions, plural, one {# pregunta} other {# preguntas}} en {houses, plural, one {# casa} other {# casas}}, {alone} sin una persona';
export const handedOver = 'Llamó a una persona a {count, plural, one {# chat} other {# chats}}';
export const ordersOpened = 'Abrió {count, plural, one {# orden de trabajo} other {# órdenes de trabajo}}';
export const ordersOpenedGrave =
  'Abrió {count, plural, one {# orden de trabajo} other {# órdenes de trabajo}}, {grave} con urgencia alta o mayor';
export const jobsAccepted = 'Los contratistas aceptaron {count, plural, one {# trabajo} other {# trabajos}}';
export const askedOwner = 'Guardó {count, plural, one {# pregunta} other {# preguntas}} para usted';
export const codesReleased = 'Entregó {count, plural, one {# código o contraseña} other {# códigos y contraseñas}}';
