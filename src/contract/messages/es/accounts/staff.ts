// Changing an owner's email address.
export const confirmationSent = 'Confirmación enviada a {email}';
export const sendConfirmation = 'Enviar confirmación';
export const sending = 'Enviando...';
export const changeEmailTitle = 'Cambiar el correo de {owner}';
export const changeEmailNote =
  'Ahora el correo es {email}. Asegúrese de saber quién llama antes de seguir. Escribimos a ambas direcciones: la nueva tiene 7 días para confirmar, y la anterior puede aceptar enseguida o detenerlo. Si la anterior no hace ninguna de las dos cosas, el cambio vale después de {hours, plural, one {# hora} other {# horas}}. Entonces se cierran todas las sesiones.';
export const newEmailAddress = 'Correo nuevo';

// Inviting a colleague.
export const invitationSent = 'Invitación enviada a {email}';
export const sendInvitation = 'Enviar invitación';
export const inviteSomebody = 'Invitar a alguien';
export const fullName = 'Nombre completo';
export const emailAddress = 'Correo';
export const inviteHint = 'Le enviaremos por correo un enlace para crear una contraseña.';
export const role = 'Rol';
export const roleHint = 'Los administradores también manejan el equipo y los correos de los propietarios.';
export const agent = 'Agente';
export const admin = 'Admin';

// Where an owner is signed in. Only a screen reader says the {device} of the button.
export const sessionEnded = 'Sesión cerrada';
export const ownerSignedOut = 'Se cerraron todas las sesiones de {owner}';
export const signOutEverywhere = 'Cerrar todas las sesiones';
export const ownerSessionsTitle = 'Sesiones de {owner}';
export const ownerSessionsNote =
  'Asegúrese de saber quién llama antes de seguir. Un correo dice al propietario quién cerró su sesión. “Cerrar todas las sesiones” anula también sus claves de API.';
export const loadingOwnerSessions = 'Cargando sus sesiones';
export const noOwnerSessions = 'No tiene ninguna sesión abierta.';
export const ownerSession = 'Desde el {signedIn}, último uso: {lastUsed}';
export const signOutDevice = 'Cerrar sesión{device}';

// Finding an owner. {ofOwner} is said by screen readers alone.
export const owners = 'Propietarios';
export const findOwner = 'Buscar un propietario';
export const findOwnerHint = 'Escriba al menos dos letras de su nombre, empresa o correo.';
export const nobodyFound = 'No se encontró a nadie.';
export const addressWaiting = '{email}; {next} todavía no está confirmado';
export const addressConfirmed =
  '{email}; {next} está confirmado y vale desde el {date}, o antes si la dirección anterior acepta';
export const sessionsOf = 'Sesiones{ofOwner}';
export const ofOwner = 'de {name}';
export const changeEmailOf = 'Cambiar correo{ofOwner}';

// The team. {toWhom} and {person} are said by screen readers alone.
export const people = 'Personas';
export const loadingTeam = 'Cargando el equipo';
export const isNowAgent = '{name} ahora es agente';
export const isNowAdmin = '{name} ahora administra';
export const lockedOut = '{name} ya no puede iniciar sesión';
export const letIn = '{name} puede iniciar sesión otra vez';
export const you = 'Usted';
export const twoFactorOn = 'Dos pasos: sí';
export const twoFactorOff = 'Dos pasos: no';
export const twoFactorOnSeen = 'Dos pasos: sí, último uso: {date}';
export const twoFactorOffSeen = 'Dos pasos: no, último uso: {date}';
export const sendAgain = 'Reenviar{toWhom}';
export const toWhom = 'a {name}';
export const makeRole = 'Pasar a {role}{person}';
export const deactivateNamed = 'Desactivar{person}';
export const reactivateNamed = 'Reactivar{person}';
export const deactivateTitle = '¿Desactivar a {name}?';
export const deactivate = 'Desactivar';
export const deactivateNote =
  'Se cierran todas sus sesiones y no puede iniciar sesión. Después puede volver a darle acceso.';
export const invited = 'Con invitación';
export const deactivated = 'Sin acceso';
