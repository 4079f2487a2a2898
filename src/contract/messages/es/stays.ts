// What a stay's form refuses.
export const guestNameNeeded = 'Escriba el nombre del huésped.';
export const emailUnreadable = 'Escriba un correo como nombre@example.com.';
export const checkInNeeded = 'Indique el día en que empieza la estadía.';
export const checkOutNeeded = 'Indique el día en que termina la estadía.';
export const checkOutTooEarly = 'La salida es después de la llegada.';
export const propertyNeeded = 'Elija una propiedad.';
// What the stay check of a guest refuses.
export const lastDigitsNeeded = 'Escriba los últimos cuatro dígitos del teléfono de la reserva.';

// The table of stays. `guest` is a name, or `someGuest` where there is none.
export const stays = 'Estadías';
export const staysFailed = 'No se pudieron cargar las estadías.';
export const noStays =
  'Todavía no hay estadías. Cuando la estadía de un huésped está aquí, puede recibir códigos y contraseñas.';
export const anyTime = 'Cualquier fecha';
export const someGuest = 'un huésped';
export const noGuestName = 'Sin nombre';
export const checkIn = 'Llegada';
export const checkOut = 'Salida';
export const contact = 'Contacto';
export const phoneEndsIn = 'El teléfono termina en {digits}';
export const hereNow = 'Ahora aquí';
export const upcoming = 'Próxima';
export const past = 'Pasada';
export const cancelled = 'Cancelada';
// Its buttons, as they are read aloud. `day` is the day of check-in.
export const editStayOf = 'Editar la estadía de {guest} del {day}';
export const linkForStay = 'Enlace personal para la estadía de {guest} del {day}';
export const cancelStay = 'Cancelar la estadía de {guest} del {day}';
export const restoreStay = 'Restaurar la estadía de {guest} del {day}';
export const downloadGuestData = 'Descargar lo que guardamos de {guest} (estadía del {day})';
export const deleteGuestOf = 'Eliminar a {guest} (estadía del {day})';
// What was done.
export const stayAdded = 'Estadía de {guest} agregada';
export const staySaved = 'Estadía de {guest} guardada';
export const stayCancelled = 'Estadía de {guest} cancelada';
export const stayRestored = 'Estadía de {guest} restaurada';
export const guestDeleted = 'Se eliminó a {guest}';
export const someGuestDeleted = 'Huésped eliminado';
export const guestDataDownloaded = 'Se descargó lo que guardamos de {guest}';
export const fileFailed = 'No pudimos crear ese archivo. Intente de nuevo.';
export const stayIsCancelled = 'Esta estadía está cancelada. Restáurela primero y luego cámbiela.';

// The dialog that adds or changes a stay.
export const addStay = 'Agregar estadía';
export const editStay = 'Editar estadía';
export const atProperty = 'En {property}';
export const guestName = 'Nombre del huésped';
export const emailHint = 'Para el enlace personal, y para los códigos cuando el huésped los pida.';
export const phoneHint =
  'Los huéspedes confirman su estadía con las fechas y los últimos cuatro dígitos de este número.';
export const selectProperty = 'Elija una propiedad';
export const loadingProperties = 'Cargando sus propiedades';
export const propertiesFailed = 'No se pudieron cargar sus propiedades.';

// The question before a guest is deleted.
export const deleteGuestTitle = '¿Eliminar a {guest}?';
export const deleteThisGuest = '¿Eliminar a este huésped?';
export const deleteGuest = 'Eliminar huésped';
export const deleteGuestMeaning =
  'Su nombre, teléfono, correo, chats y fotos se eliminan para siempre. Se conservan las fechas de la estadía y sus órdenes de trabajo, sin el huésped ni lo que escribió.';

// The dialog of a guest's personal link.
export const linkTitle = 'Enlace personal para {guest}';
export const linkMeaning =
  'Quien abra este enlace cuenta como este huésped en {property} y recibe códigos durante la estadía.';
export const loadingLink = 'Cargando el enlace personal';
export const copyLink = 'Copiar enlace';
export const linkCopied = 'Enlace personal copiado';
export const copyFailed = 'Su navegador no nos dejó copiar el enlace. Selecciónelo y cópielo.';
export const sendByEmail = 'Enviar por correo';
export const linkMailed = 'Enlace personal enviado a {to}';
export const emailNeededToSend = 'Agregue el correo del huésped a la estadía para enviar el enlace desde aquí.';
export const emailNeeded = 'Agregue primero el correo del huésped.';
export const linkIsClosed = 'Esta estadía está cancelada, así que su enlace no abre nada.';
export const newLink = 'Enlace nuevo';
export const linkRenewed = 'Se creó un enlace personal nuevo. El anterior dejó de funcionar.';

// Locks whose code a guest who left still knows. `ofProperty` is read aloud alone.
export const codesToChangeFailed = 'No se pudieron cargar los códigos que aún saben huéspedes que se fueron.';
export const codesToChange = 'Estas cerraduras tienen un código fijo que aún sabe un huésped que se fue:';
export const guestLeft = '{property}: {guest} se fue el {day}.';
export const changeCode = 'Cambiar el código {ofProperty}';
export const keepCode = 'Conservar el código {ofProperty}';
export const ofProperty = 'de {property}';
// The mail to the owner about one of them. `guest` is a name, or `aGuest` where there is none.
export const codeDueSubject = 'Cambie el código en {property}';
export const codeDueMail =
  '{guest} se fue hoy de {property} y todavía sabe el código. Ponga uno nuevo en la cerradura y luego agréguelo aquí:\n\n{link}\n\nSe lo avisamos una vez después de cada estadía, porque esta cerradura tiene un código fijo.\n\nPorchlight\n';
export const aGuest = 'Un huésped';

// The table of codes and passwords that went out.
export const releases = 'Códigos entregados';
export const releasesFailed = 'No se pudo cargar lo que se entregó.';
export const noReleases = 'Todavía no se ha entregado ningún código ni contraseña.';
export const releaseWhat = 'Qué';
export const releaseTo = 'Entregado a';

// In the security log: how a stay check was tried.
export const triedDates = 'Con fechas y dígitos del teléfono';
export const triedCode = 'Con un código que enviamos';
