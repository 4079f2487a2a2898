// Where the plan has no API access.
export const noAccessTitle = 'El acceso a la API empieza en el plan Essential';
export const chooseAPlan = 'Elegir un plan';
export const noAccessText = 'Guardamos las claves y los webhooks que tiene. No funcionan hasta entonces.';

// Making a key.
export const yourNewKey = 'Su nueva clave de API';
export const createKey = 'Crear clave de API';
export const done = 'Listo';
export const enterKeyName = 'Escriba un nombre que diga dónde se usa la clave.';
export const chooseScopes = 'Elija qué puede leer o cambiar la clave.';
export const enterPassword = 'Escriba su contraseña.';
export const wrongPassword = 'Esa no es su contraseña.';
export const keyRevoked = '{name}: clave revocada';

// The keys there are. A screen reader alone says {key} in the button.
export const apiKeys = 'Claves de API';
export const keysNote =
  'Una clave permite que un programa haga lo que usted elija: leer, o leer y cambiar. Ve códigos solo donde usted lo diga. No llega a su perfil ni a sus pagos. Cerrar todas las sesiones y crear una contraseña nueva anulan todas las claves. {documentation}';
export const apiDocumentation = 'Documentación de la API';
export const loadingKeys = 'Cargando las claves de API';
export const noKeys = 'Todavía no hay claves de API.';
export const keyUsedEnds = '{key}; creada: {created}; último uso: {used}; vence: {ends}';
export const keyUsed = '{key}; creada: {created}; último uso: {used}; no vence';
export const keyNewEnds = '{key}; creada: {created}; sin usar; vence: {ends}';
export const keyNew = '{key}; creada: {created}; sin usar; no vence';
export const revokeNamed = 'Revocar{key}';
export const revokeTitle = '¿Revocar {key}?';
export const revokeThis = '¿Revocar esta clave?';
export const revokeKey = 'Revocar clave';
export const revokeNote = 'Lo que la usa deja de funcionar enseguida. Una clave revocada no se puede recuperar.';

// The owner's own assistant.
export const ownAssistant = 'Su propio asistente';
export const ownAssistantNote =
  'Un asistente como Claude puede consultar aquí por usted: qué se le diría a un huésped, qué debe atender usted, cómo va un trabajo. Usa una de sus claves de API. Con una clave que solo lee, no cambia nada; nunca ve códigos. {guide}';
export const howToConnect = 'Cómo conectarlo';
export const copyAddress = 'Copiar dirección';
export const addressCopied = 'Dirección copiada';
export const addressNotCopied = 'Su navegador no nos dejó copiar la dirección. Selecciónela y cópiela.';

// The fields of a new key.
export const keyNameHint = 'Dónde se usa, por ejemplo “Sistema de reservas”.';
export const endsAfter = 'Vence después de';
export const days = '{count, plural, one {# día} other {# días}}';
export const yourPassword = 'Su contraseña';
export const passwordHint = 'Para que nadie más cree una clave en una pantalla que usted dejó abierta.';
export const whatItMayDo = 'Qué puede hacer';
export const nothing = 'Nada';
export const read = 'Leer';
export const readAndChange = 'Leer y cambiar';
export const codesToo = 'También códigos y contraseñas';
export const codesHint =
  'Códigos de la puerta, la contraseña del Wi-Fi, artículos para huéspedes verificados, los enlaces personales de los huéspedes y sus teléfonos, que prueban quiénes son. Sin esto se muestran como cuatro puntos, y la clave no puede decidir quién los recibe: no puede agregar ni cambiar estadías o contratistas, ni agregar propiedades.';

// A secret that is shown once.
export const shownOnlyNow = 'Solo lo mostramos ahora. Guárdelo donde su programa pueda encontrarlo.';
export const copied = 'Copiado';
export const notCopied = 'Su navegador no nos dejó copiarlo. Selecciónelo y cópielo.';

// The buttons of a webhook. A screen reader alone says {url}.
export const webhookRemoved = 'Webhook quitado';
export const sendTest = 'Enviar prueba{url}';
export const editWebhookNamed = 'Editar{url}';
export const switchOff = 'Desactivar{url}';
export const switchOn = 'Activar{url}';
export const replaceSecretNamed = 'Cambiar secreto{url}';
export const removeWebhookNamed = 'Quitar{url}';
export const removeWebhookTitle = '¿Quitar este webhook?';
export const removeWebhook = 'Quitar webhook';
export const removeWebhookNote = 'Dejamos de llamar a {url} y borramos su registro de entregas.';

