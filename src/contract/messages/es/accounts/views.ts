// Saved views of a table.
export const nameNeeded = 'Escriba un nombre.';
export const nameTooLong = 'Use como máximo 60 caracteres.';
export const nameTaken = 'Ya tiene una vista con este nombre.';
export const tooMany = 'Puede guardar 50 vistas de una tabla como máximo. Quite una primero.';

// The row of views over a table.
export const views = 'Vistas';
export const allRows = 'Todo';
export const saveView = 'Guardar vista';
export const saveViewTitle = 'Guardar esta vista';
export const saveViewLead = 'Los filtros y el orden que ve ahora, con un nombre que usted elija.';
export const nameLabel = 'Nombre';
export const saving = 'Guardando...';
export const viewSaved = 'Se guardó “{view}”';
export const changeView = 'Cambiar la vista {view}';
export const renameView = 'Renombrar';
export const renameTitle = 'Renombrar “{view}”';
export const updateView = 'Guardar estos filtros en ella';
export const viewUpdated = 'Se cambió “{view}”';
export const copyLink = 'Copiar enlace';
export const linkCopied = 'Enlace copiado';
export const removeView = 'Quitar';
export const viewRemoved = 'Se quitó “{view}”';
export const viewRestored = 'Se restauró “{view}”';
export const viewsFailed = 'No se pudieron cargar sus vistas.';
export const linkNotCopied = 'No pudimos copiar el enlace. Está en la barra de direcciones de su navegador.';
