// A table as a file. {asCsv} is the line below, for screen readers alone.
export const exportTable = 'Exportar{asCsv}';
export const exportShown = 'Exportar lo visible{asCsv}';
export const exportAll = 'Exportar todo{asCsv}';
export const propertiesAsCsv = 'propiedades como CSV';
export const contractorsAsCsv = 'contratistas como CSV';
export const workOrdersAsCsv = 'órdenes de trabajo como CSV';
export const conversationsAsCsv = 'conversaciones como CSV';
export const staysAsCsv = 'estadías como CSV';
export const assignmentsAsCsv = 'quién atiende qué propiedad como CSV';
export const articlesAsCsv = 'artículos como CSV, menos los de huéspedes verificados';
export const fileFailed = 'No pudimos crear ese archivo. Intente de nuevo.';

// An import: the file. {fromCsv} is for screen readers alone.
export const importButton = 'Importar{fromCsv}';
export const propertiesFromCsv = 'propiedades desde CSV';
export const contractorsFromCsv = 'contratistas desde CSV';
export const articlesFromCsv = 'artículos desde CSV';
export const staysFromCsv = 'estadías desde CSV';
export const assignmentsFromCsv = 'quién atiende qué propiedad desde CSV';
export const importProperties = 'Importar propiedades';
export const importContractors = 'Importar contratistas';
export const importArticles = 'Importar artículos';
export const importStays = 'Importar estadías';
export const importAssignments = 'Importar quién atiende qué propiedad';
export const propertiesLead =
  'Una propiedad por fila, con su persona de contacto. La buscamos entre sus contratistas por tipo de servicio, empresa y teléfono, y agregamos a quien no encontremos. Si ya tiene una propiedad en esa dirección, la actualizamos con las celdas que no están vacías.';
export const contractorsLead =
  'Un contratista por fila. Si ya tiene uno con el mismo tipo de servicio, empresa y teléfono, lo actualizamos.';
export const articlesLead =
  'Un artículo por fila, para una de sus propiedades por su nombre, o para todas. Si ya tiene uno con el mismo título y propiedad, lo actualizamos.';
export const staysLead =
  'Una estadía por fila, en una de sus propiedades por su nombre. Si la propiedad ya tiene una estadía que empieza ese día, la actualizamos.';
export const assignmentsLead =
  'Una fila por cada contratista en una propiedad, ambos por su nombre. Una fila asigna al contratista, o lo pone como persona de contacto. No quita a nadie de una propiedad.';
export const downloadTemplate = 'Descargar plantilla';
export const fileLabel = 'Archivo por importar';
export const csvFile = 'Archivo CSV';
export const chooseCsv = 'Elegir un archivo CSV';
export const namedProblem = '{file}: {why}';
export const fileLimits = 'Hasta {rows} filas, menos de 5 MB. No se guarda nada hasta que usted lo revise.';
export const sendingNamed = 'Enviando {file}';
export const checkingNamed = 'Revisando {file}';
export const fileUnreadable = 'No pudimos leer ese archivo. Intente de nuevo.';

// Why a file is refused.
export const fileTooLarge = 'El archivo debe pesar menos de 5 MB';
export const fileEmpty = 'No hay filas en este archivo.';
export const tooManyRows = 'Un archivo puede tener {rows} filas como máximo. Divídalo en varios.';
export const isWorkbook = 'Este es un libro de Excel. Guárdelo como “CSV UTF-8” y elija ese archivo.';
export const notCsv = 'El archivo debe ser un CSV';

// What it would do, or what is wrong with it. {added}, {updated} and {what} are one of the counts.
export const propertyCount = '{count, plural, one {# propiedad} other {# propiedades}}';
export const contractorCount = '{count, plural, one {# contratista} other {# contratistas}}';
export const articleCount = '{count, plural, one {# artículo} other {# artículos}}';
export const stayCount = '{count, plural, one {# estadía} other {# estadías}}';
export const assignmentCount = '{count, plural, one {# asignación} other {# asignaciones}}';
// The dry run: of {rows} rows, how many are new, changed, as they are, refused.
export const dryRun = '{file}: {what}';
export const willAdd = '{added} por agregar. Todavía no se guarda nada.';
export const willUpdate = '{updated} por actualizar. Todavía no se guarda nada.';
export const willAddAndUpdate = '{added} por agregar y {updated} por actualizar. Todavía no se guarda nada.';
export const nothingToImport = 'no hay nada que importar.';
export const allRowsFilter = 'Todas ({count})';
export const newFilter = 'Nuevas ({count})';
export const changedFilter = 'Cambiadas ({count})';
export const sameFilter = 'Iguales ({count})';
export const refusedFilter = 'Rechazadas ({count})';
export const showRows = 'Mostrar filas';
export const rowsOfFile = 'Filas del archivo';
export const whatHappens = 'Qué pasa';
export const rowIsNew = 'Nueva';
export const rowIsChanged = 'Cambiada';
export const rowIsSame = 'Igual';
export const rowIsRefused = 'Rechazada';
export const name = 'Nombre';
export const cellChanged = '{column}: {from} → {to}';
export const cellRefused = '{column}: {message}';
export const emptyValue = 'vacío';
export const refusedMeaning =
  'Filas rechazadas: {count}. Se omiten. Descárguelas, corrija lo que dice la última columna e importe ese archivo.';
export const downloadRefused = 'Descargar filas rechazadas';
export const refusedFile = 'filas-rechazadas.csv';
export const columnsLeftOut = 'Columnas que no conocemos, omitidas: {columns}.';
export const row = 'Fila';
export const whatsWrong = 'Qué está mal';
export const whatChanges = 'Qué cambia';
export const chooseAnother = 'Elegir otro archivo';
export const importCounted = 'Importar {what}';

// While it is written, and after.
export const importing = 'Importando';
export const importProgress = '{written} de {what}. Puede cerrar esto. La importación sigue.';
export const imported = 'Importado: {what}';
export const importedParts = 'Altas: {adds}. Cambios: {updates}.';
export const cancelImport = 'Cancelar importación';
export const cancelling = 'Cancelando…';
export const cancelledBeforeEnd =
  'Usted canceló la importación. Hasta entonces se escribió {what}, y lo retiramos todo.';
export const doneBeforeCancel = 'Terminó antes de que pudiéramos cancelarla.';
export const nothingImported = 'No se importó nada.';
export const importFailed = 'No se importó nada. {reason}';
