// What the server says of archives: refusals, the README of a file, and the mail.
export const passphraseShort = 'Use al menos 12 caracteres.';
export const passphraseLong = 'Use como máximo 128 caracteres.';
export const tooLarge = 'El archivo pesa más de 3 GB.';

// Refusals at the door.
export const signInAgain =
  'Escriba su contraseña, o inicie sesión otra vez: una copia solo se abre justo después de eso.';
export const oneAtATime = 'Ya hay otra copia en proceso. Espérela, o deténgala primero.';
export const notReady = 'Esta copia no está lista.';
export const notEmpty =
  'Esta cuenta no está vacía: tiene {what}. Una copia se recupera en una cuenta vacía. Cree una nueva, o quite lo que hay aquí.';
export const notAwaited = 'Sigue la parte {n}.';
export const partLength = 'Envíe 4 MB a la vez, y al final lo que quede.';
export const noZip = 'Esto no es una copia de Porchlight: no empieza como un archivo ZIP.';
export const notAllThere = 'Faltan partes del archivo. Envíelas primero.';
export const notChecked = 'Revise primero el archivo.';

// What empties were found.
export const properties = 'propiedades';
export const contractors = 'contratistas';
export const stays = 'estadías';
export const articles = 'artículos';
export const rules = 'reglas propias';
export const chats = 'chats';
export const workOrders = 'órdenes de trabajo';

// Why a file is refused.
export const notZip = 'Este archivo no se puede abrir como ZIP. Puede estar dañado o incompleto.';
export const noManifest = 'Esto no es una copia de Porchlight: no tiene un manifest.json legible.';
export const otherVersion =
  'Esta copia tiene la versión {theirs} del formato, y este servidor lee la versión {ours}. Cree la copia otra vez en un servidor de esta versión.';
export const unknownPart = 'La copia contiene un archivo que no le corresponde: {name}.';
export const missingPart = 'Falta un archivo que el manifiesto nombra: {name}.';
export const wrongHash = '{name} se cambió o se dañó: no es lo que dice el manifiesto.';
export const bomb = '{name} se descomprime en mucho más de lo que cabe en una copia.';
export const lineTooLong = 'Una de sus filas es más grande que cualquiera de las nuestras.';
export const tooMany = 'La copia contiene más archivos de los que aceptamos.';
export const tooMuch = 'Descomprimida, la copia es más grande de lo que aceptamos.';
export const wrongPassphrase =
  'La frase de contraseña no abre los códigos de este archivo. Intente de nuevo, o léalo sin ellos.';
export const tooManyAddresses =
  'Demasiadas de sus direcciones pertenecen a otras cuentas de aquí. Espere una hora e intente de nuevo.';
export const gaveUp = 'No pudimos terminar después de varios intentos. No se cambió nada. Intente de nuevo.';

// Why one row or file can't be read.
export const badLine = 'no tiene la forma de una copia';
export const badValue = '{field}: no es un valor que guardemos';
export const noParent = 'aquello a lo que pertenece no está en el archivo, o no se pudo leer';
export const noFile = 'su imagen o documento no está en el archivo';
export const refusedByDatabase = 'ya hay algo así, o incumple una regla nuestra';
export const badPicture = 'no es una imagen ni un documento que podamos abrir';

// Why a part is in an archive for reading only.
export const backNoReach = 'cada cuenta dice por sí misma cómo quiere recibir avisos';
export const backNoViews = 'nombran propiedades con los identificadores de la cuenta de la que vienen';
export const backNoSecurityLog = 'quién inició sesión e hizo qué en el servidor del que viene';
export const backNoBookingPages = 'su etiqueta nombra la cuenta en la que se creó: actívelo otra vez';
export const backNoBilling = 'los planes y pagos quedan en la cuenta en la que se hicieron';
export const backNoPeople = 'ninguna copia deja entrar a nadie en una cuenta: invite otra vez a esas personas';
export const backNoKeys = 'las claves se muestran una vez y se guardan como hashes: cree claves nuevas';
export const backNoWebhooks = 'su secreto de firma no está en ninguna copia: agregue la dirección otra vez';
export const backNoUsage = 'lo que costó el modelo en el servidor del que viene';
export const backNoChecks = 'intentos de huéspedes de confirmar una estadía, que en otro lugar no bloquean a nadie';
export const backNoDrafts = 'empezado y sin guardar, y se conserva solo 30 días';

