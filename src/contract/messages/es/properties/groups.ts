// Groups of properties: tags, buildings, owners.
export const tag = 'Etiqueta';
export const building = 'Edificio';
export const owner = 'Propietario';
export const nameNeeded = 'Escriba un nombre.';
export const nameTooLong = 'Use como máximo 60 caracteres.';
export const nameWithSemicolon = 'Un nombre no lleva punto y coma: en un CSV separa dos etiquetas.';
export const tooMany = 'Una propiedad puede tener 30 etiquetas como máximo.';

// The table's filters and its column.
export const groups = 'Grupos';
export const anyGroup = 'Cualquier grupo';
export const anyCity = 'Cualquier ciudad';
export const city = 'Ciudad';
export const kindAndName = '{kind}: {name}';

// The card on a property's page.
export const cardTitle = 'Etiquetas y grupos';
export const cardEmpty = 'Todavía no hay etiquetas. Etiquete propiedades para filtrarlas y cambiar muchas a la vez.';
export const addTo = 'Agregar';
export const kindLabel = 'Tipo';
export const nameLabel = 'Nombre';
export const removeFrom = 'Quitar {name}';
export const groupsFailed = 'No se pudieron cargar los grupos.';
export const loadingGroups = 'Cargando los grupos';
