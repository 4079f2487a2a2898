// Papers of a job: invoices of its contractor, and what its owner or the desk keeps with it.
export const filesTitle = 'Invoices and files';
export const invoicesTitle = 'Invoice';
export const invoiceHint = 'A PDF or a photo. {owner} can open it right away.';
export const addInvoice = 'Add Invoice';
export const addFile = 'Add File';
export const invoiceSending = 'Invoice on its way';
export const removeFile = 'Remove {file}';
export const removeFileTitle = 'Remove {file}?';
export const removeFileText = 'It is gone for everybody, and cannot be brought back.';
export const remove = 'Remove';
export const removedFile = '{file} removed';
export const addedFile = '{file} added';
export const invoiceBy = 'Invoice from {who}, {when}';
export const fileBy = 'From {who}, {when}';
export const noFiles = 'No invoice yet.';
export const tooManyFiles = 'This work order already has {most} files.';

// Lines of a work order's history.
export const invoiceAdded = '{who} added the invoice {file}';
export const fileAdded = '{who} added the file {file}';
export const fileRemoved = '{who} removed the file {file}';
