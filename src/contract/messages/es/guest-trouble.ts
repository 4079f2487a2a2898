export const linkGone = 'Este enlace ya no está en uso.';
export const linkGoneWhy =
  'Es posible que su anfitrión lo haya renovado. Escanee de nuevo el código que hay en la casa o pida a su anfitrión el enlace nuevo.';
export const notReached = 'No pudimos conectar con la casa.';
export const notOpened = 'No pudimos abrir el chat.';
export const checkConnection = 'Revise su conexión e intente de nuevo.';
export const isKept = 'Lo que escribió queda guardado en este dispositivo.';
export const inDanger = 'Si hay peligro, llame al {number}.';
export const tryAgain = 'Intentar de nuevo';
export const stayCheckNotOpened = 'No pudimos abrir la verificación. Revise su conexión e intente de nuevo.';
