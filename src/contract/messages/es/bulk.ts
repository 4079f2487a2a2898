// What is done to many properties at once.
export const ruleNeeded = 'Cambie al menos una regla.';
export const tooMany = 'Elija 1,000 propiedades como máximo.';
export const isRemoved = 'Se quitó.';
export const changedSince = 'Se cambió después.';
export const isContactPoint = 'Este contratista es ahí la persona de contacto.';
export const sameArticle = 'Tiene un artículo con este título.';
export const undoOver = 'Esto ya no se puede deshacer: se hizo hace más de 7 días.';

// The bar over a table whose rows are chosen.
export const selected = '{count, plural, one {# elegida} other {# elegidas}}';
export const selectAll = 'Elegir las {count} que coinciden';
export const clearSelection = 'Limpiar';
export const bar = 'Propiedades elegidas';
export const withSelected = 'Cambiar';
export const addTag = 'Agregar etiqueta';
export const removeTag = 'Quitar etiqueta';
export const assignContractor = 'Asignar contratista';
export const setRules = 'Fijar reglas';
export const writeArticle = 'Escribir un artículo';

// Its dialogs. {what} is one of the counts below.
export const addTagTitle = 'Agregar etiqueta o grupo';
export const removeTagTitle = 'Quitar etiqueta o grupo';
export const assignTitle = 'Asignar un contratista';
export const rulesTitle = 'Fijar reglas';
export const articleTitle = 'Escribir un artículo';
export const propertyCount = '{count, plural, one {# propiedad} other {# propiedades}}';
export const forSelected = 'Para {what}.';
export const contractorLabel = 'Contratista';
export const chooseContractor = 'Elegir un contratista';
export const contractorNeeded = 'Elija un contratista.';
export const noContractors = 'Todavía no tiene contratistas. Agregue uno en Contratistas.';
export const contractorOption = '{company}, {trade}';
export const groupToRemove = 'Etiqueta o grupo';
export const chooseGroup = 'Elegir';
export const groupNeeded = 'Elija una etiqueta o un grupo.';
export const noGroups = 'Ninguna de estas propiedades tiene etiqueta o grupo.';
export const rulesLead =
  'Cambie lo que quiere igual para todas. Solo se fijan las reglas que cambie; lo demás queda como está en cada propiedad.';
export const leaveAsIs = 'Dejar como está';
export const rulesStartHere = 'Parten de las reglas de su cuenta.';
export const articleEach = 'Cada propiedad recibe su propio artículo, que puede cambiar después.';

// What it would do. Before anything is done.
export const counting = 'Contando…';
export const countFailed = 'No pudimos contar lo que cambiaría.';
export const wouldChange = '{count, plural, one {# propiedad cambia.} other {# propiedades cambian.}}';
export const wouldChangeNone = 'No cambiaría nada.';
export const alreadySo = '{count, plural, one {# ya está así.} other {# ya están así.}}';
export const wouldRefuse = '{count, plural, one {# se omite:} other {# se omiten:}}';
export const leftOutWhy = '{property}: {why}';
export const andMore = '{count, plural, one {y # más} other {y # más}}';
export const doAdd = 'Agregar a {what}';
export const doRemove = 'Quitar de {what}';
export const doAssign = 'Asignar a {what}';
export const doSet = 'Fijar en {what}';
export const doWrite = 'Escribir para {what}';
export const doing = 'Un momento…';
export const runFailed = 'No se cambió nada. {why}';

// What was done: in a toast, and in the list below. {about} is a name, {what} a count.
export const addedTo = 'Se agregó “{about}” a {what}';
export const removedFrom = 'Se quitó “{about}” de {what}';
export const assignedTo = 'Contratista asignado a {what}: {about}';
export const rulesSetFor = 'Reglas fijadas en {what}';
export const articleWrittenFor = 'Se escribió “{about}” para {what}';
export const leftOut = '{count, plural, one {# omitida} other {# omitidas}}';
export const undone = 'Deshecho en {what}';
export const undoneNotAll =
  'Deshecho en {what}. {count, plural, one {# quedó como está: se cambió después.} other {# quedaron como están: se cambiaron después.}}';
export const reportTitle = 'Lo que se omitió';
export const reportLead = '{done} No se cambió nada en estas:';
export const downloadReport = 'Descargar como CSV';
export const reportFile = 'omitidas.csv';
export const property = 'Propiedad';
export const why = 'Motivo';

// The list of what was done.
export const historyTitle = 'Cambios en muchas propiedades';
export const historyLead = 'Puede deshacer cada uno durante 7 días. Lo que se cambió después queda como está.';
export const historyFailed = 'No se pudo cargar lo que se hizo.';
export const byAt = '{person}, {when}';
export const undoneAt = 'Deshecho el {when}';
export const undoUntil = 'Deshacer hasta el {when}';
export const undoThis = 'Deshacer: {deed}';
export const older = 'Ver anteriores';
