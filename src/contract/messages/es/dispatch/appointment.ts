// "Agree on a visit": the owner or the desk says when the contractor comes.
export const agree = 'Acordar una visita';
export const change = 'Cambiar la visita';
export const explained = 'El huésped la ve en el chat, y {company} en la página del trabajo.';
export const knows = '{company} ya lo sabe';
export const knowsHint = 'Sin marcar, le avisamos por el medio que prefiere.';
export const zoneHint = 'Las horas son las de la zona horaria de {property}.';
export const saveVisit = 'Guardar la visita';
export const saved = 'Visita acordada';
export const saveFailed = 'No se pudo guardar. Las horas siguen aquí.';
export const theContractor = 'El contratista';

// What the server refuses.
export const nobodyHasIt = 'Ningún contratista tiene aún este trabajo, así que no hay visita que acordar.';
export const underWay = 'El contratista va en camino o está trabajando, así que la visita ya no se puede cambiar.';
export const tooLong = 'Una visita puede durar 24 horas como máximo.';
