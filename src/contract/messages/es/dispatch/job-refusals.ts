// What a contractor is refused on a job's page, or behind a link that is over.
export const linkOver = 'Este enlace ya no abre un trabajo.';
export const linkOverCall = 'Este enlace ya no abre un trabajo. Para pedir uno nuevo, llame al {phone}.';
export const pageLinkOver =
  'Este enlace ya no abre sus trabajos. Use el de su mensaje más reciente o llame al {phone}.';
export const takenBack = 'El propietario retiró este trabajo, o ya terminó. Por favor, no vaya.';
export const takenBackCall =
  'El propietario retiró este trabajo, o ya terminó. Por favor, no vaya. ¿Preguntas? Llame al {phone}.';
export const taken = 'Otro contratista fue más rápido y tiene este trabajo. Por favor, no vaya.';
export const takenCall =
  'Otro contratista fue más rápido y tiene este trabajo. Por favor, no vaya. ¿Preguntas? Llame al {phone}.';
export const acceptTimeOver = 'El plazo para aceptar este trabajo venció y pasó al siguiente contratista.';
export const notOpenToYou = 'Este trabajo ya no está disponible para usted.';
export const acceptFirst = 'Acepte primero el trabajo.';
export const setOffFirst = 'Indique primero que va en camino.';
export const startFirst = 'Empiece primero el trabajo.';
export const visitUnderWay = 'La visita ya está en curso.';
export const nobodyWaits = 'No hay hora acordada, así que todavía nadie le espera.';
export const noTimeYet = 'Todavía no hay hora acordada para este trabajo.';
export const lateTooOften = 'Ya avisó {count} veces hoy. Por favor, mejor llámenos.';
export const costNeedsApproval =
  'Es más de los {amount} que puede costar este trabajo. Pida primero la aprobación y luego termine.';
export const totalIsNotTheSum = 'Ese total no es la suma de las líneas.';
export const costSettled = 'Este trabajo ya tiene su costo. Para cambiarlo, llámenos.';
export const jobOver = 'Este trabajo terminó. Si todavía hay algo por pagar, llámenos.';
export const withinLimit = 'Está dentro del monto que ya tiene.';
export const askedAlready = 'El propietario ya tiene su pregunta. Espere la respuesta, por favor.';
export const askedTooOften = 'Ya preguntó {count} veces por este trabajo. Por favor, mejor llámenos.';
