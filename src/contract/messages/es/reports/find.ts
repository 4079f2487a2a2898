// The palette: finding things by their words, and doing something with them. A step's title is what will be done.
export const title = 'Buscar o hacer';
export const button = 'Buscar o hacer algo';
export const asksAnything = '¿Qué quiere buscar o hacer?';
export const asksProperty = '¿Qué propiedad?';
export const asksContractor = '¿Qué contratista?';
export const asksOrder = '¿Qué orden de trabajo?';
export const asksApproval = '¿Cuál?';
export const asksAnswer = '¿Su respuesta?';
export const asksNew = '¿Qué quiere agregar?';
export const back = 'Volver a todo';
export const failed = 'La búsqueda no funciona. Lo que ve aquí, sí.';
export const nothingFound = 'Nada coincide con “{words}”.';
export const results = '{count, plural, one {# resultado} other {# resultados}}';

// Its groups.
export const recent = 'Recientes';
export const actions = 'Hacer';
export const goTo = 'Ir a';
export const found = 'Encontrado';
export const properties = 'Propiedades';
export const contractors = 'Contratistas';
export const workOrders = 'Órdenes de trabajo abiertas';
export const waiting = 'Esperan su respuesta';
export const answerBy = 'Plazo: {when}';

// What stands under a thing that was found; `where` is an address, `trade` a kind of work.
export const propertyAt = 'Propiedad · {where}';
export const contractorFor = 'Contratista · {trade}';
export const workOrder = '{reference} {subject}';
export const orderAt = 'Orden de trabajo · {status} en {property}';
export const orderStep = '{property}: {step}';

// Nothing to choose from.
export const noProperties = 'Todavía no tiene propiedades.';
export const noContractors = 'Todavía no tiene contratistas.';
export const noOrders = 'No hay órdenes de trabajo abiertas.';
export const nothingWaits = 'No tiene nada por atender. La luz está encendida.';
