// Who is on call: a screen of the desk, what is refused there, and the mail that tries it.
export const tab = 'De guardia · Porchlight';
export const place = 'De guardia';
export const lead = 'A quién se avisa cuando alguien está en peligro o espera más de lo que prometimos.';
export const failed = 'No pudimos cargar quién está de guardia.';

export const minutesWanted = 'Escriba minutos enteros, desde 1.';
export const minutesTooMany = 'Escriba 30 minutos como máximo.';
export const endsBeforeItBegins = 'Tiene que terminar después de empezar.';
export const changedMeanwhile = 'Un colega cambió las guardias entretanto. Mire las suyas y cámbielas de nuevo.';
export const leftTeam = 'Esta persona ya no trabaja aquí. Elija a otra.';
export const choosePerson = 'Elija a una persona.';
export const chooseDays = 'Elija al menos un día.';
export const chooseTimes = 'Escriba las dos horas.';

export const noRota = 'Nadie está de guardia.';
export const noRotaSaid =
  'Mientras no haya guardias, cada alarma avisa a todos a la vez, y a los huéspedes se les dice que no hay nadie.';
export const makeRota = 'Organizar las guardias';
export const nobodyNow = 'Ahora nadie está de guardia: una alarma avisa a todos a la vez.';

// Now, as sentences.
export const now = 'Ahora';
export const first = 'Primer escalón';
export const second = 'Segundo escalón';
export const leadRung = 'Líder';
export const everyone = 'Todos';
export const stepWith = '{rung}: {people}, {minutes} min; después';
export const stepWithout = '{rung}: nadie, así que se avisa enseguida al siguiente;';
export const stepLast = 'todos los que trabajan aquí, de nuevo cada {minutes} min.';
export const onUntil = '{name} hasta {when}';
export const next = 'Después';
export const nextOn = '{rung}: {name} desde {when}';
export const nothingNext = 'Después no hay nadie.';
export const gaps = 'Huecos';
export const gapLine = 'de {from} a {to}';
export const noGaps = 'Hay alguien de guardia a toda hora en los próximos 14 días.';

// The plan.
export const plan = 'Guardias';
export const planLead = 'Cada semana, salvo que alguien reemplace o esté ausente.';
export const onlyLeads = 'Un líder puede cambiarlas.';
export const timezone = 'Según el reloj de';
export const weekly = 'Cada semana';
export const shift = 'Turno {number}';
export const rung = 'Escalón';
export const person = 'Persona';
export const whichPerson = 'Elija a una persona';
export const from = 'Desde';
export const to = 'Hasta';
export const toHint = 'Un turno que termina a la hora en que empieza, o antes, termina al día siguiente.';
export const addShift = 'Agregar un turno';
export const removeShift = 'Quitar el turno {number}';
export const standIns = 'Reemplazos';
export const standInsLead = 'En lugar de quien la semana nombra en ese escalón.';
export const standIn = 'Reemplazo {number}';
export const addStandIn = 'Agregar un reemplazo';
export const removeStandIn = 'Quitar el reemplazo {number}';
export const away = 'Ausencias';
export const awayLead = 'En estos días sus turnos de la semana no cuentan.';
export const awayOne = 'Ausencia {number}';
export const addAway = 'Agregar una ausencia';
export const removeAway = 'Quitar la ausencia {number}';
export const steps = 'Pasos';
export const stepsLead = 'Minutos que tiene cada escalón antes de avisar al siguiente, de 1 a 30.';
export const save = 'Guardar las guardias';
export const saving = 'Guardando…';
export const saved = 'Guardias guardadas';
export const putBack = 'Guardias restablecidas';

// Trying it.
export const testRing = 'Aviso de prueba';
export const testRingLead = 'Avisa a una persona por correo, como una alarma, y dice si lo recibió.';
export const whom = 'A quién';
export const ring = 'Avisar';
export const wasRung = 'Aviso enviado a {name}';
export const onlyRungHears = 'Solo quien recibió el aviso puede decir que llegó.';
export const ringLine = '{by} avisó a {name}, {when}.';
export const heardWithin = 'Recibido en {time}.';
export const notHeard = 'Aún sin respuesta.';
export const iHeard = 'Lo recibí';
export const thanks = 'Gracias. Sus colegas ven que llegó.';

export const ringSubject = 'Aviso de prueba: ¿le llega?';
export const ringText =
  'Hola, {person}:\n\n{by} prueba si una alarma le llegaría. Nadie está en peligro.\n\nDiga que llegó: {link}\n\nPorchlight\n';
