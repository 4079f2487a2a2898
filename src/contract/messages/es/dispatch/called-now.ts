// "¿A quién se llamaría ahora?", on a property's and a contractor's page.
export const title = '¿A quién se llamaría ahora?';
export const lead = 'Si un huésped con estadía confirmada lo reportara ahora. Al mirar no se llama a nadie.';
export const urgency = 'Urgencia';
export const loading = 'Buscando a quién se llamaría';
export const failed = 'No se pudo ver a quién se llamaría.';

// What the rules do first. {company} can be asked; {time} is a span or, after "until", a moment.
export const offersTo = 'Lo ofrecemos a {company}, que tiene {time} para aceptar.';
export const nobodyLeft = 'Ahora no se puede preguntar a nadie, así que se encarga el equipo de Porchlight.';
export const teamHandles = 'Se encarga el equipo de Porchlight, según sus reglas.';
export const asksThenOffers = 'Primero le preguntamos a usted. Tras su sí, lo ofrecemos a {company}.';
export const asksThenNobody =
  'Primero le preguntamos a usted. Tras su sí, se encarga el equipo de Porchlight, porque no se puede preguntar a nadie.';
export const silentDispatch = '¿Sin respuesta en {time}? Seguimos sin usted.';
export const silentHuman = '¿Sin respuesta en {time}? Se encarga el equipo de Porchlight.';
export const waitsThenOffers = 'Horas de silencio hasta: {time}. Después lo ofrecemos a {company}.';
export const waitsThenAsks = 'Horas de silencio hasta: {time}. Después le preguntamos a usted.';

// The contractors of a trade in their order.
export const orderOf = 'El orden: {trade}';
export const askedFirst = 'Primero';
export const askedLater = 'Después';
export const skipped = 'Omitido';
// A reason from the history, as a sentence.
export const reason = '{skipped}.';
export const notAssigned = 'Sin asignar aquí';
export const tradesWithout = 'Oficios sin contratista ({count})';
export const addOne = 'Agregar';
// {forTrade} is heard, not seen.
export const addOneFor = '{addOne} {forTrade}';
export const forTrade = 'para {trade}';

// A trade that nobody has. {add} is the link above.
export const noCleaner = 'Todavía no hay limpieza. {add}';
export const noElectrician = 'Todavía no hay electricista. {add}';
export const noGasFitter = 'Todavía no hay gasista. {add}';
export const noHandyman = 'Todavía no hay mantenimiento general. {add}';
export const noHvac = 'Todavía no hay contratista de climatización. {add}';
export const noLandscaper = 'Todavía no hay jardinero. {add}';
export const noPlumber = 'Todavía no hay plomero. {add}';
export const noRentalManager = 'Todavía no hay administrador de alquileres. {add}';
export const noSeptic = 'Todavía no hay contratista de fosa séptica. {add}';
export const noHomeWarranty = 'Todavía no hay compañía de garantía del hogar. {add}';
export const noPestControl = 'Todavía no hay control de plagas. {add}';
export const noPropertyManager = 'Todavía no hay administrador de propiedades. {add}';

// The same from one contractor, house by house.
export const housesCaption = 'Dónde se le llamaría ahora';
export const placeColumn = 'Lugar';
export const nowColumn = 'Ahora';
export const placeOf = '{place} de {count}';
export const calledFirst = 'Se le pregunta primero.';
export const calledAfter = 'Primero se pregunta a {company}.';
export const afterYesFirst = 'Primero le preguntamos a usted. Tras su sí, a este contratista.';
export const afterYesLater = 'Primero le preguntamos a usted. Tras su sí, a {company}.';
export const fromFirst = 'Horas de silencio hasta: {time}. Después se pregunta primero a este contratista.';
export const fromLater = 'Horas de silencio hasta: {time}. Después se pregunta primero a {company}.';
export const fromAsks = 'Horas de silencio hasta: {time}. Después le preguntamos a usted.';
export const noHouses = 'Todavía no hay propiedades.';
