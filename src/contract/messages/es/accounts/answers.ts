// What the server answers about accounts.
export const badLink = 'Este enlace ya no funciona. Pida uno nuevo al equipo de Porchlight.';
export const tooCommon = 'Es una de las primeras contraseñas que cualquiera probaría. Elija algo menos común.';
export const ownName = 'No use nuestro nombre. Es de lo primero que cualquiera probaría. Elija algo propio.';
export const deactivated = 'Esta cuenta se desactivó. Pregunte a un administrador.';
export const tooLate = 'Ya es tarde. Esta cuenta se está eliminando.';
export const staffKeepTwoFactor = 'Las cuentas del equipo deben mantener activa la verificación en dos pasos.';
export const wrongCode = 'El código de verificación no es válido. Intente de nuevo.';
export const passwordStays = 'No puede quitar la contraseña.';
export const providerUnreachable =
  'No se puede conectar con {provider} ahora. Intente de nuevo en un momento, o use su contraseña.';
export const nameTooLong = 'Use como máximo {count, plural, one {# carácter} other {# caracteres}}.';
export const emailTaken = 'Ya hay una cuenta para {email}.';
export const personNotVerified = 'Su dispositivo no comprobó que es usted. Intente de nuevo.';
export const passwordFirst = 'Escriba primero su contraseña.';
export const accountExists = 'Ya existe una cuenta con el correo "{email}". Inicie sesión o use otro correo.';
export const resetSent = 'Si existe una cuenta con ese correo, le enviamos un enlace para cambiar la contraseña.';
export const codeSent = 'Si existe una cuenta con ese correo, un código va en camino.';
export const verificationSent = 'Enviamos el correo de verificación. Revise su bandeja de entrada y la de spam.';
export const accountCreated =
  'Se creó la cuenta. Le enviamos por correo un enlace de verificación para completar el registro.';
export const noAccount = 'No hay ninguna cuenta con este correo';
export const twoFactorDisabled = 'Verificación en dos pasos desactivada';
export const tooManyCodes = 'Demasiados códigos incorrectos. Intente de nuevo en {time}.';
export const passwordAlreadySet = 'Esta persona ya creó su contraseña.';
export const notYourself = 'No puede bloquearse a sí mismo.';
export const oneAdmin = 'Debe haber un administrador. Nombre primero a otra persona.';

// In the security log: whether two-factor authentication was switched on.
export const on = 'Activada';
export const off = 'Desactivada';

// In a mail: "Chrome on Windows, from 203.0.113.7".
export const deviceFrom = '{device}, desde {address}';
export const unnamedPasskey = 'Llave de acceso';
export const emailNotVerified = 'Correo sin verificar';

// In the security log: what somebody who is signed in was asked for once more.
export const wrongPasswordTold = 'Contraseña incorrecta';
export const wrongCodeTold = 'Código incorrecto';

// In the security log: how somebody signed in.
export const byPassword = 'Contraseña';
export const byCode = 'Código por correo';
export const byApp = 'App de autenticación';
export const byBackupCode = 'Código de respaldo';
export const byPasskey = 'Llave de acceso';
export const byIdentity = 'Cuenta conectada';
