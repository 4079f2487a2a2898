// The profile: everything in one file, and reading one back. An archive is "una copia", a file "un archivo".
export const takeAlong = 'Todo en un archivo';
export const takeAlongNote =
  'Todo lo que guardamos sobre usted y lo suyo, con imágenes y documentos, en un zip. Una cuenta vacía lo puede recuperar.';
export const makeArchive = 'Crear una copia';
export const making = 'Reuniendo todo: {percent}. Puede salir de esta página. Le enviamos un correo cuando esté lista.';
export const stopping = 'Deteniendo...';
export const stop = 'Detener';
export const ready = '{size}, creada el {date}. Disponible hasta: {until}.';
export const readyWithCodes = '{size}, con códigos, creada el {date}. Disponible hasta: {until}.';
export const failed = 'No funcionó: {why}';
export const download = 'Descargar';
export const deleteFile = 'Eliminar archivo';
export const fileDeleted = 'Archivo eliminado';
export const stopped = 'Detenido';
export const archivesNotLoaded = 'No se pudieron cargar sus copias.';
export const loadingArchives = 'Cargando sus copias';

// Making one.
export const makeTitle = 'Crear una copia de todo';
export const makeText =
  'Reunimos sus propiedades, contratistas, estadías, chats, órdenes de trabajo, reglas, artículos, imágenes y documentos en un zip. Contiene los datos de sus huéspedes, así que guárdelo bien. Sirve {count, plural, one {# día} other {# días}}, y solo usted puede descargarlo.';
export const codesToo = 'También códigos y contraseñas';
export const codesHint =
  'Códigos de la puerta, contraseñas del Wi-Fi, instrucciones para entrar y artículos para huéspedes confirmados. Sin esto no se incluyen.';
export const passphrase = 'Frase de contraseña para los códigos';
export const passphraseHint =
  'Al menos {min} caracteres. Con ella se cifran los códigos (AES-256, como en WinZip o 7-Zip). La olvidamos al crear el archivo, y sin ella nadie puede abrir los códigos.';
export const passphraseAgain = 'Repita la frase de contraseña';
export const passphraseShort = 'Use al menos {min} caracteres.';
export const passphraseDiffers = 'Las dos frases son distintas.';
export const password = 'Su contraseña';
export const passwordWhy =
  'Escriba su contraseña una vez más. Si no tiene, cierre sesión y vuelva a iniciarla: por {minutes} minutos no se la pediremos.';
export const archiveBegun = 'Estamos reuniendo todo';

// Downloading one.
export const downloadTitle = 'Descargar su copia';
export const downloadBegun = 'Empezó la descarga';

// Reading one back.
export const readBack = 'Recuperar una copia';
export const readBackNote = 'Todo lo de otra cuenta, desde su copia, a esta mientras esté vacía.';
export const readBackRow = 'Leer una copia';
export const goOn = 'Continuar';
export const showReport = 'Ver informe';
export const readTitle = 'Leer una copia';
export const readLead =
  'Elija una copia creada por Porchlight. Primero la revisamos y le mostramos qué contiene. Nada cambia hasta que usted lo diga.';
export const chooseArchive = 'Elegir copia';
export const archiveFile = 'Copia';
export const archiveLimit = 'Un .zip de hasta 3 GB.';
export const sending = 'Enviando {file}: {percent}';
export const sendingStopped = 'El envío se detuvo: {why} Elija el archivo otra vez para seguir donde quedó.';
export const halfSent = '{file} está aquí en parte ({percent}). Elíjalo otra vez para seguir.';
export const checking = 'Revisando: {percent}';
export const writing = 'Recuperando: {percent}. Puede salir de esta página.';
export const refused = 'Este archivo no se puede leer';
export const checkAgain = 'Revisar otra vez';
export const readItBack = 'Recuperarla';
export const done = 'Todo está aquí';
export const throwAway = 'Descartar archivo';

