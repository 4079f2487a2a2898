// Who else works in an owner's account: the card, the invitation and its page.
export const people = 'Personas';
export const peopleLead =
  'Invite a quien recibe con usted, a su pareja o a quienes limpian. Cada persona inicia sesión por su cuenta y tiene su rol.';
export const loadingPeople = 'Cargando las personas';
export const invitePerson = 'Invitar a alguien';
export const sendInvitation = 'Enviar invitación';
export const sending = 'Enviando…';
export const invitationSent = 'Invitación enviada a {email}';
export const emailAddress = 'Correo';
export const emailHint = 'El enlace sirve una vez, durante siete días y solo para este correo.';
export const role = 'Rol';
export const chooseRole = 'Elija un rol';
export const seesCodes = 'Ve los códigos';
export const seesCodesHint =
  'Códigos de la puerta y de la caja de llaves, instrucciones para entrar y la contraseña del Wi-Fi.';
export const ownersSeeCodes = 'Los propietarios siempre ven los códigos.';
export const accountHolder = 'Titular de la cuenta';
export const you = 'Usted';
export const invited = 'Pendiente';
export const expired = 'Vencida';
export const withCodes = 'Ve los códigos';
export const joinedOn = 'Entró: {date}';
export const sentOn = 'Invitación: {date}';
export const roleOf = 'Rol de {name}';
export const codesOf = '{name} ve los códigos';
export const sendAgain = 'Reenviar{to}';
export const toWhom = ' a {name}';
export const withdraw = 'Retirar{of}';
export const invitationOf = ' la invitación de {name}';
export const remove = 'Quitar{who}';
export const named = ' a {name}';
export const roleChanged = 'Nuevo rol de {name}: {role}';
export const codesOn = '{name} ahora ve los códigos';
export const codesOff = '{name} ya no ve los códigos';
export const removed = 'Se quitó a {name}';
export const broughtBack = '{name} está de vuelta';
export const invitationWithdrawn = 'Se retiró la invitación de {email}';
export const nobodyElse = 'Todavía no hay nadie más en su cuenta.';
export const leave = 'Salir de esta cuenta';
export const leaveTitle = '¿Salir de {account}?';
export const leaveNote = 'Pierde el acceso enseguida. Su propietario puede invitarle otra vez.';

// What the server answers.
export const alreadyIn = '{email} ya está en esta cuenta.';
export const alreadyInvited = '{email} ya tiene una invitación. Reenvíela.';
export const tooManyPeople = 'Una cuenta tiene {count} personas como máximo.';
export const invitationUnknown = 'Este enlace no lleva a ninguna invitación.';
export const invitationExpired = 'Esta invitación venció. Pida otra.';
export const invitationTakenBack = 'Esta invitación se retiró.';
export const invitationUsed = 'Esta invitación ya se usó. Inicie sesión para abrir la cuenta.';
export const invitationElsewhere = 'Esta invitación es para {email}. Inicie sesión con ese correo para aceptarla.';
export const addressSignsIn = '{email} ya puede iniciar sesión. Hágalo para aceptar la invitación.';
export const holderCannotLeave = 'Esta cuenta es la suya.';
export const staffCannotJoin = 'El equipo de Porchlight no puede entrar en la cuenta de un propietario.';

// In the security log.
export const memberAs = '{name}, {role}';
export const memberAsWithCodes = '{name}, {role}, ve los códigos';

// The mail. The last two stand for a name that a mail program would make a link of.
export const inviteSubject = 'Invitación de {by} a {account} en Porchlight';
export const inviteText = '{by} le invita a trabajar en la cuenta “{account}”. Su rol: {role}.';
export const inviteButton = 'Ver la invitación';
export const inviteHow = 'El enlace sirve una vez y vence el {date}.';
export const inviteNotExpected = 'Si no esperaba esto, ignore este correo. No pasa nada sin usted.';

export const someOwner = 'Un propietario';
export const someAccount = 'su cuenta';

// The page that the mail leads to.
export const tab = 'Invitación | Porchlight';
export const invitation = 'Invitación';
export const opening = 'Abriendo la invitación';
export const invitesYou = '{by} le invita a {account}';
export const asRole = 'Su rol: {role}.';
export const withCodesToo = 'Usted ve los códigos de las puertas y la contraseña del Wi-Fi.';
export const withoutCodes = 'Usted no ve los códigos de las puertas ni la contraseña del Wi-Fi.';
export const forAddress = 'Para {email}';
export const yourName = 'Su nombre';
export const join = 'Entrar';
export const joining = 'Entrando…';
export const accept = 'Aceptar';
export const accepting = 'Aceptando…';
export const signInToAccept = 'Iniciar sesión y aceptar';
export const signInFirst = '{email} ya puede iniciar sesión aquí. Hágalo y volverá a esta página.';
export const toSignIn = 'Iniciar sesión';

// The menu, and what a role does not include.
export const accounts = 'Cuentas';
export const yourOwnAccount = '{name} (la suya)';
export const accountAs = '{name}, {role}';
export const workingIn = 'Trabaja en {account}. Su rol: {role}';
export const notInRoleTitle = 'Su rol no incluye esto';
export const notInRoleText = 'Trabaja en {account}. Su rol: {role}. Si necesita esto, pídalo a su propietario.';
export const toYourHome = 'Volver a su inicio';
