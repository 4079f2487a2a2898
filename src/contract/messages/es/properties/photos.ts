// A photo of a property, of which there are nine: `thing` is what it shows, such as "contenedor de basura"; it has no
// article, so it stands behind a colon.
export const photoOf = 'Foto de: {thing}';
export const photoAlt = 'Foto: {thing}';
export const photoWithoutPreview = 'Foto de: {thing}, sin vista previa';
export const fileTypes = 'JPEG, PNG, WebP, HEIC o GIF de menos de 5 MB';

// Its buttons. `ofThing` and `ofPhoto` are the two below, read aloud alone.
export const add = 'Agregar foto {ofThing}';
export const replace = 'Reemplazar {ofPhoto}';
export const remove = 'Quitar {ofPhoto}';
export const retry = 'Reintentar {ofPhoto}';
export const cancel = 'Cancelar {ofPhoto}';
export const ofThing = 'de: {thing}';
export const ofPhoto = 'la foto de: {thing}';

// On its way.
export const uploadingPhoto = 'Subiendo la foto de: {thing}';
export const uploading = 'Subiendo, {percent}%';
export const waiting = 'En espera';
export const waitsForNetwork = 'Sin conexión. La enviamos en cuanto vuelva.';

// A file that is not taken. `why` is a sentence.
export const notAnImage = '{file}: El archivo debe ser una imagen';
export const tooLarge = '{file}: El archivo debe pesar menos de 5 MB';
export const fileRefused = '{file}: {why}';
