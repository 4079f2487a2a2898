// The page of what would have gone out, for whoever tries Porchlight.
export const tab = 'Bandeja de salida · Demo de Porchlight';
export const title = 'Bandeja de salida';
export const lead =
  'Aquí quedan los correos, mensajes de texto y llamadas mientras no haya un servidor de correo o un proveedor de telefonía configurado. Lo más nuevo primero.';
export const nothingYet =
  'Todavía nada. Cuando un huésped avise de algo que necesita un contratista, la oferta queda aquí.';
export const callToMake = 'Una llamada por hacer';
export const textMessage = 'Mensaje de texto';
export const mailTo = 'Correo a {to}, {date}';
export const textTo = 'Mensaje de texto a {to}, {date}';
export const callTo = 'Llamada a {to}, {date}';
export const notHere =
  'La bandeja de salida solo se puede leer en esta máquina, o en la dirección que se mostró al iniciar.';
