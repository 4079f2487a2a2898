// "My Contractors": the table, its search and its rows. (An owner's contractors at one property: contractors/assignments.)
export const listCaption = 'Mis contratistas';
export const listName = 'Contratistas';
export const companyName = 'Empresa';
export const serviceType = 'Tipo de servicio';
export const accountColumn = 'N.º de cuenta';
export const notes = 'Notas';
export const notGiven = 'N/D';
export const noContractors = 'No hay contratistas. Haga clic en "Agregar contratista" para empezar.';
export const loadingContractors = 'Cargando sus contratistas';
export const contractorsFailed = 'No se pudieron cargar sus contratistas.';
export const serviceFilter = 'Tipo de servicio';
export const anyService = 'Cualquier servicio';
export const editCompany = 'Editar {company}';
export const removeCompany = 'Quitar {company}';
export const starsHeard = '{average} de 5 estrellas, de {count, plural, one {# calificación} other {# calificaciones}}';

// Why nobody can tell a contractor of a job, beside their name.
export const unreachable = 'Sin forma de avisarle';
export const unreachableBounced = 'Su correo rebotó';
export const unreachableNoPhone = 'Sin teléfono registrado';
export const unreachableBadPhone = 'No se puede llamar a su teléfono';

// A contractor's papers, beside their name and in "Needs you".
export const insuranceLapsed = 'El seguro venció el {day}';
export const insuranceEndsToday = 'El seguro vence hoy';
export const insuranceEnds = 'El seguro vence el {day}';
export const licenseLapsed = 'La licencia venció el {day}';
export const licenseEndsToday = 'La licencia vence hoy';
export const licenseEnds = 'La licencia vence el {day}';
// {lapsed} is one of the two that lapsed.
export const lapsedOf = '{company}: {lapsed}.';
export const noJobsUntilRenewed = '{company} no recibe trabajos hasta que usted agregue la nueva fecha de vencimiento.';
// {forCompany} is heard, not seen.
export const updatePapers = 'Actualizar documentos {forCompany}';
export const forCompany = 'de {company}';

// The dialogs that add and change a contractor.
export const addContractor = 'Agregar contratista';
export const adding = 'Agregando...';
export const contractorAdded = 'Se agregó {company}';
export const editContractor = 'Editar contratista';
export const saving = 'Guardando...';
export const contractorSaved = 'Se guardó {company}';
export const loadingContractor = 'Cargando este contratista';
export const chooseServiceType = 'Elija el tipo de servicio';
export const accountNumber = 'Número de cuenta';
export const notificationMethod = 'Método de aviso';
export const chooseMethod = 'Elija un método';
export const callsWithoutEmail = 'Sin correo, le llamamos.';
export const emailNeeded = 'Agregue un correo al que enviar trabajos.';
export const phoneNeeded = 'Agregue un teléfono al que enviar trabajos.';
export const emailBounced = 'El correo a esta dirección rebotó. Escriba otra a la que enviar trabajos.';

// Their second half, closed at first.
export const moreTitle = 'Horario, zona y documentos';
export const moreExplained =
  'Le ofrecemos trabajos solo en este horario y estos lugares, y solo mientras sus documentos sean válidos. Los trabajos urgentes salen a cualquier hora.';
export const workingHours = 'Horario de trabajo';
export const anyTime = 'A cualquier hora';
export const monday = 'Lunes';
export const tuesday = 'Martes';
export const wednesday = 'Miércoles';
export const thursday = 'Jueves';
export const friday = 'Viernes';
export const saturday = 'Sábado';
export const sunday = 'Domingo';
export const dayFrom = '{day}, desde';
export const dayTo = '{day}, hasta';
export const nextDay = 'día siguiente';
export const closedDay = 'Cerrado';
export const zipsServed = 'Códigos postales que atiende';
export const zipsHint = 'Sepárelos con comas. Deje esto y las ciudades en blanco si atiende en todas partes.';
export const citiesServed = 'Ciudades que atiende';
export const citiesHint = 'Sepárelas con punto y coma. Agregue el estado para indicar una sola ciudad.';
export const citiesExample = 'Newport; Portland, OR';
export const holidays = 'Vacaciones';
export const holidaysExplained =
  'En estos días no recibe trabajos, ni siquiera urgentes. Los días siguen el reloj de la propiedad.';
