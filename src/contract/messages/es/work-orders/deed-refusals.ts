export const holdPast = 'Elija un día que aún no haya pasado.';
export const holdTooFar = 'Elija un día dentro de un año.';
export const holdReasonMissing = 'Diga qué se espera.';
export const notHeld = 'Este trabajo no está en espera.';
export const costMissing = 'Diga cuánto costó; 0 si nada.';
export const costOver =
  'Es más de los {amount} que puede costar este trabajo. El propietario puede subir el importe en Editar detalles.';
export const notesMissing = 'Diga qué se hizo.';
export const tradeFixed = 'Un contratista de este oficio tiene el trabajo. Retíreselo antes.';
export const limitIsOwners = 'Solo el propietario puede cambiar el importe máximo.';
export const mergeSelf = 'Elija otra orden de trabajo.';
export const mergeElsewhere = 'Elija una orden de la misma propiedad.';
export const mergeOver = 'Esa orden ya terminó. Elija una abierta.';
export const mergeOtherWay = 'Nadie ha comprobado al huésped de esa, pero sí al de esta. Una esa a esta.';
export const mergeCosts = 'Una tiene su costo por líneas y la otra solo en total. No se pueden sumar.';
export const notMerged = 'Este trabajo no está unido a otro.';
export const mergeOvertaken = 'Desde entonces se hizo algo. Reabra esta o abra una orden nueva.';
