// The morning mail. {what} is a list of counts, such as "2 llegadas, 1 salida".
export const subject = '{day}: {what}';
export const subjectPlain = '{day} en sus casas';
export const arrivalsCount = '{count, plural, one {# llegada} other {# llegadas}}';
export const departuresCount = '{count, plural, one {# salida} other {# salidas}}';
export const questionsCount = '{count, plural, one {# pregunta para usted} other {# preguntas para usted}}';
export const ordersCount = '{count, plural, one {# orden de trabajo abierta} other {# órdenes de trabajo abiertas}}';

export const hello = 'Buenos días, {name}:';
export const nothing = 'Hoy no hay nada. La luz está encendida.';
export const questionsTitle = 'Preguntas para usted';
export const nightTitle = 'Lo que hizo el asistente desde anoche';
export const arrivalsTitle = 'Quién llega hoy';
export const departuresTitle = 'Quién se va hoy';
export const ordersTitle = 'Órdenes de trabajo abiertas';
export const answerBy = 'Plazo para responder: {when}.';
export const wasDue = 'El plazo venció: {when}.';
export const atWasDue = '{property}. El plazo venció: {when}.';
export const answerAtBy = '{property}. Plazo para responder: {when}.';
export const yes = 'Sí';
export const no = 'No';
export const writeAnswer = 'Escribir una respuesta';
export const choice = '{label}: {link}';
export const turnover = 'Este día alguien se va y alguien llega.';
export const andMore = 'Y {count} más en su panel.';
export const seeDay = 'Ver su día';
export const choicesNote =
  'Un enlace solo abre una página con su elección; no pasa nada hasta que presione su botón. Quien tenga un enlace puede presionarlo, así que no comparta este correo.';
export const choose = 'Elegir qué recibe y cuándo';
export const stop = 'Dejar de recibir este correo';
export const why = 'Usted eligió este correo para cada día. Hora: {time}.';