// What it comes to.
export const madeOn = 'Creada el {date}.';
export const comesTo = 'Lo que entra en esta cuenta';
export const kind = 'Qué';
export const rows = 'Se puede leer';
export const unreadRows = 'No se puede leer';
export const nothing = 'La copia está vacía.';
export const unreadTitle = 'Lo que no se puede leer';
export const unreadLine = '{part}, línea {line}: {why}';
export const unreadFile = '{part}: {why}';
export const otherwise = 'Lo que cambia aquí';
export const nobodyTold = 'Por esto no sale ningún correo ni mensaje de texto, y no se pregunta a ningún contratista.';
export const guestLinks =
  '{count, plural, one {# enlace de huéspedes con su tarjeta QR se crea} other {# enlaces de huéspedes con sus tarjetas QR se crean}} de nuevo. Imprímalos y envíelos otra vez; lo mismo los enlaces personales de las estadías.';
export const jobsRest =
  '{count, plural, one {# orden de trabajo abierta queda como estaba} other {# órdenes de trabajo abiertas quedan como estaban}}. No se pregunta a nadie hasta que usted siga con ella.';
export const jobsClosed =
  '{count, plural, one {# orden de trabajo que solo esperaba a su huésped se cierra} other {# órdenes de trabajo que solo esperaban a sus huéspedes se cierran}}.';
export const chatsClosed =
  '{count, plural, one {# chat que esperaba a una persona se cierra} other {# chats que esperaban a una persona se cierran}}.';
export const questionsSilent =
  '{count, plural, one {# pregunta abierta sigue abierta} other {# preguntas abiertas siguen abiertas}}, sin recordatorio.';
export const housesRemoved =
  '{count, plural, one {# propiedad entra como quitada, porque su dirección está} other {# propiedades entran como quitadas, porque sus direcciones están}} en uso en otra cuenta de aquí. Restáurelas cuando la dirección quede libre.';
export const codesLocked = 'Los códigos de este archivo están bloqueados';
export const codesLockedText = 'Escriba la frase de contraseña para leerlos también, o déjelos fuera.';
export const codesOpen = 'Sus códigos se abren con su frase de contraseña y también se leen.';
export const codesNone = 'No contiene códigos ni contraseñas.';
export const openPassphrase = 'Frase de contraseña';

// What kinds of things there are.
export const nouns: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    account: 'Su perfil',
    properties: 'Propiedades',
    contractors: 'Contratistas',
    papers: 'Documentos de contratistas',
    assignments: 'Contratistas por propiedad',
    property_groups: 'Etiquetas, edificios y propietarios',
    stays: 'Estadías',
    articles: 'Artículos',
    verified_articles: 'Artículos para huéspedes confirmados',
    property_codes: 'Códigos de propiedades',
    owner_questions: 'Preguntas para usted',
    protocols: 'Reglas',
    protocol_changes: 'Cambios de reglas',
    conversations: 'Chats',
    messages: 'Mensajes',
    decisions: 'Por qué respondió el asistente',
    handoffs: 'Traspasos a personas',
    alarms: 'Alarmas',
    reply_drafts: 'Respuestas propuestas',
    choices_made: 'Lo que eligieron los huéspedes',
    work_orders: 'Órdenes de trabajo',
    work_order_events: 'Historial de órdenes de trabajo',
    work_order_files: 'Facturas y archivos de órdenes de trabajo',
    work_order_lines: 'Costos de órdenes de trabajo',
    work_order_messages: 'Mensajes sobre órdenes de trabajo',
    work_order_joins: 'Avisos unidos a una orden de trabajo',
    photos: 'Fotos',
    offers: 'Ofertas a contratistas',
    approvals: 'Aprobaciones',
    notifications: 'Notificaciones',
    secret_releases: 'Códigos entregados',
    files: 'Imágenes y documentos como archivos',
  }),
);
