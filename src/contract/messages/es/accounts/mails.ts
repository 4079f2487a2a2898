// Signing up, and a forgotten password.
export const verifySubject = 'Verifique su correo';
export const verifyText = 'Confirme que este correo es suyo. El enlace sirve una vez, dentro de 24 horas.';
export const verifyButton = 'Verificar mi correo';
export const notSignedUp = 'Si usted no creó una cuenta en Porchlight, ignore este correo.';
export const verifiedSubject = 'Su correo ya está verificado';
export const verifiedText = 'No queda nada por confirmar. Inicie sesión con este correo y su contraseña.';
export const verifiedButton = 'Iniciar sesión';
export const verifiedNotAsked = 'Si usted no lo pidió, ignore este correo.';
export const resetSubject = 'Cree una contraseña nueva';
export const resetText =
  'Alguien, esperamos que usted, pidió una contraseña nueva. El enlace sirve una vez, dentro de una hora.';
export const resetButton = 'Crear una contraseña nueva';
export const resetNotYou = 'Si no fue usted, ignore este correo. Su contraseña queda como está.';
export const passwordChangedSubject = 'Se cambió su contraseña';
export const passwordChangedText =
  'La contraseña de su cuenta de Porchlight se acaba de cambiar. Se cerraron todas las demás sesiones y se anularon las claves de API.';
export const passwordChangedNotYou =
  'Si no fue usted, cree ahora una contraseña nueva con “¿Olvidó su contraseña?” en la página de inicio de sesión y avísenos.';
export const twoFactorOnSubject = 'Se activó la verificación en dos pasos';
export const twoFactorOffSubject = 'Se desactivó la verificación en dos pasos';
export const twoFactorOnText = 'La verificación en dos pasos de su cuenta de Porchlight se acaba de activar.';
export const twoFactorOffText = 'La verificación en dos pasos de su cuenta de Porchlight se acaba de desactivar.';
export const notYouChangePassword = 'Si no fue usted, cambie ahora su contraseña y avísenos.';
export const passkeyAddedSubject = 'Se agregó una llave de acceso';
export const passkeyRemovedSubject = 'Se quitó una llave de acceso';
export const passkeyAddedText =
  'Se acaba de agregar una llave de acceso a su cuenta de Porchlight. Quien la tenga puede iniciar sesión sin su contraseña.';
export const passkeyRemovedText =
  'Se acaba de quitar una llave de acceso de su cuenta de Porchlight. Ya no sirve para iniciar sesión.';
export const passkeyNotYou =
  'Si no fue usted, cambie ahora su contraseña, revise sus llaves de acceso en Ajustes de seguridad y avísenos.';

// To a new colleague.
export const inviteSubject = 'Su cuenta de Porchlight';
export const inviteText =
  '{by} creó una cuenta para usted en el equipo de Porchlight. Cree una contraseña para empezar. El enlace sirve una vez, dentro de tres días.';
export const inviteButton = 'Crear una contraseña';
export const inviteNotExpected = 'Si no esperaba esto, ignore este correo.';

// A new email address: to the new one, to the old one, and what came of it.
export const newAddressSubject = 'Confirme su correo nuevo';
export const newAddressText =
  'Esta dirección está por ser la que usa para iniciar sesión en Porchlight. Confírmela dentro de 7 días. El cambio vale cuando su dirección actual también lo acepte, o el {date} si no responde.';
export const newAddressButton = 'Confirmar este correo';
export const newAddressNotAsked = 'Si usted no lo pidió a nuestro equipo, ignore este correo. Nada cambia.';
export const oldAddressSubject = '¿Está por cambiar su correo?';
export const oldAddressText =
  'Alguien pidió a nuestro equipo cambiar a {next} el correo con que inicia sesión en Porchlight. Si fue usted, confírmelo aquí, y cambia en cuanto se confirme también el correo nuevo:';
export const oldAddressAgree = 'Confirmar ahora';
export const oldAddressNotYou = 'Si no fue usted, deténgalo:';
export const oldAddressStop = 'No fui yo: detenerlo';
export const oldAddressNeither =
  'Si no hace ninguna de las dos cosas, cambia el {date}, o más tarde, cuando se confirme el correo nuevo.';
export const addressStaysSubject = 'Su correo sigue igual';
export const addressStaysText =
  'Usted detuvo el cambio a {next}. Sigue iniciando sesión en Porchlight con esta dirección.';
