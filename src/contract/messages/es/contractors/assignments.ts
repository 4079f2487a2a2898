// A property's card of contractors.
export const contractorsTitle = 'Contratistas';
// {what} is heard, not seen.
export const change = 'Cambiar {what}';
export const changeWhat = 'contratistas';
export const loadFailed = 'No se pudo cargar.';
export const loadingAssigned = 'Cargando los contratistas de esta propiedad';
export const nobodyServes = 'Todavía no hay contratistas en esta propiedad.';
export const contractorsOf = 'Contratistas de {property}';

// The panel: who is assigned, in the owner's order.
export const assignedTitle = 'Contratistas asignados';
export const nobodyAssigned =
  'Todavía no hay contratistas. Agregue uno suyo o uno nuevo, y presione la estrella junto a su persona de contacto.';
export const contactPoint = 'Persona de contacto';
export const contactPointOf = 'Persona de contacto: {company}';
export const moveUp = 'Subir {company}';
export const moveDown = 'Bajar {company}';
export const movedTo = '{company} ahora es el número {place} de {count}';

// Adding one of the account's, or a new one.
export const quickAddTitle = 'Agregar uno de sus contratistas';
// {add} is heard, not seen.
export const quickAdd = '{add} {company}';
export const allAssigned = 'Todos sus contratistas ya están aquí.';
export const findLabel = 'Buscar uno de sus contratistas';
export const findPlaceholder = 'Buscar por nombre u oficio';
export const noMatches = 'Nada coincide con “{words}”.';
export const newContractorTitle = 'Agregar un contratista nuevo';

// The dialog that gives the star to another one.
export const changeContactPoint = 'Cambiar la persona de contacto';
export const changeContactPointQuestion =
  '{now} es ahora la persona de contacto. ¿Poner a {next} como persona de contacto?';
export const contactPointNeededTitle = 'Falta la persona de contacto';
export const contactPointNeeded =
  'Cada propiedad necesita una persona de contacto: el contratista a quien mantenemos al tanto de todo ahí, y con quien el equipo de Porchlight comunica a los huéspedes.';
export const starTip = '{tip} Presione la estrella junto a un contratista para que sea la persona de contacto.';
export const tipLabel = 'Consejo:';
export const gotIt = 'Entendido';

// The dialog that takes one off the property.
export const removeTitle = 'Quitar contratista';
export const removeQuestion = '¿Quitar {company} de esta propiedad? Sigue en Mis contratistas.';
export const removeUnsavedQuestion =
  '¿Quitar {company} de esta propiedad? Todavía no se guardó, así que también se pierde lo que escribió.';
export const removeInactiveQuestion =
  '¿Quitar {company} de esta propiedad? Ya no está en Mis contratistas, donde se puede restaurar.';
export const whoTakesOver = 'Es la persona de contacto. ¿Quién toma su lugar?';

// The panel's toasts and what it refuses.
export const contractorUpdated = 'Contratista guardado';
export const contractorAdded = 'Se agregó {company}';
export const contractorRemoved = 'Contratista quitado';
export const contactPointUpdated = 'Persona de contacto cambiada';
export const updateFailed = 'No se pudo guardar el contratista';
export const contactPointFailed = 'No se pudo cambiar la persona de contacto';
export const noneAssigned = 'Hace falta al menos un contratista';
export const contactPointMissing = 'Elija una persona de contacto';
export const alreadyAssigned = 'Este contratista ya está asignado a esta propiedad';
export const nameOrDescribe = 'Indique un contratista o describa uno nuevo.';
