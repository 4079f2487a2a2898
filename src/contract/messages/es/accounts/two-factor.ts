// The codes for when the phone is lost.
export const backupCodes = 'Códigos de respaldo';
export const keepBackupCodes =
  'Guárdelos para cuando no tenga su teléfono. Cada uno sirve una vez, y solo los mostramos ahora.';
export const downloadBackupCodes = 'Descargar códigos de respaldo';
export const backupFileTitle = 'Códigos de respaldo de Porchlight';
export const backupFileNote = 'Cada uno sirve una vez, en lugar de un código de la app de autenticación.';

// At the field of a code.
export const codeInvalid = 'Escriba un código válido de 6 dígitos';
export const verificationCodeInvalid = 'Escriba un código de verificación válido de 6 dígitos.';

// The reminder above every screen.
export const makeBackupCodes = 'Crear códigos de respaldo';
export const noBackupCodes = 'No le quedan códigos de respaldo para cuando no tenga su teléfono.';
export const fewBackupCodes =
  '{count, plural, one {Le queda # código de respaldo} other {Le quedan # códigos de respaldo}} para cuando no tenga su teléfono.';

// Once it is on.
export const isOn = 'La verificación en dos pasos está activada, con una app de autenticación.';
export const staffKeepItOn = 'Las cuentas del equipo deben mantenerla activada.';
export const disable = 'Desactivar';
export const newBackupCodes = 'Códigos nuevos';
export const newCodesMade = 'Aquí tiene diez códigos nuevos. Los anteriores ya no funcionan.';
export const enterPassword = 'Escriba su contraseña.';
export const newCodesFailed = 'No pudimos crear códigos nuevos. Intente de nuevo.';
export const newCodesNote = 'Recibe diez códigos de respaldo nuevos, y los anteriores dejan de funcionar.';
export const yourPassword = 'Su contraseña';
export const makeNewCodes = 'Crear códigos';
export const disableFailed = 'No se pudo desactivar la verificación en dos pasos. Intente de nuevo.';
export const disableNote = 'Sin la verificación en dos pasos, su contraseña sola abre su cuenta.';
export const sixDigitCode = 'Código de 6 dígitos';
export const appCodeHint = 'El código que muestra ahora su app de autenticación.';
export const usePassword = 'Usar mi contraseña';
export const useCode = 'Usar un código';

// Setting it up.
export const scan = 'Escanee esto con su app de autenticación.';
export const qrCode = 'Código QR para su app de autenticación';
export const next = 'Continuar';
export const orTypeSecret = 'O escriba esta clave';
export const copySecret = 'Copiar{secret}';
export const theSecret = 'la clave';
export const copied = 'Copiado';
export const copyRefused = 'Su navegador no nos dejó copiarla. Selecciónela y cópiela.';
export const verificationFailed = 'La verificación falló. Revise su código e intente de nuevo.';
export const verify = 'Verificar';
export const verifying = 'Verificando...';
export const backToQrCode = 'Volver al código QR';
export const setUpFailed = 'No se pudo configurar la verificación en dos pasos. Intente de nuevo.';
export const passwordThenCode = 'Después de su contraseña, pedimos un código que solo usted puede ver.';
export const howToGetCode = '¿Cómo quiere recibir el código?';
export const authenticatorApp = 'App de autenticación';
export const authenticatorAppHint = 'Una app en su teléfono muestra un código nuevo cada 30 segundos.';
export const textMessage = 'Mensaje de texto (SMS)';
export const smsNotAvailable =
  'La verificación por mensaje de texto todavía no está disponible. Use por ahora la del correo.';

// The dialog.
export const title = 'Verificación en dos pasos';
export const enabled = 'Verificación en dos pasos activada. Su cuenta ahora es más segura.';
export const disabled = 'Verificación en dos pasos desactivada';
export const wrongPassword = 'Esa no es su contraseña.';
