// What a property's fields refuse.
export const nameNeeded = 'El nombre de la propiedad es obligatorio';
export const streetNeeded = 'La dirección es obligatoria';
export const cityNeeded = 'La ciudad es obligatoria';
export const stateNeeded = 'El estado es obligatorio';
export const zipNeeded = 'El código postal es obligatorio';
export const zipUnreadable = 'Escriba un código postal válido (12345 o 12345-6789)';
export const timeZoneNeeded = 'Elija una zona horaria.';

// What an owner chooses from. An import of a sheet reads these words back.
export const cityWater = 'Agua de la red pública';
export const wellWater = 'Agua de pozo';
export const other = 'Otro';
export const none = 'Ninguno';
export const noCurbDay = 'Sin recolección: el huésped se lleva la basura';

// An address that is taken.
export const addressIsYours = 'Ya tiene una propiedad con esta dirección: {address}. Revise sus propiedades.';
export const addressIsTaken =
  'Esta dirección ya existe en nuestro sistema: {address}. Verifique que sea correcta o comuníquese con soporte si cree que es un error.';
export const addressIsRemoved =
  'Usted quitó una propiedad con esta dirección: {address}. Restáurela para tenerla de nuevo como estaba.';

// What the server refuses.
export const tooManyDrafts = 'Ya tiene {count} borradores. Guarde o descarte uno primero.';
export const restoreTooLate = 'Esta propiedad se quitó hace más de 30 días. Comuníquese con soporte para restaurarla.';
export const pictureLost = 'Esta imagen ya no está aquí. Elíjala otra vez.';
export const picturesTaken = 'Estas imágenes ya pertenecen a otra propiedad.';
export const changedMeanwhile =
  'Esta propiedad se cambió en otro lugar mientras tanto. Vuelva a cargarla para ver esos cambios.';

// The table of properties.
export const myProperties = 'Mis propiedades';
export const loadFailed = 'No se pudieron cargar sus propiedades.';
export const noProperties = 'No hay propiedades. Haga clic en "Agregar propiedad" para empezar.';
export const propertyName = 'Nombre de la propiedad';
export const type = 'Tipo';
export const bedsBaths = 'Dorm./Baños';
export const sqFt = 'Pies²';
export const pointPerson = 'Contacto';
export const notSet = 'Sin definir';
export const addressLine = '{street}, {city}, {state} {zip}';
export const editNamed = 'Editar {property}';
export const removeNamed = 'Quitar {property}';
export const addProperty = 'Agregar propiedad';
// Its filters.
export const properties = 'Propiedades';
export const anyType = 'Cualquier tipo';
// A row for whoever has no property yet.
export const exampleCaption = 'Ejemplo de una propiedad';
export const example = 'Ejemplo';
export const exampleName = 'Cabaña El Farol';
export const exampleStreet = '12 Harbor Lane';
export const exampleContractor = 'Plomería Harbor';

// What was done.
export const propertySaved = 'Se guardó {property}';
export const propertyRemoved = 'Se quitó {property}';
export const propertyRestored = 'Se restauró {property}';

// The question before a property is removed.
export const confirmDelete = '¿Quitar propiedad?';
export const removeProperty = 'Quitar propiedad';
export const removeMeaning =
  '{property} se quitará de sus propiedades activas. Lo puede deshacer soporte, o usted dentro de 30 días en Propiedades quitadas. Se cancelan sus órdenes de trabajo abiertas y avisamos a los contratistas que las tienen.';
export const thisProperty = 'Esta propiedad';

// Removed properties.
export const removedProperties = 'Propiedades quitadas';
export const removedMeaning =
  'Puede restaurar una propiedad dentro de 30 días. Después, lo puede hacer nuestro equipo de soporte.';
export const removedFailed = 'No se pudieron cargar sus propiedades quitadas.';
export const loadingRemoved = 'Cargando las propiedades quitadas';
export const noneRemoved = 'No ha quitado ninguna propiedad en los últimos 30 días.';
export const removedUntil = 'Quitada el {date}. Puede restaurarla hasta el {until}.';
export const restoreThis = 'Restaurar {property}';
// The Porchlight team looks for one.
export const findRemoved = 'Buscar una propiedad quitada';
export const findRemovedHint =
  'Busque por su nombre, su dirección, o el nombre o correo de su propietario: dos letras o más.';
export const searchTooShort = 'Escriba dos letras o más.';
export const nothingFound = 'Ninguna propiedad quitada coincide.';
export const removedFrom = '{owner}, {email}. Quitada el {date}';
