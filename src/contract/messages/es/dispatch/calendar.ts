// A visit in the calendar of whoever has the job.
export const calendar = 'Visitas de Porchlight';
export const calendarFor = 'Visitas para {owner}';
// {trade} is a label, {subject} what is wrong.
export const visit = '{trade}: {subject}';
export const cancelledVisit = 'Cancelada: {subject} ({trade})';
export const about = '{property} ({reference}). Para ver el trabajo, abra el enlace de su mensaje.';
// The links to it.
export const addVisit = 'Agregar a mi calendario';
export const allVisits = 'Calendario de mis visitas';
export const allVisitsHint = 'Agréguelo a su calendario por su dirección y se actualizará por sí solo.';
