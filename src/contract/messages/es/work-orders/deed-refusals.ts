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
