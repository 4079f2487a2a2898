export const title = 'Lo que preguntarán los huéspedes';
export const loading = 'Probando lo que preguntarán los huéspedes';
export const loadFailed = 'No se pudo probar lo que preguntarán los huéspedes.';
export const ofCommonest = '{told} de las {asked} preguntas más comunes se responden al instante.';
export const ofCommonestAtAll =
  '{share} de las {asked} preguntas más comunes, en todas sus propiedades. Si el huésped elige entre varios títulos, cuenta la mitad.';
export const score = 'Respondidas, en porcentaje';
export const shownCount =
  '{count, plural, one {# más recibe títulos para elegir y cuenta la mitad.} other {# más reciben títulos para elegir y cuentan la mitad.}}';
export const heldCount =
  '{count, plural, one {# más espera a una persona, como dicen sus reglas.} other {# más esperan a una persona, como dicen sus reglas.}}';
export const asksYouCount = '{count, plural, one {# le pregunta a usted.} other {# le preguntan a usted.}}';
export const allAnswered = 'Todas tienen respuesta.';
export const triedAt =
  'Le hicimos cada una a nuestro asistente como un huésped con la estadía confirmada. Fecha: {when}.';
export const triedWhen = 'Última prueba: {when}.';
export const tryingAgain = 'Algo cambió desde entonces. Estamos probando otra vez…';
export const changedSince = 'Cambió desde entonces: estamos probando otra vez.';
export const notTriedYet = 'Todavía sin probar. Ya estamos en eso.';
export const noPropertyYet = 'Agregue una propiedad y probamos lo que preguntarán sus huéspedes.';
export const nowAnswered = '{count, plural, one {Una más ya tiene respuesta.} other {# más ya tienen respuesta.}}';
export const gaps = 'Se completan con un toque';
export const gapsAt = 'Sin respuesta en {property}';
export const moreGaps = '{count} más en {property}';
export const seeAll = 'Ver las {asked} preguntas';
export const seeFewer = 'Ver menos';
export const writeField = 'Completar “{label}”';
export const writeArticle = 'Escribir “{label}”';
export const openRules = 'Abrir sus reglas';
export const fromNotes = 'De {titles}';
export const choosesAmong = 'Eligen entre {titles}';
export const noteQuoted = '“{title}”';

// How one went.
export const told = 'Respondida';
export const shown = 'Con opciones para elegir';
export const held = 'Responde una persona';
export const asksYou = 'Le pregunta a usted';

// What they are about.
export const coming = 'Llegada y estacionamiento';
export const leaving = 'Salida';
export const internet = 'Wi-Fi, TV y juegos';
export const comfort = 'Calefacción, agua y exterior';
export const sleeping = 'Dormitorios y camas';
export const kitchen = 'Cocina';
export const supplies = 'Suministros, lavandería y basura';
export const rules = 'Reglas de la casa';
export const nearby = 'Cerca';

// In the table of properties, and in the first steps.
export const column = 'Preguntas de huéspedes';
export const answered = '{told} de {asked}';
export const answeredStale = '{told} de {asked}, probando otra vez';
export const untried = 'Sin probar';
export const ofNewest = 'En {property}, {told} de las {asked} preguntas más comunes de los huéspedes tienen respuesta.';
export const seeGaps = 'Responder más';
