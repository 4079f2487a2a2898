export const codeSubject = 'Su código para {house}';
export const codeIs = '{code} es su código para el chat de {house}. Vale durante {minutes} minutos.';
export const codeText =
  '{hello}\n\n{codeIs}\n\nNadie se lo pedirá fuera de ese chat. Si usted no lo pidió, puede ignorar este correo.\n\nPorchlight\n';
export const hello = 'Hola, {name}:';
export const helloThere = 'Hola:';

export const linkSubject = 'Su estadía en {house}';
export const linkText =
  '{hello}\n\neste es su enlace personal al asistente de {house}. Responde de día y de noche: cómo entrar, el Wi-Fi y qué hacer cuando algo no funciona.\n\n{link}\n\nConoce su estadía (del {checkIn} al {checkOut}), así que no lo comparta, por favor.\n\nPorchlight\n';
