// Papers of a job: invoices of its contractor, and what its owner or the desk keeps with it.
export const filesTitle = 'Facturas y archivos';
export const invoicesTitle = 'Factura';
export const invoiceHint = 'Un PDF o una foto. {owner} puede abrirla enseguida.';
export const addInvoice = 'Agregar factura';
export const addFile = 'Agregar archivo';
export const invoiceSending = 'Factura en camino';
export const removeFile = 'Quitar {file}';
export const removeFileTitle = '¿Quitar {file}?';
export const removeFileText = 'Desaparece para todos y no se puede recuperar.';
export const remove = 'Quitar';
export const removedFile = 'Se quitó {file}';
export const addedFile = 'Se agregó {file}';
export const invoiceBy = 'Factura de {who}, {when}';
export const fileBy = 'De {who}, {when}';
export const noFiles = 'Todavía no hay factura.';
export const tooManyFiles = 'Esta orden de trabajo ya tiene {most} archivos.';

// Lines of a work order's history.
export const invoiceAdded = '{who} agregó la factura {file}';
export const fileAdded = '{who} agregó el archivo {file}';
export const fileRemoved = '{who} quitó el archivo {file}';
