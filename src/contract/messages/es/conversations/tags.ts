// The desk's tags: in the row, in the chat, as a filter, and the lead's list of them.
export const tags = 'Etiquetas';
export const nameNeeded = 'Escriba un nombre.';
export const nameTooLong = 'Use como máximo 40 caracteres.';
export const nameWithControls = 'Use letras, cifras y signos visibles.';
export const tooManyOnChat = 'Un chat puede tener 20 etiquetas como máximo.';
export const tooManyTags = 'Ya hay 300 etiquetas. Un responsable puede unir o quitar algunas.';
export const nameTaken = 'Ya hay una etiqueta con este nombre. Una las dos.';
export const sameTag = 'Elija otra etiqueta.';
// In the chat.
export const addTag = 'Añadir etiqueta';
export const tagTitle = 'Etiquetar este chat';
export const tagLead = 'Una etiqueta que aún no existe se crea. Propietarios y huéspedes no ven etiquetas.';
export const tagLabel = 'Etiqueta';
export const adding = 'Añadiendo...';
export const onChats = '{count, plural, one {1 chat} other {# chats}}';
export const tagged = 'Etiquetado con {tag}';
export const removeTag = 'Quitar la etiqueta {tag}';
export const untagged = '{tag} quitada';
export const keyTag = 'Etiquetar el chat';
export const tagsFailed = 'No se pudieron cargar las etiquetas.';
// As a filter.
export const anyTag = 'Cualquier etiqueta';
export const tagAndChats = '{tag} ({count})';
// The lead's list.
export const editTags = 'Editar etiquetas';
export const editTitle = 'Etiquetas del equipo';
export const editLead = 'Lo que cambie aquí cambia al momento para todo el equipo.';
export const noTags = 'Aún no hay etiquetas. Etiquete un chat y su etiqueta estará aquí.';
export const rename = 'Renombrar';
export const renameTag = 'Renombrar {tag}';
export const newName = 'Nombre';
export const color = 'Color';
export const save = 'Guardar etiqueta';
export const saving = 'Guardando...';
export const saved = '{tag} guardada';
export const mergeTag = 'Unir {tag} con otra etiqueta';
export const merge = 'Unir';
export const mergeInto = 'Con';
export const chooseTag = 'Elija una etiqueta';
export const mergeTitle = '¿Unir {tag}?';
export const mergeMeans =
  '{count, plural, =0 {Ningún chat tiene esta etiqueta.} one {1 chat recibe la otra etiqueta en su lugar.} other {# chats reciben la otra etiqueta en su lugar.}} {tag} desaparece. Esto no se puede deshacer.';
export const mergeButton = 'Unir etiquetas';
export const merged =
  '{count, plural, one {Unidas, 1 chat tiene ahora {tag}} other {Unidas, # chats tienen ahora {tag}}}';
export const removeFromDesk = 'Quitar {tag}';
export const remove = 'Quitar';
export const removeTitle = '¿Quitar {tag}?';
export const removeMeans =
  '{count, plural, =0 {Ningún chat tiene esta etiqueta.} one {1 chat pierde esta etiqueta.} other {# chats pierden esta etiqueta.}} Esto no se puede deshacer.';
export const removeButton = 'Quitar etiqueta';
export const removed =
  '{count, plural, =0 {{tag} quitada} one {{tag} quitada de 1 chat} other {{tag} quitada de # chats}}';
