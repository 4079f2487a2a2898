// Mails about a plan that begins, fails or ends.
export const chooseAPlan = 'Elegir un plan';
export const trialEndingSubject = 'Su prueba gratis termina en 3 días';
export const trialEndingText =
  'Su prueba gratis termina el {date}. Elija un plan para que el asistente de la casa siga respondiendo a sus huéspedes.';
export const trialEndingGrace =
  'Sin un plan, todo sigue funcionando {days, plural, one {# día más} other {# días más}}. No se elimina nada.';
export const trialEndedSubject = 'Su prueba gratis terminó';
export const trialEndedText =
  'Su prueba gratis terminó el {date}. Seguimos respondiendo a sus huéspedes {days, plural, one {# día} other {# días}}.';
export const trialEndedMore =
  'Después, el asistente de la casa se detiene y los huéspedes ven sus datos de contacto. En una emergencia siguen recibiendo las instrucciones de seguridad. Puede leer, exportar y suscribirse cuando quiera. No se elimina nada.';
export const paymentFailedSubject = 'Su pago no se realizó';
export const paymentFailedText =
  'No pudimos cobrar {amount} por su plan de Porchlight. Pague con otra tarjeta, o pida que probemos la misma otra vez:';
export const payNow = 'Pagar ahora';
export const paymentFailedMore =
  'Lo intentaremos de nuevo en unos días. Todo sigue funcionando {days, plural, one {# día} other {# días}}.';
export const paymentWentThrough = 'Su pago se realizó';
export const paymentWentThroughText = 'Gracias. Su pago llegó y su plan está activo. No tiene que hacer nada más.';
export const planEndedSubject = 'Su plan terminó';
export const planEndedText =
  'Su plan de Porchlight terminó. Seguimos respondiendo a sus huéspedes {days, plural, one {# día} other {# días}}. No se elimina nada.';