export const addressStaysTell = 'Si alguien llamó a nuestro equipo en su nombre, avísenos.';
export const addressChangedSubject = 'Se cambió su correo';
export const addressChangedText =
  'Ahora inicia sesión en Porchlight con {now}. Se cerraron todas las sesiones y se anularon las claves de API.';
export const addressChangedNotYou = 'Si no fue usted, avísenos enseguida.';

// What just happened at the account.
export const newDeviceSubject = 'Se inició sesión en un dispositivo nuevo';
export const newDeviceText =
  'Alguien acaba de iniciar sesión en su cuenta de Porchlight con un dispositivo que no conocíamos: {place}.';
export const newDeviceWhatToDo =
  'Si fue usted, no tiene que hacer nada. Si no, cambie ahora su contraseña, cierre todas las sesiones en su perfil y avísenos.';
export const wrongCodeSubject = 'Se escribió mal un código de verificación';
export const wrongCodeText =
  'Alguien que tenía su contraseña acaba de escribir mal un código de verificación en dos pasos de su cuenta de Porchlight: {place}.';
export const backupCodesSubject = 'Se crearon códigos de respaldo nuevos';
export const backupCodesText =
  'Se acaban de crear códigos de respaldo nuevos para la verificación en dos pasos de su cuenta de Porchlight. Los anteriores ya no funcionan.';
export const signedOutSubject = 'Se cerró su sesión';
export const signedOutText =
  '{by}, del equipo de Porchlight, cerró una sesión de su cuenta. Puede iniciar sesión otra vez cuando quiera.';
export const signedOutEverywhereText =
  '{by}, del equipo de Porchlight, cerró todas las sesiones de su cuenta y anuló las claves de API. Puede iniciar sesión otra vez cuando quiera.';
export const signedOutNotAsked = 'Si usted no lo pidió, avísenos.';
export const connectedSubject = 'Se conectó {provider}';
export const disconnectedSubject = 'Se desconectó {provider}';
export const connectedText =
  'Su cuenta de Porchlight se acaba de conectar con {provider}. Ya puede iniciar sesión con esa cuenta.';
export const disconnectedText =
  'Su cuenta de Porchlight se acaba de desconectar de {provider}. Esa cuenta ya no sirve para iniciar sesión.';
export const identityNotYou = 'Si no fue usted, cambie ahora su contraseña, revise sus cuentas conectadas y avísenos.';

// The code that signs in.
export const codeSubject = 'Su código para iniciar sesión';
export const codeText =
  'Su código es {code}. Sirve una vez, dentro de {minutes, plural, one {# minuto} other {# minutos}}.';
export const codeProves =
  'Al iniciar sesión con él también confirma este correo. Una contraseña creada antes deja de funcionar; puede crear otra con “¿Olvidó su contraseña?” en la página de inicio de sesión.';
export const codeOnlyHere =
  'Escríbalo solo en la página de inicio de sesión de Porchlight. Nadie de Porchlight se lo pedirá nunca.';
export const codeNotAsked = 'Si usted no lo pidió, ignore este correo.';

// The account's deletion.
export const deletionSubject = 'Su cuenta se eliminará';
export const deletionText = 'Usted nos pidió eliminar su cuenta de Porchlight. Ocurrirá el {date}.';
export const deletionMore =
  'Entonces eliminamos para siempre sus propiedades, contratistas, estadías, huéspedes, chats, órdenes de trabajo, artículos, reglas, imágenes y documentos. Los trabajos abiertos se cancelan y se avisa a sus contratistas, los enlaces de huéspedes y las claves de API dejan de funcionar, y su plan termina sin reembolso. Hasta entonces todo funciona, y su plan no se renueva. Sus facturas quedan en nuestro proveedor de pagos, como exige la ley.';
export const deletionKeep = 'Para conservar su cuenta, inicie sesión antes y presione “Conservar mi cuenta”:';
export const yourProfile = 'Su perfil';
export const deletionNotYou = 'Si no fue usted, hágalo ahora, cambie su contraseña y avísenos.';
export const deletionOffSubject = 'Su cuenta se queda';
export const deletionOffText = 'Su cuenta de Porchlight no se eliminará y su plan sigue como antes.';
export const deletedSubject = 'Se eliminó su cuenta';
export const deletedText =
  'Eliminamos su cuenta de Porchlight y todo lo que guardábamos para ella, como pidió. No se puede recuperar.';
export const invoicesStay = 'Sus facturas quedan en nuestro proveedor de pagos, como exige la ley.';

// The greeting, and how a day is said.
export const hello = 'Hola, {name}:';
export const helloNobody = 'Hola:';
export const dateAtTime = '{date}, {time}';
