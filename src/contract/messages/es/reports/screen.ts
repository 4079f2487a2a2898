// The page of reports.
export const reports = 'Informes';
export const reportsAlso = 'cifras, estadísticas, gasto, impuestos';
export const lead = 'Qué preguntaron los huéspedes, qué se resolvió y se reparó, y cuánto costó.';
export const deskLead = 'Las cifras de todas las cuentas.';
export const tabTitle = 'Informes · Porchlight';

// Which days and which property.
export const span = 'Días y propiedad';
export const days = 'Días';
export const last30 = 'Últimos 30 días';
export const last90 = 'Últimos 90 días';
export const thisMonth = 'Este mes';
export const lastMonth = 'El mes pasado';
export const thisYear = 'Este año';
export const lastYear = 'El año pasado';
export const otherDays = 'Otros días';
export const from = 'Desde';
export const to = 'Hasta';
export const property = 'Propiedad';
export const anyProperty = 'Todas las propiedades';
export const countedTo = 'Contado hasta {at}. Los días son los de {zone}.';
export const notCounted = 'El primer recuento está en marcha.';
export const couldNotLoad = 'No se pudieron cargar sus informes.';

// Figures.
export const ofN = '{n} de {of}';
export const n = '{count, plural, one {# valor} other {# valores}}';
export const requestsCounted = '{count, plural, one {# consulta} other {# consultas}}';
export const ordersCounted = '{count, plural, one {# orden de trabajo} other {# órdenes de trabajo}}';
export const none = 'Todavía no hay nada que contar';
export const medianAndP90 = 'Mediana {median} · nueve de diez por debajo de {p90}';
export const openRequests =
  '{count, plural, one {# consulta todavía no se cuenta} other {# consultas todavía no se cuentan}}: el huésped aún puede volver en 72 horas.';
export const settled = 'Resuelto sin una persona';
export const firstWord = 'Primera respuesta';
export const done = 'De la apertura al final';
export const spent = 'Gastado';
export const whatItMeans = 'Qué significa «{figure}»';

// Charts and their tables.
export const chartOf = '{title}, un gráfico';
export const chartHint = 'Use las flechas para leerlo barra por barra.';
export const asTable = 'Ver como tabla';
export const asChart = 'Ver como gráfico';
export const notEnough =
  'Todavía no hay datos suficientes. Las primeras cifras llegan con los primeros huéspedes y órdenes de trabajo de estos días.';
export const outcomesTitle = 'Qué fue de las consultas';
export const timesTitle = 'Cuánto tardan las órdenes de trabajo';
export const spendTitle = 'Gasto por mes';
export const loadTitle = 'Cuándo escriben los huéspedes';
export const downTitle = 'Sin algo esencial';
export const starsTitle = 'Estrellas de los huéspedes';
export const month = 'Mes';
export const step = 'Paso';
export const median = 'Mediana';
export const nineOfTen = 'Nueve de diez por debajo de';
export const howMany = 'Número';
export const hour = 'Hora';
export const newRequests = 'Consultas';
export const handedOver = 'Pasaron a una persona';
export const essential = 'Esencial';
export const stars = '{count, plural, one {# estrella} other {# estrellas}}';
export const starsColumn = 'Estrellas';
export const accept = 'Aceptada';
export const schedule = 'Con cita';
export const onSite = 'En el lugar';
export const fixed = 'Terminada';
export const claimed = 'La tomó una persona';
export const humanWord = 'Primera palabra de una persona';
export const daysLong = '{days} d';
export const daysAndHours = '{days} d {hours} h';

// Tables.
export const moreFigures = 'Más cifras';
export const byTopic = 'Por tema';
export const topic = 'Tema';
export const whyNotSettled = 'Por qué no se resolvieron las consultas';
export const why = 'Por qué';
export const byPropertyTitle = 'Gasto por propiedad';
export const byCategoryTitle = 'Gasto por categoría';
export const byContractorTitle = 'Gasto por contratista';
export const category = 'Categoría';
export const contractor = 'Contratista';
export const nobody = 'Sin contratista';
export const jobs = 'Trabajos';
export const perOrder = 'Mediana por orden de trabajo';
export const contractorsTitle = 'Contratistas';
export const contractorsNote =
  'Los que terminaron al menos cinco trabajos en estos días. Menos no dicen nada de nadie.';
export const noContractors = 'Ningún contratista terminó cinco trabajos en estos días.';
export const answersIn = 'Responde en';
export const saysYes = 'Dice que sí';
export const firstTimeFix = 'Arreglado en la primera visita';
export const withinLimit = 'Dentro del límite';
export const costs = 'Costo';
export const reopened = 'Reabiertas';
export const confirmed = 'Confirmadas por el huésped';
export const overLimit = 'Por encima del límite';
export const withoutVisit = 'Resueltos sin visita';
export const asked = 'Contratistas preguntados por orden';
export const rightAnswers = 'Correctas en la muestra semanal';
export const interval = 'probablemente entre {low} y {high}';
export const urgentSpend = 'Gastado en órdenes urgentes';
export const slaClaim = 'Tomados a tiempo';
export const slaFirst = 'Primera respuesta a tiempo';
export const slaNext = 'Cada respuesta siguiente a tiempo';