// Adding and editing a webhook.
export const yourSigningSecret = 'Su secreto de firma';
export const editWebhook = 'Editar webhook';
export const addWebhook = 'Agregar webhook';
export const saveWebhook = 'Guardar webhook';
export const addressHint = 'Empieza con https://.';
export const callWhen = 'Llamarlo cuando';

// Replacing a signing secret.
export const replaceSecret = 'Cambiar secreto';
export const yourNewSecret = 'Su nuevo secreto de firma';
export const replaceSecretNote =
  'Las llamadas a {url} se firman enseguida con el secreto nuevo. Las firmas con el anterior las acompañan el tiempo que usted elija, para que su servidor no rechace nada mientras pone el nuevo.';
export const oldSecretSigns = 'Firmar también con el secreto anterior';
export const oldSecretEnds = 'No, anularlo ahora';
export const oldSecretHours = 'Durante {count, plural, one {# hora} other {# horas}}';
export const oldSecretDays = 'Durante {count, plural, one {# día} other {# días}}';
export const oldSecretHint = 'Anúlelo ahora si alguien más puede conocerlo.';

// The webhooks there are. A screen reader alone says {ofUrl}.
export const webhooks = 'Webhooks';
export const webhooksNote =
  'Llamamos a su servidor cuando pasa algo. Las llamadas se firman como dice {standard}. Si su servidor no responde con un 2xx, lo intentamos nueve veces más en algo más de tres días. {documentation}';
export const standardWebhooks = 'Standard Webhooks';
export const webhookDocumentation = 'Documentación de webhooks';
export const loadingWebhooks = 'Cargando los webhooks';
export const noWebhooks = 'Todavía no hay webhooks.';
export const events = '{count, plural, one {# evento} other {# eventos}}';
export const on = 'Activo';
export const off = 'Inactivo';
export const offGone = 'Lo desactivamos: su servidor respondió 410, es decir, que no quiere más llamadas.';
export const offFailing = 'Lo desactivamos: su servidor no recibió ninguna llamada en más de tres días.';
export const showLog = 'Ver registro de entregas{ofUrl}';
export const hideLog = 'Ocultar registro de entregas{ofUrl}';
export const ofUrl = 'de {url}';

// The log of a webhook: the time, then facts with commas between.
export const loadingDeliveries = 'Cargando las entregas';
export const nothingSent = 'Todavía no se envió nada.';
export const showOlder = 'Ver anteriores';
export const sendAgain = 'Enviar otra vez{kind}';
export const pending = 'En camino';
export const givenUp = 'Sin éxito';
export const delivered = 'Entregado';
export const test = 'Prueba';
export const answered = 'respondió {status}';
export const tries = '{count, plural, one {# intento} other {# intentos}}';
export const triesNext = '{count, plural, one {# intento} other {# intentos}}, próximo: {date}';

// What a key may do, in one line, with semicolons between.
export const changes = 'cambia {nouns}';
export const reads = 'lee {nouns}';
export const everyNoun = 'todo';
export const withCodes = 'con códigos';
export const withoutCodes = 'sin códigos';

// What is wrong in a form, at its field.
export const chooseWhatKeyMayDo = 'Elija qué puede hacer la clave.';
export const enterUrl = 'Escriba la dirección a la que llamar.';
export const chooseEvent = 'Elija al menos un evento.';

// What a webhook can be called for.
export const chatOpened = 'Un huésped empieza un chat';
export const messageAdded = 'Alguien escribe en un chat';
export const personNeeded = 'Un chat necesita a una persona';
export const slaWarned = 'Pasaron tres cuartos de un plazo de respuesta prometido';
export const slaBreached = 'No se cumplió un plazo de respuesta prometido';
export const slaMet = 'Se cumplió un plazo de respuesta prometido';
export const dangerReported = 'Un huésped reporta un peligro';
export const orderOpened = 'Se abre una orden de trabajo';
export const orderChanged = 'Cambia una orden de trabajo';
export const orderCompleted = 'Un contratista termina';
export const offerAccepted = 'Un contratista acepta un trabajo';
export const offerDeclined = 'Un contratista rechaza un trabajo';
export const nobodyLeft = 'No queda ningún contratista a quien preguntar';
export const approvalRequested = 'Algo necesita su aprobación';
export const questionAsked = 'El asistente tiene una pregunta para usted';
export const propertyChanged = 'Se agrega, cambia o quita una propiedad';
export const contractorChanged = 'Se agrega, cambia o quita un contratista';
