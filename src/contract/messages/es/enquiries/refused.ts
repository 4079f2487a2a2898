// The page for a browser without JavaScript whose form was refused. {consent} is the text that stands beside the box.
export const tab = 'No se envió · Porchlight';
export const title = 'Eso no se envió';
export const correctErrors = 'Corrija los errores señalados para enviar.';
export const sendAgain = 'Enviar otra vez';
export const fullName = 'Nombre completo';
export const numberOfProperties = 'Número de propiedades';
export const message = 'Mensaje';
export const smsOptIn = 'Quiero mensajes de texto sobre Porchlight. {consent}';
