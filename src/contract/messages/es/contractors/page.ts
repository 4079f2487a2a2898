// One contractor's page.
export const whereYouAre = 'Dónde está usted';
export const allContractors = 'Todos los contratistas';
export const loading = 'Cargando el contratista';
export const loadFailed = 'No se pudo cargar este contratista.';
export const notFound = 'No encontramos este contratista.';
export const notFoundMeaning = 'El enlace puede ser viejo, o el contratista puede estar en otra cuenta.';
export const seeYourContractors = 'Ver sus contratistas';
export const removed = 'Este contratista se quitó.';
export const removedMeaning = 'No recibe trabajos. Lo que hizo queda aquí.';
// {company} is heard, not seen.
export const restoreThis = 'Restaurar {company}';
export const restored = 'Se restauró {company}';
export const edit = 'Editar contratista';

// In numbers. {count} says from how many.
export const numbersTitle = 'De un vistazo';
export const jobsRunning = 'Trabajos en curso';
export const jobsCompleted = 'Trabajos completados';
export const jobsCancelled = '{count, plural, one {# se canceló} other {# se cancelaron}}';
export const stars = 'Estrellas de huéspedes';
export const starsFrom = 'De {count, plural, one {# calificación} other {# calificaciones}}';
export const noStars = 'Todavía sin calificaciones';
export const answerTime = 'Tiempo de respuesta';
export const answersFrom = 'Mediana de {count, plural, one {# respuesta} other {# respuestas}}';
export const unanswered = '{answers}. {count, plural, one {# oferta} other {# ofertas}} sin respuesta';
export const noAnswers = 'Todavía sin ofertas respondidas';
export const underAMinute = 'Menos de un minuto';

// Prices, by what was wrong.
export const pricesTitle = 'Precio por tipo de trabajo';
export const pricesMeaning = 'Lo que costaron sus trabajos completados, según lo anotó.';
export const kindColumn = 'Tipo de trabajo';
export const medianColumn = 'Mediana';
export const rangeColumn = 'De – a';
export const countColumn = 'Trabajos';
export const priceRange = '{lowest} – {highest}';
export const otherJobs = 'Otros trabajos ({trade})';
export const noPrices = 'Todavía no hay precios. Aparecen cuando un trabajo se completa con su costo.';
export const pricesFailed = 'No se pudieron cargar los precios.';

// What is on file.
export const contactTitle = 'Contacto';
export const prefers = 'Prefiere';
export const servesTitle = 'Atiende';
export const servesNothing = 'Todavía sin propiedad asignada.';
export const whenTitle = 'Cuándo y dónde';
export const everywhere = 'En todas partes';
export const closedOn = 'Cerrado';
export const openHours = '{from} – {to}';
export const untilNextDay = '{from} – {to} del día siguiente';
export const noHolidays = 'Ninguna prevista';
export const holidayDays = '{from} – {to}';
export const awayNow = 'Ausente ahora';
export const papersTitle = 'Documentos';
export const insurance = 'Seguro';
export const license = 'Licencia';
export const paperNumber = 'N.º {number}';
export const validThrough = 'Válido hasta el {day}';
export const noExpiry = 'Sin fecha de vencimiento';
export const nothingOnFile = 'Nada registrado';
