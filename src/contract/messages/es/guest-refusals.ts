export const unreachable = 'No pudimos conectar con Porchlight. Revise su conexión e intente de nuevo.';
export const tooMany = 'Demasiadas solicitudes. Espere un poco e intente de nuevo.';
export const tooManyFor = 'Demasiadas solicitudes. Intente de nuevo en {time}.';
export const lockedDates =
  'Demasiados intentos. Intente de nuevo en {time}, pida un código al correo de su reserva o pida una persona.';
export const lockedCode = 'Demasiados intentos. Intente de nuevo en {time}, use sus fechas o pida una persona.';
export const noTexts = 'Aquí no podemos enviar mensajes de texto. Use su correo electrónico.';
export const changed = 'Eso cambió mientras tanto.';
export const over = 'Este chat terminó con la estadía. Escriba aquí para empezar uno nuevo.';
export const fileTooBig = 'El archivo debe pesar menos de 5 MB.';
export const notTaken = 'No se pudo enviar tal como está.';
export const ourFault = 'Algo falló de nuestro lado. No se perdió nada; intente de nuevo.';
export const notFound = 'Este enlace ya no está en uso. Pida a su anfitrión el enlace nuevo.';
export const checkFirst = 'Verifique primero su estadía. Después podrá elegir una hora y decir si está arreglado.';
