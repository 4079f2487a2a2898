// Edit Property. The title stands without a name until the property is here.
export const editTitle = 'Editar propiedad: {property}';
export const editTitleLoading = 'Editar propiedad';
export const loading = 'Cargando la propiedad';
export const loadFailed = 'No se pudo cargar esta propiedad.';
export const saveFailed = 'No se pudo actualizar la propiedad';

// What was typed and not saved.
export const leftUnsaved =
  'Sus cambios no están guardados, pero se conservan en este dispositivo. Abra Editar para recuperarlos.';
export const putBack = 'Lo que escribió aquí y no guardó está de vuelta:';
export const discardChanges = 'Descartar mis cambios';

// Somebody else saved the same property. `value`, `mine` and `theirs` are quoted, or the word for an empty field.
export const changedElsewhere = 'Esta propiedad se cambió en otra ventana mientras usted la editaba';
export const updatedHere = 'Actualizado aquí:';
export const fieldIsNow = '{field} ahora es {value}';
export const bothChanged =
  'Ambos cambiaron esto. Se queda lo que usted escribió, y Guardar cambios reemplaza lo que se guardó allá:';
export const fieldClash = '{field}: usted escribió {mine}, allá se guardó {theirs}';
export const takeTheirs = 'Usar lo otro';
export const keepMine = 'Dejar lo mío';
export const ok = 'OK';

// The question before a photo is removed.
export const removePhoto = 'Quitar foto';
export const removePhotoMeaning =
  'La foto se elimina enseguida. Los huéspedes que la necesiten en una emergencia ya no la verán.';