export const addHoliday = 'Agregar vacaciones';
export const awayFrom = 'Ausente desde';
export const awayTo = 'Ausente hasta';
export const oneDay = 'Para un solo día, deje el último en blanco.';
export const holidayOf = 'Vacaciones {number}';
export const removeHoliday = 'Quitar vacaciones {number}';
export const insuranceNumber = 'Número del seguro';
export const licenseNumber = 'Número de licencia';
export const insuranceExpires = 'El seguro vence';
export const licenseExpires = 'La licencia vence';
// Hours in the list of what was typed and not saved: “any time” becomes “set hours”.
export const draftAnyTime = 'a cualquier hora';
export const draftSetHours = 'horario fijo';
// Holidays there, by their number.
export const draftHolidays = '{count, plural, one {# período de vacaciones} other {# períodos de vacaciones}}';

// The documents that prove the papers.
export const insuranceDocument = 'Documento del seguro';
export const licenseDocument = 'Documento de la licencia';
// {forWhat} and {document} are heard, not seen.
export const addDocument = 'Agregar documento {forWhat}';
export const forInsurance = 'del seguro';
export const forLicense = 'de la licencia';
export const replaceDocument = 'Reemplazar {document}';
export const removeDocument = 'Quitar {document}';
export const insuranceNotSaved = 'No pudimos guardar el documento del seguro. {why}';
export const licenseNotSaved = 'No pudimos guardar el documento de la licencia. {why}';
export const fileTooLarge = 'El archivo debe pesar menos de 5 MB';
export const fileWrongType = 'El archivo debe ser un PDF o una imagen';

// What is wrong with a field.
export const companyNameRequired = 'El nombre de la empresa es obligatorio';
export const serviceTypeRequired = 'El tipo de servicio es obligatorio';
export const phoneRequired = 'El teléfono es obligatorio';
export const methodRequired = 'El método de aviso es obligatorio';
export const emailWrong = 'Escriba un correo válido';
export const zipWrong = 'Un código postal tiene 5 dígitos';
export const cityWrong = 'Escriba una ciudad a la vez';
export const zipsWrong = 'Escriba códigos postales de 5 dígitos, separados por comas';
export const daysMissing = 'Elija al menos un día, o a cualquier hora';
export const timesMissing = 'Escriba ambas horas';
export const awayDayMissing = 'Escriba el primer día';
export const awayEndsBefore = 'El último día es anterior al primero';
export const endIsStart = 'El final es igual al comienzo';
export const sameCompanyAndTrade = 'Ya tiene a {company} ({trade}) con este teléfono.';
export const sameCompany = 'Ya tiene a {company} con este teléfono.';
export const sameTrade = 'Ya tiene un contratista ({trade}) con este teléfono.';
export const samePhone = 'Ya tiene un contratista con este teléfono.';

// The dialog that removes a contractor from the account.
export const confirmRemoval = '¿Quitar contratista?';
export const removalExplained =
  '{company} se quitará de sus contratistas activos. Los trabajos que se le ofrecieron pasan al siguiente contratista, y los que no terminó, al equipo de Porchlight. Puede deshacerlo enseguida.';
export const removalExplainedAt =
  '{company} se quitará de sus contratistas activos y dejará de atender {properties}. Los trabajos que se le ofrecieron pasan al siguiente contratista, y los que no terminó, al equipo de Porchlight. Puede deshacerlo enseguida.';
export const removeContractor = 'Quitar contratista';
export const contractorRemoved = 'Se quitó {company}';
export const contactPointOfThese = 'Es la persona de contacto de estas propiedades. Elija primero otra ahí:';
// Why the server refuses that: the properties that would be left without one.
export const stillOnly = '{company} es el único contratista de {properties}. Asigne ahí primero a otro contratista.';
export const stillContactPoint =
  '{company} es la persona de contacto de {properties}. Elija ahí primero otra persona de contacto.';
export const stillBoth =
  '{company} es el único contratista de {properties} y la persona de contacto de {others}. Asigne ahí primero a otro contratista.';
// {forProperty} is heard, not seen.
export const chooseAnother = 'Elegir otra {forProperty}';
export const forProperty = 'para {property}';