// Why a table is in no archive.
export const outArchives = 'las copias mismas';
export const outBulkDeeds =
  'cómo deshacer lo que se hizo a muchas propiedades a la vez; lo que se hizo está en los otros archivos';
export const outChatDeeds =
  'cómo estaba un chat antes de que alguien del equipo lo diera, pospusiera o etiquetara; cómo está ahora figura en conversations.json';
export const outChatTags = 'con qué ordena el equipo sus chats; eso es suyo';
export const outClosings =
  'cómo estaba un chat antes de que alguien del equipo lo cerrara; cómo está ahora se ve en conversations.json';
export const outDeletion = 'si la cuenta se va a eliminar';
export const outEvents = 'identificadores de lo que cambió, con los que se actualizan las pantallas abiertas';
export const outHeldMails = 'lo que se avisa por la mañana; aquello de lo que trata está en los otros archivos';
export const outHouseAnswers = 'qué preguntas responden sus notas, probado de nuevo tras cada cambio en ellas';
export const outKnowledgeChanges = 'cuántas veces se cambiaron sus notas';
export const outImports = 'un archivo que se estaba revisando, durante un día';
export const outLaterReplies = 'respuestas que esperan su hora; una vez enviadas están en messages.json';
export const outModelCalls = 'chats como se le contaron a un modelo, durante unos días; los chats sí están';
export const outReportFigures =
  'cifras de los informes, que se vuelven a contar a partir de los chats y las órdenes de trabajo';
export const outReportMails = 'si la página del mes llega por correo: elíjalo de nuevo';
export const outReportReviews = 'lo que hallaron quienes leyeron las muestras semanales';
export const outStagedFiles = 'imágenes en camino a su lugar';
export const outStayCodes = 'hashes de códigos que sirvieron diez minutos';
export const outSlaClocks =
  'para cuándo el equipo había prometido responder y si lo hizo; lo que se dijo está en messages.json';
export const outSlaPolicies = 'lo que el equipo prometió a quién; es nuestro y no son datos suyos';
export const outTakeovers = 'quién del equipo tuvo un chat y cuándo; lo que se dijo en él está en messages.json';
export const outWebhookDeliveries = 'copias de los otros archivos, tal como se enviaron';
export const outCodes =
  'códigos de la puerta, contraseñas del Wi-Fi, instrucciones para entrar, artículos para huéspedes confirmados y propiedades sin guardar: usted no los pidió';
export const outFile = 'ya no existe, o es demasiado para una sola copia';
export const outPasswords = 'las contraseñas, las claves y sus hashes no están en ninguna copia';

// The README.txt of an archive.
export const readMe = `Todo lo que Porchlight guarda sobre su cuenta, creado el {date}.

manifest.json   lo que hay aquí, con el SHA-256 de cada archivo
data/           un archivo por cada tipo de dato, en JSON, uno por línea
records/        lo mismo, para que usted lo lea: no se recupera en una cuenta
files/          sus imágenes y documentos, tal como son
{secrets}
Para recuperarlo, inicie sesión en una cuenta vacía, abra su perfil y elija "Leer una copia". Primero verá qué contiene. Los identificadores serán nuevos, y también los enlaces de huéspedes y las tarjetas QR: imprímalos y envíelos otra vez. Nadie recibe por esto un correo ni un mensaje de texto, y no se pregunta a ningún contratista.

Solo para que usted lo lea:
{records}

No incluido:
{leftOut}
`;
export const readMeSecrets = `secrets/        códigos de la puerta, contraseñas, artículos para huéspedes confirmados y propiedades sin guardar,
                cifrados con su frase de contraseña (AES-256, como en WinZip y 7-Zip)
`;
export const readMeLine = '- {what}: {why}';

// The mail.
export const mailSubject = 'Su copia está lista';
export const mailText =
  'La copia de su cuenta de Porchlight que usted pidió está lista ({size}). Puede descargarla hasta el {date}. Después la eliminamos.';
export const mailButton = 'Abrir su perfil';
export const mailHow = 'Solo usted puede abrirla, y solo después de escribir su contraseña o iniciar sesión.';
export const mailNotYou = 'Si usted no la pidió, cambie su contraseña y cierre todas las sesiones.';

// The security log.
export const madeWithCodes = 'Una copia de todo, con códigos';
export const madeWithoutCodes = 'Una copia de todo, sin códigos';
export const downloaded = 'Se descargó una copia';
export const readBack = 'Se recuperó una copia';
