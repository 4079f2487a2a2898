// The check against robots.
export const captchaNotLoaded =
  'No pudimos cargar la comprobación de que es una persona. Intente de nuevo en un momento.';
export const captchaMissing = 'Complete la comprobación de que es una persona.';
export const captchaTitle = 'Compruebe que es una persona';

// The form, and the dialogs beside it.
export const inNoAccount = 'Ya no está en ninguna cuenta. Pida a su propietario otra invitación.';
export const noAccount = 'No hay ninguna cuenta con este correo';
export const resetTitle = 'Cambiar la contraseña';
export const resetHint = 'Le enviaremos por correo un enlace para crear otra contraseña. Sirve durante una hora.';
export const sendResetLink = 'Enviar enlace';
export const resetFailed = 'No se pudo enviar el correo para cambiar la contraseña.';

// Other ways to sign in.
export const providerUnreachable = 'No se puede conectar con {provider} ahora.';
export const signInWith = 'Iniciar sesión con {provider}';
export const emailMeCode = 'Pedir código por correo';
export const codeTitle = 'Iniciar sesión con un código';
export const codeHint = 'Le enviaremos por correo un código de seis dígitos. Sirve una vez, durante diez minutos.';
export const sendCode = 'Enviar código';
export const codeNotSent = 'No pudimos enviar el código.';
export const signInFailed = 'No se pudo iniciar sesión';
export const sixDigitCode = 'Código de 6 dígitos';
export const codeFrom = 'Del correo que enviamos a {to}.';
export const signIn = 'Iniciar sesión';
export const verifying = 'Verificando...';
export const sendAnotherCode = 'Enviar otro código';

// Why signing in with a provider such as Google didn't work.
export const notBegunHere = 'Este inicio de sesión no empezó en esta pestaña. Empiece de nuevo.';
export const notContinued = 'No continuó con {provider}.';
export const notConnected =
  'Su cuenta de Porchlight todavía no está conectada con {provider}. Inicie sesión con su contraseña y conéctela en “Cuentas conectadas” de su perfil.';
export const connectedElsewhere = 'Esta cuenta de {provider} está conectada con otra cuenta de Porchlight.';
export const otherAddress =
  'Esta cuenta de {provider} tiene otro correo que su cuenta de Porchlight. Solo puede conectar una cuenta con el mismo correo.';
export const providerNotVerified =
  '{provider} no ha verificado el correo de esta cuenta, así que no se puede conectar.';
export const redirectTooLate = 'Pasó demasiado tiempo, o empezó en otro lugar. Empiece de nuevo.';
export const verifyEmailFirst =
  'Verifique su correo antes de iniciar sesión. Busque en su bandeja de entrada el correo de verificación.';
export const providerUnclear = 'No pudimos confirmar lo que nos dijo {provider}. Intente de nuevo.';

// The second factor.
export const twoFactor = 'Verificación en dos pasos';
export const useApp = 'Usar la app de autenticación';
export const useBackupCode = 'Usar un código de respaldo';
export const enterBackupCode = 'Escriba uno de sus códigos de respaldo.';
export const mfaFailed = 'La verificación en dos pasos falló';
export const backupCode = 'Código de respaldo';
export const backupCodeHint = 'Uno de los diez que descargó. Cada uno sirve una vez.';
export const fromApp = 'De su app de autenticación.';
export const verify = 'Verificar';

// The form itself.
export const password = 'Contraseña';
export const signingIn = 'Iniciando sesión...';
export const verifyAgain = 'Reenviar el correo de verificación';
export const enterPassword = 'Escriba su contraseña.';
export const signInWithPasskey = 'Usar una llave de acceso';
export const oneMoment = 'Un momento...';
export const backToSettings = 'Volver a sus ajustes';
export const backToSignIn = 'Volver a iniciar sesión';

// Why the server refused.
export const wrongCredentials = 'No se pudo iniciar sesión. Revise su correo y contraseña e intente de nuevo.';
export const noMfaChallenge = 'No hay una verificación en dos pasos en curso. Inicie sesión de nuevo.';
export const wrongCode = 'El código de verificación no es válido. Intente de nuevo.';
export const codeExpired = 'Este código venció. Pida otro.';
export const tooManyCodes = 'Demasiados códigos incorrectos. Pida otro.';
export const captchaDown = 'No podemos comprobar ahora que es una persona. Intente de nuevo en un momento.';
export const tooManyCodesSignIn = 'Demasiados códigos incorrectos. Inicie sesión de nuevo.';
export const noMfaFactors = 'No hay verificación en dos pasos. Configúrela primero.';

// The field of the email address.
export const enterEmail = 'Escriba su correo.';
export const enterValidEmail = 'Escriba un correo como nombre@example.com.';
