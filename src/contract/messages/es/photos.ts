export const needConnection = 'Las fotos necesitan conexión. Elija la foto otra vez cuando esté en línea.';
export const notPhoto = '{name} no es una foto.';
export const tooHeavy = '{name} pesa más de 40 MB.';
export const unreadable = '{name} no se puede leer como foto.';
export const tooBig = '{name} pesa 5 MB o más y este navegador no puede reducirla.';
