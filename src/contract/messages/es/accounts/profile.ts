// What is said to an owner who types another email address.
export const emailChangeTitle = 'Confirmar cambio de correo';
export const gotIt = 'Entendido';
export const emailChangeTyped = 'Escribió {email}. Solo nuestro equipo de soporte puede cambiar su correo.';
export const emailChangeCall = 'Llame al {phone} y lo cambiarán con usted. Hasta entonces su correo queda como está.';

// The form.
export const discardChanges = 'Descartar cambios';
export const saving = 'Guardando...';
export const correctErrors = 'Corrija los errores de abajo antes de guardar';
export const profileUpdated = 'Perfil guardado';
export const emailAddress = 'Correo';
export const fullName = 'Nombre completo';
export const companyName = 'Empresa';
export const phoneNumber = 'Teléfono';
export const addressLine1 = 'Dirección, línea 1';
export const addressLine2 = 'Dirección, línea 2';
export const zipCode = 'Código postal';

// Its sections, whose labels stand above.
export const personalInformation = 'Datos personales';
export const contactInformation = 'Datos de contacto';
export const addressLine2Placeholder = 'Apartamento u oficina';
export const city = 'Ciudad';
export const state = 'Estado';

// The card with password, second factor and passkeys. {what} is said by screen readers alone.
export const securitySettings = 'Ajustes de seguridad';
export const changePassword = 'Cambiar contraseña';
export const changePasswordNote =
  'Al cambiarla, se cierran sus sesiones en los demás dispositivos y se anulan todas las claves de API.';
export const twoFactor = 'Verificación en dos pasos';

// {enabled} is a badge with the next text.
export const twoFactorByApp = '{enabled} con una app de autenticación';
export const twoFactorEnabled = 'Activada';
export const twoFactorNotEnabled = 'Sin activar';
export const setUp = 'Configurar{what}';
export const manage = 'Administrar{what}';
export const ofTwoFactor = 'la verificación en dos pasos';
export const securityLog = 'Registro de seguridad';
export const securityLogNote = 'Inicios de sesión, claves, a quién se dio un código y quién leyó un chat.';
export const viewLog = 'Ver registro';
export const passkeys = 'Llaves de acceso';
export const passkeysNotLoaded = 'No se pudieron cargar sus llaves de acceso.';
export const ofPasskeys = 'las llaves de acceso';
export const passkeysNote = 'Inicie sesión con su rostro, su huella o el código de su dispositivo.';
export const passkeyCount = '{count, plural, one {# llave de acceso} other {# llaves de acceso}}';
export const selectState = 'Elegir';
