// The pages that the two mails about a new email address lead to.
export const newAddressBefore =
  'Cuando ambas direcciones hayan confirmado, iniciará sesión en Porchlight con esta. Si la anterior no responde en tres días, basta con esta. En ambos casos se cierran todas sus sesiones.';
export const confirmAddress = 'Confirmar este correo';
export const addressChanged = 'Confirmado. Ahora inicia sesión con {email}.';
export const newAddressConfirmed =
  'Confirmado. Iniciará sesión con {email} en cuanto su dirección anterior lo acepte, o desde el {date} si no responde.';
export const oldAddressBefore =
  'Alguien pidió a nuestro equipo cambiar el correo con que inicia sesión en Porchlight. Confírmelo solo si fue usted.';
export const confirmChange = 'Confirmar el cambio';
export const oldAddressConfirmed =
  'Confirmado. Iniciará sesión con {email} en cuanto esa dirección también se confirme.';
export const stopBefore =
  'Alguien pidió a nuestro equipo cambiar el correo con que inicia sesión en Porchlight. Deténgalo si no fue usted.';
export const stopChange = 'Detener el cambio';
export const changeStopped =
  'Detenido. Su correo queda como está, y {email} no sirve para iniciar sesión en su cuenta.';
export const goToSignIn = 'Ir a iniciar sesión';
export const notReached = 'No pudimos conectar con Porchlight. Revise su conexión e intente de nuevo.';

// The form.
export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const companyName = 'Empresa';
export const emailAddress = 'Correo';
export const phoneNumber = 'Teléfono';
export const mailingAddress = 'Dirección postal';
export const city = 'Ciudad';
export const state = 'Estado';
export const zipCode = 'Código postal';
export const password = 'Contraseña';
export const passwordPlaceholder = 'Mínimo 8 caracteres';
export const agreeToTerms = 'Acepto los {terms} y la {privacy}';
export const termsOfService = 'Términos del servicio';
export const privacyPolicy = 'Política de privacidad';
export const textMessages = 'Enviarme mensajes de texto sobre mi cuenta (opcional)';
export const opensInNewTab = '(se abre en otra pestaña)';

// Its button, and what came of it.
export const createFailed = 'No se pudo crear la cuenta';
export const creatingAccount = 'Creando la cuenta...';
export const createAccount = 'Crear una cuenta';
export const correctErrors = 'Corrija los errores señalados para enviar';

// What to do next.
export const checkYourEmail = 'Revise su correo';
export const linkSentNext = 'Enviamos un enlace a {email}. Lo que sigue:';
export const returnToSignIn = 'Vuelva aquí para iniciar sesión.';
export const createAnother = 'Crear otra cuenta';
export const checkInbox = 'Revise su bandeja de entrada, y también la de spam.';
export const clickLink = 'Abra el enlace de verificación. Sirve durante 24 horas.';
export const noEmail = 'No encontramos un correo. Cree la cuenta de nuevo.';
export const linkSentTo = 'Enviamos un enlace de verificación a {email}.';
export const linkSent = 'Enviamos un enlace de verificación a su correo.';
export const returnAndSignIn = 'Vuelva aquí e inicie sesión.';
export const resend = 'Reenviar correo de verificación';
export const sending = 'Enviando...';
export const alreadyVerified = '¿Ya lo verificó? Inicie sesión aquí';
export const resendFailed = 'No se pudo enviar el correo de verificación. Intente de nuevo.';
