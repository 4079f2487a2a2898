// Add New Property: its buttons, which Edit Property shares.
export const title = 'Agregar propiedad nueva';
export const previous = 'Anterior';
export const next = 'Siguiente';
export const saveProperty = 'Guardar propiedad';
export const saving = 'Guardando...';
export const done = 'Listo';

// Its steps. `fields` is a list of names.
export const steps = 'Pasos';
export const progress = 'Progreso';
export const place = 'Paso {step} de {count}';
export const goToStep = 'Ir al paso';
export const stepToGo = '{step} (faltan {count})';
export const toGo = '{count} por completar';
export const toGoAloud = '{count} por completar: {fields}';
export const stillNeeded = 'Falta: {fields}';
export const stepNeeds = '{step} necesita {fields}';
export const needsBeforeSave = 'Antes de poder guardar: {needs}.';
export const contractorNeeded = 'Al menos un contratista';
export const contactPersonNeeded = 'Una persona de contacto';
export const requiredAnswers =
  '8 respuestas son obligatorias y toman unos 5 minutos. El resto puede esperar, y lo que escriba se conserva.';
export const select = 'Elegir';
export const wholeNumberOutOfRange = 'Escriba un número entero de {min} a {max}.';
export const numberOutOfRange = 'Escriba un número en pasos de {step}, de {min} a {max}.';

// A step that fails.
export const refusedNext = 'Corrija los errores de abajo antes de seguir';
export const refusedJump = 'Corrija los errores de esta sección antes de seguir';
export const refusedSave =
  'Corrija todos los errores antes de guardar. Revise los campos obligatorios de todas las secciones.';

// Filling it from another property.
export const copyFrom = 'Copiar de otra propiedad';
export const copyFromLabel = 'Propiedad de la que se copia';
export const copyMeaning =
  'Completa lo que sigue vacío, con contratistas y artículos, pero sin el nombre, la dirección, las fotos, los códigos, la contraseña del Wi-Fi ni los artículos para huéspedes confirmados.';
export const copied = 'Se copió {property}';

// Its draft. `ago` says how long ago: "hace 2 min".
export const savedAt = 'Guardado {ago}';
export const keptHere = 'Conservado en este dispositivo, sin guardar';
export const keptOffline = 'Sin conexión, conservado en este dispositivo';
export const draftKept = 'Borrador conservado. Abra Agregar propiedad para seguir con él.';
export const loadingDraft = 'Buscando un borrador';
export const begunProperties =
  '{count, plural, one {Empezó una propiedad y no la guardó} other {Empezó # propiedades y no las guardó}}';
export const typedIsKept = 'Lo que acaba de escribir queda como un borrador aparte, sea cual sea el que abra.';
export const continueDraft = 'Seguir donde quedó';
export const discardDraft = 'Descartar borrador';
export const draftDiscarded = 'Borrador descartado';
// "Cabaña El Cedro: 7 respuestas, 2 fotos, 1 contratista, hace 5 min".
export const draftSaved = '{draft}, {ago}';
export const draftOf = '{property}: {contents}';
export const namelessProperty = 'Una propiedad sin nombre';
export const answers = '{count, plural, one {# respuesta} other {# respuestas}}';
export const photos = '{count, plural, one {# foto} other {# fotos}}';
export const contractors = '{count, plural, one {# contratista} other {# contratistas}}';
export const articles = '{count, plural, one {# artículo} other {# artículos}}';
export const manualBegun = '{count, plural, one {un manual por revisar} other {# manuales por revisar}}';
export const draftArticle = 'Artículo: {title}';
export const draftContents = 'Lo que contiene';
export const draftAnswer = '{field}: {answer}';
export const draftContractor = 'Contratista: {contractor}';

// Saving, in its stages.
export const validating = 'Revisando...';
export const checkingAddress = 'Revisando la dirección...';
export const savingDetails = 'Guardando los datos de la propiedad...';
export const uploadingImages = 'Subiendo imágenes...';
export const savingContractors = 'Guardando contratistas...';
export const addressCheckFailed = 'No se pudo comprobar que la dirección sea única';
export const contractorsFailed = 'No se pudieron guardar los contratistas: {why}';
export const createFailed = 'Error al crear la propiedad: {why}';
export const restoreIt = 'Restaurar';
// Saved, with photos that are still on their way.
export const propertyIsSaved = '{property} está guardada';
export const photosLate = 'Estas fotos todavía no llegaron. Envíelas de nuevo ahora, o agréguelas después con Editar.';
export const photosArrived = 'Llegaron todas las fotos.';

// The chat beside the form, folded together where the window is narrow.
export const tryAsGuest = 'Probar como huésped';
