// What is done to many properties, contractors or articles at once.
export const ruleNeeded = 'Cambie al menos una regla.';
export const tooMany = 'Elija 1,000 como máximo.';
export const tooManyPairs = 'Son más de 5,000 a la vez. Elija menos, o menos propiedades.';
export const isRemoved = 'Se quitó.';
export const changedSince = 'Se cambió después.';
export const isContactPoint = 'Este contratista es ahí la persona de contacto.';
export const sameArticle = 'Tiene un artículo con este título.';
export const atProperty = '{what} en {property}';
export const namesAndMore = '{names} y {count} más';
export const everywhere = 'En todas partes';
export const undoOver = 'Esto ya no se puede deshacer: se hizo hace más de 7 días.';

// The bar over a table whose rows are chosen.
export const selected = '{count, plural, one {# en la selección} other {# en la selección}}';
export const selectAllShown = 'Elegir todo lo que se ve ({count})';
export const selectAll = 'Elegir todo lo que coincide ({count})';
export const clearSelection = 'Limpiar';
export const bar = 'Propiedades elegidas';
export const contractorBar = 'Contratistas elegidos';
export const articleBar = 'Artículos elegidos';
export const withSelected = 'Cambiar';
export const addTag = 'Agregar etiqueta';
export const removeTag = 'Quitar etiqueta';
export const assignContractor = 'Asignar contratista';
export const setRules = 'Fijar reglas';
export const writeArticle = 'Escribir un artículo';
export const assignToProperties = 'Asignar a propiedades';
export const setArea = 'Fijar zona';
export const setAudience = 'Fijar quién puede leer';
export const copyToProperties = 'Copiar a propiedades';
export const remove = 'Quitar';

// Its dialogs. {what} is one of the counts below.
export const addTagTitle = 'Agregar etiqueta o grupo';
export const removeTagTitle = 'Quitar etiqueta o grupo';
export const assignTitle = 'Asignar un contratista';
export const rulesTitle = 'Fijar reglas';
export const articleTitle = 'Escribir un artículo';
export const assignToTitle = 'Asignar a propiedades';
export const areaTitle = 'Fijar la zona que atienden';
export const audienceTitle = 'Fijar quién puede leerlos';
export const copyTitle = 'Copiar a propiedades';
export const removeContractorsTitle = 'Quitar contratistas';
export const removeArticlesTitle = 'Quitar artículos';
export const contractorCount = '{count, plural, one {# contratista} other {# contratistas}}';
export const articleCount = '{count, plural, one {# artículo} other {# artículos}}';
export const assignmentCount = '{count, plural, one {# asignación nueva} other {# asignaciones nuevas}}';
export const copyCount = '{count, plural, one {# copia} other {# copias}}';
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
export const propertiesLabel = 'Propiedades';
export const propertiesNeeded = 'Elija al menos una propiedad.';
export const loadingProperties = 'Cargando sus propiedades';
export const noProperties = 'Todavía no tiene propiedades.';
export const searchProperties = 'Buscar propiedades';
export const propertyIn = '{name}, {city}';
export const chosenOf = '{count} de {all} elegidas';
export const chooseShown = 'Elegir las que se ven';
export const chooseNone = 'No elegir ninguna';
export const noneMatch = 'Ninguna propiedad coincide.';
export const areaLead =
  'Reemplaza la zona que tiene ahora cada uno. Deje ambos campos en blanco si atienden en todas partes.';
export const audienceLead =
  'Lo que solo podían leer los huéspedes verificados deja de estar sellado cuando cualquiera puede leerlo.';
export const copyEach = 'Cada propiedad recibe su propia copia, que puede cambiar después.';
export const removeContractorsLead =
  'Salen de su lista y de sus propiedades. Los trabajos que se les ofrecieron pasan al siguiente contratista, y los que no terminaron, al equipo de Porchlight.';
export const removeArticlesLead = 'Los huéspedes ya no reciben respuestas de ellos.';
export const articleEach = 'Cada propiedad recibe su propio artículo, que puede cambiar después.';

// What it would do. Before anything is done.
export const counting = 'Contando…';
export const countFailed = 'No pudimos contar lo que cambiaría.';
export const wouldChange = '{count, plural, one {# propiedad cambia.} other {# propiedades cambian.}}';
export const contractorsWould = '{count, plural, one {# contratista cambia.} other {# contratistas cambian.}}';
export const articlesWould = '{count, plural, one {# artículo cambia.} other {# artículos cambian.}}';
export const assignmentsWould = '{count, plural, one {Se agrega # asignación.} other {Se agregan # asignaciones.}}';
export const copiesWould = '{count, plural, one {Se escribe # copia.} other {Se escriben # copias.}}';
export const wouldChangeNone = 'No cambiaría nada.';
export const alreadySo = '{count, plural, one {# ya está así.} other {# ya están así.}}';
export const wouldRefuse = '{count, plural, one {# se omite:} other {# se omiten:}}';
export const leftOutWhy = '{name}: {why}';
export const andMore = '{count, plural, one {y # más} other {y # más}}';
export const doAdd = 'Agregar a {what}';
export const doRemove = 'Quitar de {what}';
export const doAssign = 'Asignar a {what}';
export const doSet = 'Fijar en {what}';
export const doWrite = 'Escribir para {what}';
export const doAssignTo = 'Agregar {what}';
export const doSetArea = 'Fijar para {what}';
export const doSetAudience = 'Fijar para {what}';
export const doCopy = 'Escribir {what}';
export const doRemoveAll = 'Quitar {what}';
export const doing = 'Un momento…';
export const runFailed = 'No se cambió nada. {why}';

// What was done: in a toast, and in the list below. {about} is a name, {what} a count.
export const addedTo = 'Se agregó “{about}” a {what}';
export const removedFrom = 'Se quitó “{about}” de {what}';
export const assignedTo = 'Contratista asignado a {what}: {about}';
export const rulesSetFor = 'Reglas fijadas en {what}';
export const articleWrittenFor = 'Se escribió “{about}” para {what}';
export const assignedPairs = 'Se asignó {about}: {what}';
export const areaSetFor = 'Zona fijada para {what}';
export const audienceSetFor = 'Se fijó “{about}” para {what}';
export const copiedFor = 'Se copió {about}: {what}';
export const removedMany = 'Se quitó: {what}';
export const leftOut = '{count, plural, one {# se omitió} other {# se omitieron}}';
export const undone = 'Deshecho para {what}';
export const undoneNotAll =
  'Deshecho para {what}. {count, plural, one {# quedó como está: se cambió después.} other {# quedaron como están: se cambiaron después.}}';
export const reportTitle = 'Lo que se omitió';
export const reportLead = '{done} Aquí no se cambió nada:';
export const downloadReport = 'Descargar como CSV';
export const reportFile = 'omitidos.csv';
export const property = 'Propiedad';
export const contractor = 'Contratista';
export const article = 'Artículo';
export const why = 'Motivo';

// The list of what was done.
export const historyTitle = 'Cambios a muchos a la vez';
export const historyLead = 'Puede deshacer cada uno durante 7 días. Lo que se cambió después queda como está.';
export const historyFailed = 'No se pudo cargar lo que se hizo.';
export const byAt = '{person}, {when}';
export const undoneAt = 'Deshecho el {when}';
export const undoUntil = 'Deshacer hasta el {when}';
export const undoThis = 'Deshacer: {deed}';
export const older = 'Ver anteriores';
