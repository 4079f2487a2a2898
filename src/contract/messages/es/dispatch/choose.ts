// "Choose a contractor": who is asked for a job, by the owner's or the desk's own choice.
export const choose = 'Elegir un contratista';
export const loading = 'Buscando quién podría hacerlo';
export const search = 'Buscar contratistas';
export const noneOfTrade = 'Todavía no hay contratista de {trade}.';
export const noneFound = 'Ningún contratista tiene esas palabras en su nombre.';
export const leftOut =
  '{count, plural, one {Hay uno más que no se muestra. Búsquelo por nombre.} other {Hay # más que no se muestran. Búsquelos por nombre.}}';
// {from} and {to} are moments at the property.
export const lookedAt = 'Según la visita acordada: {from} a {to}.';
export const lookedAtDay = 'Para las próximas 24 horas.';
export const listLabel = 'Contratistas para este trabajo';

// One of them.
export const free = 'Libre';
export const busy = '{count, plural, one {# visita entonces} other {# visitas entonces}}';
export const visitThere = '{when} en {property}';
export const running = '{count, plural, one {# trabajo abierto} other {# trabajos abiertos}}';
export const notAssigned = 'No asignado aquí';
export const insuredThrough = 'Asegurado hasta el {day}';
export const licensedThrough = 'Con licencia hasta el {day}';
export const noInsurance = 'Sin fecha de seguro registrada';
export const priceOfKind = 'Este tipo de trabajo: {amount} (mediana de {count})';
export const priceOfTrade = '{trade}: {amount} (mediana de {count})';
export const noPrice = 'Aún sin precios';
export const answersIn = 'Responde en {time}';
export const noAnswers = 'Aún sin respuestas';
export const unanswered = '{count, plural, one {# oferta sin respuesta} other {# ofertas sin respuesta}}';
export const stars = '{average} de 5 estrellas ({count})';
export const noStars = 'Aún sin estrellas';
// A reason from the history, as a sentence.
export const reason = '{reason}.';
export const byPhone = 'Quiere una llamada: el equipo de Porchlight lo llama.';
export const hasIt = 'Tiene este trabajo';
export const isAsked = 'Con oferta ahora';
export const saidNo = 'Rechazó antes';
export const saidNothing = 'No respondió antes';
export const takenBackBefore = 'Retirada antes';
export const anotherFaster = 'Otro fue más rápido';

// What the button does. {companies} is a list of names.
export const why = 'Motivo';
export const whyHint = 'Queda en el historial. Ni contratistas ni huéspedes lo ven.';
export const willAsk = 'Preguntamos ahora a {companies}, a cualquier hora, y esperamos lo que dicen las reglas.';
export const willAskSeveral = 'Preguntamos a {companies} a la vez. El primero que acepte se queda con el trabajo.';
export const willTakeJob = '{company} tiene este trabajo. Se lo retiramos y le decimos que no vaya.';
export const willTakeOffer = 'Retiramos la oferta a {companies}.';
export const stayAsked = 'La oferta a {companies} sigue abierta.';
export const offerJob = 'Ofrecer el trabajo';
export const keepThese = 'Preguntar solo a estos';
export const offered = 'Trabajo ofrecido a {companies}';
export const offerFailed = 'No se pudo ofrecer. Su elección sigue aquí.';

// What the server refuses.
export const nobodyChosen = 'Elija al menos un contratista.';
export const tooMany = 'Elija cinco como máximo.';
export const notAmongThem = 'Uno de ellos ya no hace trabajos de este oficio. Vuelva a ver la lista.';
export const cannotBeAsked = '{reason}, así que no se le puede preguntar.';
export const hasItAlready = '{company} ya tiene este trabajo.';
export const whyMissing = 'Diga por qué se retira el trabajo.';
export const jobOver = 'Este trabajo terminó.';
export const jobFinished = 'El contratista terminó este trabajo. Ahora falta la palabra del huésped.';
export const houseRemoved = 'Se quitó la propiedad, así que no se puede enviar a nadie.';
export const guestUnconfirmed = 'Nadie ha confirmado aún al huésped. Confírmelo primero y luego elija.';
export const notNow = 'Eso no es posible mientras el trabajo esté así.';
